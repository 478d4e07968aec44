/**
 * How it would end now, as far as the story has come: what stands over the map and what has been told are one. It is
 * asked anew for each moment that is shown, and what comes late is not shown.
 */
import type { Table } from '../../../table/table.svelte';
import { tellingOf } from '../../../table/telling/telling.svelte';
import type { Standing } from '../types';

/** How it stands changes slowly: it is asked when the moment has settled, so many milliseconds later. */
const SETTLES = 120;

export class Stands {
  found = $state.raw<Standing | null>(null);
  #timer: ReturnType<typeof setTimeout> | undefined;

  constructor(private readonly table: Table) {}

  /** The moment that is told or looked at; null: the present. */
  readonly at = $derived.by(() => {
    const { table } = this;
    const { known } = tellingOf(table);
    const isRead = known.length === table.told.length;
    // Before anything of it is told it stands as it did when the story began.
    const reached = isRead ? undefined : (known.at(-1)?.version ?? Math.max(0, table.told[0]!.version - 1));
    return table.asOf ?? (reached !== undefined && reached < (table.moment?.version ?? 0) ? reached : null);
  });

  #key = $derived.by(() => `${this.table.moment?.version} ${this.at}`);

  /** Follow what is shown; called while the board is set up. */
  follow(): void {
    $effect(() => {
      const key = this.#key;
      clearTimeout(this.#timer);
      this.#timer = setTimeout(() => void this.#ask(key), SETTLES);
      return () => clearTimeout(this.#timer);
    });
  }

  async #ask(key: string): Promise<void> {
    const found = await this.table.query<Standing>('standing', {}, this.at).catch(() => null);
    if (found && this.#key === key) this.found = found;
  }
}

const known = new WeakMap<Table, Stands>();

export function standingOf(table: Table): Stands {
  let stands = known.get(table);
  if (!stands) known.set(table, (stands = new Stands(table)));
  return stands;
}
