/** Walking through the past by turns and steps, and the last turn of the enemy played again. */
import { dated } from '../../words/tell';
import { settings } from '../../shell/settings.svelte';
import type { Told } from '../../wire/types';
import type { Table } from '../table.svelte';

export interface Turn {
  version: number;
  label: string;
  side: string;
}

/** Where turns begin: rounds, stages and player-turns. */
export function turnsOf(journal: readonly Told[]): Turn[] {
  const found: Turn[] = [];
  for (const { event, version, fields } of journal) {
    if (!/^(round|stage|turn)-/.test(event) || found.at(-1)?.version === version) continue;
    const mark = fields.day ?? fields.date ?? fields.hour ?? fields.round ?? fields.stage ?? fields.turn ?? '';
    found.push({ version, label: dated(String(mark)), side: typeof fields.side === 'string' ? fields.side : '' });
  }
  return found;
}

/** The last turn of the others: from its beginning to one's own next turn, or to the present. */
export function lastTurn(
  journal: readonly Told[],
  seat: string | null,
  own: number,
  last: number,
): { from: number; to: number } {
  const turns = turnsOf(journal).filter((turn) => turn.side);
  const theirs = turns.findLastIndex((turn) => turn.side !== seat);
  if (theirs >= 0) return { from: turns[theirs]!.version, to: turns[theirs + 1]?.version ?? last };
  return { from: Math.max(0, own > 0 && own < last - 1 ? own : last - 12), to: last };
}

const A_STEP = 450;
const WITHOUT_MOTION = 250;
/** What only opens a phase or tells a roll is passed quickly. */
const QUIET = 140;
const SEEN =
  /moved|entered|attack|fight|combat|fire|shot|melee|played|dispersed|destroyed|retreat|withdr|weaken|eliminat|lost|placed|taken|rail|arriv/;

export class Replay {
  playing = $state(false);
  /** How far it has come, of how many steps. */
  step = $state(0);
  steps = $state(0);
  #run = 0;

  constructor(private readonly table: Table) {}

  get at(): number {
    return this.table.past?.version ?? this.table.moment?.version ?? 0;
  }

  get versions(): number[] {
    return [...new Set(this.table.journal.map((told) => told.version))];
  }

  async go(by: number): Promise<void> {
    const { at, versions } = this;
    const next = by > 0 ? versions.find((version) => version > at) : versions.findLast((version) => version < at);
    await this.table.visit(next ?? (by > 0 ? Infinity : 0));
  }

  async turn(by: number): Promise<void> {
    const { at } = this;
    const turns = turnsOf(this.table.journal);
    const next = by > 0 ? turns.find(({ version }) => version > at) : turns.findLast(({ version }) => version < at);
    await this.table.visit(next?.version ?? (by > 0 ? Infinity : 0));
  }

  stop(): void {
    this.playing = false;
    this.#run += 1;
  }

  /** From the present: the last enemy turn, then back to now; from the past: on from there. */
  async play(): Promise<void> {
    if (this.playing) {
      this.stop();
      return;
    }
    const run = (this.#run += 1);
    const last = this.table.moment?.version ?? 0;
    const span = this.table.past
      ? { from: this.at, to: last }
      : lastTurn(this.table.journal, this.table.seat, this.table.own, last);
    const versions = this.versions.filter((version) => version > span.from && version <= span.to && version < last);
    this.playing = true;
    [this.step, this.steps] = [0, versions.length];
    if (!this.table.past) await this.table.visit(span.from);
    for (const version of versions) {
      const loud = this.table.journal.some((told) => told.version === version && SEEN.test(told.event));
      await pause(loud ? (settings.moves ? A_STEP : WITHOUT_MOTION) : QUIET);
      if (this.#run !== run) return;
      await this.table.visit(version);
      if (this.#run !== run) return;
      this.step += 1;
    }
    await pause(A_STEP * 2);
    if (this.#run !== run) return;
    await this.table.visit(Infinity);
    this.playing = false;
  }
}

const pause = (ms: number): Promise<void> => new Promise((done) => setTimeout(done, ms));
