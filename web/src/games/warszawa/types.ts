/** Bitwa Warszawska as the server tells it: what is printed (query `board`), and what a seat sees. */

export interface Effect {
  kind: string;
  amount: number;
  when: string;
  field: string;
}
export interface Action {
  kind: string;
  amount: number;
  armies: string[];
}
export interface Field {
  id: string;
  name: string;
  row: number;
  x: number;
  fortified: boolean;
  red_pattern: boolean;
  points: number;
  rule: string;
  neighbours: Record<string, string>;
}
export interface Army {
  id: string;
  side: Side;
  colour: string;
  acts: boolean;
}
export interface Card {
  id: string;
  side: Side;
  colour: string;
  strength: number;
  effect: Effect | null;
  action: Action | null;
}
export type Side = 'pl' | 'su';

export interface Printed {
  fields: Field[];
  armies: Army[];
  cards: Card[];
  sides: Side[];
  phases: string[];
  rounds: number;
  days: string[];
  front: number;
  goal: string;
  decisive: string;
}

/** Numbers are places in the lists of `Printed`; -1 is none. */
export interface View {
  seat: Side | null;
  phase: number;
  round: number;
  acting: number;
  passed: boolean[];
  at: number[];
  markers: number[];
  dispersed: number;
  attacked: number;
  attacks: [number, number][];
  ordering: number;
  card: number;
  attacker: number;
  defender: number;
  step: number;
  hand: number[];
  front: number[];
  protected: number;
  known: number[][];
  exposed: number[];
  hands: number[];
  fronts: number[];
  decks: number[];
  aside: boolean[];
  boxes: number[][];
  open_fronts: number[][];
  due: number[];
  destroyed: number;
}

export const NONE = -1;

export function has(set: number, member: number): boolean {
  return Math.floor(set / 2 ** member) % 2 === 1;
}

/** What stands on a counter: the printed number and the kind of army. */
export function short(id: string): [number: string, kind: string] {
  const name = id.split('-')[1] ?? id;
  const found: Record<string, [string, string]> = {
    obr: ['OW', 'defenders'],
    mozyr: ['GM', 'group'],
    '3kk': ['3', 'corps'],
  };
  return found[name] ?? [name.replace(/a$/, ''), 'army'];
}
