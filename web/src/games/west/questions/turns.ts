/** Phases in which both sides act in turn: who has acted so far, who acts now, and who has passed. */
import type { Told } from '../../../wire/types';
import { whose } from '../../../table/journal/journal';
import type { View } from '../types';

/** Phases of turns, and the events that are one turn of a side. */
export const TURNS: Readonly<Record<string, RegExp>> = {
  depots: /^depot-(founded|removed)$/,
  markers: /^marker-placed$/,
  orders: /^(march-ordered|stack-turned|marker-discarded)$/,
  headquarters: /^leader-moved$/,
  withdrawal: /^withdrew$/,
  attacks: /^attack-declared$/,
  strategic: /^strategic-move$/,
};

/** The sides of the turns that were taken in the running phase, in their order. */
export function taken(told: readonly Told[], phase: string, most: number): string[] {
  const kind = TURNS[phase];
  if (!kind) return [];
  const start = told.findLastIndex((one) => one.event === 'phase-begun');
  const found: { side: string; version: number }[] = [];
  for (const one of told.slice(start + 1)) {
    if (!kind.test(one.event) || (one.event === 'depot-removed' && one.fields.how !== 'own-will')) continue;
    const side = whose(one);
    const last = found.at(-1);
    // A march and the facing that ends it are one turn.
    if (last?.side === side && one.event === 'stack-turned') continue;
    found.push({ side, version: one.version });
  }
  return found.slice(-most).map(({ side }) => side);
}

/** Whether a side does no more in this phase: it has passed, or has no marker left to give an order with (7.1/e). */
export function isDone({ phase, passed, stacks }: Pick<View, 'phase' | 'passed' | 'stacks'>, side: string): boolean {
  if (phase === 'orders') return !stacks.some((stack) => stack.side === side && stack.markers > 0);
  return passed[side === 'ru' ? 1 : 0] ?? false;
}
