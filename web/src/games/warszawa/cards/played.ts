/** Whose action card lies on the table while it is told. */
import type { Stroke } from '../../../table/telling/strokes';

/** The card that a stroke of the story says the other side has played; one's own one has seen. */
export function playedBy(now: Pick<Stroke, 'events'> | null, seat: string): string {
  const told = now?.events.findLast(({ event, fields }) => event === 'action-played' && fields.side !== seat);
  return told ? String(told.fields.card) : '';
}
