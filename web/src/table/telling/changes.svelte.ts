/** How something that is counted changed by what is told: asked of the server for both ends of it, and remembered. */
import { untrack } from 'svelte';
import type { Told } from '../../wire/types';
import type { Table } from '../table.svelte';
import { tellingOf, type Telling } from './telling.svelte';

export interface Change<S> {
  before: S;
  after: S;
}

const KEPT = 40;

/** From the position before the first of it to that after the last. */
const spanOf = (story: readonly Told[]): [number, number] | null => {
  const versions = story.map(({ version }) => version);
  return versions.length ? [Math.max(0, Math.min(...versions) - 1), Math.max(...versions)] : null;
};

export class Changes<S> {
  #found = $state.raw<ReadonlyMap<number, S>>(new Map());
  readonly #asked = new Set<number>();
  readonly #telling: Telling;
  /** The latest moment that was asked about: when the game has gone back, what was known after it stands no more. */
  #reached = 0;

  constructor(
    private readonly table: Table,
    private readonly ask: (version: number) => Promise<S>,
  ) {
    this.#telling = tellingOf(table);
  }

  /** Follow what is told, and all of it when it has been told; called while the board is set up. */
  follow(): void {
    $effect(() => {
      const telling = this.#telling;
      this.#goBack(this.table.moment?.version ?? 0);
      const span = telling.open ? telling.span : telling.awaits ? null : spanOf(telling.story);
      for (const version of span ?? []) void this.#look(version);
    });
  }

  #goBack(version: number): void {
    if (version < this.#reached) {
      const stands = ([at]: readonly [number, unknown]): boolean => at <= version;
      this.#found = new Map([...untrack(() => this.#found)].filter(stands));
      for (const at of this.#asked) if (at > version) this.#asked.delete(at);
    }
    this.#reached = version;
  }

  async #look(version: number): Promise<void> {
    if (this.#asked.has(version)) return;
    this.#asked.add(version);
    const found = await this.ask(version).catch(() => null);
    if (!this.#asked.has(version)) return;
    // What could not be asked is asked again.
    if (found === null) return void this.#asked.delete(version);
    this.#found = new Map([...this.#found, [version, found] as const].slice(-KEPT));
  }

  /** What these changed, the whole story or what is told now; null while it is not known. */
  by(story: readonly Told[]): Change<S> | null {
    const { now, span } = this.#telling;
    const [from, to] = (story === now?.events ? span : spanOf(story)) ?? [-1, -1];
    const [before, after] = [this.#found.get(from), this.#found.get(to)];
    return before === undefined || after === undefined ? null : { before, after };
  }
}
