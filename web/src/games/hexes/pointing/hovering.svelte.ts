/** The hex under the pointer; and, once something is chosen, why it cannot be had. */
import type { Refusal } from '../../../wire/types';
import { t } from '../../../words/words.svelte';
import type { Cell } from '../picture';
import type { Piece } from '../pieces';
import type { Offered } from './offered.svelte';
import { refusals } from './refusals';

const PATIENCE = 120;
/** A pointer that stays so long over counters wants to know who they are. */
const REST = 450;

export class Hovering<P extends Piece> {
  hex = $state<string | null>(null);
  #refused = $state.raw<{ cell: Cell; refusals: Refusal[]; asked: unknown } | null>(null);
  /** The hex over which the pointer has come to rest. */
  rests = $state<string | null>(null);
  #timer: ReturnType<typeof setTimeout> | undefined;
  #resting: ReturnType<typeof setTimeout> | undefined;

  constructor(
    private readonly offered: Offered<P>,
    private readonly onhover: (hex: string | null) => void,
    /** Why whoever is chosen cannot strike from afar at an enemy in a hex. */
    private readonly noStrike: (hex: string) => Promise<Refusal[]> = () => Promise.resolve([]),
  ) {}

  /** Why not: as long as the same is asked; under a finger nothing else would take it away. */
  get refused(): { cell: Cell; refusals: Refusal[] } | null {
    return this.#refused?.asked === this.offered.table.moment?.question ? this.#refused : null;
  }

  /** A finger comes down: it rests nowhere, and what it tapped before is said no longer. */
  leave(): void {
    this.over(null);
    this.onhover(null);
  }

  over(cell: Cell | null): void {
    if ((cell?.number ?? null) === this.hex) return;
    this.hex = cell?.number ?? null;
    this.onhover(this.hex);
    this.#refused = null;
    this.rests = null;
    clearTimeout(this.#timer);
    clearTimeout(this.#resting);
    if (cell) this.#resting = setTimeout(() => (this.rests = cell.number), REST);
    if (cell && this.#isBarred(cell)) this.#timer = setTimeout(() => void this.#ask(cell), PATIENCE);
  }

  /** Something is pressed: who stands there has been seen, and what is said now would lie over what comes next. */
  press(): void {
    clearTimeout(this.#resting);
    this.rests = null;
  }

  /** A hex is called impossible only when something is chosen that might go there; else a counter of one's own is. */
  #isBarred({ number }: Cell): boolean {
    const { table, chosen, choosable } = this.offered;
    if (!table.question || this.offered.isWithheld()) return false;
    if (this.offered.has(number) || choosable.has(number)) return false;
    return chosen.size > 0 || this.offered.at(number).some((piece) => piece.side === table.seat);
  }

  async #ask(cell: Cell): Promise<void> {
    const { table } = this.offered;
    const asked = table.moment?.question;
    const here = this.offered.at(cell.number);
    const isEnemy = here.length > 0 && here.every((piece) => piece.side !== table.seat);
    const struck = isEnemy ? await this.noStrike(cell.number).catch(() => []) : [];
    const barred = struck.length ? struck : await this.offered.whyNoMarch(cell.number);
    const found = barred.length ? barred : await refusals(table, cell.number, here[0]?.id);
    if (this.hex === cell.number && found.length) this.#refused = { cell, refusals: found.slice(0, 2), asked };
  }

  get #pointsAt(): boolean {
    const { cells, choosable } = this.offered;
    return cells.length > 0 || choosable.size > 0;
  }

  /** Say in the dock why a hex cannot be chosen. */
  async explain(cell: Cell): Promise<void> {
    const { table } = this.offered;
    if (!table.question) return;
    this.hex = cell.number;
    if (this.refused?.cell !== cell) await this.#ask(cell);
    const found = this.refused?.refusals ?? [];
    // Without a reason of its own: nothing can be chosen there, and what could be is said.
    const isGuided = !found.length && Boolean(table.moment?.lesson?.awaits?.length);
    table.notice = {
      text: isGuided ? t(this.#pointsAt ? 'lesson-elsewhere' : 'lesson-by-button') : '',
      refusals: found,
    };
  }
}
