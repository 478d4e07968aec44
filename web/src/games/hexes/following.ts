/** The map follows the game: what is asked about comes into view by itself, and so does what is played again. */
import type { ZoomTransform } from 'd3-zoom';
import { tick, untrack } from 'svelte';
import type { Viewport } from '../../board/viewport.svelte';
import type { Table } from '../../table/table.svelte';
import { ringOf } from './facing';
import type { Cell, Ways } from './picture';
import type { Piece } from './pieces';

/** The hexes that events are about. */
export function hexesOf(told: Table['told'], ways: Ways, pieces: readonly Piece[]): Cell[] {
  const named = told.flatMap(({ fields }) => Object.values(fields).flat().map(String));
  const hexes = new Set([...named, ...pieces.filter(({ id }) => named.includes(id)).map(({ hex }) => hex)]);
  return [...hexes].map((number) => ways.cells.get(number)).filter((cell) => cell !== undefined);
}

/** The hexes that the events of a moment of the past are about. */
export function playedIn(table: Table, ways: Ways, pieces: readonly Piece[]): Cell[] {
  const version = table.past?.version;
  return version === undefined
    ? []
    : hexesOf(
        table.journal.filter((told) => told.version === version),
        ways,
        pieces,
      );
}

/** The size of a hex on the screen at which counters are but dots. */
const DOTS = 18;

/** So large a hex is at the most where all that stands on a board is shown. */
const WHOLE = 44;

/** How a board is read. */
export interface Reading {
  /** The size of a hex on the screen that is far, and that is good to play at. */
  far: number;
  near: number;
  /** The size at which what is told is followed well enough. */
  told?: number;
  /** All that stands on the board: seen whole at first, where a hex is at least so large then. */
  all?: readonly string[];
  whole?: number;
  /** Enemies: the nearest, so many at the most, are seen together with who is asked about where there is room. */
  foes?: readonly string[];
  most?: number;
}
const PLAIN: Reading = { far: 28, near: 40 };

/** A rider who may go anywhere is not looked at from so far away that nothing can be read: so many goals are framed. */
const MOST = 60;

/** The goals that lie nearest to who is asked about. */
function nearest(goals: readonly string[], about: readonly string[], ways: Ways): readonly string[] {
  const from = about.map((number) => ways.cells.get(number)).find((cell) => cell !== undefined);
  if (goals.length <= MOST || !from) return goals;
  const far = (number: string): number => {
    const cell = ways.cells.get(number);
    return cell ? Math.hypot(cell.x - from.x, cell.y - from.y) : Infinity;
  };
  return goals.toSorted((a, b) => far(a) - far(b)).slice(0, MOST);
}

/** Of far goals those that a window shows about who is asked about while his counter can be read. */
export function within(
  goals: readonly string[],
  about: readonly string[],
  ways: Ways,
  window: { width: number; height: number } | null,
): readonly string[] {
  const from = about.map((number) => ways.cells.get(number)).find((cell) => cell !== undefined);
  if (!window || !from) return goals;
  const [across, down] = [window.width, window.height].map((length) => (length / 2 / PLAIN.far) * ways.picture.size);
  return goals.filter((number) => {
    const cell = ways.cells.get(number);
    return cell && Math.abs(cell.x - from.x) < across! && Math.abs(cell.y - from.y) < down!;
  });
}

/** What a question is about on the map. */
export interface Wanted {
  /** Who is asked about, or what waits to be confirmed. */
  chosen: readonly string[];
  /** Where it may go, or what may be pointed at. */
  goals: readonly string[];
  /** Where only what else it could do leads: seen as far as the counters can be read then. */
  beyond?: readonly string[];
  /** Pieces that can be chosen. */
  choosable: readonly string[];
}

type Spot = readonly [number, number];
const spotOf = (ways: Ways, number: string): Spot[] => {
  const cell = ways.cells.get(number);
  return cell ? [[cell.x, cell.y]] : [];
};

export class Following {
  #asked = '';
  #whom = '';
  #touched = -1;
  #framed = '';
  #isAgain = false;
  /** Where one was before the map came nearer to what was told, and for which question one comes back there. */
  #base: { transform: ZoomTransform; touched: number; asked: string } | null = null;
  /** For which question the map came nearer: when what floats has changed, it does so anew. */
  #approached = '';
  /** The first question, for which both armies are in sight where they can be read so. */
  #opening = '';

  constructor(private readonly reading: () => Reading = () => PLAIN) {}

