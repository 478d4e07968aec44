/**
 * The march that is asked for: what each goal costs, the way to the hex that is pointed at, and why it costs so much.
 */
import type { Table } from '../../../table/table.svelte';
import { t } from '../../../words/words.svelte';
import type { Said } from '../../hexes/pieces';

interface Cost {
  allowed: boolean;
  points?: number;
  whole?: boolean;
  path?: string[];
  parts?: { rule: string; key: string; value: number }[];
  bars_attack?: boolean;
}

export class Marching {
  costs = $state.raw<Record<string, number>>({});
  path = $state.raw<string[]>([]);
  said = $state.raw<Said | null>(null);
  #unit = '';
  #hex: string | null = null;
  /** A way is being laid hex by hex. */
  #laid = false;

  constructor(private readonly table: Table) {}

  of(unit: string): void {
    this.#unit = unit;
    this.costs = {};
    this.path = [];
    this.said = null;
    if (!unit) return;
    this.table
      .query<{ points: Record<string, number> }>('marches', { unit })
      .then((found) => {
        if (this.#unit === unit) this.costs = found.points;
      })
      .catch(() => undefined);
  }

  /** A way that is laid hex by hex: what it takes. */
  follow(hexes: string[]): void {
    const unit = this.#unit;
    const hex = hexes.at(-1);
    this.#laid = hexes.length > 0;
    if (!hex || !unit) return;
    this.path = [];
    this.table
      .query<Cost>('cost', { unit, path: hexes })
      .then((found) => {
        if (this.#laid && this.#unit === unit) this.said = found.allowed ? saying(hex, found) : null;
      })
      .catch(() => undefined);
  }

  /** Point at a hex within reach: the way to it and the parts of its cost. */
  point(hex: string | null, at: (unit: string) => string | undefined): void {
    this.#hex = hex;
    if (this.#laid) return;
    this.path = [];
    this.said = null;
    const unit = this.#unit;
    if (!hex || !unit || this.costs[hex] === undefined) return;
    this.table
      .query<Cost>('cost', { unit, hex })
      .then((found) => {
        if (this.#hex !== hex || this.#unit !== unit || !found.path) return;
        const from = at(unit);
        if (from) this.path = [from, ...found.path];
        this.said = saying(hex, found);
      })
      .catch(() => undefined);
  }
}

function saying(hex: string, found: Cost): Said {
  return {
    hex,
    title: found.whole ? t('rok1920-march-whole') : t('rok1920-march', { points: found.points ?? 0 }),
    lines: told(found),
    ...(found.bars_attack ? { note: t('rok1920-march-bars') } : {}),
  };
}

/** Parts that are alike are one line. */
function told({ parts = [] }: Cost): Said['lines'] {
  const alike = new Map<string, { rule: string; key: string; value: number; count: number }>();
  for (const part of parts) {
    const known = alike.get(part.key);
    if (known) {
      known.value += part.value;
      known.count += 1;
    } else alike.set(part.key, { ...part, count: 1 });
  }
  return [...alike.values()].map(({ rule, key, value, count }) => ({
    text: `${t(`rok1920-march-${key}`)}${count > 1 ? ` ×${count}` : ''}`,
    rule,
    ...(value ? { value: String(value) } : {}),
  }));
}
