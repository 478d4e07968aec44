/** What a game puts on the table: its board, what lies before the player, and its own panels. */
import type { Component } from 'svelte';
import type { Teller } from '../words/tell';
import type { Option, Question, Told } from '../wire/types';
import type { Picks } from './dock/answers/options';
import type { Curve } from './journal/curves';
import type { Table } from './table.svelte';
import type { Fought } from './telling/bouts';
import type { Telling } from './telling/telling.svelte';

/** What is pointed at in the journal or a list, and lit on the board. */
export interface Light {
  thing: string | null;
  /** The hex or field that was looked at last. */
  hex?: string;
  /** The pieces that can still act, as the board knows them. */
  able?: readonly { id: string; name: string; place: string }[];
  /** One of them that is to be picked up; the number grows each time. */
  take?: { id: string; n: number };
  /** A piece that was looked for by its name; the number grows with every search. */
  find?: { id: string; n: number };
  /** A counter hangs over the board under the hand: the view stays as it is. */
  drawn?: boolean;
  /** What a lesson points out: ids of units, armies, fields, cards, and hexes. */
  look?: readonly string[];
  /** Of these, where what it asks for leads. */
  goals?: readonly string[];
  /** What a bot would choose, by rank: ids of what its choices name. */
  hinted?: { rank: number; things: readonly string[] }[];
}

/** Show a piece on the board, wherever it stands. */
export function lookFor(light: Light, id: string): void {
  light.thing = id;
  light.find = { id, n: (light.find?.n ?? 0) + 1 };
}

export interface FaceProps<P = never, V = never> {
  table: Table;
  printed: P;
  view: V;
  light: Light;
}

/** A fight on the stage: what is told of it stands still until it has been read. */
export interface MomentProps<P = never, V = never> {
  table: Table;
  printed: P;
  view: V;
  light: Light;
  telling: Telling;
  /** Whether the panel of fights lies open beside the board: it tells the whole of it. */
  beside?: boolean;
}

/** Several answers at once under one name; `passes`: nothing is done by it. */
export interface Shortcut {
  id: string;
  label: string;
  passes?: boolean;
  /** It gives what was chosen: the main button. */
  main?: boolean;
  /** It leads to what a guided game waits for. */
  awaited?: boolean;
  run: () => void;
}

export interface Panel {
  id: string;
  /** Key of its label, among the client's words. */
  label: string;
  /** The path of its picture in a rail, 20 by 20. */
  icon?: string;
  // eslint-disable-next-line @typescript-eslint/no-explicit-any
  Panel: Component<FaceProps<any, any>>;
  /** Whether it has anything to show now; it comes to the front when it begins to. */
  when?: (view: unknown) => boolean;
  /** Whether it waits to be opened, though it begins to have something to show. */
  quiet?: boolean;
  /** Whether it has a place of its own in the bar of a telephone, with its icon and how many things lie there. */
  counts?: (view: unknown, side: string) => number;
  /** Whether a question is about what it shows: then it comes to the front. */
  concerns?: (question: Question) => boolean;
  /** Whether what is to be confirmed of a question is weighed there; unless told, all of it is. */
  weighs?: (question: Question) => boolean;
  /** Whether it has nothing to show now: then it gives way to the log. */
  isEmpty?: (table: Table) => boolean;
}

