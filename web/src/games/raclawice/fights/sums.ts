/** What the server answers about fire and melee in Racławice. */
import type { Modifier } from '../../../words/tell';

export interface Outcome {
  losses: number;
  withdraw: number;
  chance: number;
  rule: string;
}
export interface Test {
  unit: string;
  morale: number;
  total: number;
  modifiers: Modifier[];
  passed: number;
  odds: Outcome[];
}
export interface Danger {
  leader: string;
  odds: Record<string, number>;
  rule: string;
}
export interface Refused {
  refusal: string;
  rule: string;
  params: Record<string, unknown>;
}
export interface GunOdds {
  captured: number;
  hit?: number;
  effect?: number;
  rule: string;
  'hit-rule'?: string;
  'hit-modifier'?: number;
  'effect-modifier'?: number;
}
export interface Fire {
  rule: string;
  quotient?: number;
  row?: string;
  distance?: number;
  effect?: number;
  tests?: Test[];
  leaders?: Danger[];
  partners?: string[];
  strength?: number;
  odds?: GunOdds;
  refusal?: string;
}
export interface Clash {
  winner: string;
  loss: boolean;
  turns: number;
  chance: number;
}
export interface Tried {
  unit: string;
  morale: number;
  chance: number;
  rule: string;
  modifiers?: Modifier[];
}
export interface Melee {
  rule: string;
  attack: number;
  defence: number;
  attackers: Modifier[];
  defenders: Modifier[];
  strength: Record<string, number>;
  odds: Record<string, number>;
  outcomes: Clash[];
  lava: Tried | null;
  test: Tried | null;
}

/** The chance that a shot does anything to its target. */
export function hits(fire: Fire): number | null {
  if (fire.odds) return fire.odds.captured;
  if (!fire.tests?.length) return null;
  return 1 - fire.tests.reduce((all, test) => all * test.passed, 1);
}

/**
 * What each face of the die leads to: outcomes go by how far a test fails, so the mildest belong to the lowest faces.
 */
export function faces(test: Test, sides: number): (Outcome | null)[] {
  const found: (Outcome | null)[] = [];
  for (const outcome of [...test.odds].sort((a, b) => a.losses - b.losses || a.withdraw - b.withdraw))
    for (let n = Math.round(outcome.chance * sides); n > 0; n -= 1) found.push(outcome);
  return found.slice(0, sides);
}

export function percent(chance: number): string {
  return `${Math.round(100 * chance)}%`;
}
