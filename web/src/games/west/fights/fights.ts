/** Combats as the journal tells them: declared, coordinated, decided, and all that followed. */
import type { Told } from '../../../wire/types';
import type { Modifier } from '../../../words/tell';

export interface Fought {
  declared: Told;
  /** What led from it to the dice: who was seen, whether the second stack came. */
  leads: Told[];
  coordination: Told | null;
  cards: Told[];
  /** Not before the dice have fallen. */
  decided: Told | null;
  after: Told[];
}

const FOLLOWS =
  /^(losses-due|unit-weakened|unit-eliminated|stack-seen|retreated|no-retreat|pursued|leader-removed|depot-removed|unit-interned|entered-prussia|stack-turned|card-lapsed)$/;

/** What leads from an attack to its result. */
const LEADS = /^(stack-seen|coordination-rolled|combat-card-used)$/;

/** What happened since the turn began: a fight is told of until its turn is over. */
export const thisTurn = (told: readonly Told[]): readonly Told[] =>
  told.slice(told.findLastIndex(({ event }) => event === 'turn-begun') + 1);

/** The last combat among these events: declared, and decided if it is by now. */
export function lastFight(told: readonly Told[]): Fought | null {
  const start = told.findLastIndex((one) => one.event === 'attack-declared');
  if (start < 0) return null;
  const since = told.slice(start + 1);
  const at = since.findIndex((one) => one.event === 'combat-resolved');
  const decided = since[at] ?? null;
  const between = decided ? since.slice(0, at) : since;
  const rest = decided ? since.slice(at + 1) : [];
  const end = rest.findIndex((one) => !FOLLOWS.test(one.event));
  return {
    declared: told[start]!,
    leads: between.filter((one) => LEADS.test(one.event)),
    coordination: between.find((one) => one.event === 'coordination-rolled') ?? null,
    cards: between.filter((one) => one.event === 'combat-card-used'),
    decided,
    after: end < 0 ? rest : rest.slice(0, end),
  };
}

/**
 * What came of it, a line for each unit: who is eliminated is not said to have been reduced before, and whom one sees
 * by it is no outcome.
 */
export function outcomes(after: readonly Told[]): Told[] {
  const gone = new Set(after.filter(({ event }) => event === 'unit-eliminated').map(({ fields }) => fields.unit));
  return after.filter(
    ({ event, fields }) => event !== 'stack-seen' && (event !== 'unit-weakened' || !gone.has(fields.unit)),
  );
}

/** Whether the story has come so far that a unit is reduced; what stands on the board may be further on. */
export function isWeakBy(
  unit: { id: string; isWeak: boolean; isOneSided: boolean },
  since: readonly Told[],
  heard: readonly Told[],
): boolean {
  const mine = since.filter(({ event, fields }) => STRENGTH.test(event) && fields.unit === unit.id);
  const last = mine.findLast((one) => heard.includes(one));
  if (last) return last.event !== 'unit-restored' && !unit.isOneSided;
  const [first] = mine;
  if (!first) return unit.isWeak;
  return first.event !== 'unit-weakened' && !unit.isOneSided;
}
const STRENGTH = /^unit-(weakened|eliminated|restored)$/;

/** Whether an event belongs to the story of a combat. */
export const isOf = (fight: Fought, one: Told): boolean =>
  one === fight.declared || one === fight.decided || fight.after.includes(one) || fight.leads.includes(one);

export const diceOf = (told: Told | null): number[] =>
  Array.isArray(told?.fields.dice) ? (told.fields.dice as number[]) : [];

/** Who fights: those who are counted, the second stack with them, and until the dice have fallen those declared. */
export function fightersOf({ declared, decided }: Fought, role: 'attack' | 'defence'): string[] {
  const parts = (decided?.fields[`${role}_modifiers`] ?? []) as Modifier[];
  const counted = parts.filter(({ key, of }) => /unit/.test(key) && of).map(({ of }) => of!);
  const shown = declared.fields[role === 'attack' ? 'units' : 'target'];
  return counted.length ? counted : Array.isArray(shown) ? shown.map(String) : [];
}
