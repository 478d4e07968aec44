/** A curve whose values no event tells: they are asked of the server once for each turn, and for the present. */
import type { Point } from './journal/curves';
import { turnsOf } from './telling/replay.svelte';
import type { Table } from './table.svelte';

export class Asked {
  points = $state.raw<Point[]>([]);
  #known = new Map<number, number>();
  #busy = false;

  constructor(
    private readonly table: Table,
    private readonly ask: (version: number) => Promise<number | null>,
  ) {}

  /** Ask for what is not known yet; the present is asked anew when it has changed. */
  async refresh(): Promise<void> {
    const { moment, journal } = this.table;
    if (this.#busy || !moment) return;
    this.#busy = true;
    const turns = [0, ...turnsOf(journal).map(({ version }) => version)].filter((version) => version < moment.version);
    try {
      for (const version of turns)
        if (!this.#known.has(version)) {
          const value = await this.ask(version);
          if (value !== null) this.#known.set(version, value);
        }
      const now = await this.ask(moment.version);
      const points = turns
        .filter((version) => this.#known.has(version))
        .map((version) => ({ version, value: this.#known.get(version)! }));
      this.points = now === null ? points : [...points, { version: moment.version, value: now }];
    } catch {
      // A moment that cannot be asked about has no place on the curve.
    } finally {
      this.#busy = false;
    }
  }
}

/** One for each table, made when it is first looked at. */
export function askedOnce(make: (table: Table) => Asked): (table: Table) => Asked {
  const kept = new WeakMap<Table, Asked>();
  return (table) => {
    let asked = kept.get(table);
    if (!asked) kept.set(table, (asked = make(table)));
    return asked;
  };
}
