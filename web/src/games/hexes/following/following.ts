/** The map follows the game: what is asked about comes into view by itself, and so does what is played again. */
import type { ZoomTransform } from 'd3-zoom';
import { tick, untrack } from 'svelte';
import type { Aim, Spot } from '../../../board/framing';
import type { Viewport } from '../../../board/viewport.svelte';
import type { Table } from '../../../table/table.svelte';
import { isCoarse, ringOf } from '../facing/facing';
import type { Cell, Ways } from '../picture';
import type { Piece } from '../pieces';

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
  /** The size at which what is told is followed well enough; and that to which one comes nearer where all fits in. */
  told?: number;
  clear?: number;
  /** All that stands on the board: seen whole at first, where a hex is at least so large then. */
  all?: readonly string[];
  whole?: number;
  /** Enemies: the nearest, so many at the most, are seen together with who is asked about where there is room. */
  foes?: readonly string[];
  most?: number;
  /** So many of the goals of whoever is picked up by hand are seen with him, at least; without it any will do. */
  goals?: number;
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
  /** Who takes part in what waits to be confirmed, and where it would lead. */
  beside?: readonly string[];
  /** Pieces that can be chosen. */
  choosable: readonly string[];
  /** What a lesson points out. */
  looked?: readonly string[];
}

const spotsOf = (ways: Ways, numbers: readonly string[]): Spot[] =>
  [...new Set(numbers)].flatMap((number): Spot[] => {
    const cell = ways.cells.get(number);
    return cell ? [[cell.x, cell.y]] : [];
  });

/** So long a pointer that rests on the board is in nobody's hand. */
const RESTS = 1200;
/** So long after a press on the board the hand is still there. */
const HAND = 3000;
/** So long a question takes its room. */
const GROWS = 1500;
/** Where all that stands on a board can be shown so much larger, because something was closed, it is. */
const LARGER = 1.1;
/** Of the places where one may come onto the map so many are seen at least. */
const PLACES = 3;
/** After an answer on the board, of what can be chosen next so much is in sight, beside the best view: one stays. */
const HALF = 0.5;
/** So many kinds of question are known again: one asks in between where somebody goes, or how. */
const KINDS = 3;

/** How something comes into view that is not asked. */
interface Played {
  /** It is told, and one goes back afterwards. */
  isTold?: boolean;
  /** All of it, from however far. */
  isWhole?: boolean;
  /** What is asked waits for it, and is not seen with it. */
  isAlone?: boolean;
}

/** What is asked: after what, and about whom. */
interface Asked {
  /** Something was chosen, and more is to be chosen with it. */
  isPicked: boolean;
  /** It waits to be confirmed: then it is seen whole, whatever has grown over it. */
  isWeighed: boolean;
  isHand: boolean;
  /** Who is asked about. */
  about: Spot[];
}

/**
 * When the map moves by itself. A question: once, when it comes, if what it asks is not seen, or cannot be read, in the
 * free part of the board; by as little as will do. Never between two clicks: whoever chooses on the board what he sees
 * keeps his view as long as he sees any goal, and so does whoever does anything while he sees what is asked. What is
 * told: where that is out of sight, together with what is asked where both can be read; not while a hand is at work.
 */
export class Following {
  #asked = '';
  #kinds: string[] = [];
  #framed = '';
  #isAgain = false;
  /** Whoever is asked about; and whether something else is asked about him now, by a button. */
  #about = '';
  #isSame = false;
  /** Since when what is asked now has been asked. */
  #since = 0;
  /** What the map has moved for. */
  #moved = '';
  /** Where one was before the map went to what was told. */
  #home: { transform: ZoomTransform; touched: number } | null = null;
  /** The first question, for which both armies are in sight where they can be read so. */
  #opening = '';
  /** Whether the map has been somewhere already; and the scale at which all that stands on it was to be seen then. */
  #isOpen = false;
  #whole = 0;
  /** What is asked waits for a story. */
  #wasHidden = false;
  /** Whether something was told already. */
  #hasTold = false;
  /** What is asked now, that what is told may be seen with it. */
  #aim: Aim | null = null;
  #later: ReturnType<typeof setTimeout> | undefined;

