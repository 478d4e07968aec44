/** Which names of towns are written at a scale, where and how large: readable, none over another or over a counter. */
import type { Cell, MapLabel } from '../picture';

/** Towns that decide the game: their hexes. */
export interface Prized {
  /** Those that are counted: their names are green. */
  towns: readonly string[];
  /** Those that end it: named from however far. */
  capitals: readonly string[];
}

const NOBODY: ReadonlySet<string> = new Set();
export const NO_PRIZES: Prized = { towns: [], capitals: [] };

/** A town with a number that counts, beside its name in the colour of whoever holds it. */
export interface Numbered {
  hex: string;
  number: string;
  side: string;
}

export interface Name {
  label: MapLabel;
  x: number;
  y: number;
  size: number;
  isPrized: boolean;
}

/** The weight of what decides the game. */
const DECIDES = 4;
const GREAT = new Set(['city', 'fortress']);
const SMALL = new Set(['village', 'area']);
/** The least size on the screen at which a name is read. */
export const NAME = 9;
/** The size of a hex from which on the villages of a battlefield are named. */
const FIELD = 16;

/**
 * From afar there are fewer names, and larger; of those that would meet, the greater stays, and what decides. A name
 * gives way to the counters about it (`taken`: their hexes).
 */
export function namesAt(
  labels: readonly MapLabel[],
  cells: readonly Cell[],
  prized: Prized,
  hex: number,
  scale: number,
  taken: ReadonlySet<string> = NOBODY,
): Name[] {
  const detail = hex * scale;
  const at = (numbers: readonly string[]): Cell[] => cells.filter(({ number }) => numbers.includes(number));
  const near = (found: readonly Cell[], { x, y }: MapLabel): boolean =>
    found.some((cell) => Math.hypot(cell.x - x, cell.y - y) < hex * 0.8);
  const [towns, capitals] = [at(prized.towns), at(prized.capitals)];
  // A battlefield has no towns: there its villages are what is spoken of, and named as early.
  const isField = labels.every(({ kind }) => SMALL.has(kind));
  const enlarged = Math.max(1, Math.min(detail < 20 ? 2.8 : 1.7, 0.72 / scale));
  const named = labels.map((label) => {
    const [isPrized, isCapital] = [near(towns, label), near(capitals, label)];
    const isGreat = GREAT.has(label.kind) || isPrized || isCapital;
    const size = isGreat ? Math.max(label.size * enlarged, NAME / scale) : label.size * enlarged;
    const weight =
      (isCapital ? 8 : 0) + (isPrized ? 4 : 0) + (GREAT.has(label.kind) ? 2 : 0) - (SMALL.has(label.kind) ? 1 : 0);
    return { label, x: label.x, y: label.y, size, isPrized, isCapital, weight };
  });
  const wanted = named.filter(({ label, size, isPrized, isCapital }) => {
    if (size * scale < NAME) return false;
    if (isCapital) return true;
    if (detail < (isField ? FIELD : 20)) return GREAT.has(label.kind) || (detail >= 12 && isPrized);
    return detail >= (isField ? FIELD : 34) || !SMALL.has(label.kind);
  });
  const counters = cells.filter(({ number }) => taken.has(number));
  if (enlarged > 1.01) return clear(wanted, counters, hex);
  // Near, all stand as they are printed, but what is no town gives way to whoever stands there.
  const isSmall = ({ label }: Name): boolean => SMALL.has(label.kind);
  const under = (name: (typeof wanted)[number]): (typeof wanted)[number] => {
    const own = ownOf(name, counters, hex);
    return own ? { ...name, y: Math.max(name.y, own.y + hex * RIM) } : name;
  };
  return [...wanted.filter((name) => !isSmall(name)).map(under), ...clear(wanted.filter(isSmall), counters, hex)];
}

/** Half the width of a name, as its letters go. */
export const halfOf = ({ label, size }: Pick<Name, 'label' | 'size'>): number =>
  label.text.length * size * (GREAT.has(label.kind) ? 0.36 : 0.26);

