/** The map by keys: arrows move a cursor from hex to hex, Enter chooses; what lies there is said. */
import type { Viewport } from '../../../board/viewport.svelte';
import { ours, t } from '../../../words/words.svelte';
import type { Choosing } from './choosing.svelte';
import type { Hovering } from './hovering.svelte';
import type { Offered } from './offered.svelte';
import type { Cell } from '../picture';
import type { Piece } from '../pieces';

const STEPS: Record<string, [number, number]> = {
  ArrowUp: [0, -1],
  ArrowDown: [0, 1],
  ArrowLeft: [-1, 0.3],
  ArrowRight: [1, -0.3],
};

export class Cursor<P extends Piece> {
  at = $state('');
  /** Whether the map is walked by keys just now. */
  shown = $state(false);
  #zigzag = 1;

  constructor(
    private readonly offered: Offered<P>,
    private readonly hovering: Hovering<P>,
    private readonly choosing: Choosing<P>,
    private readonly viewport: Viewport,
    private readonly first: () => string,
  ) {}

  get cell(): Cell {
    const { ways } = this.offered;
    return ways.cells.get(this.at) ?? ways.cells.get(this.first()) ?? ways.picture.cells[0]!;
  }

  go(cell: Cell): void {
    this.at = cell.number;
    this.hovering.over(cell);
    this.viewport.show(cell.x, cell.y);
  }

  /** Somebody was asked for by a button: who stands there is known, and would be told over where he may go. */
  show(cell: Cell): void {
    this.go(cell);
    this.hovering.press();
  }

  keys = (event: KeyboardEvent): void => {
    const step = STEPS[event.key];
    if (step) {
      this.shown = true;
      this.#zigzag = -this.#zigzag;
      const across = step[0] ? 0.4 * this.#zigzag : step[1];
      this.go(this.offered.ways.towards(this.cell, step[0], across) ?? this.cell);
      event.preventDefault();
    } else if (event.key === 'Enter' || event.key === ' ') {
      event.preventDefault();
      event.stopPropagation();
      void this.choosing.choose(this.cell);
    }
  };

  /** The hex, its place and ground, who stands there and for whom, and what can be done. */
  get spoken(): string {
    const { table, ways } = this.offered;
    const { number, terrain, x, y } = this.cell;
    const stem = table.tell?.stem ?? '';
    const isHere = (mark: { x: number; y: number }): boolean => mark.x === x && mark.y === y;
    const place = ways.picture.marks.find((mark) => mark.name && isHere(mark) && mark.kind !== 'digit')?.name;
    const parts = [ours(stem, 'hex', { number }), ...(place ? [place] : []), t(`terrain-${terrain}`)];
    for (const { name, side, about } of this.offered.at(number))
      parts.push([name, table.tell?.seat(side) ?? side, about].filter(Boolean).join(', '));
    if (this.offered.has(number)) parts.push(ours(stem, 'hex-offered'));
    if (this.offered.choosable.has(number)) parts.push(ours(stem, 'hex-choosable'));
    if (this.offered.chosen.has(number)) parts.push(t('hex-chosen'));
    return parts.join('; ');
  }
}
