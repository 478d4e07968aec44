/** How a game stood over its time: small curves along the time-line, read from the journal or asked of the server. */
import type { Told } from '../../wire/types';

/** Above nought the first side is ahead, under it the second. */
export interface Point {
  version: number;
  value: number;
}
export interface Curve {
  id: string;
  label: string;
  points: Point[];
}

/**
 * A curve from events that each tell a change and where it led: what stood before the first of them follows from it.
 */
export function followed(
  journal: readonly Told[],
  read: (told: Told) => { value: number; change: number } | null,
): Point[] {
  const points: Point[] = [];
  for (const told of journal) {
    const found = read(told);
    if (!found) continue;
    if (!points.length) points.push({ version: 0, value: found.value - found.change });
    if (points.at(-1)!.version === told.version) points.at(-1)!.value = found.value;
    else points.push({ version: told.version, value: found.value });
  }
  return points;
}

/** What stood at a version. */
export function valueAt(points: readonly Point[], version: number): number {
  return points.findLast((point) => point.version <= version)?.value ?? points[0]?.value ?? 0;
}

/** The curve as a stepped area about nought, in a box of `last` by twice `most`. */
export function area(points: readonly Point[], last: number): string {
  if (!points.length) return '';
  let d = 'M0 0';
  points.forEach(({ version, value }, i) => {
    const until = points[i + 1]?.version ?? last;
    d += `L${version} ${-value}L${until} ${-value}`;
  });
  return `${d}L${last} 0Z`;
}

/** The curve as a stepped line. */
export function stepped(points: readonly Point[], last: number): string {
  return points
    .map(({ version, value }, i) => `${i ? 'L' : 'M'}${version} ${-value}H${points[i + 1]?.version ?? last}`)
    .join('');
}
