/** The points of an end: each seat's, with the rules that gave them, and what else was counted. */
import type { Outcome } from '../wire/types';

export interface Part {
  /** The rule that gives them, or the name of what was counted. */
  by: string;
  points: number;
}

export interface Scores {
  seats: { seat: string; points: number; parts: Part[] }[];
  /** Counted, but for no seat. */
  others: Part[];
}

/** A score names a seat, a seat and a rule (`pl A.5/a`), or something else that the end was measured by. */
export function scoresOf(outcome: Pick<Outcome, 'score'>, seats: readonly string[]): Scores {
  const all = Object.entries(outcome.score ?? {});
  const partsOf = (seat: string): Part[] =>
    all.flatMap(([key, points]) => (key.startsWith(`${seat} `) ? [{ by: key.slice(seat.length + 1), points }] : []));
  const isSeat = (key: string): boolean => seats.includes(key);
  return {
    seats: all.filter(([key]) => isSeat(key)).map(([seat, points]) => ({ seat, points, parts: partsOf(seat) })),
    others: all.flatMap(([by, points]) => (isSeat(by.split(' ')[0]!) ? [] : [{ by, points }])),
  };
}

/** Whether it is a rule's number, and not a word. */
export const isRule = (by: string): boolean => /\d/.test(by);
