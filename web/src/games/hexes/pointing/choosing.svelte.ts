/** A click, a tap or Enter on a hex: the unit there is picked up, put down, or the hex is chosen. */
import { tick } from 'svelte';
import { t } from '../../../words/words.svelte';
import type { Light } from '../../../table/face';
import type { Hovering } from './hovering.svelte';
import type { Offered } from './offered.svelte';
import type { Cell } from '../picture';
import { askedAs, namesOf, type Piece } from '../pieces';
import type { Turning } from '../facing/turning.svelte';

export class Choosing<P extends Piece> {
  /** The hex whose stack lies open. */
  fan = $state<string | null>(null);

  constructor(
    private readonly offered: Offered<P>,
    private readonly hovering: Hovering<P>,
    private readonly light: Light,
    private readonly turning: Turning,
  ) {}

  async choose(cell: Cell): Promise<void> {
    const { table } = this.offered;
    const here = this.offered.at(cell.number);
    if (this.offered.isWithheld()) {
      this.light.hex = cell.number;
      this.fan = here.length > 1 && this.fan !== cell.number ? cell.number : null;
      return;
    }
    // What was said of another press is over.
    table.notice = null;
    const asked = [...new Set(here.map((piece) => askedAs(table, piece)).filter((name) => name !== undefined))];
    const units = this.offered.leading(asked);
    this.light.hex = cell.number;
    if (this.turning.takes(cell.number, this.offered.has(cell.number))) return;
    const open = this.fan;
    this.fan = null;
    const joining = here.filter((piece) => this.offered.takesPart(piece));
    if (joining.length === 1) this.offered.joining()!.toggle(joining[0]!.id);
    else if (joining.length) this.fan = open === cell.number ? null : cell.number;
    else if (this.offered.untaken === cell.number) this.offered.take(cell.number);
    else if (table.question && this.offered.has(cell.number)) this.offered.take(cell.number);
    else if (units.length === 1) table.point(units[0]!);
    else if (units.length > 1) this.fan = open === cell.number ? null : cell.number;
    else if (table.selected) await this.#elsewhere(cell, here);
    else if (here.some((piece) => this.offered.another(piece))) {
      // What was pointed at first gives way to another that could be.
      const names = here.flatMap((piece) => (this.offered.another(piece) ? namesOf(piece) : []));
      table.unpick();
      const name = names.find((one) => table.offers(one));
      if (name !== undefined) table.point(name);
    } else {
      this.fan = here.length > 1 && open !== cell.number ? cell.number : null;
      const able = here.length ? 0 : await table.send(cell.number);
      if (able > 1) table.notice = { text: t('hex-who-first'), refusals: [] };
      else if (!able) await this.hovering.explain(cell);
    }
  }

  /**
   * While a unit is picked up: another one is taken instead, and pressed again it is put down. Anything else says why
   * it cannot be, and loses nothing of what was chosen.
   */
  async #elsewhere(cell: Cell, here: P[]): Promise<void> {
    const { table, chosen } = this.offered;
    const before = table.selected!.base;
    const named = (piece: P): boolean =>
      before.options.some(({ wire }) => Object.values(wire).some((value) => namesOf(piece).includes(String(value))));
    const again = here.filter((piece) => named(piece) && !this.offered.isNamed(piece));
    if (!again.length && !chosen.has(cell.number)) return this.hovering.explain(cell);
    table.unpick();
    if (!again.length) return;
    const names = this.offered.leading(again.map((piece) => askedAs(table, piece) ?? piece.id));
    if (names.length === 1) return void table.point(names[0]!);
    // The stack that lay open closes with the question that it was about.
    await tick();
    this.fan = cell.number;
  }
}
