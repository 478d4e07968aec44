/** What towns are worth in the scenario of a table: asked once, while a part of the table is set up. */
import type { Table } from '../../table/table.svelte';
import type { Prizes } from './types';

class Asked {
  found = $state.raw<Prizes | null>(null);
}

const known = new WeakMap<Table, Asked>();

export function prizesOf(table: Table): Asked {
  let asked = known.get(table);
  if (!asked) {
    asked = new Asked();
    known.set(table, asked);
    void table
      .query<Prizes>('prizes')
      .then((found) => (asked!.found = found))
      .catch(() => known.delete(table));
  }
  return asked;
}
