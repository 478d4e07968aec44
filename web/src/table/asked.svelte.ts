/** A curve whose values no event tells: they are asked of the server for each turn, what else is wished, and now. */
import { apart } from './apart.svelte';
import type { Told } from '../wire/types';
import type { Point } from './journal/curves';
import { turnsOf } from './telling/replay.svelte';
import type { Table } from './table.svelte';

export class Asked {
  points = $state.raw<Point[]>([]);
  #known = new Map<number, number>();
  #busy = false;
  /** The game moved on while the server was asked. */
  #again = false;
  /** The latest moment that was asked about: when the game has gone back, what was known after it stands no more. */
  #reached = 0;
  #undone = 0;

  constructor(
    private readonly table: Pick<Table, 'moment' | 'journal'>,
    private readonly ask: (version: number) => Promise<number | null>,
    /** Events besides the beginnings of turns after which the value is asked for. */
    private readonly also: (told: Told) => boolean = () => false,
  ) {}

  /** Ask for what is not known yet; what was asked when it was the present stays known. */
  async refresh(): Promise<void> {
    const version = this.table.moment?.version;
    if (version === undefined) return;
    if (version < this.#reached) {
      this.#undone += 1;
      for (const known of this.#known.keys()) if (known > version) this.#known.delete(known);
    }
    this.#reached = version;
    this.#again = true;
    if (this.#busy) return;
    this.#busy = true;
    try {
      while (this.#again) {
        this.#again = false;
        await this.#follow();
      }
    } catch {
      // A moment that cannot be asked about has no place on the curve.
    } finally {
      this.#busy = false;
    }
  }

  async #follow(): Promise<void> {
    const { journal } = this.table;
    const wished = journal.filter(this.also).map(({ version }) => version);
    const turns = turnsOf(journal).map(({ version }) => version);
    for (const version of new Set([this.#reached, 0, ...turns, ...wished]))
      if (version <= this.#reached && !this.#known.has(version)) await this.#learn(version);
    this.points = [...this.#known].sort(([a], [b]) => a - b).map(([version, value]) => ({ version, value }));
  }

  async #learn(version: number): Promise<void> {
    const undone = this.#undone;
    const value = await this.ask(version);
    if (value !== null && undone === this.#undone) this.#known.set(version, value);
  }
}

/** One for each table, made when it is first looked at. */
export function askedOnce<T extends object>(make: (table: Table) => T): (table: Table) => T {
  const kept = new WeakMap<Table, T>();
  return (table) => {
    let asked = kept.get(table);
    if (!asked) kept.set(table, (asked = apart(() => make(table))));
    return asked;
  };
}
