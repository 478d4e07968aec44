/** What the server tells of a table, kept as it comes: the base of the table that one sits at. */

import { allied } from '../shell/seatings';
import { keepCommitment } from '../proof/kept';
import { Teller, type Wire } from '../words/tell';
import { faultOf } from '../words/fault';
import { words } from '../words/words.svelte';
import { Connection, RefusedError } from '../wire/connection.svelte';
import { api } from '../wire/http';
import type { ChatLine, Moment, Option, Question, Refusal, ServerMessage, TableInfo, Told, Tried } from '../wire/types';
import { withoutLost } from './journal/away';
import { filled, placed, upTo } from './journal/journal';
import { meantIn } from './dock/answers/guided';
import { narrowed, things, type Picks } from './dock/answers/options';
import type { Selected } from './dock/answers/selected';

export interface Notice {
  text: string;
  refusals: Refusal[];
}

/** What this browser knows of its table: position, question and journal, as the server tells them. */
export abstract class Heard {
  info = $state.raw<TableInfo | null>(null);
  seats = $state.raw<string[]>([]);
  moment = $state.raw<Moment | null>(null);
  journal = $state.raw<Told[]>([]);
  chat = $state.raw<ChatLine[]>([]);
  tell = $state.raw<Teller | null>(null);
  /** A moment of the past that is looked at. */
  past = $state.raw<Moment | null>(null);
  /** The position that the story has come to, where the page is not to run ahead of it (`Telling`). */
  staging: () => Moment | null = () => null;
  picks = $state.raw<Picks>({});
  tries = $state.raw<Tried[]>([]);
  /** An option whose button is pointed at: its way is shown on the map. */
  considered = $state.raw<Option | null>(null);
  /** An answer that was pointed at once and waits to be confirmed: dice follow it, so its odds are read first. */
  unconfirmed = $state.raw<Option | null>(null);
  needsConfirming: (question: Question, option: Option, picks: Picks) => boolean = () => false;
  /** A piece that is picked up, but not moved yet. */
  selected = $state.raw<Selected | null>(null);
  /** A piece that is being put on an analysis board: no question is answered meanwhile. */
  placing = $state<string | null>(null);
  /** An answer is on its way to the server. */
  protected sending = $state(false);
  /** It was taken, and the position that it led to is still to come. */
  protected coming = $state(false);
  /** What follows a choice is being looked at: nothing is sent. */
  looksAhead = $state(false);
  /** A step of a lesson is read: nothing is answered until one goes on. */
  reading = $state(false);
  #notice = $state.raw<{ said: Notice; choice: string } | null>(null);
  fault = $state('');
  /** Which seat the curtain waits for, on a screen that is shared. */
  curtain = $state<string | null>(null);
  read = $state(0);
  /** The version that one's own last answer led to. */
  own = -1;
  /** The last answer repeats the one before it by itself: what is told goes on. */
  repeats = false;
  /** How many answers are on their way, or were in the last step. */
  sent = 0;
  /** They are given by themselves, for want of a choice or because the player has said so: no story ends by them. */
  isByItself = false;
  #skew = 0;
  /** All parts of a long journal have come. */
  #whole = true;
  /** A shared screen was opened by its player since the page was loaded. */
  protected opened = false;
  /** The seat that was asked for: its view needs no curtain when it comes. */
  protected looking: string | null = null;
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

  /** Lift the curtain for a seat, or look from another of one's own. */
  abstract look(seat: string | null): Promise<void>;

  // What is shown.

  /** Why something cannot be: as long as the choice stands that it was about. */
  get notice(): Notice | null {
    return this.#notice?.choice === this.#choice ? this.#notice.said : null;
  }
  set notice(said: Notice | null) {
    this.#notice = said && { said, choice: this.#choice };
  }
  #choice = $derived(
    JSON.stringify([this.moment?.version, this.selected?.answers, this.picks, this.unconfirmed?.index]),
  );

  get shown(): Moment | null {
    return this.past ?? this.staging() ?? this.moment;
  }

  /** The version that is shown, where it is not the latest: what is asked about the shown position is asked of it. */
  get asOf(): number | null {
    return (this.past ?? this.staging())?.version ?? null;
  }

  get seat(): string | null {
    return this.moment?.seat ?? null;
  }

  get isPast(): boolean {
    return this.past !== null;
  }

  /** What was asked is answered: whatever is opened or pressed now would belong to the question before. */
  get busy(): boolean {
    return this.sending || this.coming;
  }

  /** What is asked, before what comes to the same is left out. */
  get asked(): Question | null {
    return this.selected?.question ?? this.moment?.question ?? null;
  }

  /** Answers to a question that another one stands for: they would lead to the very same. */
  spare = $state.raw<{ of: Question; options: ReadonlySet<number> } | null>(null);
  #plain = $derived.by(() => {
    const { asked, spare } = this;
    if (!asked || spare?.of !== asked || !spare.options.size) return asked;
    return { ...asked, options: asked.options.filter(({ index }) => !spare.options.has(index)) };
  });

  /** The question that can be answered here and now. */
  get question(): Question | null {
    if (this.past || this.curtain || this.placing) return null;
    return this.#plain;
  }

  get options(): Option[] {
    return this.question ? narrowed(this.question.options, this.picks) : [];
  }

  /** Which answers the step of a guided game waits for; elsewhere all are meant. */
  meant(held: readonly Wire[] = this.selected?.answers ?? []): (option: Option) => boolean {
    return meantIn(this.moment?.lesson?.awaits, held);
  }

  /** All things that can be pointed at now. */
  protected pointed = $derived(
    this.question && !this.reading ? things(this.question.options, this.picks, this.meant()) : new Set<string>(),
  );

  get told(): Told[] {
    return this.past ? placed(this.journal, this.past) : this.journal;
  }

  /** What had happened when it stood as it is shown: the board may stand where a story has come to. */
  get toldThere(): Told[] {
    const { shown } = this;
    return shown && shown !== this.moment ? upTo(this.told, shown.version) : this.told;
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
          !this.opened
        )
          this.curtain = message.moment.seat;
        break;
      case 'update':
        this.#place(message.moment);
        break;
      case 'journal':
        if (message.seat !== this.seat) break;
        this.journal = withoutLost(filled(this.journal, message));
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
    this.journal = withoutLost(placed(this.journal, moment));
    if (moment.kept < 0 || moment.missing != null) this.#whole = moment.missing == null;
    this.moment = moment;
    this.coming = false;
    if (changed) {
      this.picks = {};
      this.tries = [];
      this.notice = null;
      this.considered = null;
      this.unconfirmed = null;
      this.selected = null;
    }
    this.#drawCurtain(moment, before);
  }

  /** Where the learner stands, when that changed and nothing else. */
  learn(moment: Moment): void {
    if (this.moment?.version === moment.version) this.moment = { ...this.moment, lesson: moment.lesson };
  }

  /** On one screen with hidden hands, the next player is called before anything is shown. */
  #drawCurtain(moment: Moment, before: string | null): void {
    const hides = this.info?.has_secrets && this.info.kind !== 'analysis';
    if (!hides || this.seats.length < 2 || moment.outcome) this.curtain = null;
    else if (before !== null && moment.seat !== null && this.#shares(before, moment.seat)) this.curtain = null;
    else if (moment.seat === this.looking) this.looking = null;
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
}
