/** A table as this browser sits at it: position, question, journal, and all that one can do. */

import { contribution } from '../shell/begin';
import { allied } from '../shell/seatings';
import { keepCommitment } from '../proof/kept';
import { Teller, type Wire } from '../words/tell';
import { faultOf } from '../words/fault';
import { words } from '../words/words.svelte';
import { Connection, RefusedError } from '../wire/connection.svelte';
import { api } from '../wire/http';
import type {
  ChatLine,
  Chance,
  Done,
  Found,
  Moment,
  MomentFound,
  Offer,
  OddsFound,
  Option,
  Outlook,
  Question,
  Refusal,
  ServerMessage,
  TableInfo,
  Told,
  Trials,
  Tried,
  Why,
} from '../wire/types';
import { filled, placed } from './journal/journal';
import { fits, narrowed, pick, things, type Picks } from './dock/options';
import { namesOnePiece, onlyChooses, plainest, type Selected } from './dock/selected';

export interface Notice {
  text: string;
  refusals: Refusal[];
}

let counter = 0;

function newKey(): string {
  counter += 1;
  return `${Date.now().toString(36)}-${counter}-${Math.random().toString(36).slice(2, 10)}`;
}

export class Table {
  info = $state.raw<TableInfo | null>(null);
  seats = $state.raw<string[]>([]);
  moment = $state.raw<Moment | null>(null);
  journal = $state.raw<Told[]>([]);
  chat = $state.raw<ChatLine[]>([]);
  tell = $state.raw<Teller | null>(null);
  /** A moment of the past that is looked at. */
  past = $state.raw<Moment | null>(null);
  picks = $state.raw<Picks>({});
  tries = $state.raw<Tried[]>([]);
  /** An option whose button is pointed at: its way is shown on the map. */
  considered = $state.raw<Option | null>(null);
  /** An answer that was pointed at once and waits to be confirmed: dice follow it, so its odds are read first. */
  unconfirmed = $state.raw<Option | null>(null);
  needsConfirming: (question: Question, option: Option) => boolean = () => false;
  /** A piece that is picked up, but not moved yet. */
  selected = $state.raw<Selected | null>(null);
  /** A piece that is being put on an analysis board: no question is answered meanwhile. */
  placing = $state<string | null>(null);
  busy = $state(false);
  notice = $state.raw<Notice | null>(null);
  fault = $state('');
  /** Which seat the curtain waits for, on a screen that is shared. */
  curtain = $state<string | null>(null);
  read = $state(0);
  /** The version that one's own last answer led to. */
  own = -1;
  #skew = 0;
  /** All parts of a long journal have come. */
  #whole = true;
  /** A shared screen was opened by its player since the page was loaded. */
  #opened = false;
  /** The seat that was asked for: its view needs no curtain when it comes. */
  #looking: string | null = null;
  readonly connection: Connection;

  constructor(
    readonly id: string,
    readonly secret: string,
  ) {
    const scheme = location.protocol === 'https:' ? 'wss:' : 'ws:';
    this.connection = new Connection(
      `${scheme}//${location.host}/api/tables/${id}/socket`,
      () => ({ secret, since: this.#whole ? (this.moment?.version ?? null) : null }),
      (message) => this.#hear(message),
    );
  }

  close(): void {
    this.connection.close();
  }

  // What is shown.

  get shown(): Moment | null {
    return this.past ?? this.moment;
  }

  get seat(): string | null {
    return this.moment?.seat ?? null;
  }

  get isPast(): boolean {
    return this.past !== null;
  }

  /** The question that can be answered here and now. */
  get question(): Question | null {
    if (this.past || this.curtain || this.placing) return null;
    return this.selected?.question ?? this.moment?.question ?? null;
  }

  get options(): Option[] {
    return this.question ? narrowed(this.question.options, this.picks) : [];
  }

  /** All things that can be pointed at now. */
  #things = $derived(this.question ? things(this.question.options, this.picks) : new Set<string>());

  get told(): Told[] {
    return this.past ? placed(this.journal, this.past) : this.journal;
  }

  /** The clock of the server, in milliseconds. */
  now(): number {
    return Date.now() + this.#skew;
  }

  // What is heard.

  #hear(message: ServerMessage): void {
    switch (message.type) {
      case 'welcome':
        this.#skew = message.now - Date.now();
        this.info = message.table;
        keepCommitment(message.table.id, message.table.commitment);
        this.seats = message.seats;
        this.chat = message.chat;
        void this.#know(message.table.game);
        if (message.moment) this.#place(message.moment);
        if (
          message.seats.length > 1 &&
          message.table.has_secrets &&
          message.table.kind !== 'analysis' &&
          message.moment &&
          !message.moment.outcome &&
          !this.#opened
        )
          this.curtain = message.moment.seat;
        break;
      case 'update':
        this.#place(message.moment);
        break;
      case 'journal':
        if (message.seat !== this.seat) break;
        this.journal = filled(this.journal, message);
        this.#whole = message.missing === null;
        break;
      case 'table-changed':
        this.info = message.table;
        break;
      case 'chat':
        this.chat = [...this.chat.filter((line) => line.id !== message.line.id), message.line];
        break;
      case 'bye':
        if (!message.again) this.fault = message.reason;
        break;
      case 'refused':
        if (message.id === 'hello')
          this.fault = faultOf(new RefusedError(message), (seat) => this.tell?.seat(seat) ?? seat);
        break;
    }
  }

  async #know(game: string): Promise<void> {
    if (this.tell) return;
    const page = await api.game(game);
    await words.load(page.game.package);
    this.tell = new Teller(page);
  }

