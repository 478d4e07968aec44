/** What decides the game, or nearly: the Reds come into a field that they want, or attack who stands there. */
import type { Told } from '../../../wire/types';
import { PRIZE, type Printed, type View } from '../types';

/** Where the target of an attack stands: it is bound there until the fight. */
function fieldOf(id: unknown, printed: Printed, view: View): string | undefined {
  const army = printed.armies.findIndex((known) => known.id === id);
  return printed.fields[view.at[army] ?? -1]?.id;
}

export function isPrized({ event, fields }: Pick<Told, 'event' | 'fields'>, printed: Printed, view: View): boolean {
  if (!String(fields.army).startsWith('su-')) return false;
  const field =
    event === 'army-moved' ? fields.field : event === 'attack-ordered' ? fieldOf(fields.target, printed, view) : null;
  return printed.fields.some(({ id, points }) => id === field && points > PRIZE);
}
