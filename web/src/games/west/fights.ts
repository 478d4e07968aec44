/** Combats as the journal tells them: declared, coordinated, decided, and all that followed. */
import type { Told } from '../../wire/types';

export interface Fought {
  declared: Told;
  coordination: Told | null;
  cards: Told[];
  decided: Told;
  after: Told[];
}

const FOLLOWS =
  /^(losses-due|unit-weakened|unit-eliminated|retreated|no-retreat|pursued|leader-removed|depot-removed|unit-interned|entered-prussia|stack-turned|card-lapsed)$/;

/** The last combat that was decided among these events; the last of all, or the one that was decided at a version. */
export function lastFight(told: readonly Told[], version?: number): Fought | null {
  const at = told.findLastIndex(
    (one) => one.event === 'combat-resolved' && (version === undefined || one.version === version),
  );
  if (at < 0) return null;
  const start = told.slice(0, at).findLastIndex((one) => one.event === 'attack-declared');
  if (start < 0) return null;
  const between = told.slice(start, at);
  const rest = told.slice(at + 1);
  const end = rest.findIndex((one) => !FOLLOWS.test(one.event));
  return {
    declared: told[start]!,
    coordination: between.find((one) => one.event === 'coordination-rolled') ?? null,
    cards: between.filter((one) => one.event === 'combat-card-used'),
    decided: told[at]!,
    after: end < 0 ? rest : rest.slice(0, end),
  };
}

export const diceOf = (told: Told | null): number[] =>
  Array.isArray(told?.fields.dice) ? (told.fields.dice as number[]) : [];
