/** The front of each table as its cards were laid, the same for the hand and for the panel of the fight. */
import type { Table } from '../../../table/table.svelte';
import { Laid } from '../cards/order';
import type { View } from '../types';

const known = new WeakMap<Table, Laid>();

export function laidOf(table: Table, front: readonly number[]): number[] {
  let laid = known.get(table);
  if (!laid) known.set(table, (laid = new Laid()));
  return laid.of(front, (table.moment?.view as View | undefined)?.front);
}
