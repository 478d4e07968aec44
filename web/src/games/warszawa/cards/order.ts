/** In which order a hand is held, by army or what fits the fight first; while cards are chosen it stays so. */
import type { Card, Printed } from '../types';

export type Order = 'fit' | 'army';

export function sorted(
  cards: readonly number[],
  printed: Printed,
  order: Order,
  counts: ReadonlyMap<string, number | null>,
): number[] {
  const colours = printed.armies.map(({ side, colour }) => `${side} ${colour}`);
  const army = ({ side, colour }: Card): number => {
    const found = colours.indexOf(`${side} ${colour}`);
    return found < 0 ? colours.length : found;
  };
  const fit = ({ id }: Card): number => (order === 'fit' ? -(counts.get(id) ?? (counts.has(id) ? -1 : 0)) : 0);
  return [...cards].sort((a, b) => {
    const [one, other] = [printed.cards[a]!, printed.cards[b]!];
    return fit(one) - fit(other) || army(one) - army(other) || other.strength - one.strength || a - b;
  });
}

/** A hand as it is held: a card keeps its place until others are drawn, a fight begins or another order is wished. */
export class Held {
  #cards: number[] = [];
  #reason = '';

  of(
    cards: readonly number[],
    printed: Printed,
    order: Order,
    counts: ReadonlyMap<string, number | null>,
    fight: string,
  ): number[] {
    const isWeighed = cards.every((n) => counts.has(printed.cards[n]!.id));
    const reason = `${fight} ${order} ${isWeighed}`;
    const isKnown = cards.every((n) => this.#cards.includes(n));
    this.#cards =
      reason === this.#reason && isKnown
        ? this.#cards.filter((n) => cards.includes(n))
        : sorted(cards, printed, order, counts);
    this.#reason = reason;
    return this.#cards;
  }
}

/** The cards at one's front in the order in which they were laid: the server tells only which they are. */
export class Laid {
  #cards: number[] = [];

  /** `now`: the front as it is, `front`: as it is shown, while what happened meanwhile is being told. */
  of(front: readonly number[], now: readonly number[] = front): number[] {
    const kept = this.#cards.filter((n) => now.includes(n));
    if (now.length) this.#cards = [...kept, ...now.filter((n) => !kept.includes(n))];
    const known = this.#cards.filter((n) => front.includes(n));
    return [...known, ...front.filter((n) => !known.includes(n))];
  }
}
