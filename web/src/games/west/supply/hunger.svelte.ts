/** Who of one's own is out of supply just now: seen on the map and said wherever a unit is told of. */
import type { Table } from '../../../table/table.svelte';

const NOBODY: ReadonlySet<string> = new Set();

export class Hunger {
  units = $state.raw<ReadonlySet<string>>(NOBODY);
  #asked = '';

  constructor(private readonly table: Table) {}

  async ask(): Promise<void> {
    const { shown, seat, asOf } = this.table;
    const side = seat === 'ru' || seat === 'pl' ? seat : null;
    const asked = side && shown ? `${side} ${shown.version}` : '';
    if (asked === this.#asked) return;
    this.#asked = asked;
    if (!asked) this.units = NOBODY;
    else {
      const found = await this.table.query<{ cut_off: string[] }>('supply', { side }, asOf).catch(() => null);
      if (this.#asked === asked) this.units = new Set(found?.cut_off ?? []);
    }
  }
}

const known = new WeakMap<Table, Hunger>();

export function hungerOf(table: Table): Hunger {
  let hunger = known.get(table);
  if (!hunger) known.set(table, (hunger = new Hunger(table)));
  return hunger;
}