  /** The map, where it is so small that it is shown whole. */
  #small: Ways | null = null;

  constructor(
    private readonly reading: () => Reading = () => PLAIN,
    private readonly isSmall = false,
  ) {}

  /**
   * A small map is shown whole, free of all that floats over it, as long as it can be read so and the reader has not
   * moved it himself: then it does not move any more. Whether it is shown so.
   */
  #showsWhole(viewport: Viewport, ways = this.#small): boolean {
    if (!this.isSmall || !ways || viewport.touched || viewport.size.width < 2) return false;
    this.#small = ways;
    return untrack(() => {
      const { size } = ways.picture;
      const must = [...ways.cells.values()].map(({ x, y }): Spot => [x, y]);
      const aim: Aim = { must, least: DOTS / size, good: WHOLE / size, pad: size };
      if (viewport.scaleFor(aim) * size < this.reading().far) return false;
      if (viewport.counts(must, aim) < must.length) viewport.look({ ...aim, isFirst: !this.#isOpen });
      return (this.#isOpen = true);
    });
  }

  /** `isHeld`: something is told, pointed out, or carried, and the map waits; `isHidden`: what is asked waits too. */
  ask(table: Table, ways: Ways, viewport: Viewport, wanted: Wanted, isHeld: boolean, isHidden = false): void {
    const { question, unconfirmed, selected } = table;
    const { layout, size } = viewport;
    if (!question || size.width < 2) return;
    if (this.isSmall) {
      void tick().then(() => untrack(() => void this.#showsWhole(viewport, ways)));
      if (this.#showsWhole(viewport, ways)) return;
    }
    const target = unconfirmed?.wire.hex;
    // Hexes that were pointed at, or that the question is about: a stack may be called by its hex alone.
    const pointed = [...Object.values(table.picks), ...Object.values(question.about).flat()]
      .filter((thing) => typeof thing === 'string')
      .filter((thing) => ways.cells.has(thing));
    const about = [...new Set([...(typeof target === 'string' ? [target] : []), ...wanted.chosen, ...pointed])];
    const plain = nearest(wanted.goals, about, ways);
    const goals = unconfirmed
      ? []
      : [...plain, ...within(wanted.beyond ?? [], about, ways, plain.length ? size : null)];
    const isPicked = selected !== null || unconfirmed !== null || Object.keys(table.picks).length > 0;
    const asked = `${table.moment?.version} ${about.join()} ${unconfirmed?.index ?? ''} ${selected !== null}`;
    if (asked !== this.#asked) {
      this.#since = performance.now();
      const whoever = about.join();
      this.#isSame = isPicked && whoever !== '' && whoever === this.#about;
      this.#about = whoever;
      // Where somebody goes is asked in between: it changes nothing.
      this.#know(about.length ? '' : question.prompt);
    }
    this.#asked = asked;
    // It comes only now: what was pressed before was meant for the story.
    if (this.#wasHidden && !isHidden && !viewport.pointing.isAtWork(RESTS)) this.#since = performance.now();
    this.#wasHidden = isHidden;
    // Whoever is asked about is seen with all goals; who was picked up, and who can be chosen, with many of them.
    const [must, also]: [string[], readonly string[]] = !about.length
      ? [[], [...goals, ...wanted.choosable]]
      : selected
        ? [[...about], goals]
        : [[...about, ...goals], unconfirmed ? (wanted.beside ?? []) : []];
    must.push(...(wanted.looked ?? []));
    // Under a finger arrows beside goals are folded into their hex: they need no room of their own.
    const turns = question.options.some(({ wire }) => 'facing' in wire);
    const goes = question.options.some(({ wire }) => 'hex' in wire && !('facing' in wire));
    const ring = turns && !(goes && isCoarse()) ? ringOf() : 0;
    const aim = { ...this.#aimed(ways, viewport, must, also, ring), isAgain: this.#isAgain };
    this.#aim = aim;
    const now = `${asked} ${must.length + also.length} ${layout}`;
    if (isHeld || now === this.#framed || !(aim.must.length + aim.also!.length)) return;
    this.#framed = now;
    this.#opening ||= asked;
    clearTimeout(this.#later);
    // The question takes its room first.
    void tick().then(() =>
      untrack(() => {
        // Something else is asked or told meanwhile.
        if (this.#asked !== asked || this.#framed !== now) return;
        const home = this.#home?.touched === viewport.touched ? this.#home.transform : null;
        this.#home = null;
        const isHand = this.#isHand(viewport, ways);
        const isFirst = !this.#isOpen && !viewport.touched && !isHand;
        const isOpening = this.#opening === asked && !viewport.pointing.pressedSince(this.#since);
        if (isOpening && this.#opens(viewport, ways, aim)) return void (this.#isOpen = true);
        const isWeighed = unconfirmed !== null;
        if (this.#stays(viewport, aim, { isPicked, isWeighed, isHand, about: spotsOf(ways, about) })) return;
        this.#isOpen = true;
        // Under a hand it goes no nearer: what is seen is shifted, and no more.
        const { k } = viewport.transform;
        const byHand = isHand ? { some: HALF, ...(isPicked ? { least: Math.min(aim.least, k) } : {}) } : {};
        // Where a story has led away, it comes back to the middle of what is asked, and not just to its edge.
        const isCentred = home !== null && !isHand;
        if (viewport.look({ ...aim, ...byHand, isFirst, isCentred }, home)) this.#moved = asked;
      }),
    );
  }

  /** All that stands on the board, as long as nothing has been asked, told or touched. */
  open(viewport: Viewport, ways: Ways): void {
    if (viewport.size.width < 2) return;
    void tick().then(() =>
      untrack(() => void (this.#showsWhole(viewport, ways) || this.#isOpen || this.#opens(viewport, ways))),
    );
  }

  /**
   * All that stands on the board comes into view, or the most of it that can be read together, with whoever the first
   * question is about: anew where something was closed, so that it is seen larger. What the question, or a story before
   * it, has hidden comes back, unless somebody is at work and sees whom he is asked about.
   */
  #opens(viewport: Viewport, ways: Ways, { must, ring }: Pick<Aim, 'must' | 'ring'> = { must: [] }): boolean {
    const { all, far, whole = DOTS } = this.reading();
    if (!all?.length || viewport.touched) return false;
    const { size } = ways.picture;
    const also = spotsOf(ways, all);
    const aim: Aim = { must, also, least: whole / size, good: WHOLE / size, pad: size, ring };
    const scale = viewport.scaleFor({ ...aim, must: [...must, ...also] });
    // After a story nobody who is asked about is sought from so far away that he could not be read.
    if (this.#hasTold && must.length && scale * size < far) return false;
    const isFirst = !this.#isOpen || scale >= LARGER * this.#whole;
    const { pointing } = viewport;
    const isBusy = pointing.since(this.#since) || pointing.isAnywhere(this.#since);
    if (!isFirst && isBusy && viewport.counts(must, aim) === must.length) return true;
    if (isFirst) this.#whole = scale;
    viewport.look({ ...aim, isFirst });
    return true;
  }

  /** Whether a kind of question is known again; '': nothing is to be known. */
  #know(kind: string): void {
    this.#isAgain = this.#kinds.includes(kind);
    if (kind) this.#kinds = [kind, ...this.#kinds.filter((one) => one !== kind)].slice(0, KINDS);
  }

  /** Whether what is asked came of a press on the board. A finger hits nothing from afar: the map comes nearer then. */
  #isHand({ pointing, transform }: Viewport, { picture }: Ways): boolean {
    return pointing.isHand(this.#since - HAND) && !(picture.size * transform.k < DOTS && isCoarse());
  }

  /** Whether somebody is at work here, so that the map does not go away. */
  #stays(viewport: Viewport, aim: Aim, { isPicked, isWeighed, isHand, about }: Asked): boolean {
    const { pointing } = viewport;
    const [must, also] = [aim.must, aim.also!];
    const goals = [...must.filter((spot) => !about.some(([x, y]) => spot[0] === x && spot[1] === y)), ...also];
    const seen = viewport.counts(goals, aim);
    const [isShown, isWhole] = [viewport.counts(about, aim, true) > 0, viewport.counts(must, aim) === must.length];
    const enough = !goals.length || (seen > 0 && seen >= (this.reading().goals ?? 0) * goals.length);
    // It is on its way, and the question that it makes room for still grows.
    if (!isWhole && this.#moved === this.#asked && performance.now() - this.#since < GROWS) return false;
    if (isWeighed && isHand) return isWhole;
    // He has his hand on whom he sees, and can go on with him.
    if (isHand && (isShown || (isPicked && !about.length)) && enough) return true;
    // Taken from beside the map, and there is where to put him.
    if (isPicked && !about.length && seen >= Math.min(PLACES, goals.length)) return true;
    if (!isWhole || (isPicked && about.length > 0 && !isShown)) return false;
    if (this.#isSame) return true;
    if (!must.length && !seen) return false;
    const isBusy = pointing.since(this.#since) || pointing.isAnywhere(this.#since);
    return isBusy || (isHand && (must.length > 0 || this.#isAgain));
  }

  #aimed(ways: Ways, viewport: Viewport, must: readonly string[], also: readonly string[], ring = 0): Aim {
    return untrack(() => {
      const { size } = ways.picture;
      const { far, near, foes = [], most = 0 } = this.reading();
      const whom = spotsOf(ways, must);
      const asked = whom.length ? whom.slice(0, 1) : spotsOf(ways, also);
      const away = ([a, b]: Spot): number => Math.min(...asked.map(([x, y]) => Math.hypot(a - x, b - y)));
      const company = asked.length
        ? spotsOf(ways, foes)
            .toSorted((a, b) => away(a) - away(b))
            .slice(0, most)
        : [];
      const least = this.#least(viewport, size, far);
      return { must: whom, also: spotsOf(ways, also), company, least, good: near / size, pad: size, ring };
    });
  }

  /** Whoever has chosen a distance himself keeps it, unless nothing can be read at it. */
  #least({ chosen }: Viewport, size: number, far: number): number {
    return (size * chosen >= DOTS ? Math.min(far, size * chosen) : far) / size;
  }

  /**
   * What is told, played again or pointed out comes into view, so that it can be read: `size` is that of a hex. Under a
   * hand that is at work it comes as soon as that rests.
   */
  play(
    viewport: Viewport,
    cells: readonly Cell[],
    size: number,
    { isTold = false, isWhole = false, isAlone = false }: Played = {},
  ): void {
    clearTimeout(this.#later);
    if (this.#showsWhole(viewport)) return;
    this.#framed = '';
    // What a bot would choose, or a lesson points out, is about the same question: its next answer is given from here.
    if (!isWhole) this.#kinds = [];
    this.#isOpen = true;
    this.#hasTold ||= isTold;
    const must = cells.map(({ x, y }) => [x, y] as const);
    untrack(() => {
      const { far, near, told = far, clear = told } = this.reading();
      const plain: Aim = { must, least: this.#least(viewport, size, told), good: near / size, pad: size };
      const least = Math.max(plain.least, Math.min(viewport.scaleFor(plain), this.#least(viewport, size, clear)));
      const all = { ...plain, least };
      // What is spread so far that it could not be read is told as far as it can be; the rest at the edge.
      const alone = isWhole || viewport.scaleFor(all) >= least * 0.98 ? all : { ...all, must: [], also: must };
      const asked = isTold && !isAlone && this.#aim ? [...this.#aim.must, ...this.#aim.also!] : [];
      if (asked.length && viewport.counts(asked, this.#aim!) && viewport.pointing.isAtWork(RESTS)) {
        this.#later = setTimeout(() => this.play(viewport, cells, size, { isTold, isWhole }), RESTS / 2);
        return;
      }
      const both: Aim = { ...all, must: [...must, ...asked] };
      const { transform, touched } = viewport;
      const moved = viewport.look(asked.length && viewport.scaleFor(both) >= least ? both : alone);
      // Where all that a bot would choose could be seen only from too far away, one goes back, too.
      if (moved && (isTold || viewport.scaleFor(all) < least * 0.98)) this.#home ??= { transform, touched };
    });
  }

  /** What was told is over: nothing more comes of it. */
  rest(): void {
    clearTimeout(this.#later);
  }
}
