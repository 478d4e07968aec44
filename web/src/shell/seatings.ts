/** Who can sit at a table of a scenario: an option of it may change the seats. */
import type { GameInfo, ScenarioInfo } from '../wire/types';

export type Chosen = Readonly<Record<string, string>>;

/** The seats of a table that plays with these options. */
export function seatsFor(scenario: ScenarioInfo, chosen: Chosen): string[] {
  for (const [option, seatings] of Object.entries(scenario.seatings ?? {})) {
    const seats = seatings[chosen[option] ?? ''];
    if (seats) return seats;
  }
  return scenario.seats;
}

/** How many can play a scenario: the fewest and the most. */
export function players(scenario: ScenarioInfo): [number, number] {
  const more = Object.values(scenario.seatings ?? {}).flatMap((seatings) => Object.values(seatings));
  const counts = [scenario.seats, ...more].map((seats) => seats.length);
  return [Math.min(...counts), Math.max(...counts)];
}

export interface Known extends Record<string, number> {
  turn: number;
  first: number;
  turns: number;
}

/** How many turns a table with these options has. */
export function turnsFor(scenario: ScenarioInfo, options: Record<string, string>): number {
  for (const [option, turns] of Object.entries(scenario.lengths ?? {})) {
    const chosen = turns[options[option] ?? ''];
    if (chosen) return chosen;
  }
  return scenario.turns;
}

/** Which turn of which it is, by the numbers that players know: a scenario may begin later than with the first. */
export function turnNamed(scenario: ScenarioInfo, options: Record<string, string>, turn: number): Known {
  const first = scenario.first_turn ?? 1;
  const before = first - 1;
  return { turn: turn + before, first, turns: turnsFor(scenario, options) + before };
}

/** The fewest and the most turns that a scenario may have. */
export function turnsRange(scenario: ScenarioInfo): [number, number] {
  const more = Object.values(scenario.lengths ?? {}).flatMap((turns) => Object.values(turns));
  return [Math.min(scenario.turns, ...more), Math.max(scenario.turns, ...more)];
}

/** How much both sides together decide in a minute, and from when on a game is counted in hours. */
const IN_A_MINUTE = 15;
const LONG = 90;

/** About how long a scenario takes whose players have so much to decide: by ten minutes, or by half hours. */
export function timeOf(answers: number): { unit: 'minutes' | 'hours'; count: number } {
  const minutes = answers / IN_A_MINUTE;
  return minutes < LONG
    ? { unit: 'minutes', count: Math.max(1, Math.round(minutes / 10)) * 10 }
    : { unit: 'hours', count: Math.round(minutes / 30) / 2 };
}

/** The same of the players of a whole game. */
export function playersOf(game: GameInfo): [number, number] {
  const counts = game.scenarios.flatMap(players);
  return counts.length ? [Math.min(...counts), Math.max(...counts)] : [0, 0];
}

/** Do two seats play one side? Then neither hides anything from the other. */
export function allied(game: GameInfo | undefined, one: string, other: string): boolean {
  const found = game?.scenarios.flatMap((scenario) => scenario.alliances ?? []) ?? [];
  return found.some((alliance) => alliance.includes(one) && alliance.includes(other));
}
