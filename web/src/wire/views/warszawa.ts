// Made from the game's view and boards by tools/view_types.py; do not edit.

export interface Outcome {
  winner: string | null;
  level: string;
  reason: string;
  rule: string;
  score: Record<string, number>;
  also?: string[];
}

export interface View {
  seat: string | null;
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
  outcome: Outcome | null;
}

export interface Board {
  fields: {
    id: string;
    name: string;
    row: number;
    x: number;
    fortified: boolean;
    red_pattern: boolean;
    points: number;
    rule: string;
    neighbours: Record<string, string>;
  }[];
  armies: {
    id: string;
    side: string;
    colour: string;
    acts: boolean;
  }[];
  cards: ({
    id: string;
    side: string;
    colour: string;
    strength: number;
    effect: {
      kind: string;
      amount: number;
      when: string;
      field: string;
    } | null;
    action: {
      kind: string;
      amount: number;
      armies: string[];
    } | null;
  })[];
  sides: string[];
  phases: string[];
  rounds: number;
  days: string[];
  front: number;
  goal: string;
  decisive: string;
}
