/** A hex map as the atlas describes it, for drawing; and how to find one's way on it. */
import type { Point } from '../../board/lines';
import type { Box } from '../../board/viewport.svelte';
import type { Board } from '../../wire/views/rok1920';

/** What the atlas sends; points are pairs of numbers. */
type Sent = Board['picture'];
export type Cell = Sent['cells'][number];
export type Patch = Omit<Sent['patches'][number], 'rings'> & { rings: Point[][] };
export type Line = Omit<Sent['lines'][number], 'points'> & { points: Point[] };
export type Mark = Sent['marks'][number];
export type MapLabel = Sent['labels'][number];

export interface Picture extends Omit<Sent, 'orientation' | 'outline' | 'patches' | 'lines'> {
  orientation: 'flat' | 'pointy';
  outline: Point[];
  patches: Patch[];
  lines: Line[];
}

/** The corners of a cell; f draws it smaller or larger about its middle. */
export function corners(picture: Picture, cell: Cell, f = 1): Point[] {
  return picture.outline.map(([x, y]) => [cell.x + x * f, cell.y + y * f] as const);
}

/** A map drawn for a lesson or a situation: it can be seen whole. */
const SMALL = 120;
export const isSmall = ({ cells }: Pick<Picture, 'cells'>): boolean => cells.length <= SMALL;

/** So large a hex is on the screen at least where all bear their numbers: few hexes are soon read. */
export const numbersFrom = (picture: Pick<Picture, 'cells'>): number => (isSmall(picture) ? 28 : 38);

const GREAT_RIVER = /^(river|large-river)$/;
const COMPASS = ['e', 'se', 's', 'sw', 'w', 'nw', 'n', 'ne'] as const;

/** The direction of a step over the map, whose y grows downwards. */
const compass = (x: number, y: number): (typeof COMPASS)[number] =>
  COMPASS[(Math.round((Math.atan2(y, x) * 4) / Math.PI) + 8) % 8]!;

/** Whether two lines from end to end cross. */
function cross(a: Point, b: Point, c: Point, d: Point): boolean {
  const side = (p: Point, q: Point, r: Point): number => (q[0] - p[0]) * (r[1] - p[1]) - (q[1] - p[1]) * (r[0] - p[0]);
  return side(a, b, c) * side(a, b, d) < 0 && side(c, d, a) * side(c, d, b) < 0;
}

/** A place by which a hex without a name is told: next to it, across a river, or two hexes away; the way from it. */
export interface Nearby {
  number: string;
  how: 'near' | 'across' | 'far';
  way: (typeof COMPASS)[number];
}

export class Ways {
  readonly cells = new Map<string, Cell>();
  #near = new Map<string, Cell[]>();
  #step: number;
  #rivers: readonly Line[];

  constructor(readonly picture: Picture) {
    this.#step = picture.size * 2;
    this.#rivers = picture.lines.filter(({ kind }) => GREAT_RIVER.test(kind));
    for (const cell of picture.cells) {
      this.cells.set(cell.number, cell);
      const key = this.#key(cell.x, cell.y);
      this.#near.set(key, [...(this.#near.get(key) ?? []), cell]);
    }
  }

