/** The free parts of a window: what nothing floats over, and where a card lies best in it. Plain geometry. */

export interface Size {
  width: number;
  height: number;
}

export interface Box extends Size {
  x: number;
  y: number;
}

/** The box about some points, with some room about them. */
export function boxOf(points: readonly (readonly [number, number])[], pad: number): Box {
  const [xs, ys] = [points.map(([x]) => x), points.map(([, y]) => y)];
  const [x, y] = [Math.min(...xs) - pad, Math.min(...ys) - pad];
  return { x, y, width: Math.max(...xs) + pad - x, height: Math.max(...ys) + pad - y };
}

/** Of the rooms that show nearly as much as the best one does, the largest. */
export function widest<R extends Size>(rooms: readonly R[], scale: (room: R) => number, worth: number): R {
  const enough = worth * Math.max(...rooms.map(scale));
  return rooms
    .filter((room) => scale(room) >= enough)
    .reduce((best, one) => (one.width * one.height > best.width * best.height ? one : best));
}

/** The largest rectangles of a window that nothing floats over. */
export function freeOf({ width, height }: Size, floating: readonly Box[]): Box[] {
  const edges = (low: number, high: number, ends: number[]): number[] =>
    [...new Set([low, high, ...ends.filter((end) => end > low && end < high)])].sort((a, b) => a - b);
  const xs = edges(
    0,
    width,
    floating.flatMap((box) => [box.x, box.x + box.width]),
  );
  const ys = edges(
    0,
    height,
    floating.flatMap((box) => [box.y, box.y + box.height]),
  );
  const found: Box[] = [];
  for (const x of xs)
    for (const right of xs)
      for (const y of ys)
        for (const bottom of ys) {
          if (right - x < 120 || bottom - y < 90) continue;
          const hides = (box: Box): boolean =>
            box.x < right && box.x + box.width > x && box.y < bottom && box.y + box.height > y;
          if (!floating.some(hides)) found.push({ x, y, width: right - x, height: bottom - y });
        }
  return found.length ? found : [{ x: 0, y: 0, width, height }];
}

/**
 * Where a card about a point lies best: right beside the point, in one of the rooms, as much of its height as there is,
 * and over as few as can be of the spots that are to stay in sight. It goes no further away for them than a hand's
 * breadth: a card that lies elsewhere is about nothing.
 */
export function placeBeside(
  [x, y]: readonly [number, number],
  card: Size,
  rooms: readonly Box[],
  window: Size,
  spots: readonly (readonly [number, number])[] = [],
  away = 30,
): Box {
  const GAP = 8;
  const AWAY = away;
  /** So far about a spot is its counter; what hiding one costs; and from where on a card lies elsewhere. */
  const [ABOUT, WORTH, FAR] = [16, 90, 90];
  /** What it costs that a card has to be scrolled, be it for a line. */
  const SCROLLS = 300;
  const covers = (box: Box, [a, b]: readonly [number, number]): boolean =>
    a > box.x - ABOUT && a < box.x + box.width + ABOUT && b > box.y - ABOUT && b < box.y + box.height + ABOUT;
  const clamp = (at: number, low: number, high: number): number => Math.max(low, Math.min(at, high));
  const places = rooms
    .filter((room) => room.width >= card.width + 2 * GAP)
    .flatMap((room) => {
      const height = Math.min(card.height, room.height - 2 * GAP);
      const lefts = [x + AWAY, x - AWAY - card.width, x - card.width / 2, x - AWAY, x + AWAY - card.width];
      const tops = [y - AWAY, y - height / 2, y + AWAY - height, y + AWAY, y - AWAY - height];
      return lefts.flatMap((wished) =>
        tops.map((level) => {
          const left = clamp(wished, room.x + GAP, room.x + room.width - GAP - card.width);
          const top = clamp(level, room.y + GAP, room.y + room.height - GAP - height);
          const place = { x: left, y: top, width: card.width, height };
          const hides = x > left && x < left + card.width && y > top && y < top + height;
          const hidden = spots.filter((spot) => covers(place, spot)).length;
          const [dx, dy] = [Math.max(left - x, x - left - card.width, 0), Math.max(top - y, y - top - height, 0)];
          const gone = Math.max(0, Math.hypot(dx, dy) - AWAY);
          const off = Math.abs(top - (y - AWAY)) / 4;
          const cost =
            (height < card.height ? SCROLLS + 4 * (card.height - height) : 0) +
            dx +
            dy +
            off +
            (hides ? 300 : 0) +
            WORTH * hidden +
            (gone > FAR ? 1000 : gone);
          return { ...place, cost };
        }),
      );
    });
  const best = places.reduce<(typeof places)[number] | null>(
    (best, one) => (best && best.cost <= one.cost ? best : one),
    null,
  );
  return best ?? { x: GAP, y: GAP, width: card.width, height: Math.min(card.height, window.height - 2 * GAP) };
}

/**
 * How far to shift what lies from `low` to `high` along one axis when its window has grown from `was` to `now`: only
 * so much as fills the room that would be empty otherwise, and no further than its other end.
 */
export function filling(low: number, high: number, was: number, now: number): number {
  const empty = Math.max(0, now - Math.max(high, was));
  return Math.max(0, Math.min(empty, -low));
}
