/** The last attack of a story: declared, decided, and all that has come of it so far. */
import type { Told } from '../../../wire/types';

export interface LastAttack {
  declared: Told;
  /** Its dice; null: they have not fallen yet, or that has not been told. */
  roll: Told | null;
  after: readonly Told[];
}

const FOLLOWS = /^(weakened|eliminated|retreated|left-board|morale-shifted|place-taken|moved)$/;
const chapter = (rule: string): string => rule.split('.')[0]!;

/** `pursuit`: the rule of marches that belong to an attack. */
export function lastAttackOf(known: readonly Told[], pursuit: string): LastAttack | null {
  const from = known.findLastIndex(({ event }) => event === 'attack-declared');
  const declared = known[from];
  if (!declared) return null;
  const at = known.findIndex(({ event }, i) => i > from && event === 'attack-resolved');
  if (at < 0) return { declared, roll: null, after: [] };
  const next = known.slice(at + 1);
  const end = next.findIndex(
    ({ event, rule }) => !FOLLOWS.test(event) || (event === 'moved' && chapter(rule) !== chapter(pursuit)),
  );
  return { declared, roll: known[at]!, after: end < 0 ? next : next.slice(0, end) };
}