export interface Face {
  // eslint-disable-next-line @typescript-eslint/no-explicit-any
  Board: Component<FaceProps<any, any>>;
  // eslint-disable-next-line @typescript-eslint/no-explicit-any
  Hand?: Component<FaceProps<any, any>>;
  /** What stands over the question, as part of it: whose turn it is in a phase of turns, a choice of several pieces. */
  // eslint-disable-next-line @typescript-eslint/no-explicit-any
  Above?: Component<FaceProps<any, any>>;
  /** What lies under the board, where the screen is large enough for it; a panel holds the same and opens from it. */
  // eslint-disable-next-line @typescript-eslint/no-explicit-any
  Below?: Component<FaceProps<any, any> & { onopen?: (panel: string) => void }>;
  /** Whether anything lies there now. */
  shelved?: (view: unknown) => boolean;
  /**
   * Whether the board takes the width of the screen: panels are folded into a rail, the question stands at the right
   * flank.
   */
  wide?: boolean;
  /** What the question is about, shown between it and its buttons where the board takes the width. */
  // eslint-disable-next-line @typescript-eslint/no-explicit-any
  Matter?: Component<FaceProps<any, any>>;
  /** What an answer weighs, or is made of, between question and buttons; `onopen`: the panel with the sum. */
  // eslint-disable-next-line @typescript-eslint/no-explicit-any
  Weighed?: Component<FaceProps<any, any> & { onopen?: (panel: string) => void }>;
  /** The counters of those that a question names, in front of it. */
  // eslint-disable-next-line @typescript-eslint/no-explicit-any
  Whom?: Component<FaceProps<any, any>>;
  /** A fight as a moment, over the board, while the story tells it. */
  // eslint-disable-next-line @typescript-eslint/no-explicit-any
  Moment?: Component<MomentProps<any, any>>;
  /** Fights that are told whole, one stroke each: which events belong together. */
  fought?: Fought;
  /** What one was let see by an answer of one's own: it is told all the same, and waits until it has been read. */
  shows?: (told: Told) => boolean;
  /** What came of the fights, in sentences of the game's own: causes, losses, what decides. */
  sums?: (table: Table, story: readonly Told[], isNarrow: boolean, printed: unknown) => string[];
  /** How the points changed by what is told or was, in a sentence; '' where they did not. */
  gained?: (table: Table, story: readonly Told[]) => string;
  /** What a seat holds, in a few signs beside its name, and in words. */
  held?: (view: unknown, seat: string) => { text: string; title: string } | undefined;
  panels: Panel[];
  /** Fields of answers whose values lie on the table, to be pointed at. */
  pointable: ReadonlySet<string>;
  /** Key of the words of the current phase, and the rule that it stands under. */
  phase?: (view: unknown, printed: unknown) => string;
  /** Whose part of the phase it is, beside its name: the leader whose units act. */
  acting?: (view: unknown, printed: unknown, tell: Teller) => string;
  /** Which of several ways to say what to do fits this question: the end of its key. */
  howCase?: (table: Table, question: Question, printed: unknown) => string;
  /** How much is left to give out where a question does not say it, in words; '' where nothing is counted. */
  left?: (table: Table, question: Question) => string;
  /** Who stands where, to be named beside a hex: `2124` says nothing, `2124 (1/I/jaegers)` does. */
  unitsByHex?: (view: unknown, printed: unknown, tell: Teller) => ReadonlyMap<string, string>;
  /** The pieces on the board by name, to be looked for. */
  find?: (view: unknown, printed: unknown, tell: Teller) => { id: string; name: string; place: string }[];
  /** Answers that are pointed at twice: the first time shows their odds. `picks`: what was pointed at before. */
  needsConfirming?: (question: Question, option: Option, picks: Picks) => boolean;
  /**
   * How an answer is confirmed where its panel does more than to send it: the words of its button, and what that
   * does.
   */
  confirmButton?: (
    table: Table,
    option: Option,
  ) => { label: string; run: () => void; /** With all who take part. */ chance?: number | undefined } | null;
  /** Questions after a piece that is picked up: their answer is taken by itself where there is but one. */
  takesOnly?: ReadonlySet<string>;
  /** Answers that pointing only picks, though it leaves no other: the board shows what they begin. */
  picksOnly?: (question: Question, option: Option) => boolean;
  /** Questions who goes that may be answered by pointing at where to: whoever alone can is sent. */
  goesFirst?: ReadonlySet<string>;
  /** Questions none of whose answers is the main one: to act is as good as to wait. */
  even?: ReadonlySet<string>;
  /** An answer in words, where the name of its place would not tell what it does; '' elsewhere. */
  said?: (table: Table, option: Option, printed: unknown) => string;
  /** What the thing that is picked does, in sentences: a card that is about to be played. */
  aboutPick?: (table: Table, printed: unknown) => string;
  /**
   * What would be left undone if the phase ended now, in a sentence; empty when nothing that matters is. `able`: how
   * many can still act, as the button that goes from one to the next counts them.
   */
  worthDoing?: (table: Table, question: Question, able: number) => Promise<string> | string;
  /** Whether an event is one that decides the game, or nearly: it is named first of what happened. */
  prized?: (told: Told, printed: unknown, view: unknown) => boolean;
  /** Whether an answer is given on the board alone, though nothing names its place: no button is made of it. */
  onBoard?: (table: Table, option: Option) => boolean;
  /** Whether an answer is given by a card in the hand, or by what stands under the question (`Weighed`): no button. */
  elsewhere?: (prompt: string, option: Option) => boolean;
  /** Questions that one passes as a rule: there to pass is the main button. */
  idle?: ReadonlySet<string>;
  /** Why something happened in what looked like one's own turn, and by which rule. */
  because?: (table: Table, told: Told, printed: unknown) => { text: string; rule: string } | null;
  /** What can be done in one go beside the answers themselves: several of them at once, under one name. */
  shortcuts?: (table: Table, question: Question, printed: unknown) => Shortcut[];
  /** The chance of an answer, where it is known: shown on its button. */
  chance?: (table: Table, option: Option) => number | null;
  /** Whether that chance is only an estimate, since it hangs on what one does not see. */
  isEstimate?: (table: Table, option: Option) => boolean;
  /** An answer that is better given by pointing: its button is there, but never the main one. */
  isMinor?: (table: Table, option: Option) => boolean;
  /** What an answer costs at once, in a sign: shown on its button. */
  cost?: (table: Table, option: Option) => string;
  /** How the game stood over its time, drawn along the time-line; and a value of it in words. */
  curves?: (table: Table) => Curve[];
  curveValue?: (table: Table, value: number) => string;
  /** What a curve asks the server, when the game has moved on. */
  refreshCurves?: (table: Table) => void;
  /** Where the rules say how the scenario is won: how their numbers begin. */
  victoryRules?: (scenario: string) => string[];
  /** What was played for and not won, under the points in the card of the end. */
  Missed?: Component<{ table: Table }>;
  /** The rule by which the game would be judged now: what it counts is read before anything else. */
  judgedBy?: (table: Table) => Promise<string>;
  /** A word beside a seat's name: what it has now that others have not, and its rule. */
  tag?: (view: unknown, printed: unknown, seat: string) => { text: string; rule: string } | undefined;
  /** The colour of a seat's stripe, and its name where there is little room: of seats that share a side. */
  stripe?: (seat: string) => string;
  short?: (seat: string) => string;
  /** Whose player-turn it is, while another may be asked. */
  turn?: (view: unknown, seat: string) => boolean;
  /** The side whose colours a seat has. */
  side: (seat: string) => string;
}
