// Made from the game's view and boards by tools/view_types.py; do not edit.

export interface MarkerView {
  side: string;
  kind: string;
  place: string;
  name: string;
  units: string[];
  id: string;
}

export interface Notes {
  strengthening: string[];
  transports: Record<string, number>;
  travelling: string[];
  concentration: Record<string, string>;
  attacks: Record<string, number>;
  coupled: string[];
  volunteers: string;
  konarmia: string;
  konarmia_front: string;
  lithuania: string;
  lithuania_passable: boolean;
  lithuanian_places: string[];
  no_mans_land_entered: boolean;
  operations: Record<string, string>;
  income: Record<string, number>;
  precedence: string;
}

export interface TheatreView {
  theatre: string;
  field: number;
  polish: number;
  bolshevik: number;
}

export interface UnitView {
  id: string;
  name: string;
  side: string;
  arm: string;
  size: string;
  hex: string;
  level: string;
  strength: number;
  movement: number;
  lines: boolean;
  elite: boolean;
  can_move: boolean;
  has_attacked: boolean;
  label: string;
  stripe: string;
  support: number;
}

export interface View {
  scenario: string;
  stage: number;
  date: string;
  phasing: string;
  step: string;
  mover: string;
  units: UnitView[];
  eliminated: string[];
  coming: Record<string, number>;
  morale: TheatreView[];
  held: Record<string, string[]>;
  boxes: Record<string, string[]>;
  pools: Record<string, number>;
  reserve_used: string[];
  order_used: string[];
  notes: Notes;
  markers: MarkerView[];
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
  stages: string[];
  theatres: string[];
  morale: {
    low: number;
    high: number;
    levels: number[];
    yellow: number[];
    one_track: boolean;
  };
  rules: Record<string, string>;
}