/** Where the number of a town stands: before its name, if that is written. */
export function numbersAt(
  names: readonly Name[],
  towns: readonly Numbered[],
  cells: readonly Cell[],
): (Numbered & { x: number; y: number; r: number })[] {
  return towns.flatMap((town) => {
    const cell = cells.find(({ number }) => number === town.hex);
    const place = cell?.place.toLowerCase();
    const name = place ? names.find(({ label }) => label.text.toLowerCase() === place) : undefined;
    if (!name) return [];
    const r = name.size * 0.53; // so that the number, 1.9 times as high, is no smaller than the name
    return [{ ...town, x: name.x - halfOf(name) - r - 3, y: name.y - name.size * 0.34, r }];
  });
}

/** So far under the middle of its counter a name stands over the rim, and not over the factors. */
const RIM = 0.7;
/** The share of a hex's radius that a counter takes to each side, as it is drawn from afar. */
const COUNTER = 0.7;
/** So far a counter may not be covered: a name that touches its rim still stands in the hex of its town. */
const FACE = 0.58;

interface Room {
  left: number;
  right: number;
  top: number;
  bottom: number;
}
const meet = (a: Room, b: Room): boolean =>
  a.left < b.right && b.left < a.right && a.top < b.bottom && b.top < a.bottom;

/** Side by side two names keep so much apart, in the height of their letters, to be read as two. */
const APART = 0.2;

function roomOf(name: Name, x: number, y: number): Room {
  const { size } = name;
  const half = halfOf(name) + size * APART;
  return { left: x - half, right: x + half, top: y - size * 0.75, bottom: y + size * 0.15 };
}

/** The counter in the hex of a name. */
const ownOf = ({ label: { x, y } }: Name, counters: readonly Cell[], hex: number): Cell | undefined =>
  counters.find((cell) => Math.hypot(cell.x - x, cell.y - y) < hex * 0.9);

/** Where a name may stand: as it is printed, or under, over, right or left of the counter of its hex. */
function places(name: Name, counters: readonly Cell[], hex: number): [number, number][] {
  const {
    label: { x, y },
    size,
  } = name;
  const own = ownOf(name, counters, hex);
  if (!own) return [[x, y]];
  const [away, half] = [hex * COUNTER, halfOf(name)];
  return [
    [x, y],
    [own.x, own.y + away + size * 0.8],
    [own.x, own.y - away - size * 0.2],
    [own.x + away + half + size * 0.2, own.y + size * 0.3],
    [own.x - away - half - size * 0.2, own.y + size * 0.3],
  ];
}

function clear<N extends Name & { weight: number }>(names: readonly N[], counters: readonly Cell[], hex: number): N[] {
  const kept: { name: N; room: Room }[] = [];
  const away = hex * FACE;
  const stands = counters.map(({ x, y }) => ({ left: x - away, right: x + away, top: y - away, bottom: y + away }));
  // Of equals those first that have but one place: a name beside its counter can stand elsewhere. Then the shorter,
  // which leaves the others more room.
  const held = new Map(names.map((name) => [name, ownOf(name, counters, hex) ? 1 : 0]));
  const order = (a: N, b: N): number =>
    b.weight - a.weight || held.get(a)! - held.get(b)! || a.label.text.length - b.label.text.length;
  for (const name of names.toSorted(order)) {
    const free = places(name, counters, hex)
      .map(([x, y]) => ({ name: { ...name, x, y }, room: roomOf(name, x, y) }))
      .filter(({ room }) => !kept.some((other) => meet(other.room, room)))
      .map((place) => ({ ...place, over: stands.filter((stand) => meet(stand, place.room)).length }));
    const best = free.reduce<(typeof free)[number] | null>(
      (one, two) => (one && one.over <= two.over ? one : two),
      null,
    );
    // What decides the game is named in any case, over as few counters as there can be.
    if (best && (!best.over || name.weight >= DECIDES)) kept.push(best);
  }
  return kept.map(({ name }) => name);
}
