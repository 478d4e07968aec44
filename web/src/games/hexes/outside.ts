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

/** Pixels between a sign and the corners of the room. */
const INSET = 26;

/** Whether a point lies in a room: beside the question one sees as well as over it. */
export function holds(room: Box, { x, y }: { x: number; y: number }): boolean {
  return x >= room.x && y >= room.y && x <= room.x + room.width && y <= room.y + room.height;
}

/** Things at points of the window, gathered by the edge of a room that they lie furthest behind. */
export function beyondOf<T>(things: readonly { thing: T; x: number; y: number }[], room: Box): Beyond<T>[] {
  const [right, bottom] = [room.x + room.width, room.y + room.height];
  const found = new Map<Edge, { thing: T; x: number; y: number }[]>();
  for (const one of things) {
    const over: [Edge, number][] = [
      ['left', room.x - one.x],
      ['right', one.x - right],
      ['top', room.y - one.y],
      ['bottom', one.y - bottom],
    ];
    const [edge, far] = over.reduce((most, next) => (next[1] > most[1] ? next : most));
    if (far > 0) found.set(edge, [...(found.get(edge) ?? []), one]);
  }
  const within = (at: number, low: number, high: number): number => Math.max(low + INSET, Math.min(at, high - INSET));
  return [...found].map(([edge, those]) => {
    const mean = (of: (one: { x: number; y: number }) => number): number =>
      those.reduce((sum, one) => sum + of(one), 0) / those.length;
    const x =
      edge === 'left'
        ? room.x
        : edge === 'right'
          ? right
          : within(
              mean((one) => one.x),
              room.x,
              right,
            );
    const y =
      edge === 'top'
        ? room.y
        : edge === 'bottom'
          ? bottom
          : within(
              mean((one) => one.y),
              room.y,
              bottom,
            );
    return { edge, things: those.map(({ thing }) => thing), x, y };
  });
}
