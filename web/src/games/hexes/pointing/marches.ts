import type { Refusal } from '../../../wire/types';

/** Moves that lead further than the next hex: what a game knows of them, and how they are given. */
export interface Goal {
  cost: number;
  left: number;
  /** The hexes that are entered on the way, the goal last. */
  path: string[];
  /** Enemies stand there: who goes there means to fight. */
  clash?: boolean;
}

/** Who does something together, as what is weighed just now: pointing at one adds him, or leaves him out. */
export interface Joining {
  takes: (unit: string) => boolean;
  joins: (unit: string) => boolean;
  toggle: (unit: string) => void;
}

export interface Marches {
  /** Who came to move by himself: he is taken by a click before a click goes anywhere. */
  readonly untaken?: string;
  take?(unit: string): void;
  /** Of the units of one hex, those that are picked up one by one: the others go with one of them. */
  leading?(units: readonly string[]): string[];
  /** Hexes that a click leads to at once. */
  goals: ReadonlyMap<string, Goal>;
  /** Whether they come before what the question itself offers at a hex. */
  first: boolean;
  /** Whether hexes that the question offers are no goals of their own now, where no whole move leads there. */
  readonly only?: boolean;
  /** The facings that can be taken at a goal, with the angle that each looks to, in degrees. */
  facings: (hex: string) => { facing: string; angle: number }[];
  /** Go there; false where it is no goal. */
  go: (hex: string, facing?: string) => boolean;
  /** Why a hex is no goal, where the game asks that in a way of its own. */
  why?: (hex: string) => Promise<Refusal[]>;
}