  #key(x: number, y: number): string {
    return `${Math.floor(x / this.#step)},${Math.floor(y / this.#step)}`;
  }

  #around(x: number, y: number): Cell[] {
    const found: Cell[] = [];
    for (const dx of [-1, 0, 1])
      for (const dy of [-1, 0, 1])
        found.push(...(this.#near.get(this.#key(x + dx * this.#step, y + dy * this.#step)) ?? []));
    return found;
  }

  /** The cell under a point of the map. */
  at(x: number, y: number): Cell | null {
    let best: Cell | null = null;
    let least = this.picture.size * 1.02;
    for (const cell of this.#around(x, y)) {
      const d = Math.hypot(cell.x - x, cell.y - y);
      if (d < least) {
        least = d;
        best = cell;
      }
    }
    return best;
  }

  neighbours(cell: Cell): Cell[] {
    const reach = this.picture.size * 1.85;
    return this.#around(cell.x, cell.y).filter(
      (other) => other !== cell && Math.hypot(other.x - cell.x, other.y - cell.y) < reach,
    );
  }

  /** The cells no more than two away, as a hex may be told by them: the next first, then those across a river. */
  about(number: string): Nearby[] {
    const cell = this.cells.get(number);
    if (!cell) return [];
    const next = this.neighbours(cell);
    const after = new Set(next.flatMap((one) => this.neighbours(one)).filter((one) => one !== cell));
    const across = next.filter((one) => this.#isAcross(cell, one));
    const told = (how: Nearby['how'], cells: readonly Cell[]): Nearby[] =>
      cells.map((one) => ({ number: one.number, how, way: compass(cell.x - one.x, cell.y - one.y) }));
    return [
      ...told(
        'near',
        next.filter((one) => !across.includes(one)),
      ),
      ...told('across', across),
      ...told(
        'far',
        [...after].filter((one) => !next.includes(one)),
      ),
    ];
  }

  /** Whether a great river flows between two cells. */
  #isAcross(a: Cell, b: Cell): boolean {
    const [from, to]: [Point, Point] = [
      [a.x, a.y],
      [b.x, b.y],
    ];
    return this.#rivers.some(({ points }) => points.some((p, i) => i > 0 && cross(points[i - 1]!, p, from, to)));
  }

  /** The neighbour that lies most nearly in a direction. */
  towards(cell: Cell, dx: number, dy: number): Cell | null {
    let best: Cell | null = null;
    let most = 0.3;
    for (const other of this.neighbours(cell)) {
      const [x, y] = [other.x - cell.x, other.y - cell.y];
      const along = (x * dx + y * dy) / Math.hypot(x, y);
      if (along > most) {
        most = along;
        best = other;
      }
    }
    return best;
  }

  /** The side between two neighbours, as its two ends. */
  side(a: Cell, b: Cell): [Point, Point] | null {
    const [x, y] = [b.x - a.x, b.y - a.y];
    const ends = corners(this.picture, a)
      .map((p) => [p, (p[0] - a.x) * x + (p[1] - a.y) * y] as const)
      .sort((p, q) => q[1] - p[1]);
    return ends.length > 1 ? [ends[0]![0], ends[1]![0]] : null;
  }

  /** A set of cells as one path. */
  fill(numbers: Iterable<string>): string {
    let d = '';
    for (const number of numbers) {
      const cell = this.cells.get(number);
      if (cell)
        d += `M${corners(this.picture, cell, 0.99)
          .map(([x, y]) => `${x.toFixed(1)} ${y.toFixed(1)}`)
          .join('L')}Z`;
    }
    return d;
  }

  /** The rim of a set of cells as one path. */
  rim(numbers: Iterable<string>): string {
    const inside = new Set(numbers);
    let d = '';
    for (const number of inside) {
      const cell = this.cells.get(number);
      if (!cell) continue;
      const around = this.neighbours(cell);
      const own = corners(this.picture, cell);
      own.forEach((p, k) => {
        const q = own[(k + 1) % own.length]!;
        const [mx, my] = [(p[0] + q[0]) / 2 - cell.x, (p[1] + q[1]) / 2 - cell.y];
        const beyond = around.find(
          (other) => Math.hypot(other.x - cell.x - 2 * mx, other.y - cell.y - 2 * my) < this.picture.size * 0.3,
        );
        if (!beyond || !inside.has(beyond.number))
          d += `M${p[0].toFixed(1)} ${p[1].toFixed(1)}L${q[0].toFixed(1)} ${q[1].toFixed(1)}`;
      });
    }
    return d;
  }

  box(numbers: Iterable<string>, margin = 2): Box {
    const found = [...numbers].map((number) => this.cells.get(number)).filter((cell) => cell !== undefined);
    if (!found.length) return { x: 0, y: 0, width: this.picture.width, height: this.picture.height };
    const pad = this.picture.size * margin;
    const [left, right] = [Math.min(...found.map((c) => c.x)) - pad, Math.max(...found.map((c) => c.x)) + pad];
    const [top, bottom] = [Math.min(...found.map((c) => c.y)) - pad, Math.max(...found.map((c) => c.y)) + pad];
    return { x: left, y: top, width: right - left, height: bottom - top };
  }

  /** The middle of what a player looks for first: what is asked about, else his own pieces nearest to the enemy. */
  focus(pieces: { hex: string; side: string }[], seat: string | null, asked: string[]): Cell {
    const named = asked.map((number) => this.cells.get(number)).filter((cell) => cell !== undefined);
    if (named.length) return named[0]!;
    const cells = (mine: boolean): Cell[] =>
      pieces
        .filter((piece) => (piece.side === seat) === mine)
        .map((piece) => this.cells.get(piece.hex))
        .filter((cell) => cell !== undefined);
    const [own, foes] = [cells(true), cells(false)];
    let best = own[0] ?? foes[0] ?? this.picture.cells[0]!;
    let most = -1;
    // Where the front is thickest: many of both sides within a few hexes.
    for (const cell of own) {
      const near = (other: Cell): boolean => Math.hypot(other.x - cell.x, other.y - cell.y) < this.picture.size * 6;
      const count = Math.min(own.filter(near).length, foes.filter(near).length) * 10 + own.filter(near).length;
      if (count > most) {
        most = count;
        best = cell;
      }
    }
    return best;
  }
}
