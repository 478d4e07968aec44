/** What hand and fight show: what the question is about, unless a fight that has not been told would be known by it. */
import type { Table } from '../../../table/table.svelte';
import { tellingOf } from '../../../table/telling/telling.svelte';
import type { View } from '../types';

/** `staged`: how the board stands, which goes along with the story while the question stands already. */
export function heldBy(table: Table, staged: View): View {
  const telling = tellingOf(table);
  // A card that the other side makes one discard leaves the hand when that is told.
  const ahead = telling.open ? telling.strokes.slice(telling.at).flatMap(({ events }) => events) : [];
  const isTaken = ahead.some(({ event, fields }) => event === 'card-discarded' && fields.side === staged.seat);
  const isToCome = telling.withholds || telling.now?.kind === 'fight' || isTaken;
  return table.question && table.moment && !isToCome ? (table.moment.view as View) : staged;
}
