/** A ruler from hex to hex: how far it is, what a march takes, and whether one sees the other, as the server says. */
import type { Table } from '../../../table/table.svelte';
import type { Refusal } from '../../../wire/types';
import type { Cell, Picture } from '../picture';

/** How many hexes lie from one to another, the last one counted. */
export function distance({ orientation, size }: Pick<Picture, 'orientation' | 'size'>, a: Cell, b: Cell): number {
  const [dx, dy] = [(b.x - a.x) / size, (b.y - a.y) / size];
  const [along, across] = orientation === 'flat' ? [dx, dy] : [dy, dx];
  const q = (2 / 3) * along;
  const r = -along / 3 + across / Math.sqrt(3);
  return Math.round((Math.abs(q) + Math.abs(r) + Math.abs(q + r)) / 2);
}

export interface Sight {
  sees: boolean;
  rule: string;
  why: Refusal | null;
}

export class Ruler {
  on = $state(false);
  from = $state.raw<Cell | null>(null);
  to = $state.raw<Cell | null>(null);
  /** It was laid down: it does not follow the pointer any more. */
  isLaid = $state(false);
  sight = $state.raw<Sight | null>(null);
  /** What a march of a unit at its beginning takes. */
  march = $state.raw<{ unit: string; points: number } | null>(null);

  /** The map that it lies on. */
  picture: Picture | null = null;

  constructor(private readonly table: Table) {}

  /** Its length in hexes. */
  get length(): number {
    return this.picture && this.from && this.to ? distance(this.picture, this.from, this.to) : 0;
  }

  toggle(on = !this.on): void {
    this.on = on;
    [this.from, this.to, this.isLaid, this.sight, this.march] = [null, null, false, null, null];
  }

  /** A hex was clicked: the ruler begins there, or ends there. */
  click(cell: Cell, unit: string | undefined): void {
    if (!this.from || this.isLaid) {
      this.toggle(true);
      this.from = cell;
    } else {
      this.point(cell, unit);
      this.isLaid = true;
    }
  }

  point(cell: Cell | null, unit: string | undefined): void {
    if (!this.on || !this.from || this.isLaid || !cell || cell === this.to) return;
    this.to = cell;
    [this.sight, this.march] = [null, null];
    if (cell === this.from) return;
    void this.#look(this.from, cell);
    if (unit) void this.#walk(unit, cell);
  }

  async #look(from: Cell, to: Cell): Promise<void> {
    if (!('sight' in (this.table.tell?.page.queries ?? {}))) return;
    const found = await this.table
      .query<{ sees?: boolean; refusal?: string; rule?: string; params?: Refusal['params'] }>('sight', {
        from: from.number,
        to: to.number,
      })
      .catch(() => null);
    if (!found || this.to !== to) return;
    const { sees = false, rule = '', refusal: key = '', params = {} } = found;
    this.sight = { sees, rule, why: sees || !key ? null : { rule, key, params } };
  }

  async #walk(unit: string, to: Cell): Promise<void> {
    if (!('marches' in (this.table.tell?.page.queries ?? {}))) return;
    const found = await this.table
      .query<{ allowed?: boolean; points?: number }>('cost', { unit, hex: to.number })
      .catch(() => null);
    if (this.to === to && found?.allowed && found.points !== undefined) this.march = { unit, points: found.points };
  }
}

const known = new WeakMap<Table, Ruler>();

export function rulerOf(table: Table): Ruler {
  let ruler = known.get(table);
  if (!ruler) known.set(table, (ruler = new Ruler(table)));
  return ruler;
}
