/** What the best bot would do here: asked when the player wishes, and forgotten with the question. */
import type { Wire } from '../../../words/tell';
import { faultOf } from '../../../words/fault';
import { words } from '../../../words/words.svelte';
import type { HintTold, HintsFound } from '../../../wire/types';
import type { Light } from '../../face';
import type { Table } from '../../table.svelte';

/** The things that an answer names and that may lie on the board. */
export function thingsIn(wires: readonly Wire[]): string[] {
  return wires
    .flatMap(({ answer: _, ...fields }) => Object.values(fields))
    .flatMap((value) => (Array.isArray(value) ? value.slice(-1) : [value]))
    .filter((value): value is string => typeof value === 'string');
}

export class Hinting {
  found = $state.raw<HintsFound | null>(null);
  busy = $state(false);
  /** The choice that is looked at on the board, by its place: only then it can be done. */
  chosen = $state<number | null>(null);
  #for = '';
  /** A plan of several steps was begun at this question: the next one like it is asked about as well. */
  #begun: { prompt: string; version: number } | null = null;

  constructor(private readonly table: Table) {}

  /** Who is asked at the moment that is looked at, and what: now, or after the end at any moment. */
  get asked(): { seat: string; prompt: string; version: number | null } | null {
    const { question, past, info, moment } = this.table;
    // A lesson has hints of its own.
    if (!info?.hints || (moment?.lesson && moment.lesson.status !== 'left')) return null;
    if (past) {
      const open = moment?.outcome || info.kind !== 'game';
      if (!past.waiting || past.waiting.seat === 'chance' || !(open || past.question)) return null;
      return { ...past.waiting, version: past.version };
    }
    return question ? { seat: question.seat, prompt: question.prompt, version: null } : null;
  }

  /** The choices that the hints are about: those of the moment, and of what is picked up. */
  get #moment(): string {
    const { moment, past, selected, seat } = this.table;
    return JSON.stringify([seat, moment?.version, past?.version, selected?.answers]);
  }

  async ask(): Promise<void> {
    const { asked, table } = this;
    if (!asked || this.busy) return;
    const moment = this.#moment;
    this.busy = true;
    try {
      const [found] = await Promise.all([
        table.connection.ask<HintsFound>({
          type: 'ask-hints',
          seat: asked.seat,
          version: asked.version,
          answers: table.past ? [] : (table.selected?.answers ?? []),
        }),
        words.load('hinting'),
        words.load(`reasons-${table.tell?.stem ?? ''}`),
      ]);
      if (this.#moment !== moment) return;
      this.#for = moment;
      this.chosen = null;
      this.found = found;
    } catch (error) {
      table.notice = { text: faultOf(error, (seat) => table.tell?.seat(seat) ?? seat), refusals: [] };
    } finally {
      this.busy = false;
    }
  }

  /** Another question: what was said about the last one goes. */
  look(): void {
    if (this.found && this.#for !== this.#moment) this.found = null;
    this.#goOn();
  }

  /** What is left of a plan is shown once its first step is done; it ends with its question. */
  #goOn(): void {
    const { asked, table } = this;
    const begun = this.#begun;
    if (!begun || table.busy || table.past || table.moment?.version === begun.version) return;
    this.#begun = null;
    if (asked?.prompt === begun.prompt) void this.ask();
  }

  /** Its place among the choices of the bot, or nothing. */
  rank(wire: Wire): number | null {
    const key = JSON.stringify(wire);
    const at = this.found?.hints.findIndex(({ option }) => JSON.stringify(option.wire) === key) ?? -1;
    return at < 0 ? null : at + 1;
  }

  /** What the board marks, by rank: all of them, or the one that is looked at. */
  get marks(): NonNullable<Light['hinted']> {
    const { found, chosen } = this;
    return (found?.hints ?? [])
      .map(({ option, then }, i) => ({ rank: i + 1, things: thingsIn([option.wire, ...then]) }))
      .filter((_, i) => chosen === null || i === chosen);
  }

  /** Do as the bot would: with what follows, as one step. */
  follow(hint: HintTold): void {
    const { table } = this;
    const option = table.question?.options.find(({ index }) => index === hint.option.index);
    if (!option) return;
    const { found, asked } = this;
    this.#begun =
      found?.is_plan && found.hints.length > 1 && asked
        ? { prompt: asked.prompt, version: table.moment?.version ?? 0 }
        : null;
    if (table.question && table.needsConfirming(table.question, option, table.picks)) table.choose(option);
    else if (hint.then.length) void table.give([...(table.selected?.answers ?? []), option.wire, ...hint.then]);
    else table.choose(option);
    this.found = null;
  }
}
