/** The cards of the other side that one was let look at, while that is told. */
import type { Stroke } from '../../../table/telling/strokes';
import type { Told } from '../../../wire/types';

export const isSeen = ({ event }: Pick<Told, 'event'>): boolean => event === 'reserves-seen';

/** Their ids; none: the stroke tells of something else. */
export function seenIn(now: Pick<Stroke, 'events'> | null): string[] {
  return (now?.events.filter(isSeen) ?? []).flatMap(({ fields }) => fields.cards as string[]);
}
