import type { Table } from '../../table/table.svelte';

/** What a hex board needs to know of a counter; how it is drawn is each game's own matter. */
export interface Piece {
  id: string;
  hex: string;
  side: string;
  name: string;
  /** In one line, for lists and for those who listen. */
  about: string;
  /** What it can do, short enough for a list on the map; else `about`. */
  brief?: string;
  /** It goes with a stack and is none of its counters, as a leader. */
  uncounted?: boolean;
  /** The marker that it lies under: the game may ask for that instead. */
  under?: string;
}

/** The names by which a question may ask for a piece: who lies under a marker goes with it before he leaves it. */
export const namesOf = ({ id, under }: Piece): string[] => (under === undefined ? [id] : [under, id]);

/** The name by which it is asked for now. */
export const askedAs = (table: Pick<Table, 'offers'>, piece: Piece): string | undefined =>
  namesOf(piece).find((name) => table.offers(name));

export interface Badge {
  hex: string;
  text: string;
  sub?: string;
  kind: 'cost' | 'chance' | 'loss' | 'odds';
  /** Odds of what hardly ever succeeds: it can be done, but nothing calls for it. */
  poor?: boolean;
}

export interface Overlay {
  /** Areas: a set of hexes in one colour. */
  areas?: { id: string; colour: string; hexes: string[] }[];
  /** One may go nearly anywhere: an outline would ring the few hexes that are left out. */
  everywhere?: boolean;
  /** Hexsides as pairs of numbers. */
  sides?: { id: string; colour: string; pairs: [string, string][] }[];
  /** From hex to hex. */
  arrows?: {
    from: string;
    to: string;
    kind: 'attack' | 'fire' | 'retreat';
    /** It flies as it is told. */
    isTold?: boolean;
  }[];
  /** Small discs with a number: costs, chances; odds say beside the success (`text`) what it may cost (`sub`). */
  badges?: Badge[];
  /** Where these lie on a hex that is taken, in radii from its middle, clear of the numbers of a counter. */
  aside?: readonly [number, number];
  /** A way, hex by hex. */
  path?: string[];
  /** Ways that belong to a layer: retreats, supply; the last hex is where they lead. */
  routes?: { id: string; colour: string; hexes: string[]; end: 'arrow' | 'source'; loss?: string }[];
  /** Small signs on hexes: a reserve, one that cannot move, a ring about the encircled, hunger, who holds a town. */
  signs?: { hex: string; kind: 'reserve' | 'still' | 'ring' | 'hunger' | 'held'; colour: string }[];
  /** Hexes that a question is about which names none of them. */
  asked?: string[];
  /** Names across an area. */
  names?: { text: string; hexes: string[]; colour: string }[];
}

/** What is said beside the hex under the pointer: what a march there takes, by which rules. */
export interface Said {
  hex: string;
  title: string;
  lines: { text: string; value?: string; rule: string }[];
  note?: string;
}
