/** What a retreat costs that is being chosen: each of its ways, and going with others instead of alone. */
import type { Table } from '../../../table/table.svelte';
import type { Question } from '../../../wire/types';
import type { View } from '../types';

interface Fallen {
  unit: string;
  /** The name of the rule that takes it, and its number. */
  cause: string;
  rule: string;
}

/** Levels to be lost by choice, and who is bound to be lost. */
export interface Price {
  losses: number;
  dies: Fallen[];
}

export interface Cost extends Price {
  path: string[];
  exit: string;
}

/** The same unit could go with the others, or alone after them. */
export interface Joining {
  unit: string;
  together: Price;
  apart: Price;
}

const keyOf = ({ losses, dies }: Price): string => JSON.stringify([losses, dies.map(({ unit, rule }) => [unit, rule])]);

export const isSame = (one: Price, other: Price): boolean => keyOf(one) === keyOf(other);

/** Ways by what they cost, the cheapest for the units first. */
export function byPrice(ways: readonly Cost[]): Cost[][] {
  const found = new Map<string, Cost[]>();
  for (const way of ways) found.set(keyOf(way), [...(found.get(keyOf(way)) ?? []), way]);
  return [...found.values()].sort(([a], [b]) => a!.dies.length - b!.dies.length || a!.losses - b!.losses);
}

const ASKED = /^retreat-(route|group)$/;

export class Retreats {
  /** The ways that may be chosen now. */
  ways = $state.raw<readonly Cost[]>([]);
  joining = $state.raw<readonly Joining[]>([]);
  #for: Question | null = null;

  constructor(private readonly table: Table) {}

  /** Called while the question is set up. */
  async look(question: Question | null): Promise<void> {
    const asked = question && ASKED.test(question.prompt) ? question : null;
    if (asked === this.#for) return;
    this.#for = asked;
    [this.ways, this.joining] = [[], []];
    const units = [asked?.about.units ?? []].flat().map(String);
    const hex = (this.table.moment?.view as View | undefined)?.units.find(({ id }) => id === units[0])?.hex;
    if (!asked || !hex) return;
    const waysOf = async (who: readonly string[]): Promise<Cost[]> =>
      (await this.table.query<{ routes: Cost[] }>('retreat', { hex, units: who })).routes;
    try {
      if (asked.prompt === 'retreat-route') {
        const ways = await waysOf(units);
        if (this.#for === asked) this.ways = ways;
        return;
      }
      const others = asked.options.flatMap(({ wire }) => (typeof wire.unit === 'string' ? [wire.unit] : []));
      const [rest, joining] = await Promise.all([
        waysOf(units),
        Promise.all(
          others.map(async (unit) => ({ unit, together: await waysOf([...units, unit]), alone: await waysOf([unit]) })),
        ),
      ]);
      if (this.#for !== asked) return;
      this.joining = joining.map(({ unit, together, alone }) => ({
        unit,
        together: summed(best(together)),
        apart: summed([...best(rest), ...best(alone)]),
      }));
    } catch {
      this.#for = null;
    }
  }

  /** Whether it hangs on the way who is lost. */
  get differ(): boolean {
    return byPrice(this.ways).length > 1;
  }

  /** What is drawn at a way that costs somebody whom another way would not cost. */
  sign(path: readonly unknown[]): string {
    if (!this.differ) return '';
    const way = this.ways.find((one) => !one.exit && one.path.join() === path.join());
    return way?.dies.length ? '✕' : way?.losses ? `−${way.losses}` : '';
  }
}

const summed = (prices: readonly Price[]): Price => ({
  losses: prices.reduce((sum, { losses }) => sum + losses, 0),
  dies: prices.flatMap(({ dies }) => dies),
});

const best = (ways: readonly Cost[]): Cost[] => byPrice(ways)[0]?.slice(0, 1) ?? [];

const known = new WeakMap<Table, Retreats>();

export function retreatsOf(table: Table): Retreats {
  let retreats = known.get(table);
  if (!retreats) known.set(table, (retreats = new Retreats(table)));
  return retreats;
}