  #place(moment: Moment): void {
    const before = this.moment?.seat ?? null;
    const changed = moment.version !== this.moment?.version || moment.seat !== this.moment?.seat;
    this.journal = placed(this.journal, moment);
    if (moment.kept < 0 || moment.missing != null) this.#whole = moment.missing == null;
    this.moment = moment;
    if (changed) {
      this.picks = {};
      this.tries = [];
      this.notice = null;
      this.considered = null;
      this.unconfirmed = null;
      this.selected = null;
    }
    this.#draw_curtain(moment, before);
  }

  /** Where the learner stands, when that changed and nothing else. */
  learn(moment: Moment): void {
    if (this.moment?.version === moment.version) this.moment = { ...this.moment, lesson: moment.lesson };
  }

  /** On one screen with hidden hands, the next player is called before anything is shown. */
  #draw_curtain(moment: Moment, before: string | null): void {
    const hides = this.info?.has_secrets && this.info.kind !== 'analysis';
    if (!hides || this.seats.length < 2 || moment.outcome) this.curtain = null;
    else if (before !== null && moment.seat !== null && this.#shares(before, moment.seat)) this.curtain = null;
    else if (moment.seat === this.#looking) this.#looking = null;
    else if (before !== null && moment.seat !== before) this.curtain = moment.seat;
    const next = moment.waiting?.seat;
    if (next && next !== moment.seat && this.seats.includes(next)) {
      if (hides && !(moment.seat !== null && this.#shares(moment.seat, next))) this.curtain = next;
      else void this.look(next);
    }
  }

  /** Partners know the same: between them nothing is covered. */
  #shares(one: string, other: string): boolean {
    return allied(this.tell?.page.game, one, other);
  }

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
      this.needsConfirming(this.question, left[0]!)
    ) {
      this.unconfirmed = left[0]!;
      return true;
    }
    const plain = left.length === 1 ? left[0]! : namesOnePiece(left[0]!) ? plainest(left) : null;
    this.picks = next;
    if (plain && namesOnePiece(plain)) void this.#select(plain, left);
    else if (plain) void this.answer(plain);
    else void this.#explore();
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
    else void this.#explore();
  }

  /**
   * Pick a piece up: what follows is looked at, and sent with the way; what cannot be looked at is given at once
   * (`gives`), or stays where it is.
   */
  async #select(option: Option, alike: readonly Option[], gives = true): Promise<void> {
    const { question, moment, picks } = this;
    if (!question || this.busy) return;
    const before = this.selected?.answers ?? [];
    const found = await this.outlook([option.wire]).catch(() => null);
    if (this.moment !== moment || this.picks !== picks || this.question !== question) return;
    if (found && onlyChooses(question, found)) {
      this.picks = {};
      this.tries = [];
      this.selected = {
        answers: [...before, option.wire],
        question: found.question,
        base: this.selected?.base ?? question,
        others: before.length ? [] : alike.filter((other) => other !== option),
      };
    } else if (gives) await this.answer(option);
    else this.picks = {};
  }

  /** Something else is done with the piece that is picked up. */
  instead(option: Option): void {
    const { selected } = this;
    if (!selected) return;
    this.selected = null;
    this.picks = {};
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
  async #explore(): Promise<void> {
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

  /** Why nothing can be done with a thing: the first reason that stands against it. */
  async explain(like: Wire, name: string): Promise<void> {
    const { question } = this;
    if (!question) return;
    try {
      const { tries } = await this.connection.ask<Trials>({ type: 'tries', seat: question.seat, like });
      const refused = tries.find((tried) => tried.refusals.length);
      this.notice = { text: name, refusals: refused?.refusals ?? [] };
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
    if (question && this.unconfirmed?.index !== option.index && this.needsConfirming(question, option)) {
      this.picks = {};
      this.notice = null;
      this.unconfirmed = option;
    } else if (namesOnePiece(option)) void this.#select(option, []);
    else void this.answer(option);
  }

  async answer(option: Option): Promise<void> {
    const { question } = this;
    if (!question?.options.some((known) => known.index === option.index)) return;
    await this.give([...(this.selected?.answers ?? []), option.wire]);
  }

  /** Give answers one after another as one step: what chance or the others come before is left out, and comes back. */
  async give(answers: Wire[]): Promise<Wire[]> {
    const { question, moment } = this;
    if (!question || !moment || this.busy) return answers;
    this.busy = true;
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
      return done.rest ?? [];
    } catch (error) {
      this.unpick();
      this.#complain(error);
      return answers;
    } finally {
      this.busy = false;
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
    this.#opened = true;
    if (seat === this.moment?.seat) return;
    this.#looking = seat;
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
      const found = await this.connection.ask<MomentFound>({
        type: 'ask-moment',
        version,
        seat: this.seat,
        since: version,
      });
      this.past = found.moment;
    } catch (error) {
      this.#complain(error);
    }
  }

  /** Whether this thing can be pointed at now. */
  offers(thing: string): boolean {
    return this.#things.has(thing);
  }

  has(picks: Picks): boolean {
    return this.question?.options.some((option) => fits(option, picks)) ?? false;
  }
}
