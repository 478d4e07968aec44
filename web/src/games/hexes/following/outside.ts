/**
 * What is asked about or told and lies outside the part of the board that is seen: gathered by the edge behind which it
 * lies, with a sign that covers neither counters nor goals nor another sign.
 */
import type { Box, Size } from '../../../board/rooms';

export type Edge = 'left' | 'right' | 'top' | 'bottom';

export interface Beyond<T> {
  edge: Edge;
  things: T[];
  /** The point of that edge which the middle of them all is nearest to, in pixels of the window. */
  x: number;
  y: number;
}
interface Point {
  x: number;
  y: number;
}

/** Pixels between a sign and the edge, between signs, and from one tried place to the next. */
const [GAP, BETWEEN, STEP] = [6, 4, 12];
/** How far into the map a sign is moved for the sake of what lies at the edge. */
const INWARD = [0, 20, 40, 64];
/** What covering costs, in pixels that one would rather go along the edge: a counter or goal, and another sign. */
const [COVERS, CLASHES] = [400, 4000];

/** Whether a point lies in a room: beside the question one sees as well as over it. */
export function holds(room: Box, { x, y }: Point): boolean {
  return x >= room.x && y >= room.y && x <= room.x + room.width && y <= room.y + room.height;
}

/** A room without its edges. */
export function within({ x, y, width, height }: Box, edge: number): Box {
  const [dx, dy] = [Math.min(edge, width / 2), Math.min(edge, height / 2)];
  return { x: x + dx, y: y + dy, width: width - 2 * dx, height: height - 2 * dy };
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

/** The line of a room along one of its edges. */
const lineOf = (room: Box, edge: Edge): Box =>
  ({
    left: { ...room, width: 0 },
    right: { ...room, x: room.x + room.width, width: 0 },
    top: { ...room, height: 0 },
    bottom: { ...room, y: room.y + room.height, height: 0 },
  })[edge];

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
    const lines = rooms.map((room) => lineOf(room, edge));
    return { edge, things: those.map(({ thing }) => thing), ...nearest(lines, middle) };
  });
}

const meets = (a: Box, b: Box, gap = 0): boolean =>
  a.x < b.x + b.width + gap && b.x < a.x + a.width + gap && a.y < b.y + b.height + gap && b.y < a.y + a.height + gap;

/** All places of a sign along the edges of the rooms, and some way into them. */
function placesOf(edge: Edge, { width, height }: Size, rooms: readonly Box[]): Box[] {
  const isUpright = edge === 'left' || edge === 'right';
  return rooms.flatMap((room) => {
    const [left, right] = [room.x + GAP, room.x + room.width - GAP - width];
    const [top, bottom] = [room.y + GAP, room.y + room.height - GAP - height];
    if (right < left || bottom < top) return [];
    const [from, to] = isUpright ? [top, bottom] : [left, right];
    const along = Array.from({ length: Math.floor((to - from) / STEP) + 1 }, (_, i) => from + i * STEP);
    return INWARD.flatMap((far) =>
      [...along, to].map((at): Box => {
        const x = isUpright ? (edge === 'left' ? left + far : right - far) : at;
        const y = isUpright ? at : edge === 'top' ? top + far : bottom - far;
        return { x: clamp(x, left, right), y: clamp(y, top, bottom), width, height };
      }),
    );
  });
}

export interface Sign<T> extends Beyond<T> {
  /** Its sizes: with all it says, or with as little as tells that there is something. */
  sizes: readonly Size[];
}
export type Laid<T> = Sign<T> & { box: Box; size: number };

/** Where each sign lies: near to where its things are, over nothing that is taken, and over no other sign. */
export function laidOut<T>(signs: readonly Sign<T>[], rooms: readonly Box[], taken: readonly Box[]): Laid<T>[] {
  const laid: Laid<T>[] = [];
  for (const sign of signs) {
    let best: { box: Box; size: number; cost: number } | null = null;
    for (const [size, one] of sign.sizes.entries()) {
      for (const box of placesOf(sign.edge, one, rooms)) {
        const [cx, cy] = [box.x + box.width / 2, box.y + box.height / 2];
        // Less is said only where that covers less.
        const near = Math.hypot(cx - sign.x, cy - sign.y) + (size ? COVERS / 2 : 0);
        if (best && near >= best.cost) continue;
        const clashes = laid.filter((other) => meets(box, other.box, BETWEEN)).length;
        const cost = near + COVERS * taken.filter((other) => meets(box, other)).length + CLASHES * clashes;
        if (!best || cost < best.cost) best = { box, size, cost };
      }
    }
    if (best) laid.push({ ...sign, box: best.box, size: best.size });
  }
  return laid;
}
