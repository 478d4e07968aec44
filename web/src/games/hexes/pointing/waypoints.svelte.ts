/** A way that is given hex by hex: with Shift, every hex that is clicked or dragged over is a step of it. */
import type { Offered } from './offered.svelte';
import type { Cell } from '../picture';
import type { Piece } from '../pieces';

export class Waypoints<P extends Piece> {
  hexes = $state.raw<string[]>([]);

  constructor(
    private readonly offered: Offered<P>,
    /** Whether the question now asks for a way that may be given whole. */
    private readonly asked: () => boolean,
  ) {}

  get open(): boolean {
    return this.asked() && !this.offered.table.busy;
  }

  /** Where the unit stands that is to march. */
  get from(): string | undefined {
    return [...this.offered.chosen][0];
  }

  /** One step more; a step back takes the last one off again. */
  add(cell: Cell): void {
    if (this.open) this.hexes = stepped(this.hexes, cell, this.from);
  }

  clear(): void {
    if (this.hexes.length) this.hexes = [];
  }

  /** Let the unit go this way. */
  async go(): Promise<void> {
    const { table } = this.offered;
    const path = this.hexes;
    this.hexes = [];
    if (path.length && this.open) await table.give([...(table.selected?.answers ?? []), { path }]);
  }
}

/** A way with one step more, or one less where it turns back. */
export function stepped(hexes: string[], { number }: Cell, from: string | undefined): string[] {
  if (number === (hexes.at(-1) ?? from)) return hexes;
  return hexes.length && number === (hexes.at(-2) ?? from) ? hexes.slice(0, -1) : [...hexes, number];
}
