/** The odds of every attack that can be made now, each with all who are needed: weighed before one is chosen. */
import { ableTo } from '../../../table/dock/answers/ending.svelte';
import type { Table } from '../../../table/table.svelte';
import type { Question } from '../../../wire/types';
import type { Found, Needed } from './attack.svelte';

export interface Weighed {
  hex: string;
  /** Who is needed: the others that could take part add nothing. */
  units: string[];
  /** How likely the attack succeeds, and how likely the attacker loses something. */
  success: number;
  loss: number;
  /** An average over the ways in which hidden units may lie. */
  guessed: boolean;
}

/** Targets that are asked about at once. */
const TOGETHER = 6;

/** How likely a side loses something, whatever comes of the attack. */
export function lossOf({ rolls }: Pick<Found, 'rolls'>, side: string): number {
  const all = rolls.reduce((sum, { ways }) => sum + ways, 0);
  const bad = rolls.filter(({ losses }) => losses.some((loss) => loss.side === side));
  return all ? bad.reduce((sum, { ways }) => sum + ways, 0) / all : 0;
}

export class Glance {
  found = $state.raw<ReadonlyMap<string, Weighed>>(new Map());
  #for: Question | null = null;
  #done: Promise<void> = Promise.resolve();

  constructor(private readonly table: Table) {}

  /** A new question: all its targets are weighed, unless they are already. */
  look(question: Question | null): Promise<void> {
    const asked = question?.prompt === 'attack' ? question : null;
    if (asked === this.#for) return this.#done;
    this.#for = asked;
    this.found = new Map();
    this.#done = asked ? this.#weigh(asked) : Promise.resolve();
    return this.#done;
  }

  async #weigh(question: Question): Promise<void> {
    const targets = question.options.filter(({ wire }) => typeof wire.hex === 'string');
    for (let from = 0; from < targets.length && this.#for === question; from += TOGETHER) {
      const part = await Promise.all(
        targets.slice(from, from + TOGETHER).map(({ wire }) => this.#one(question, String(wire.hex), wire)),
      );
      if (this.#for !== question) return;
      const known = part.filter((one) => one !== null).map((one) => [one.hex, one] as const);
      this.found = new Map([...this.found, ...known]);
    }
  }

  async #one(question: Question, hex: string, wire: Question['options'][number]['wire']): Promise<Weighed | null> {
    const ahead = await this.table.ahead([wire]);
    const able = ableTo(ahead?.question ?? null);
    if (!able.length) return null;
    const needed = able.length > 1 ? await this.#needed(hex, able) : null;
    const units = needed?.units ?? able;
    const odds = await this.table.query<Found>('attack', { hex, units }).catch(() => null);
    return (
      odds && {
        hex,
        units,
        success: odds.success,
        loss: lossOf(odds, question.seat),
        guessed: odds.estimate !== undefined,
      }
    );
  }

  #needed(hex: string, units: string[]): Promise<Needed | null> {
    return this.table.query<Needed>('attackers', { hex, units }).catch(() => null);
  }

  /** The attack that is likeliest to succeed. */
  get best(): Weighed | null {
    return [...this.found.values()].sort((a, b) => b.success - a.success)[0] ?? null;
  }
}

const known = new WeakMap<Table, Glance>();

export function glanceOf(table: Table): Glance {
  let glance = known.get(table);
  if (!glance) known.set(table, (glance = new Glance(table)));
  return glance;
}
