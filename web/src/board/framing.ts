/** How a map moves by itself: only where it must, and as little as shows what is asked so that it can be read. */
import { boxOf, widest, type Box } from './rooms';

export type Spot = readonly [number, number];

/** Where a map lies in its window. */
export interface Place {
  x: number;
  y: number;
  k: number;
}

export interface Aim {
  /** What is seen in any case, from however far. */
  must: readonly Spot[];
  /** What is seen with it as long as it can be read: as many as can be. */
  also?: readonly Spot[];
  /** What is seen with them where the map moves anyhow and all of it can be read. */
  company?: readonly Spot[];
  /** The smallest scale at which it can be read, and the one that is good. */
  least: number;
  good: number;
  /** The room about a point: in the map's measure, and in pixels at least (for arrows). */
  pad: number;
  ring?: number;
  /** Nobody has looked at the board yet: it opens where most is seen. */
  isFirst?: boolean;
  /** The same was asked before: who sees some of it keeps his view. */
  isAgain?: boolean;
  /** Of what can be chosen, so much is in sight already, beside the best view: one stays. */
  some?: number;
  /** It is looked at in the middle, and not just brought into sight. */
  isCentred?: boolean;
}

export interface Frame {
  /** The parts of the window that nothing floats over. */
  rooms: readonly Box[];
  width: number;
  /** The smallest scale that there is. */
  lowest: number;
}

/** Pixels about a point where it is brought into sight: beside its hex, and at the most. */
const [EDGE, MOST] = [8, 40];
/** The share of its hex that is free where a point counts as seen, and that in pixels at the most. */
const [WHOLE, LARGE] = [0.85, 30];
/** The same where it lies well inside the room, and not at its edge; and the room about it once the map is moved. */
const [WELL, WELL_LARGE] = [1.4, 44];
const [INSIDE, INSIDE_LARGE] = [1.7, 64];
/** The share of the window's width by which a map is pushed aside, at most; further, it goes further away. */
const ASIDE = 0.3;
/** The share of the scale that one gives up for a wider room. */
const WORTH = 0.9;
/** Of what can be chosen, and of the goals of whoever was picked up, so much is in sight already: one stays. */
const [SOME, ENOUGH] = [0.75, 0.5];
/** What one of the company counts for beside one of those who can be chosen. */
const BESIDE = 0.5;
/** Tried lines along an axis when many points are parted. */
const LINES = 24;

const edgeAt = ({ pad, ring = 0 }: Aim, k: number): number => Math.max(ring, Math.min(MOST, pad * k + EDGE));

/** The points that lie free in the window, nearly all of their hexes with them; `isWell`: and not at its edge. */
export function seenIn(
  spots: readonly Spot[],
  aim: Aim,
  { x, y, k }: Place,
  rooms: readonly Box[],
  isWell = false,
): Spot[] {
  const part = isWell ? Math.min(WELL_LARGE, WELL * aim.pad * k) : Math.min(LARGE, WHOLE * aim.pad * k);
  const edge = Math.max((aim.ring ?? 0) / 2, part);
  return spots.filter(([a, b]) => {
    const [across, down] = [x + k * a, y + k * b];
    return rooms.some(
      (room) =>
        across >= room.x + edge &&
        across <= room.x + room.width - edge &&
        down >= room.y + edge &&
        down <= room.y + room.height - edge,
    );
  });
}

/** The largest scale at which a length with its edges lies in a room. */
function scaleAlong(length: number, room: number, { pad, ring = 0 }: Aim): number {
  const within = (edge: number): number => Math.max(1, room - 2 * edge) / Math.max(1e-6, length);
  const scaled = Math.max(1, room - 2 * EDGE) / Math.max(1e-6, length + 2 * pad);
  return Math.min(within(ring), Math.max(within(MOST), scaled));
}

/** The largest scale, up to `most`, at which points lie in one room, and where the map lies then. */
export function fitting(spots: readonly Spot[], aim: Aim, { rooms, lowest }: Frame, most: number): Place {
  const { x, y, width, height } = boxOf(spots, 0);
  const found = rooms.map((room) => {
    const [across, down] = [scaleAlong(width, room.width, aim), scaleAlong(height, room.height, aim)];
    const k = Math.max(lowest, Math.min(across, down, most));
    const [cx, cy] = [room.x + room.width / 2, room.y + room.height / 2];
    return { ...room, to: { x: cx - k * (x + width / 2), y: cy - k * (y + height / 2), k } };
  });
  return widest(found, ({ to }) => to.k, WORTH).to;
}

/**
 * The shortest way at the present scale that brings all points into one room, and well inside it where there is space;
 * null: there is no such room.
 */
export function shifted(spots: readonly Spot[], aim: Aim, from: Place, frame: Frame): Place | null {
  const edge = edgeAt(aim, from.k);
  const inside = Math.max(edge, Math.min(INSIDE_LARGE, INSIDE * aim.pad * from.k));
  return shiftedBy(spots, inside, from, frame) ?? shiftedBy(spots, edge, from, frame);
}

function shiftedBy(spots: readonly Spot[], edge: number, from: Place, { rooms }: Frame): Place | null {
  const { x, y, k } = from;
  const box = boxOf(spots, 0);
  const along = (low: number, high: number, start: number, length: number): number | null => {
    if (high - low > length) return null;
    return low < start ? start - low : high > start + length ? start + length - high : 0;
  };
  let best: Place | null = null;
  for (const room of rooms) {
    const [left, top] = [x + k * box.x - edge, y + k * box.y - edge];
    const dx = along(left, left + k * box.width + 2 * edge, room.x, room.width);
    const dy = along(top, top + k * box.height + 2 * edge, room.y, room.height);
    if (dx === null || dy === null) continue;
    if (!best || Math.hypot(dx, dy) < Math.hypot(best.x - x, best.y - y)) best = { x: x + dx, y: y + dy, k };
  }
  return best;
}

