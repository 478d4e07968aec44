/** What hand and fight show: what the question is about, unless a fight that has not been told would be known by it. */
import type { Table } from '../../../table/table.svelte';
import { tellingOf } from '../../../table/telling/telling.svelte';
import type { View } from '../types';

/** `staged`: how the board stands, which goes along with the story while the question stands already. */
export function heldBy(table: Table, staged: View): View {
  const telling = tellingOf(table);
  const isToCome = telling.withholds || telling.now?.kind === 'fight';
  return table.question && table.moment && !isToCome ? (table.moment.view as View) : staged;
}
