/**
 * Arrows that turn a unit, folded into its own hex while hexes beside it can be chosen too: a tap on the unit opens
 * them, a tap anywhere else closes them, and what lies under them stays free until then.
 */
import type { Table } from '../../../table/table.svelte';
import { isCoarse, leastArrows } from './facing';

/** Pixels about the middle of the next hex that no arrow may cover: its number is read and hit there. */
const FREE = 14;
/** How far the middle of the next hex lies from an arrow at the corner, in radii of a hex. */
const BESIDE = 0.92;

export class Turning {
  /** The hex of the unit that may turn; '' where nobody may. */
  at = $state('');
  open = $state(false);
  #shares = $state(false);
  #waits = $state(false);
  #size = $state(0);

  /**
   * Who may turn where, whether hexes can be chosen as well, and how large a hex is on the screen; whether the arrows
   * wait to be asked for from however near (`waits`).
   */
  set(at: string, shares: boolean, size: number, waits = false): void {
    if (at !== this.at) this.open = false;
    this.at = at;
    this.#shares = shares;
    this.#size = size;
    this.#waits = waits;
  }

  /** Whether the arrows wait for a tap: they would cover the next hexes, or a finger would hit one for the other. */
  get folded(): boolean {
    const covers = this.#waits || isCoarse() || this.#size * BESIDE < leastArrows()[0] + FREE;
    return this.at !== '' && this.#shares && covers;
  }

  get shown(): boolean {
    return this.at !== '' && (!this.folded || this.open);
  }

  /** A hex was chosen: true where that opened or closed the arrows and means nothing else. */
  takes(hex: string, isGoal: boolean): boolean {
    if (!this.folded) return false;
    const before = this.open;
    this.open = hex === this.at && !before;
    return hex === this.at || (before && !isGoal);
  }
}

const known = new WeakMap<Table, Turning>();

export function turningOf(table: Table): Turning {
  const found = known.get(table) ?? new Turning();
  known.set(table, found);
  return found;
}
