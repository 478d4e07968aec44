/** What a game gives to its hex board: counters, how they are drawn, what lies over the map, how it is played. */
import type { Snippet } from 'svelte';
import type { Viewport } from '../../board/viewport.svelte';
import type { Light } from '../../table/face';
import type { Table } from '../../table/table.svelte';
import type { Refusal, Told } from '../../wire/types';
import type { Reading } from './following/following';
import type { Numbered, Prized } from './ground/naming';
import type { Ways } from './picture';
import type { Overlay, Piece, Said } from './pieces';
import type { Joining, Marches } from './pointing/marches';

export interface BoardProps<P extends Piece> {
  table: Table;
  ways: Ways;
  viewport: Viewport;
  pieces: P[];
  light: Light;
  overlay: Overlay;
  /** A counter; far away; by itself, in a list: not as part of its stack. */
  draw: Snippet<[P, boolean, boolean?]>;
  /** What lies over each stack, instead of the number of its counters. */
  top?: Snippet<[P[]]>;
  /** Drawings of the game's own, under the counters and over them. */
  under?: Snippet;
  over?: Snippet;
  /** The side whose colours a seat has. */
  side?: (seat: string) => string;
  radius: number;
  shown?: boolean;
  /** Enemies may stand in one hex: they are drawn apart. */
  apart?: boolean;
  /** Hexes whose towns decide the game. */
  prized?: Prized;
  /** Towns with a number that counts. */
  numbered?: readonly Numbered[];
  /** Words call hexes by their numbers: those that words are about just now show them, from however far. */
  spelt?: boolean;
  said?: Said | null;
  /** What is to be known of a hex as things stand: a pointer that rests there reads it. */
  noted?: (hex: string) => string;
  /** Moves that lead further than the next hex. */
  marches?: Marches | null;
  /** Who can be added to what is weighed, or left out of it, by pointing at him. */
  joining?: Joining | null;
  /** Why whoever is chosen cannot strike from afar at an enemy in a hex. */
  noStrike?: (hex: string) => Promise<Refusal[]>;
  /** Whether a way may be given hex by hex now. */
  wholeWays?: (table: Table) => boolean;
  /** How near the map comes to what is asked, and what is seen with it. */
  reading?: () => Reading;
  /** Who comes first of those who can act; else they come from left to right. */
  order?: (piece: P) => number;
  /** Events that do not move the map while somebody is asked: words tell them, and the map where it shows them. */
  quiet?: RegExp;
  /** Where someone set out from, where his event does not say so: the trails of the story begin there. */
  setOut?: (told: Told) => string | undefined;
  onway?: (hexes: string[]) => void;
  onhover?: (hex: string | null) => void;
}
