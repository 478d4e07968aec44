/** The front of each table as its cards were laid, the same for the hand and for the panel of the fight. */
import type { Table } from '../../table/table.svelte';
import { Laid } from './order';

const known = new WeakMap<Table, Laid>();

export function laidOf(table: Table): Laid {
  let laid = known.get(table);
  if (!laid) known.set(table, (laid = new Laid()));
  return laid;
}
