/** How a map steps aside for whoever was picked up: so that nothing floats over where he can go. */
import { seenIn, shifted, type Aim, type Frame, type Place, type Spot } from './framing';
import type { Box } from './rooms';

/** Where not all goals find room, it moves for a tenth more of the nearest, and not for less. */
const WORTH = 0.1;

const isUnder = ([x, y]: Spot, edge: number, floating: readonly Box[]): boolean =>
  floating.some(
    (box) => x > box.x - edge && x < box.x + box.width + edge && y > box.y - edge && y < box.y + box.height + edge,
  );

/**
 * Where the map goes, at the same scale and by the least that will do, so that what floats over it hides neither who
 * was picked up (`must`) nor his goals (`also`), the nearest of them where there is no room for all. Null: it stays.
 * What only lies beyond the window's edge moves nothing.
 */
export function uncovering(aim: Aim, from: Place, frame: Frame, floating: readonly Box[]): Place | null {
  const { must, also = [], pad } = aim;
  const { x, y, k } = from;
  const all = [...must, ...also];
  const seen = new Set(seenIn(all, aim, from, frame.rooms));
  const isHidden = (spot: Spot): boolean =>
    !seen.has(spot) && isUnder([x + k * spot[0], y + k * spot[1]], (k * pad) / 2, floating);
  if (!all.some(isHidden) && must.every((spot) => seen.has(spot))) return null;
  const away = ([a, b]: Spot): number => Math.min(...must.map(([c, d]) => Math.hypot(a - c, b - d)));
  const goals = must.length ? also.toSorted((a, b) => away(a) - away(b)) : [...also];
  const shows = (count: number): Place | null => shifted([...must, ...goals.slice(0, count)], aim, from, frame);
  let [most, none] = [0, goals.length + 1];
  while (none - most > 1) {
    const count = (most + none) >> 1;
    if (shows(count)) most = count;
    else none = count;
  }
  const to = shows(most);
  if (!to || most === goals.length) return to;
  const near = goals.slice(0, most);
  const gained = near.filter((spot) => !seen.has(spot)).length;
  return gained >= Math.max(1, WORTH * near.length) || must.some((spot) => !seen.has(spot)) ? to : null;
}
