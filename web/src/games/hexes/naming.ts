/** Which names of towns are written at a scale, and how large: never too small to read, none over another. */
import type { Cell, MapLabel } from './picture';

/** Towns that decide the game: their hexes. */
export interface Prized {
  /** Those that are counted: their names are green. */
  towns: readonly string[];
  /** Those that end it: named from however far. */
  capitals: readonly string[];
}

export const NO_PRIZES: Prized = { towns: [], capitals: [] };

export interface Name {
  label: MapLabel;
  size: number;
  isPrized: boolean;
}

const GREAT = new Set(['city', 'fortress']);
const SMALL = new Set(['village', 'area']);
/** The least size on the screen at which a name is read. */
export const NAME = 9;

/** From afar there are fewer names, and larger; of those that would meet, the greater stays, and what decides. */
export function namesAt(
  labels: readonly MapLabel[],
  cells: readonly Cell[],
  prized: Prized,
  hex: number,
  scale: number,
): Name[] {
  const detail = hex * scale;
  const at = (numbers: readonly string[]): Cell[] => cells.filter(({ number }) => numbers.includes(number));
  const near = (found: readonly Cell[], { x, y }: MapLabel): boolean =>
    found.some((cell) => Math.hypot(cell.x - x, cell.y - y) < hex * 0.8);
  const [towns, capitals] = [at(prized.towns), at(prized.capitals)];
  const enlarged = Math.max(1, Math.min(detail < 20 ? 2.8 : 1.7, 0.72 / scale));
  const named = labels.map((label) => {
    const [isPrized, isCapital] = [near(towns, label), near(capitals, label)];
    const isGreat = GREAT.has(label.kind) || isPrized || isCapital;
    const size = isGreat ? Math.max(label.size * enlarged, NAME / scale) : label.size * enlarged;
    const weight =
      (isCapital ? 8 : 0) + (isPrized ? 4 : 0) + (GREAT.has(label.kind) ? 2 : 0) - (SMALL.has(label.kind) ? 1 : 0);
    return { label, size, isPrized, isCapital, weight };
  });
  const wanted = named.filter(({ label, size, isPrized, isCapital }) => {
    if (size * scale < NAME) return false;
    if (isCapital) return true;
    if (detail < 20) return GREAT.has(label.kind) || (detail >= 12 && isPrized);
    return detail >= 34 || !SMALL.has(label.kind);
  });
  return enlarged <= 1.01 ? wanted : clear(wanted);
}

function clear<N extends Name & { weight: number }>(names: readonly N[]): N[] {
  const kept: { name: N; half: number; high: number }[] = [];
  for (const name of names.toSorted((a, b) => b.weight - a.weight)) {
    const { label, size } = name;
    const [half, high] = [label.text.length * size * (GREAT.has(label.kind) ? 0.36 : 0.26), size * 0.9];
    const meets = kept.some(
      (other) =>
        Math.abs(other.name.label.x - label.x) < other.half + half &&
        Math.abs(other.name.label.y - label.y) < Math.max(other.high, high),
    );
    if (!meets) kept.push({ name, half, high });
  }
  return kept.map(({ name }) => name);
}
