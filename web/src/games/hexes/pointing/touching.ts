/** What a finger meant: from afar hexes are smaller than it, and a counter that can be chosen beside it is meant. */
import type { Cell } from '../picture';

/** So far from the middle of a counter a finger may come down, in pixels of the screen. */
const REACH = 22;

/** The nearest of these cells within a finger's reach of a spot of the map. */
export function meantBy([x, y]: readonly [number, number], scale: number, cells: Iterable<Cell>): Cell | null {
  let [best, least]: [Cell | null, number] = [null, REACH / scale];
  for (const cell of cells) {
    const far = Math.hypot(cell.x - x, cell.y - y);
    if (far < least) [best, least] = [cell, far];
  }
  return best;
}