const lines = (values: number[]): number[] => {
  const all = [...new Set(values)].sort((a, b) => a - b);
  const step = Math.max(1, all.length / LINES);
  return Array.from({ length: Math.min(all.length, LINES) }, (_, i) => all[Math.floor(i * step)]!);
};

/**
 * Those of `also` that are seen together with all of `must` at a scale: as many as can be, with as much of their
 * company as can be, and near to a point. Whoever stands alone far behind is left out for the sake of the front.
 */
function together(aim: Aim, k: number, { rooms }: Frame, [cx, cy]: Spot): Spot[] {
  const { must, also = [], company = [] } = aim;
  const edge = edgeAt(aim, k);
  const all = [...must, ...also, ...company];
  let best: Spot[] = [];
  let most = 0;
  let nearest = Infinity;
  const sizes = rooms.map((room) => [(room.width - 2 * edge) / k, (room.height - 2 * edge) / k] as const);
  for (const [width, height] of sizes)
    for (const x of lines(all.map(([x]) => x))) {
      const isAcross = ([a]: Spot): boolean => a >= x && a <= x + width;
      const [column, others] = [also.filter(isAcross), company.filter(isAcross)];
      if (column.length + BESIDE * others.length < most || !must.every(isAcross)) continue;
      for (const y of lines([...must, ...column, ...others].map(([, y]) => y))) {
        const isDown = ([, b]: Spot): boolean => b >= y && b <= y + height;
        const found = column.filter(isDown);
        const worth = found.length + BESIDE * others.filter(isDown).length;
        if (worth < most || !found.length || !must.every(isDown)) continue;
        const box = boxOf(found, 0);
        const away = Math.hypot(box.x + box.width / 2 - cx, box.y + box.height / 2 - cy);
        if (worth === most && away >= nearest) continue;
        [best, most, nearest] = [found, worth, away];
      }
    }
  return best;
}

/** Where the map goes so that what is asked is seen and can be read; null: it stays. */
export function movement(aim: Aim, from: Place, frame: Frame): Place | null {
  const { must, also = [], company = [], good } = aim;
  const all = [...must, ...also];
  if (!all.length) return null;
  // What must be seen is seen from however far that takes.
  const lowest = Math.min(aim.least, must.length ? fitting(must, aim, frame, good).k : Infinity);
  const isRead = from.k >= lowest * 0.98 && !aim.isFirst;
  const cap = isRead ? from.k : good;
  // Under a hand, and for what must be seen if it fits in, one keeps the distance at which one can read.
  const keeps = isRead && (must.length ? fitting(must, aim, frame, cap).k > 0.999 * cap : aim.some !== undefined);
  const least = keeps ? from.k : lowest;
  const scaleOf = (spots: readonly Spot[]): number => fitting(spots, aim, frame, cap).k;
  const sees = (spots: readonly Spot[]): number => seenIn(spots, aim, from, frame.rooms).length;
  const isInside = seenIn(must, aim, from, frame.rooms, true).length === must.length;
  if (isRead && isInside && sees(all) === all.length) return null;
  const fits = scaleOf(all) >= 0.999 * least;
  const shown = fits ? [...all] : [...must, ...together(aim, least, frame, middleOf(from, frame))];
  // Where the rest is but more of the same, some of what would be shown will do.
  const isPart = !fits || must.length > 0 || aim.isAgain || aim.some !== undefined;
  const share = must.length ? ENOUGH : (aim.some ?? SOME);
  const enough = aim.isAgain && !must.length ? 1 : (shown.length - must.length) * share;
  if (isRead && isPart && also.length && isInside && sees(also) >= Math.max(1, enough)) return null;
  for (const one of company) if (scaleOf([...shown, one]) >= least) shown.push(one);
  if (isRead && !aim.isCentred) {
    const near = shifted(shown, aim, from, frame);
    if (near && (keeps || Math.hypot(near.x - from.x, near.y - from.y) <= frame.width * ASIDE)) return near;
  }
  return fitting(shown, aim, frame, cap);
}

/** The point of the map in the middle of the widest room. */
function middleOf({ x, y, k }: Place, { rooms }: Frame): Spot {
  const room = rooms.reduce((best, one) => (one.width * one.height > best.width * best.height ? one : best));
  return [(room.x + room.width / 2 - x) / k, (room.y + room.height / 2 - y) / k];
}

/** The map moved so far that land covers the window, along each way in which there is enough of it. */
export function covering({ x, y, k }: Place, land: Box, size: { width: number; height: number }): Place {
  const along = (at: number, from: number, span: number, room: number): number =>
    k * span < room ? at : Math.min(-k * from, Math.max(room - k * (from + span), at));
  return { x: along(x, land.x, land.width, size.width), y: along(y, land.y, land.height, size.height), k };
}

/** As far from one place towards another as all that is wanted is seen. */
export function nearing(from: Place, to: Place, isSeen: (at: Place) => boolean): Place {
  for (const part of [1, 0.75, 0.5, 0.25]) {
    const at = { x: from.x + part * (to.x - from.x), y: from.y + part * (to.y - from.y), k: from.k };
    if (isSeen(at)) return at;
  }
  return from;
}
