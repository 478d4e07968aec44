/** What a game puts on the table: its board, what lies before the player, and its own panels. */
import type { Component } from 'svelte';
import type { Teller } from '../words/tell';
import type { Option, Question } from '../wire/types';
import type { Curve } from './curves';
import type { Table } from './table.svelte';

/** What is pointed at in the journal or a list, and lit on the board. */
export interface Light {
  thing: string | null;
  /** The hex or field that was looked at last. */
  hex?: string;
  /** Grows when the next piece that can act is asked for. */
  next?: number;
  /** What a lesson points out: ids of units, armies, fields, cards, and hexes. */
  look?: readonly string[];
}

export interface FaceProps<P = never, V = never> {
  table: Table;
  printed: P;
  view: V;
  light: Light;
}

export interface Panel {
  id: string;
  /** Key of its label, among the client's words. */
  label: string;
  // eslint-disable-next-line @typescript-eslint/no-explicit-any
  Panel: Component<FaceProps<any, any>>;
  /** Whether it has anything to show now; it comes to the front when it begins to. */
  when?: (view: unknown) => boolean;
  /** Whether a question is about what it shows: then it comes to the front. */
  concerns?: (question: Question) => boolean;
}

export interface Face {
  // eslint-disable-next-line @typescript-eslint/no-explicit-any
  Board: Component<FaceProps<any, any>>;
  // eslint-disable-next-line @typescript-eslint/no-explicit-any
  Hand?: Component<FaceProps<any, any>>;
  /** What stands over the question, as part of it: whose turn it is in a phase of turns, a choice of several pieces. */
  // eslint-disable-next-line @typescript-eslint/no-explicit-any
  Above?: Component<FaceProps<any, any>>;
  /** Where the question stands: floating at the lower left, or aside where the board leaves room. */
  dock?: 'float' | 'aside';
  panels: Panel[];
  /** Fields of answers whose values lie on the table, to be pointed at. */
  pointable: ReadonlySet<string>;
  /** Key of the words of the current phase, and the rule that it stands under. */
  phase?: (view: unknown, printed: unknown) => string;
  /** Who stands where, to be named beside a hex: `2124` says nothing, `2124 (1/I/jaegers)` does. */
  unitsByHex?: (view: unknown, printed: unknown, tell: Teller) => ReadonlyMap<string, string>;
  /** Answers that are pointed at twice: the first time shows their odds. */
  needsConfirming?: (question: Question, option: Option) => boolean;
  /**
   * How an answer is confirmed where its panel does more than to send it: the words of its button, and what that
   * does.
   */
  confirmButton?: (table: Table, option: Option) => { label: string; run: () => void } | null;
  /** What would be left undone if the phase ended now, in a sentence; empty when nothing that matters is. */
  worthDoing?: (table: Table, question: Question) => Promise<string> | string;
  /** The chance of an answer, where it is known: shown on its button. */
  chance?: (table: Table, option: Option) => number | null;
  /** How the game stood over its time, drawn along the time-line; and a value of it in words. */
  curves?: (table: Table) => Curve[];
  curveValue?: (table: Table, value: number) => string;
  /** What a curve asks the server, when the game has moved on. */
  refreshCurves?: (table: Table) => void;
  /** Where the rules say how the scenario is won: how their numbers begin. */
  victoryRules?: (scenario: string) => string[];
  /** The side whose colours a seat has. */
  side: (seat: string) => string;
}
