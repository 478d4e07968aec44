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
  also?: string[];
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
  towns: string[];
  forts: string[];
  green: string[];
  difficult: string[];
  north: string[];
  south: string[];
  lithuania: string[];
  east_prussia: string[];
  east_edge: string[];
  south_of_sejm: string[];
  czech_border: string[];
  places: Record<string, string>;
  capitals: {
    pl: string;
    ru: string;
    lt: string;
  };
  facings: string[];
  pieces: {
    id: string;
    name: {
      pl: string;
      en: string;
    };
    side: string;
    nation: string;
    arm: string;
    size: string;
    full: number[];
    weak: number[];
    one_sided: boolean;
    zone: string;
    place: string;
    arrives: number;
  }[];
  cards: {
    id: string;
    number: number;
    single: boolean;
    title: {
      pl: string;
      en: string;
    };
    polish: {
      pl: string;
      en: string;
    };
    russian: {
      pl: string;
      en: string;
    };
  }[];
  turns: {
    base: number[];
    date: {
      pl: string;
      en: string;
    };
  }[];
  numbers: {
    stack_limit: number;
    towns_to_win: number;
    gap: number;
    cavalry_gap: number;
    strategic_moves: number;
    headquarters_move: number;
    reconnaissance_stacks: number;
    reconnaissance_range: number;
    return_range: number;
    uman_turn: number;
    forced_march: number;
    border_hexes: number;
    allowance: number[];
  };
}
