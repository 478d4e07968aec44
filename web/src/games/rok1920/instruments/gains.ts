/** What changed in points between two moments, and what it was for. */
import type { Standing } from '../types';

export interface Gain {
  side: string;
  points: number;
  rule: string;
  /** The hexes of places that came to count, or count no more. */
  hexes: string[];
}

/** The points that came or went, by side and rule: those of the first side first. */
export function gainsBetween(before: Standing, after: Standing): Gain[] {
  const keys = new Set([...Object.keys(before.score), ...Object.keys(after.score)]);
  return [...keys]
    .filter((key) => key.includes(' '))
    .map((key) => {
      const [side = '', rule = ''] = key.split(' ');
      const [was, is] = [before.places[key] ?? [], after.places[key] ?? []];
      const changed = [...is.filter((hex) => !was.includes(hex)), ...was.filter((hex) => !is.includes(hex))];
      return { side, rule, points: (after.score[key] ?? 0) - (before.score[key] ?? 0), hexes: changed };
    })
    .filter(({ points }) => points !== 0)
    .sort((a, b) => a.side.localeCompare(b.side) || Math.abs(b.points) - Math.abs(a.points));
}
