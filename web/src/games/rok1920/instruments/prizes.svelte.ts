/** What towns are worth in the scenario of a table: asked once, while a part of the table is set up. */
import { apart } from '../../../table/apart.svelte';
import type { Table } from '../../../table/table.svelte';
import type { Prizes } from '../types';

class Asked {
  found = $state.raw<Prizes | null>(null);
  /** When it is known; null where it could not be asked. */
  readonly told: Promise<Prizes | null>;

  constructor(table: Table) {
    this.told = table
      .query<Prizes>('prizes')
      .then((found) => (this.found = found))
      .catch(() => {
        known.delete(table);
        return null;
      });
  }
}

const known = new WeakMap<Table, Asked>();

export function prizesOf(table: Table): Asked {
  let asked = known.get(table);
  if (!asked) known.set(table, (asked = apart(() => new Asked(table))));
  return asked;
}
