// Made from the game's view and boards by tools/view_types.py; do not edit.

export interface BoostView {
  card: string;
  side: string;
  value: number;
  left: number;
  by: string;
}

export interface FightView {
  side: string;
  start: string;
  target: string;
  second: string;
  is_supported: boolean;
  cards: [string, number, string][];
  winner: string;
  difference: number;
  losses: number;
}

export interface Outcome {
  winner: string | null;
  level: string;
  reason: string;
  rule: string;
  score: Record<string, number>;
}

export interface PieceView {
  id: string;
  weak: boolean;
  ordered: boolean;
  attacked: boolean;
  fought: boolean;
  moved: boolean;
}

export interface StackView {
  side: string;
  hex: string;
  facing: string;
  height: number;
  markers: number;
  hidden: number;
  pieces: PieceView[];
}

export interface View {
  seat: string | null;
  turn: number;
  phase: string;
  acting: string;
  passed: boolean[];
  stacks: StackView[];
  depots: string[][];
  founded: string[][];
  has_removed: boolean[];
  base: number[];
  shift: number[];
  dice: number[][];
  totals: number[];
  points: number[];
  hand: string[];
  hands: number[];
  is_held_back: boolean[];
  played: string[];
  discards: string[];
  deck: number;
  effects: string[];
  boosts: BoostView[];
  fog: string[];
  moves_left: number[];
  free_orders: number;
  manoeuvres: number;
  has_treaty: boolean;
  origin: string;
  group: string[];
  path: string[];
  fight: FightView | null;
  towns: number[];
  blanks: number;
  dead: string[];
  gone: string[];
  returns: [string, number][];
  outcome: Outcome | null;
}

export interface Board Record<string, (string | Record<string, boolean | number | string | number[] | {
  pl: string;
  en: string;
}>)[] | Record<string, number | string | (number | number[] | {
  number?: string;
  x?: number;
  y?: number;
  terrain?: string;
  closed?: boolean;
  place?: string;
  kind?: string;
  name?: string;
  rings?: number[][][];
  points?: number[][];
  angle?: number;
  text?: string;
  size?: number;
  spacing?: number;
})[]>>