  /**
   * Who is asked about with all goals, or all that can be chosen, come into the free part of the board; and again when
   * what floats over it has changed, until the reader moves the map himself. Never while a counter is held, or for
   * what the reader has just picked up in sight.
   */
  ask(table: Table, ways: Ways, viewport: Viewport, wanted: Wanted, isHeld: boolean): void {
    const { question, unconfirmed, selected } = table;
    const { layout, size } = viewport;
    if (!question || isHeld || size.width < 2) return;
    const target = unconfirmed?.wire.hex;
    const pointed = Object.values(table.picks)
      .map(String)
      .filter((thing) => ways.cells.has(thing));
    const about = [...new Set([...(typeof target === 'string' ? [target] : []), ...wanted.chosen, ...pointed])];
    const plain = nearest(wanted.goals, about, ways);
    const goals = unconfirmed
      ? []
      : [...plain, ...within(wanted.beyond ?? [], about, ways, plain.length ? size : null)];
    const hexes = [...about, ...goals, ...(about.length || goals.length ? [] : wanted.choosable)];
    const cells = hexes.map((number) => ways.cells.get(number)).filter((cell) => cell !== undefined);
    const asked = `${table.moment?.version} ${about.join()} ${unconfirmed?.index ?? ''} ${selected !== null}`;
    const now = `${asked} ${cells.length} ${layout}`;
    if (!cells.length || now === this.#framed) return;
    const isNew = asked !== this.#asked;
    if (!isNew && viewport.touched !== this.#touched) return;
    // Asked the same again, as after each march: whoever can see some of it keeps his view, whatever floats then.
    const whom = about.length ? '' : question.prompt;
    if (isNew) this.#isAgain = whom !== '' && whom === this.#whom;
    const again = this.#isAgain;
    this.#opening ||= asked;
    this.#asked = asked;
    this.#framed = now;
    this.#touched = viewport.touched;
    // Where somebody goes is asked in between: it changes nothing.
    this.#whom = whom || this.#whom;
    const zooms = selected === null || !viewport.touched;
    const points = cells.map(({ x, y }) => [x, y] as const);
    // The question takes its room first.
    void tick().then(() =>
      untrack(() => {
        // Something began to be told meanwhile: it is looked at first.
        if (this.#asked !== asked) return;
        const { size } = ways.picture;
        const base = this.#base;
        if (base && !base.asked) base.asked = asked;
        const isBack = base?.asked === asked && base.touched === viewport.touched;
        // Who is asked about, or was taken first from afar, is brought nearer; whoever has moved the map himself keeps
        // his distance, unless nothing can be read at it.
        const near = size * (isBack ? base.transform.k : viewport.scale);
        const { far, near: good, all, whole: least = DOTS } = this.reading();
        if (all && this.#opening === asked && !viewport.touched) {
          const whole = all.flatMap((number) => spotOf(ways, number));
          if (whole.length && size * viewport.scaleFor(whole, size) >= least) {
            this.#base = null;
            viewport.approach(whole, WHOLE / size, size);
            return;
          }
        }
        const isFar = near < (viewport.touched ? DOTS : far) || this.#approached === asked;
        if (about.length && isFar && (!selected || !viewport.touched)) {
          this.#base = null;
          this.#approached = asked;
          viewport.approach(this.#withFoes(points, ways, viewport), good / size, size * 1.6);
          return;
        }
        if (again && points.some(([x, y]) => viewport.sees(x, y))) return;
        if (!isBack) this.#base = null;
        const ring = question.options.some(({ wire }) => 'facing' in wire) ? ringOf() : 0;
        viewport.frame(points, zooms, ways.picture.size, isBack ? base.transform : viewport.transform, ring);
      }),
    );
  }

  /** Together with the nearest enemies, as many as are seen while all can still be read. */
  #withFoes(points: readonly Spot[], ways: Ways, viewport: Viewport): readonly Spot[] {
    const { far, foes = [], most = 0 } = this.reading();
    const [x, y] = points[0]!;
    const away = ([a, b]: Spot): number => Math.hypot(a - x, b - y);
    const nearest = foes.flatMap((number) => spotOf(ways, number)).toSorted((a, b) => away(a) - away(b));
    const { size } = ways.picture;
    let found = points;
    for (const foe of nearest.slice(0, most)) {
      if (size * viewport.scaleFor([...found, foe], size * 1.6) < far) break;
      found = [...found, foe];
    }
    return found;
  }

  /** What is told or pointed out comes into view; `near`: so near that its counters can be read. */
  play(viewport: Viewport, cells: Cell[], near?: number): void {
    this.#asked = '';
    this.#whom = '';
    this.#framed = '';
    const points = cells.map(({ x, y }) => [x, y] as const);
    untrack(() => {
      const { transform, touched, scale } = viewport;
      const { far, near: good, told = far } = this.reading();
      if (near && near * scale < told) {
        if (!this.#base || this.#base.asked) this.#base = { transform, touched, asked: '' };
        viewport.approach(points, good / near, near * 1.6);
      } else viewport.frame(points, true);
    });
  }
}
