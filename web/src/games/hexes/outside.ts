/** What is asked about and lies outside the part of the board that is seen: by the edge behind which it lies. */
import type { Box } from '../../board/rooms';

export type Edge = 'left' | 'right' | 'top' | 'bottom';

export interface Beyond<T> {
  edge: Edge;
  things: T[];
  /** Where its sign lies, in pixels of the window. */
  x: number;
  y: number;
}
interface Point {
  x: number;
  y: number;
}

/** Pixels between the middle of a sign and the corners of a room: signs are wider than high. */
const [WIDE, HIGH] = [46, 26];

/** Whether a point lies in a room: beside the question one sees as well as over it. */
export function holds(room: Box, { x, y }: Point): boolean {
  return x >= room.x && y >= room.y && x <= room.x + room.width && y <= room.y + room.height;
}

const clamp = (at: number, low: number, high: number): number => Math.max(low, Math.min(at, Math.max(low, high)));

/** The point of some rooms that lies nearest to another one. */
function nearest(rooms: readonly Box[], { x, y }: Point): Point {
  const spots = rooms.map((room) => ({
    x: clamp(x, room.x, room.x + room.width),
    y: clamp(y, room.y, room.y + room.height),
  }));
  const away = (spot: Point): number => Math.hypot(spot.x - x, spot.y - y);
  return spots.reduce((best, one) => (away(one) < away(best) ? one : best));
}

/** Things at points of the window, gathered by where they lie from the nearest place that is seen. */
export function beyondOf<T>(things: readonly ({ thing: T } & Point)[], rooms: readonly Box[]): Beyond<T>[] {
  const found = new Map<Edge, ({ thing: T } & Point)[]>();
  const edgeOf = (one: Point): Edge | null => {
    const spot = nearest(rooms, one);
    const [dx, dy] = [one.x - spot.x, one.y - spot.y];
    if (!dx && !dy) return null;
    return Math.abs(dx) > Math.abs(dy) ? (dx < 0 ? 'left' : 'right') : dy < 0 ? 'top' : 'bottom';
  };
  for (const one of things) {
    const edge = edgeOf(one);
    if (edge) found.set(edge, [...(found.get(edge) ?? []), one]);
  }
  return [...found].map(([edge, those]) => {
    const mean = (of: (one: Point) => number): number => those.reduce((sum, one) => sum + of(one), 0) / those.length;
    const middle = { x: mean((one) => one.x), y: mean((one) => one.y) };
    // The sign lies at that edge of the rooms which the middle of them all is nearest to.
    const ends = rooms.map((room) => ({
      left: { ...room, width: 0 },
      right: { ...room, x: room.x + room.width, width: 0 },
      top: { ...room, height: 0 },
      bottom: { ...room, y: room.y + room.height, height: 0 },
    }));
    const spot = nearest(
      ends.map((end) => {
        const { x, y, width, height } = end[edge];
        const [across, down] = [Math.min(WIDE, width / 2), Math.min(HIGH, height / 2)];
        return { x: x + across, y: y + down, width: width - 2 * across, height: height - 2 * down };
      }),
      middle,
    );
    return { edge, things: those.map(({ thing }) => thing), ...spot };
  });
}
