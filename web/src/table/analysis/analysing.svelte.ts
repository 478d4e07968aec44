/** The analysis of a table: begun when someone wishes, asked about until it is there, kept while the page is open. */
import { faultOf } from '../../words/fault';
import { words } from '../../words/words.svelte';
import type { AnalysisFound } from '../../wire/types';
import type { Table } from '../table.svelte';

const [PAUSE, DEEPEST] = [900, 2];

export class Analysing {
  /** The last that came to its end. */
  found = $state.raw<AnalysisFound | null>(null);
  /** How far the one under way is; null: none is. */
  progress = $state<number | null>(null);
  fault = $state('');
  #closed = false;

  constructor(private readonly table: Table) {}

  /** Whether it is to be had here: after the end by all; during a game by a player who may have hints. */
  get isOpen(): boolean {
    const { info, moment, seat, seats } = this.table;
    if (!info?.hints || !moment || moment.lesson) return false;
    if (info.kind === 'analysis') return seats.length > 0;
    return Boolean(moment.outcome) || info.kind !== 'game' || seat !== null;
  }

  /** Whether the game has gone on since. */
  get isOld(): boolean {
    return this.found !== null && this.found.version < (this.table.moment?.version ?? 0);
  }

  get canGoDeeper(): boolean {
    return this.found !== null && this.found.depth < DEEPEST && this.progress === null;
  }

  deeper(): Promise<void> {
    return this.begin((this.found?.depth ?? -1) + 1, this.found?.version);
  }

  async begin(depth = 0, version = this.table.moment?.version ?? 0): Promise<void> {
    if (this.progress !== null) return;
    const { table } = this;
    const seat = table.seat;
    this.progress = 0;
    this.fault = '';
    try {
      while (!this.#closed) {
        const told = await table.connection.ask<AnalysisFound>({ type: 'ask-analysis', seat, version, depth });
        this.progress = told.progress;
        if (told.analysis) {
          await Promise.all([words.load('hinting'), words.load(`reasons-${table.tell?.stem ?? ''}`)]);
          this.found = told;
          return;
        }
        await new Promise((done) => setTimeout(done, PAUSE));
      }
    } catch (error) {
      this.fault = faultOf(error, (who) => table.tell?.seat(who) ?? who);
    } finally {
      this.progress = null;
    }
  }

  close(): void {
    this.#closed = true;
  }
}

const known = new WeakMap<Table, Analysing>();

/** The one of a table: it stays when another panel is looked at. */
export function analysingOf(table: Table): Analysing {
  let found = known.get(table);
  if (!found) known.set(table, (found = new Analysing(table)));
  return found;
}
