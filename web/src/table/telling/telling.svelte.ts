/**
 * What the others did since one's last answer is told by itself, while the question already stands: an answer ends the
 * telling. It can be stopped, stepped, skipped and told again, at a pace of one's own.
 */
import { settings } from '../../shell/settings.svelte';
import type { Moment, Told } from '../../wire/types';
import { concerns, gaveWay, isFight, isFought, isGone, isLoss, kindOf, rankOf, whose } from '../journal/journal';
import { boutStrokes, goesOn, joinedBout, names, type Fought } from './bouts';
import { isGathered } from './gathered';
import { remember, rememberedOf } from './remembered';
import { isWitnessed, reachedBy, shownBy, stoodAt } from './staging';
import { strokesOf, toldOn, type Stroke } from './strokes';
import { summed, type Summary } from './summary';
import type { Table } from '../table.svelte';

/** Strokes of one story that are kept to be summed up and shown again. */
const REMEMBERED = 24;
/** A table that this browser does not know and that is no older than this is at its opening. */
const OPENING = 150;

export class Telling {
  strokes = $state.raw<Stroke[]>([]);
  at = $state(0);
  /** Whether it is being told, and whether it goes on by itself. */
  open = $state(false);
  running = $state(false);
  /** How long the present stroke takes, in milliseconds: what the bar of it goes by. */
  lasts = $state(0);
  /** Who sits down for the first time reads what he plays for before anything moves: the story waits for him. */
  awaits = $state(false);
  #isNews = $state(false);
  #heard = -1;
  /** The position in which the story begins, and the last one that was heard of. */
  #from = $state.raw<Moment | null>(null);
  #latest: Moment | null = null;
  /** How it stood after the answers that are told of, by their versions; and the last of these that was shown. */
  #stood = $state.raw<ReadonlyMap<number, Moment>>(new Map());
  /** All that is told of, strokes being only what there is time for. */
  #story: readonly Told[] = [];
  /** How it stood before all of it: what is added to a story begins later. */
  #began = $state.raw<Moment | null>(null);
  /** What happened last, be it news or not. */
  #last: Told | undefined;
  #timer: ReturnType<typeof setTimeout> | undefined;
  readonly #fetched = new Set<number>();

  constructor(private readonly table: Table) {
    table.staging = () => this.staged;
  }

  get now(): Stroke | null {
    return this.open ? (this.strokes[this.at] ?? null) : null;
  }

