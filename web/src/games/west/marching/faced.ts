/** Where a stack looks: the hex behind the edge that it faces. */
import { Ways, type Cell } from '../../hexes/picture';
import { ANGLES } from '../counters/shapes';
import type { Printed, View } from '../types';

export function faced(ways: Ways, hex: string, facing: string): Cell | null {
  const [cell, angle] = [ways.cells.get(hex), ANGLES[facing]];
  if (!cell || angle === undefined) return null;
  const turn = (angle * Math.PI) / 180;
  return ways.towards(cell, Math.cos(turn), Math.sin(turn));
}

const known = new WeakMap<Printed, Ways>();

/** The hex that the stack in a hex looks at, and would attack; '' where it looks at none. */
export function facedFrom(printed: Printed, view: View, hex: string): string {
  let ways = known.get(printed);
  if (!ways) known.set(printed, (ways = new Ways(printed.picture)));
  const facing = view.stacks.find((stack) => stack.hex === hex)?.facing ?? '';
  return faced(ways, hex, facing)?.number ?? '';
}
