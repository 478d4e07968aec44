// Made from the game's view and boards by tools/view_types.py; do not edit.

export type Group = [number[], number, number, boolean, boolean, boolean, boolean, boolean, boolean, number];

export interface Outcome {
  winner: string | null;
  level: string;
  reason: string;
  rule: string;
  score: Record<string, number>;
  also?: string[];
}

export type Task = [number, number, number];

export interface View {
  seat: string | null;
  scenario: string;
  turn: number;
  last_turn: number;
  phase: number;
  score: number;
  threshold: number;
  active: number;
  chit: number;
  tasks: Task[];
  pool: number[];
  contused: number[];
  hexes: number[];
  facing: number[];
  lost: number[];
  formation: number[];
  fate: number[];
  due: number[];
  shots: number[];
  left: number[];
  marks: number[];
  leader_hex: number[];
  leader_fate: number[];
  stacks: number[][][];
  moving: Group[];
  taken: number[];
  six: number[];
  outcome: Outcome | null;
}

export interface Board {
  picture: {
    title: string;
    orientation: string;
    size: number;
    width: number;
    height: number;
    kilometres: number;
    outline: number[][];
    cells: {
      number: string;
      x: number;
      y: number;
      terrain: string;
      closed: boolean;
      place: string;
    }[];
    patches: {
      kind: string;
      name: string;
      rings: number[][][];
    }[];
    lines: {
      kind: string;
      name: string;
      points: number[][];
    }[];
    marks: {
      kind: string;
      x: number;
      y: number;
      name: string;
      angle: number;
    }[];
    labels: {
      kind: string;
      text: string;
      x: number;
      y: number;
      size: number;
      angle: number;
      spacing: number;
    }[];
  };
  hexes: string[];
  counters: {
    id: string;
    label: string;
    signs: {
      pl: string;
      en: string;
    };
    side: string;
    arm: string;
    kind: string;
    leaders: string[];
    strength: number[];
    fire: number[];
    morale: number[];
    stars: number;
    names: {
      pl: string;
      en: string;
    };
  }[];
  leaders: {
    id: string;
    label: string;
    side: string;
    chief: boolean;
  }[];
  corners: string[];
  formations: string[];
  phases: string[];
  marks: Record<string, number>;
  sides: string[];
  minutes: number;
  scenarios: Record<string, {
    clock: string;
    first_turn: number;
    last_turn: number;
    leaders: string[];
  }>;
}
