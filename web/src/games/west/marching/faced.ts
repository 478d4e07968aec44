/** Where a stack looks: the hex behind the edge that it faces. */
import type { Cell, Ways } from '../../hexes/picture';
import { ANGLES } from '../counters/shapes';

export function faced(ways: Ways, hex: string, facing: string): Cell | null {
  const [cell, angle] = [ways.cells.get(hex), ANGLES[facing]];
  if (!cell || angle === undefined) return null;
  const turn = (angle * Math.PI) / 180;
  return ways.towards(cell, Math.cos(turn), Math.sin(turn));
}
