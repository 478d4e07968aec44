/** The secrets of seats that this browser holds, by table: whoever has them may play on. */

import type { TableInfo } from '../wire/types';

export interface Kept {
  table: string;
  game: string;
  /** Secrets by seat. */
  seats: Record<string, string>;
  /** Links to hand out, by seat. */
  links: Record<string, string>;
  watch: string;
  /** A game, a lesson or a board to think on, as soon as it is known. */
  kind?: TableInfo['kind'];
  at: number;
}

const KEY = 'sztab-tables';
const MOST = 200;

function read(): Kept[] {
  try {
    const found: unknown = JSON.parse(localStorage.getItem(KEY) ?? '[]');
    return Array.isArray(found) ? (found as Kept[]) : [];
  } catch {
    return [];
  }
}

class Keys {
  #kept = $state<Kept[]>(read());

  get all(): Kept[] {
    return this.#kept;
  }

  /** Tables that are games, or may be. */
  get games(): Kept[] {
    return this.#kept.filter(({ kind = 'game' }) => kind === 'game');
  }

  of(table: string): Kept | undefined {
    return this.#kept.find((kept) => kept.table === table);
  }

  /** A secret that opens the table: all seats of one player answer to the same session, so the first will do. */
  secret(table: string): string {
    const kept = this.of(table);
    return kept ? (Object.values(kept.seats)[0] ?? kept.watch) : '';
  }

  keep(change: Partial<Kept> & { table: string; game: string }): void {
    const before = this.of(change.table) ?? { seats: {}, links: {}, watch: '', at: Date.now() };
    const kept: Kept = {
      ...before,
      ...change,
      seats: { ...before.seats, ...change.seats },
      links: { ...before.links, ...change.links },
      at: Date.now(),
    };
    this.#write([kept, ...this.#kept.filter((other) => other.table !== change.table)].slice(0, MOST));
  }

  /** What kind of a table it is has been told. */
  sort(table: string, kind: TableInfo['kind']): void {
    if (this.of(table)?.kind !== kind)
      this.#write(this.#kept.map((kept) => (kept.table === table ? { ...kept, kind } : kept)));
  }

  forget(table: string): void {
    this.#write(this.#kept.filter((kept) => kept.table !== table));
  }

  #write(kept: Kept[]): void {
    this.#kept = kept;
    try {
      localStorage.setItem(KEY, JSON.stringify(kept));
    } catch {
      // Without storage the seat is held as long as the page is open.
    }
  }
}

export const keys = new Keys();