  /** A fight is still to be told of which the question comes: that would tell beforehand how it ends. */
  get withholds(): boolean {
    const { table, strokes, at } = this;
    if (!(this.open || this.awaits) || !this.#isNews) return false;
    const ahead = strokes.slice(this.awaits ? 0 : at + 1);
    // Where fights are told whole the board goes along with the story: what is asked is about the board of now.
    if (this.fought) return this.awaits || this.isUnread || ahead.length > 0;
    // Where fights fill the screen nothing lies under one's own that comes after it: not the next day, nor the end;
    // and who has yet to begin is not asked anything.
    if (this.fills && (this.awaits || ahead.some(({ waits }) => waits))) return true;
    // Whoever is lost or beaten is seen where he stood: what is asked is asked of the board after it.
    if (!this.fills && !this.fought && strokes.slice(at).some((one, i) => isCostly(one) && (i > 0 || isWitnessed(one))))
      return true;
    return comesOfFight(table.journal, table.question !== null) && ahead.some(isDecided);
  }

  /** How the game's fights are told whole, where they are. */
  fought: Fought | null = null;

  /** What one was let see by an answer of one's own, as the game's face says: it is told all the same, and waits. */
  isShown: (told: Told) => boolean = () => false;

  /** Whether it is told for the first time, and not because someone wanted to see it again. */
  get isNews(): boolean {
    return this.#isNews;
  }

  /** While it is told for the first time what is lit on the board is the story, and not what is asked. */
  get isStory(): boolean {
    return this.open && this.#isNews;
  }

  /** A fight of one's own waits to be read: until then what is asked steps back. */
  get isUnread(): boolean {
    return this.now?.waits ?? false;
  }

  /** It was told to its end: nobody need be told it again at length. */
  isRead = $state(false);

  /**
   * The game is a board of few pieces, and its fights fill the screen: the board goes along with the whole story, and
   * under a fight that is told lies the table as it was when that began.
   */
  fills = $state(false);

  get #isStaged(): boolean {
    return this.fills || (this.#isNews && this.withholds);
  }

  /**
   * The position that the story has come to, where the page does not run ahead of it: no unit is lost and no place has
   * fallen before that is told. Elsewhere the question stands already, and is about the board as it is now.
   */
  get staged(): Moment | null {
    if (!(this.open || this.awaits) || !this.#isStaged) return null;
    if (this.awaits) return this.#from;
    const reached = this.#reached(this.at);
    if (!this.withholds && (reached.at(-1) ?? 0) >= this.#heard) return null;
    const stood = reached.reduceRight<Moment | null>((found, at) => found ?? this.#stood.get(at) ?? null, null);
    return stood ?? (this.#isNews ? this.#from : null);
  }

  /** All that is told, or was last, and how it stood before. */
  get whole(): { story: readonly Told[]; began: Moment | null } {
    return { story: this.#story, began: this.#began };
  }

  /** The positions before and after what is told now. */
  get span(): [number, number] | null {
    const first = this.#story[0]?.version;
    if (!this.open || first === undefined) return null;
    const [to = 0, from = Math.max(0, first - 1)] = reachedBy(this.strokes, this.at, false).slice(-2).toReversed();
    return from < to ? [from, to] : null;
  }

  /** The versions that the board shows, up to a stroke. */
  #reached(at: number): number[] {
    const { strokes, fills, fought } = this;
    if (fought) return stoodAt(strokes, at, fought);
    return [...reachedBy(strokes, at - 1, fills), ...[shownBy(strokes, at, fills) ?? []].flat()];
  }

  /** What the board is to show of the present stroke and of the next is fetched before it is told. */
  #prepare(): void {
    if (!this.#isStaged) return;
    const wanted = [this.at, this.at + 1].flatMap((at) => this.#reached(at).slice(-1));
    for (const version of new Set(wanted)) {
      if (this.#stood.has(version) || this.#fetched.has(version) || version >= this.#heard) continue;
      this.#fetched.add(version);
      this.table
        .momentAt(version)
        .then((moment) => (this.#stood = new Map([...this.#stood, [version, moment]])))
        .catch(() => undefined);
    }
  }

  /** What was told so far: trails stay. */
  get done(): Stroke[] {
    return this.open ? this.strokes.slice(0, this.at) : [];
  }

  /**
   * All that has happened, as far as it has been told: a panel does not run ahead of the story. Marches are told all at
   * once, before fights that came between them: what came after such a fight waits for it.
   */
  get heard(): readonly Told[] {
    const { told } = this.table;
    const last = this.now?.events.at(-1);
    const at = last ? told.lastIndexOf(last) : -1;
    if (at < 0) return told;
    const ahead = new Set(this.strokes.slice(this.at + 1).flatMap(({ events }) => events));
    const next = told.findIndex((one) => ahead.has(one));
    return told.slice(0, next < 0 ? at + 1 : Math.min(next, at + 1));
  }

  /** The same for the journal and for what lies beside the board: what is shown again is known. */
  get known(): readonly Told[] {
    if (this.awaits) {
      const { told } = this.table;
      const first = told.indexOf(this.strokes[0]!.events[0]!);
      return first < 0 ? told : told.slice(0, first);
    }
    return this.open && this.#isNews ? this.heard : this.table.told;
  }

  /** A new moment: what came after one's own answer is new. */
  hear(): void {
    const { moment, journal } = this.table;
    if (!moment) return;
    const [from, to] = [this.#heard, moment.version];
    const before = this.#latest;
    this.#heard = to;
    this.#latest = moment;
    // A story that waits to be begun begins where it did, whatever comes meanwhile.
    if (!this.open && !this.awaits && before && before.seat === moment.seat) {
      this.#from = before;
      this.#stood = new Map([...this.#stood, [before.version, before]]);
    }
    this.#last = journal.at(-1);
    if (from < 0) return this.#open();
    if (to <= from) {
      if (to < from && this.#story.some(({ version }) => version > to)) this.#forget();
      else if (to < from) this.close();
      return;
    }
    // What was told and has been taken back did not happen.
    if (moment.kept >= 0 && this.#story.some(({ version }) => version > moment.kept && version <= from)) this.#forget();
    // While an answer is on its way, what comes first is its own doing.
    const { busy, seat, sent } = this.table;
    remember(this.table.id, { heard: to, ...(busy ? { own: from + sent } : {}) });
    const fresh = journal.filter(({ version }) => version > from && version <= to);
    const mine = this.#isMine(fresh);
    // One's own marches were seen as they were made; the dice that followed, and what came of them, were not.
    const fought = fresh.findIndex((told) => (this.fought ? isThrown(told, this.fought) : kindOf(told) === 'fight'));
    // Where one goes back to was one's own choice.
    const isRolled = !this.fought || fought >= 0;
    const isOwn = (one: Told): boolean => (whose(one) || (one.version <= from + sent ? seat : '')) === seat;
    // Whoever is lost is told of, whatever it came of: one's own choice may have cost more than was seen.
    const isFallen = (told: Told): boolean => !this.fought && isGone(told);
    const isNews = (one: Told, i: number): boolean =>
      !isOwn(one) ||
      this.isShown(one) ||
      isFallen(one) ||
      rankOf(one) === 2 ||
      /rolled/.test(one.event) ||
      this.fought?.stops(one) === true ||
      this.fought?.frames(one) === true ||
      (mine && i >= fought && isRolled);
    const told = busy ? fresh.filter(isNews) : fresh;
    // An answer that follows from the last one, as all whom one shot drives back, goes on with the same story.
    if (busy && !this.table.isByItself && !this.table.repeats) this.#forget();
    if (!told.length) return;
    this.isRead = false;
    this.#tell(told, mine);
  }

  /**
   * A game that is opened: what came since one's own last answer is summed up, and told if it was not told before. The
   * bots may have begun before the page was there.
   */
  #open(): void {
    const { id, info, seat, seats, moment, journal } = this.table;
    if (!moment || info?.kind !== 'game' || !seat || seats.length !== 1 || moment.lesson) return;
    const known = rememberedOf(id);
    remember(id, { heard: moment.version });
    if (moment.outcome || (!known && moment.version > OPENING)) return;
    const fresh = journal.filter(({ version }) => version > (known?.own ?? -1));
    this.#story = fresh;
    this.strokes = this.#strokesOf(fresh, this.#isMine(fresh));
    if (this.strokes.length && settings.pace > 0 && (known?.heard ?? -1) < moment.version) this.#start(0);
    const from = known?.own ?? 0;
    if (!(this.open || this.awaits) || from >= moment.version) return;
    // What the page showed before it was opened anew is asked for: the story begins there.
    this.table
      .momentAt(Math.max(0, from))
      .then((found) => {
        this.#began = found;
        if (this.awaits || this.#latest === moment) this.#from = found;
      })
      .catch(() => undefined);
  }

  /** A fight in which one has a part. */
  #isMine(fresh: readonly Told[]): boolean {
    const { seat } = this.table;
    return fresh.some((told) =>
      this.fought ? this.fought.part(told) !== '' && names(told, seat) : isFight(told) && concerns(told, seat),
    );
  }

  #strokesOf(told: readonly Told[], mine: boolean): Stroke[] {
    return this.fought ? boutStrokes(told, this.fought, this.table.seat) : strokesOf(told, mine, this.isShown);
  }

  #forget(): void {
    this.close();
    this.#story = [];
    this.strokes = [];
    this.#stood = new Map(this.#from && [[this.#from.version, this.#from]]);
    this.#fetched.clear();
  }

  #tell(told: readonly Told[], mine: boolean): void {
    const fresh = this.#strokesOf(told, mine);
    if (!fresh.length) {
      // A turn that began is nothing to be told by itself, but belongs to what happened.
      if (!this.strokes.length) return;
      this.#story = [...this.#story, ...told];
      this.strokes = [...this.strokes];
      return;
    }
    if (this.awaits) {
      this.#story = [...this.#story, ...told];
      this.strokes = [...this.strokes, ...fresh];
      return;
    }
    if (this.open && this.fought) return this.#goOn(told, fresh, this.fought);
    if (this.open) {
      const { at, strokes } = this;
      this.#story = [...this.#story, ...told];
      this.strokes = [...strokes.slice(0, at), ...toldOn(strokes[at]!, strokes.slice(at + 1), fresh)];
      return;
    }
    // All since one's own answer is one story: what was told stands before what is new.
    const before = this.strokes.length < REMEMBERED ? this.strokes : [];
    if (!before.length) this.#began = this.#from;
    this.#story = before.length ? [...this.#story, ...told] : told;
    this.strokes = [...before, ...fresh];
    if (settings.pace > 0) this.#start(before.length);
  }

  /** More comes while something is told: a fight that goes on is one with what was told of it. */
  #goOn(told: readonly Told[], fresh: Stroke[], fought: Fought): void {
    this.#story = [...this.#story, ...told];
    const last = this.strokes.at(-1);
    const goes = goesOn(last, fresh[0], fought);
    const all = goes
      ? [...this.strokes.slice(0, -1), joinedBout(last!, fresh[0]!, fought), ...fresh.slice(1)]
      : [...this.strokes, ...fresh];
    const isNow = goes && this.at === this.strokes.length - 1;
    this.strokes = all;
    if (!isNow) return;
    this.running = settings.moves;
    this.#go();
  }

  /** Before the first answer who sits down for the first time says himself when he is ready. */
  #start(at: number): void {
    const isFirst = this.greets && !this.#isGreeted && (rememberedOf(this.table.id)?.own ?? -1) < 0;
    if (isFirst) this.awaits = this.#isNews = true;
    else this.#begin(at);
  }

  #begin(at: number, isNews = true): void {
    this.#isGreeted = true;
    this.#isNews = isNews;
    this.at = at;
    this.awaits = false;
    this.open = true;
    // Without motion it goes step by step, as one asks for it.
    this.running = settings.moves;
    this.#go();
  }

  /** Whether a story that is there at the opening waits to be begun. */
  greets = false;
  /** Once is enough: what comes later, before the first answer, is told by itself. */
  #isGreeted = false;

  /** The reader is ready. */
  begin(): void {
    this.#begin(0);
  }

  /** Tell it from the beginning. */
  again(): void {
    this.#begin(0, false);
  }

  /** The board is still being made ready: the story is there, and waits. */
  held = false;

  release(): void {
    const was = this.held;
    this.held = false;
    if (was) this.#go();
  }

  #go(): void {
    clearTimeout(this.#timer);
    this.#prepare();
    const { now } = this;
    if (!now || !this.running || this.held) return;
    const pace = settings.pace || 1;
    if (now.waits && pace < 2) {
      this.running = false;
      return;
    }
    this.lasts = (now.time * 1000) / pace;
    this.#timer = setTimeout(() => this.step(1), this.lasts);
  }

  step(by: number): void {
    const next = this.at + by;
    // What was read goes on by itself.
    if (by > 0 && this.now?.waits) this.running = settings.moves;
    if (next >= this.strokes.length) {
      this.close();
      this.isRead = true;
      return;
    }
    this.at = Math.max(0, next);
    this.#go();
  }

  pause(): void {
    this.running = !this.running;
    this.#go();
  }

  pace(pace: number): void {
    settings.set({ pace });
    if (pace === 0) this.close();
    else if (this.open) this.#go();
  }

  close(): void {
    clearTimeout(this.#timer);
    if (this.awaits) this.#isGreeted = true;
    this.open = false;
    this.awaits = false;
    this.running = false;
  }

  /** A fight that nothing came after yet: what comes of it is being asked. */
  get isOpen(): boolean {
    return this.#last !== undefined && isFought(this.#last);
  }

  /** In a few words: marches, fights, losses; what was but little is told whole. */
  get summary(): Summary {
    const { tell } = this.table;
    return summed(this.#story, this.isOpen, this.isPrized, (told) => Boolean(tell && isGathered(told, tell)));
  }

  /** All that is told of: what a game sums up in words of its own. */
  get story(): readonly Told[] {
    void this.strokes;
    return this.#story;
  }

  /** Whether a march decides the game, or nearly: what the game's face says of it. */
  isPrized: (told: Told) => boolean = () => false;
}

/** Whether a question is asked in the middle of a fight. */
const comesOfFight = (journal: readonly Told[], isAsked: boolean): boolean => {
  const last = journal.findLast(({ event }) => !FALLS_WITH.test(event));
  return isAsked && last !== undefined && kindOf(last) === 'fight';
};
/** What falls with a beaten stack, ends its retreat, shows by it or follows from the dice: the fight is not over. */
const FALLS_WITH =
  /^(leader-removed|depot-removed|stack-turned|stack-seen|card-lapsed|place-taken|morale-shifted|left-board|marker-moved)$/;
/** Whether a fight begins in it, or dice fell: what one has chosen oneself before that was seen. */
const isThrown = (told: Told, fought: Fought): boolean => fought.part(told) === 'begins' || 'dice' in told.fields;
const isCostly = ({ kind, events }: Stroke): boolean =>
  kind === 'fight' && events.some((one) => isLoss(one) || gaveWay(one));
const isDecided = ({ kind, waits }: Stroke): boolean => waits || kind === 'fight';

const known = new WeakMap<Table, Telling>();

export function tellingOf(table: Table): Telling {
  let telling = known.get(table);
  if (!telling) known.set(table, (telling = new Telling(table)));
  return telling;
}
