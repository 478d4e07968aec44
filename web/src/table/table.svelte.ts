/** A table as this browser sits at it: all that one can point at, do and ask. */

import { contribution } from '../shell/begin';
import type { Wire } from '../words/tell';
import { faultOf } from '../words/fault';
import { RefusedError, type Connection } from '../wire/connection.svelte';
import type {
  Chance,
  Done,
  Found,
  Moment,
  MomentFound,
  Offer,
  OddsFound,
  Option,
  Outlook,
  Refusal,
  Trials,
  Why,
} from '../wire/types';
import { spare, ways } from './dock/answers/alike';
import { fits, narrowed, pick, things, type Picks } from './dock/answers/options';
import { commonest } from './dock/refusals/reasons';
import {
  asksHow,
  isSameWay,
  namesOnePiece,
  naming,
  onlyChooses,
  plainest,
  type Beyond,
  type Selected,
} from './dock/answers/selected';
import type { Face } from './face';
import { Heard } from './heard.svelte';

export type { Notice } from './heard.svelte';

let counter = 0;

function newKey(): string {
  counter += 1;
  return `${Date.now().toString(36)}-${counter}-${Math.random().toString(36).slice(2, 10)}`;
}

export class Table extends Heard {
  // What one can do.

  point(thing: string): boolean {
    if (!this.question) return false;
    const next = pick(this.question.options, this.picks, thing);
    if (!next) return false;
    this.notice = null;
    const left = narrowed(this.question.options, next);
    if (
      left.length === 1 &&
      this.unconfirmed?.index !== left[0]!.index &&
      this.needsConfirming(this.question, left[0]!, this.picks)
    ) {
      this.unconfirmed = left[0]!;
      return true;
    }
    // What only begins something that the board shows whole is picked, and not given.
    const begins = this.picksOnly(this.question, left[0]!);
    const plain = begins ? null : left.length === 1 ? left[0]! : namesOnePiece(left[0]!) ? plainest(left) : null;
    this.picks = next;
    // What waited to be confirmed gives way to what is chosen in its place.
    if (!plain) this.unconfirmed = null;
    if (plain && namesOnePiece(plain)) void this.#select(plain, left);
    else if (plain) void this.answer(plain);
    else void this.explore();
    return true;
  }

  /** Choose a piece where that gives nothing yet: what pointing at it would give at once is left alone. */
  pickUp(thing: string): void {
    const next = this.question ? pick(this.question.options, this.picks, thing) : null;
    if (!this.question || !next) return;
    const left = narrowed(this.question.options, next);
    const plain = left.length === 1 ? left[0]! : namesOnePiece(left[0]!) ? plainest(left) : null;
    if (plain && !namesOnePiece(plain)) return;
    this.picks = next;
    if (plain) void this.#select(plain, left, false);
    else void this.explore();
  }

  /** Answers that are picked by pointing at them, and given by something else. */
  picksOnly: NonNullable<Face['picksOnly']> = () => false;

  /** What follows picking a piece up and is taken by itself where there is but one answer. */
  takesOnly: ReadonlySet<string> = new Set();

  /** Questions who goes that may be answered by pointing at where to. */
  goesFirst: ReadonlySet<string> = new Set();

  /** Send the only one of those asked for who can go to a place; how many could, 0 where it is not asked so. */
  async send(hex: string): Promise<number> {
    const { question, moment, selected } = this;
    if (!question || selected || this.busy || this.isPast || !this.goesFirst.has(question.prompt)) return 0;
    const isMeant = this.meant();
    const who = question.options.filter((option) => namesOnePiece(option) && isMeant(option));
    const found = await Promise.all(who.map(({ wire }) => this.outlook([wire]).catch(() => null)));
    if (this.moment !== moment || this.selected) return 0;
    const ways = found.flatMap((next, i) => {
      const goal = next?.question?.seat === question.seat ? next.question.options : [];
      return goal.filter(({ wire }) => wire.hex === hex).map(({ wire }) => [who[i]!.wire, wire]);
    });
    if (ways.length === 1) await this.give(ways[0]!);
    return ways.length;
  }

  /** The last version at which an answer was given by itself: what was undone is asked. */
  #byItself = -1;

