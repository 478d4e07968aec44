/** Where the card of a fight lies: in the first corner of the board in which it covers nothing of what it tells. */
import type { Box, Size } from '../../../board/rooms';

export type Corner = 'right top' | 'left top' | 'right low' | 'left low';

/** How far from the edges of the board it lies. */
export interface Edges {
  top: number;
  foot: number;
  left: number;
  right: number;
}

/** The card in a corner; where it is nearly as wide as the board, left and right are one. */
export function placed(corner: Corner, card: Size, board: Size, { top, foot, left, right }: Edges): Box {
  const isWide = card.width > board.width / 2 + left;
  const x = isWide
    ? (board.width - card.width) / 2
    : corner.startsWith('left')
      ? left
      : board.width - right - card.width;
  return { ...card, x, y: corner.endsWith('top') ? top : board.height - foot - card.height };
}

/** How much of some spots a box covers: each counts by how deep it lies under it. */
function covered(box: Box, spots: readonly (readonly [number, number])[], reach: number): number {
  const deep = spots.map(([x, y]) =>
    Math.min(
      x + reach - box.x,
      box.x + box.width - (x - reach),
      y + reach - box.y,
      box.y + box.height - (y - reach),
      2 * reach,
    ),
  );
  return deep.reduce((sum, one) => sum + Math.max(0, one), 0);
}

const CORNERS: readonly Corner[] = ['right top', 'left top', 'right low', 'left low'];

/** The corner for a card, one that it lies in already before all others: it does not hop about. */
export function cornerFor(
  spots: readonly (readonly [number, number])[],
  reach: number,
  card: Size,
  board: Size,
  edges: Edges,
  was: Corner | null = null,
): Corner {
  const corners = was ? [was, ...CORNERS.filter((one) => one !== was)] : CORNERS;
  const costs = corners.map((corner) => covered(placed(corner, card, board, edges), spots, reach));
  return corners[costs.indexOf(Math.min(...costs))]!;
}
