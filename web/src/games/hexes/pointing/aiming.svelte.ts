/** A goal is pressed and the pointer drawn out of it: the unit goes there, and looks that way when it has come. */
import type { Marches } from './marches';
import type { Offered } from './offered.svelte';
import type { Cell } from '../picture';
import type { Piece } from '../pieces';

export class Aiming<P extends Piece> {
  /** The goal that is pressed, and where the pointer has been drawn to. */
  held = $state.raw<{ cell: Cell; pointer: number; angle: number | null; facing: string | null } | null>(null);

  constructor(
    private readonly offered: Offered<P>,
    private readonly marches: () => Marches | null,
  ) {}

  /** Whether a press here chooses a goal. */
  takes(cell: Cell | null): boolean {
    const marches = this.marches();
    const goal = cell && marches?.goals.get(cell.number);
    if (!marches || !goal || goal.clash || this.offered.isWithheld()) return false;
    return marches.first || !this.offered.table.offers(cell.number);
  }

  press(cell: Cell, pointer: number): void {
    this.held = { cell, pointer, angle: null, facing: null };
  }

  move(x: number, y: number): void {
    const { held } = this;
    if (!held) return;
    const [dx, dy] = [x - held.cell.x, y - held.cell.y];
    if (Math.hypot(dx, dy) < this.offered.ways.picture.size * 0.55) {
      if (held.facing) this.held = { ...held, angle: null, facing: null };
      return;
    }
    const wish = (Math.atan2(dy, dx) * 180) / Math.PI;
    const off = (angle: number): number => Math.abs(((angle - wish + 540) % 360) - 180);
    const near = (this.marches()?.facings(held.cell.number) ?? []).toSorted((a, b) => off(a.angle) - off(b.angle))[0];
    const fits = near && off(near.angle) <= 45 ? near : null;
    this.held = { ...held, angle: fits?.angle ?? null, facing: fits?.facing ?? null };
  }

  /** Let go: true when a facing was drawn, and the unit is on its way. */
  drop(): boolean {
    const { held } = this;
    this.held = null;
    return held?.facing ? (this.marches()?.go(held.cell.number, held.facing) ?? false) : false;
  }
}