  /** Of answers that come to the same one is offered; where all of them do, it is given, once. */
  async compare(): Promise<void> {
    const { asked, moment, selected } = this;
    if (!asked || !moment || this.isPast || moment.lesson || this.spare?.of === asked || !ways(asked.options).length)
      return;
    const options = await spare(asked, selected?.answers ?? [], (answers, others) =>
      this.connection.ask<Outlook>({ type: 'try', seat: asked.seat, answers, others }).catch(() => null),
    );
    if (this.asked !== asked || !options.size) return;
    this.spare = { of: asked, options };
    const [only, other] = asked.options.filter(({ index }) => !options.has(index));
    if (only && !other && !selected) await this.giveByItself(only);
  }

  /** Give an answer that nobody has to think about. */
  async giveByItself({ wire }: Option): Promise<void> {
    const { moment, info } = this;
    if (!moment || info?.kind !== 'game' || moment.version <= this.#byItself) return;
    this.#byItself = moment.version;
    this.isByItself = true;
    try {
      await this.give([wire]);
    } finally {
      this.isByItself = false;
    }
  }

  /**
   * Pick a piece up: what follows is looked at, and sent with the way; what cannot be looked at is given at once
   * (`gives`), or stays where it is.
   */
  async #select(option: Option, alike: readonly Option[], gives = true): Promise<void> {
    const { question, moment, picks } = this;
    if (!question || this.busy) return;
    const before = this.selected?.answers ?? [];
    this.looksAhead = true;
    const found = await this.outlook([option.wire]).catch(() => null);
    this.looksAhead = false;
    if (this.moment !== moment || this.picks !== picks || this.question !== question) return;
    const chosen = [...before, option.wire];
    const isWholeWay = this.moment?.lesson?.awaits?.some((way) => isSameWay(way, chosen)) ?? false;
    const only = found?.question?.options.length === 1 ? found.question : null;
    if (gives && found && only && onlyChooses(question, found) && this.takesOnly.has(only.prompt)) {
      this.picks = {};
      await this.give([...chosen, only.options[0]!.wire]);
    } else if (found && onlyChooses(question, found) && !(gives && isWholeWay)) {
      this.picks = {};
      // What was to be confirmed belongs to the question before.
      this.unconfirmed = null;
      this.tries = [];
      this.selected = {
        answers: chosen,
        question: found.question,
        base: this.selected?.base ?? question,
        others: before.length ? [] : [...alike.filter((other) => other !== option), ...naming(question, option)],
      };
      void this.#lookBeyond(this.selected);
    } else if (gives) await this.answer(option);
    else this.picks = {};
  }

