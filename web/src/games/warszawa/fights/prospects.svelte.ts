/** How many cards of the hand would count in each attack that can be ordered now: asked of the server, a query each. */
import type { Table } from '../../../table/table.svelte';
import type { Option, Question } from '../../../wire/types';
import type { Printed, View } from '../types';

export interface Attack {
  army: string;
  target: string;
}

/** Whom an answer sends against whom; null where it is no attack. */
export function attackIn(question: Pick<Question, 'about'>, { wire }: Option): Attack | null {
  if (wire.answer !== 'attack' || typeof wire.target !== 'string') return null;
  const army = wire.army ?? question.about.army;
  return typeof army === 'string' ? { army, target: wire.target } : null;
}

export const nameOf = ({ army, target }: Attack): string => `${army} x ${target}`;

/** Attacks for which no card fits, by the question that they answer: they are chosen twice. */
const hopeless = new WeakMap<Question, ReadonlySet<string>>();

export function isHopeless(question: Question, option: Option): boolean {
  const attack = attackIn(question, option);
  return attack !== null && (hopeless.get(question)?.has(nameOf(attack)) ?? false);
}

export class Prospects {
  /** By attack: how many cards of the hand would count. */
  fitting = $state.raw<ReadonlyMap<string, number>>(new Map());
  #asked: Question | null = null;
  #held = '';

  constructor(private readonly table: Table) {}

  async look(question: Question | null, printed: Printed, view: View): Promise<void> {
    // What is asked is asked of the cards that are held now, though the board may still show how it stood before.
    const { hand: cards } = (this.table.moment?.view ?? view) as View;
    const held = cards.join();
    if (question === this.#asked && held === this.#held) return;
    this.#asked = question;
    this.#held = held;
    this.fitting = new Map();
    const attacks = question?.options.flatMap((option) => attackIn(question, option) ?? []) ?? [];
    if (!question || !attacks.length) return;
    const hand = cards.map((n) => printed.cards[n]!.id);
    const ask = async (fight: string): Promise<[string, number]> => {
      const { returned } = await this.table.query<{ returned: string[] }>('strength', { fight, attack: hand });
      return [fight, hand.length - returned.length];
    };
    try {
      const found = await Promise.all([...new Set(attacks.map(nameOf))].map(ask));
      if (this.#asked !== question || this.#held !== held) return;
      this.fitting = new Map(found);
      hopeless.set(question, new Set(found.filter(([, count]) => !count).map(([fight]) => fight)));
    } catch {
      // A question that has gone meanwhile needs no numbers.
    }
  }

  /** The attack that is thought of: of the army that is chosen, or that has an order, on the target pointed at. */
  get pondered(): Attack | null {
    const { question, picks, considered } = this.table;
    if (!question) return null;
    const all = this.table.options.filter((option) => attackIn(question, option));
    const option = considered && all.includes(considered) ? considered : all[0];
    const army = picks.army ?? question.about.army;
    return option && typeof army === 'string' ? attackIn(question, option) : null;
  }
}

const known = new WeakMap<Table, Prospects>();

export function prospectsOf(table: Table): Prospects {
  let found = known.get(table);
  if (!found) known.set(table, (found = new Prospects(table)));
  return found;
}
