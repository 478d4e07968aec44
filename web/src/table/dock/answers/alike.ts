/**
 * Answers that come to the very same, as ways over other hexes to one end: the server says which (`try` with `others`),
 * and one of them is offered. The client knows no rule.
 */
import type { Option, Outlook, Question } from '../../../wire/types';
import type { Wire } from '../../../words/tell';

/** So many are compared at once, and so many times over, at the most. */
const [MOST, ROUNDS] = [12, 4];

/** Options that differ by nothing but the way to one end. */
export function ways(options: readonly Option[]): Option[][] {
  const found = new Map<string, Option[]>();
  for (const option of options) {
    const { path, ...rest } = option.wire;
    if (!Array.isArray(path)) continue;
    const key = JSON.stringify([path.at(-1), rest]);
    found.set(key, [...(found.get(key) ?? []), option]);
  }
  return [...found.values()].filter(({ length }) => length > 1);
}

/** The numbers of the options that another one stands for; `before`: what is given with them. */
export async function spare(
  question: Question,
  before: readonly Wire[],
  ask: (answers: Wire[], others: Wire[][]) => Promise<Outlook | null>,
): Promise<ReadonlySet<number>> {
  const dropped = new Set<number>();
  for (const group of ways(question.options)) {
    let left = group.slice(0, MOST);
    for (let round = 0; round < ROUNDS && left.length > 1; round++) {
      const [first, ...others] = left;
      const found = await ask(
        [...before, first!.wire],
        others.map(({ wire }) => [...before, wire]),
      );
      const alike = new Set((found?.alike ?? []).map((n) => others[n]));
      for (const one of alike) if (one) dropped.add(one.index);
      left = others.filter((one) => !alike.has(one));
    }
  }
  return dropped;
}