  /**
   * What else the piece could do is looked at too, so that its goals can be pointed at: whom it may fire at; and where
   * it is asked how it comes, where each of the ways leads.
   */
  async #lookBeyond(selected: Selected): Promise<void> {
    const ways = [
      ...selected.others.filter(namesOnePiece).map(({ wire }) => [wire]),
      ...(asksHow(selected.question) ? selected.question.options : []).map(({ wire }) => [...selected.answers, wire]),
    ];
    if (!ways.length) return;
    const looked = ways.map(async (answers) => {
      const found = await this.ahead(answers);
      return found && onlyChooses(selected.base, found) ? { answers, question: found.question } : null;
    });
    const beyond = (await Promise.all(looked)).filter((one) => one !== null);
    const now = this.selected;
    if (now?.base === selected.base && isSameWay(now.answers.slice(0, 1), selected.answers.slice(0, 1)))
      this.selected = { ...now, beyond };
  }

  /**
   * Hold these answers in place of what is picked up: who goes along is chosen, and nothing is given; but a guided game
   * is given what it waits for.
   */
  async hold(answers: Wire[]): Promise<void> {
    const { selected, moment } = this;
    const base = selected?.base ?? this.question;
    if (!base || this.busy) return;
    if (moment?.lesson?.awaits?.some((way) => isSameWay(way, answers))) return void (await this.give(answers));
    const found = await this.ahead(answers);
    const isSame = this.moment === moment && this.selected?.answers === selected?.answers;
    if (!isSame || !found?.question || found.stopped || found.question.seat !== base.seat) return;
    this.picks = {};
    this.unconfirmed = null;
    this.tries = [];
    this.selected = { others: [], ...this.selected, base, answers, question: found.question };
  }

  /** What else the piece that is picked up could do to this thing. */
  beyond(thing: string): Beyond | undefined {
    return this.selected?.beyond?.find(({ answers, question }) =>
      things(question.options, {}, this.meant(answers)).has(thing),
    );
  }

  /** Point at what the piece could do otherwise than by the plain way. */
  pointBeyond(thing: string): void {
    const { selected } = this;
    const found = this.beyond(thing);
    if (!selected || !found) return;
    this.picks = {};
    this.unconfirmed = null;
    this.selected = { answers: found.answers, question: found.question, base: selected.base, others: [] };
    this.point(thing);
  }

  /** Something else is done with the piece that is picked up. */
  instead(option: Option): void {
    const { selected } = this;
    if (!selected) return;
    this.selected = null;
    this.picks = {};
    this.unconfirmed = null;
    if (namesOnePiece(option)) void this.#select(option, selected.others);
    else void this.answer(option);
  }

  unpick(): void {
    this.picks = {};
    this.selected = null;
    this.unconfirmed = null;
    this.tries = [];
    this.notice = null;
  }

  /** What could be tried from the picks on, and why it is refused: asked once for each selection. */
  async explore(): Promise<void> {
    const { question, picks } = this;
    if (!question) return;
    try {
      const found = await this.connection.ask<Trials>({ type: 'tries', seat: question.seat, like: { ...picks } });
      if (this.picks === picks) this.tries = found.tries;
    } catch {
      this.tries = [];
    }
  }

  /** Why a thing cannot be chosen after the picks; empty when nothing is known against it. */
  why(thing: string): Refusal[] {
    for (const tried of this.tries) {
      const named = tried.intent.some((part) => Object.values(part).some((value) => value === thing));
      if (named && tried.refusals.length) return tried.refusals;
    }
    return [];
  }

  /** Why nothing can be done with a thing. */
  async explain(like: Wire): Promise<void> {
    const { question } = this;
    if (!question) return;
    try {
      const { tries } = await this.connection.ask<Trials>({ type: 'tries', seat: question.seat, like });
      this.notice = { text: '', refusals: commonest(tries) };
    } catch {
      this.notice = null;
    }
  }

  async whyNot(intent: Wire[]): Promise<Refusal[]> {
    if (!this.question) return [];
    const { seat } = this.question;
    const whole = [...(this.selected?.answers ?? []), ...intent];
    return (await this.connection.ask<Why>({ type: 'why-not', seat, intent: whole })).refusals;
  }

  /** Choose an answer by its button or from a list: one with dice behind it is confirmed first, as on the board. */
  choose(option: Option): void {
    const { question } = this;
    if (question && this.unconfirmed?.index !== option.index && this.needsConfirming(question, option, this.picks)) {
      this.picks = {};
      this.notice = null;
      this.unconfirmed = option;
    } else if (namesOnePiece(option)) void this.#select(option, []);
    else void this.answer(option);
  }

  /** `repeats`: it repeats the last one by itself. */
  async answer(option: Option, repeats = false): Promise<void> {
    const { question } = this;
    if (!question?.options.some((known) => known.index === option.index)) return;
    await this.give([...(this.selected?.answers ?? []), option.wire], repeats);
  }

  /** Give answers one after another as one step: what chance or the others come before is left out, and comes back. */
  async give(answers: Wire[], repeats = false): Promise<Wire[]> {
    const { question, moment } = this;
    if (!question || !moment || this.busy) return answers;
    this.repeats = repeats;
    this.sending = true;
    this.sent = answers.length;
    const { seat } = question;
    const given = answers.length === 1 ? { answer: answers[0]! } : { answers };
    try {
      const done = await this.connection.ask<Done>({
        type: 'answer',
        seat,
        version: moment.version,
        key: newKey(),
        ...given,
      });
      this.own = done.version ?? this.own;
      this.coming = this.moment === moment && this.own !== moment.version;
      return done.rest ?? [];
    } catch (error) {
      this.unpick();
      this.#complain(error);
      return answers;
    } finally {
      this.sending = false;
    }
  }

  /** By which seat the last step can be taken back, or why not; who holds all seats of an open game may for all. */
  get undoing(): { seat: string | null; refusal: Refusal | null } {
    const refusal = this.moment?.undo ?? null;
    const by = refusal?.key === 'undo-other-seat' ? String(refusal.params?.seat ?? '') : '';
    const isOpen = this.info?.kind === 'analysis' || !this.info?.has_secrets;
    if (by && isOpen && this.seats.includes(by)) return { seat: by, refusal: null };
    return { seat: this.seat, refusal };
  }

  async undo(): Promise<void> {
    if (!this.moment?.seat) return;
    // What is only picked up is put down again: nothing was given yet.
    if (this.selected) return this.unpick();
    const { seat } = this.undoing;
    if (seat) await this.#do({ type: 'undo', seat, version: this.moment.version }, false);
  }

  async propose(kind: Offer['kind'], to: number | null = null): Promise<void> {
    const seed = kind === 'rematch' ? { contribution: contribution() } : {};
    if (this.moment?.seat) await this.#do({ type: 'propose', seat: this.moment.seat, kind, to, ...seed }, false);
  }

  async respond(offer: number, agree: boolean): Promise<void> {
    const rematch = this.info?.offers.some(({ id, kind }) => id === offer && kind === 'rematch');
    const seed = agree && rematch ? { contribution: contribution() } : {};
    if (this.moment?.seat) await this.#do({ type: 'respond', seat: this.moment.seat, offer, agree, ...seed }, false);
  }

  async resign(): Promise<void> {
    if (this.moment?.seat) await this.#do({ type: 'resign', seat: this.moment.seat }, false);
  }

  /** Say something to the table; what comes back is why it could not be said. */
  async say(text: string): Promise<string> {
    try {
      await this.connection.ask({ type: 'say', text, seat: this.moment?.seat ?? null }, false);
      return '';
    } catch (error) {
      return faultOf(error, (seat) => this.tell?.seat(seat) ?? seat);
    }
  }

  async #do(message: Parameters<Connection['ask']>[0], again: boolean): Promise<void> {
    try {
      await this.connection.ask(message, again);
    } catch (error) {
      this.#complain(error);
    }
  }

  #complain(error: unknown): void {
    const text = faultOf(error, (seat) => this.tell?.seat(seat) ?? seat);
    if (error instanceof RefusedError) this.notice = { text, refusals: error.refused.refusals ?? [] };
    else if (error instanceof Error) this.notice = { text, refusals: [] };
  }

  /** Lift the curtain for a seat, or look from another of one's own. */
  async look(seat: string | null): Promise<void> {
    this.curtain = null;
    this.opened = true;
    if (seat === this.moment?.seat) return;
    this.looking = seat;
    await this.#do({ type: 'look', seat }, true);
  }

  // What one can ask.

  async query<T>(name: string, args: Wire = {}, version: number | null = this.past?.version ?? null): Promise<T> {
    const found = await this.connection.ask<Found>({ type: 'query', name, args, seat: this.seat, version });
    return found.result as T;
  }

  async odds(answers: Wire[]): Promise<{ exact: boolean; chances: Chance[] }> {
    const whole = [...(this.selected?.answers ?? []), ...answers];
    return this.connection.ask<OddsFound>({ type: 'ask-odds', seat: this.seat, answers: whole });
  }

  async outlook(answers: Wire[]): Promise<Outlook | null> {
    if (!this.question) return null;
    const whole = [...(this.selected?.answers ?? []), ...answers];
    return this.connection.ask<Outlook>({ type: 'try', seat: this.question.seat, answers: whole });
  }

  /** The question that follows a list of answers from here, without giving them. */
  async ahead(answers: Wire[]): Promise<Outlook | null> {
    const { question } = this;
    if (!question) return null;
    return this.connection.ask<Outlook>({ type: 'try', seat: question.seat, answers }).catch(() => null);
  }

  async visit(version: number): Promise<void> {
    if (!this.moment || version >= this.moment.version) {
      this.past = null;
      return;
    }
    try {
      this.past = await this.momentAt(version);
    } catch (error) {
      this.#complain(error);
    }
  }

  /** How it stood after an earlier answer. */
  async momentAt(version: number): Promise<Moment> {
    const wish = { type: 'ask-moment', version, seat: this.seat, since: version } as const;
    return (await this.connection.ask<MomentFound>(wish)).moment;
  }

  /** Whether this thing can be pointed at now. */
  offers(thing: string): boolean {
    return this.pointed.has(thing);
  }

  has(picks: Picks): boolean {
    return this.question?.options.some((option) => fits(option, picks)) ?? false;
  }
}
