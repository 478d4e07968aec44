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
/** How far into the map a sign is moved for the sake of what lies at the edge: further in it would name a place. */
const INWARD = [0, 14, 28];
/** What a pixel further into the map costs, in pixels that one would rather go along the edge. */
const DEEP = 3;
/** So much of the map beyond a line makes it no edge. */
const BEYOND = 12;
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

const meets = (a: Box, b: Box, gap = 0): boolean =>
  a.x < b.x + b.width + gap && b.x < a.x + a.width + gap && a.y < b.y + b.height + gap && b.y < a.y + a.height + gap;

/** The line of a room along one of its edges. */
const lineOf = (room: Box, edge: Edge): Box =>
  ({
    left: { ...room, width: 0 },
    right: { ...room, x: room.x + room.width, width: 0 },
    top: { ...room, height: 0 },
    bottom: { ...room, y: room.y + room.height, height: 0 },
  })[edge];

/** Pixels of a box along an edge. */
const spanOf = ({ x, y, width, height }: Box, edge: Edge): [number, number] =>
  edge === 'left' || edge === 'right' ? [y, y + height] : [x, x + width];

/**
 * The parts of a room's edge behind which nothing is seen: rooms overlap, and where one ends another may go on, so that
 * a sign there would lie in the middle of the map.
 */
function edgesOf(room: Box, edge: Edge, rooms: readonly Box[]): [number, number][] {
  const line = lineOf(room, edge);
  const [dx, dy] = { left: [-BEYOND, 0], right: [BEYOND, 0], top: [0, -BEYOND], bottom: [0, BEYOND] }[edge] as [
    number,
    number,
  ];
  const behind = rooms.filter((other) => meets({ ...line, x: line.x + dx, y: line.y + dy }, other, 1));
  let open = [spanOf(room, edge)];
  for (const other of behind) {
    const [from, to] = spanOf(other, edge);
    open = open.flatMap(([a, b]): [number, number][] => [
      [a, Math.min(b, from)],
      [Math.max(a, to), b],
    ]);
    open = open.filter(([a, b]) => b > a);
  }
  return open;
}

/** The true edges of all rooms, as lines. */
const outline = (edge: Edge, rooms: readonly Box[]): Box[] =>
  rooms.flatMap((room) =>
    edgesOf(room, edge, rooms).map(([from, to]) => {
      const line = lineOf(room, edge);
      return edge === 'left' || edge === 'right'
        ? { ...line, y: from, height: to - from }
        : { ...line, x: from, width: to - from };
    }),
  );

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
    return { edge, things: those.map(({ thing }) => thing), ...nearest(outline(edge, rooms), middle) };
  });
}

/** All places of a sign along the edges of the rooms, and some way into them. */
function placesOf(edge: Edge, { width, height }: Size, rooms: readonly Box[]): { box: Box; far: number }[] {
  const isUpright = edge === 'left' || edge === 'right';
  return rooms.flatMap((room) => {
    const [left, right] = [room.x + GAP, room.x + room.width - GAP - width];
    const [top, bottom] = [room.y + GAP, room.y + room.height - GAP - height];
    if (right < left || bottom < top) return [];
    const size = isUpright ? height : width;
    const along = edgesOf(room, edge, rooms).flatMap(([a, b]) => {
      const [from, to] = [a + GAP, b - GAP - size];
      return to < from
        ? []
        : [...Array.from({ length: Math.floor((to - from) / STEP) + 1 }, (_, i) => from + i * STEP), to];
    });
    return INWARD.flatMap((far) =>
      along.map((at): { box: Box; far: number } => {
        const x = isUpright ? (edge === 'left' ? left + far : right - far) : at;
        const y = isUpright ? at : edge === 'top' ? top + far : bottom - far;
        return { box: { x: clamp(x, left, right), y: clamp(y, top, bottom), width, height }, far };
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
      for (const { box, far } of placesOf(sign.edge, one, rooms)) {
        const [cx, cy] = [box.x + box.width / 2, box.y + box.height / 2];
        // Less is said only where that covers less.
        const near = Math.hypot(cx - sign.x, cy - sign.y) + DEEP * far + (size ? COVERS / 2 : 0);
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
