/** The map follows the game: what is asked about comes into view by itself, and so does what is played again. */
import { tick, untrack } from 'svelte';
import type { Viewport } from '../../board/viewport.svelte';
import type { Table } from '../../table/table.svelte';
import type { Cell, Ways } from './picture';
import type { Piece } from './pieces';

/** More goals than these are not all brought into view. */
const MANY = 30;

/** The hexes that the events of a moment of the past are about. */
export function playedIn(table: Table, ways: Ways, pieces: readonly Piece[]): Cell[] {
  const version = table.past?.version;
  if (version === undefined) return [];
  const named = table.journal
    .filter((told) => told.version === version)
    .flatMap(({ fields }) => Object.values(fields).flat().map(String));
  const hexes = new Set([...named, ...pieces.filter(({ id }) => named.includes(id)).map(({ hex }) => hex)]);
  return [...hexes].map((number) => ways.cells.get(number)).filter((cell) => cell !== undefined);
}

export class Following {
  #asked = '';

  /** Who is asked about first, then all that can be chosen, if there is room; never while a counter is held. */
  ask(table: Table, ways: Ways, viewport: Viewport, chosen: string[], offered: Cell[], isHeld: boolean): void {
    const { question, unconfirmed } = table;
    const now = `${table.moment?.version} ${chosen.join()} ${unconfirmed?.index ?? ''}`;
    const target = unconfirmed?.wire.hex;
    const about = [...(typeof target === 'string' ? [target] : []), ...chosen]
      .map((number) => ways.cells.get(number))
      .filter((cell) => cell !== undefined);
    if (!question || !about.length || now === this.#asked || isHeld) return;
    this.#asked = now;
    const all = [...about, ...(offered.length <= MANY && !unconfirmed ? offered : [])].map(
      ({ x, y }) => [x, y] as const,
    );
    // The question takes its room first.
    void tick().then(() => viewport.frame(all));
  }

  play(viewport: Viewport, cells: Cell[]): void {
    this.#asked = '';
    untrack(() => viewport.frame(cells.map(({ x, y }) => [x, y])));
  }
}
