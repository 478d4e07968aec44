/** The enemies that can be attacked: pointing at one chooses the best attack on him, pointing again gives it. */
import { untrack } from 'svelte';
import type { Table } from '../../../table/table.svelte';
import type { Goal, Marches } from '../../hexes/pointing/marches';
import { combatsOf, type Plan } from './combats.svelte';

export class Targets implements Marches {
  readonly first = true;

  constructor(
    private readonly table: Table,
    /** The hex that the stack in a hex faces. */
    private readonly facedFrom: (hex: string) => string,
  ) {}

  /** The attacks on each hex, the best one first. */
  #plans = $derived.by(() => {
    const found = new Map<string, Plan[]>();
    for (const plan of this.table.question ? combatsOf(this.table).best : []) {
      const target = this.facedFrom(plan.hex);
      if (target) found.set(target, [...(found.get(target) ?? []), plan]);
    }
    return found;
  });

  goals = $derived.by<ReadonlyMap<string, Goal>>(
    () => new Map([...this.#plans.keys()].map((hex) => [hex, { cost: 0, left: 0, path: [hex] }])),
  );

  facings(): [] {
    return [];
  }

  go(hex: string): boolean {
    const { table } = this;
    const plans = this.#plans.get(hex);
    if (!plans) return false;
    untrack(() => {
      const combats = combatsOf(table);
      const { plan } = combats;
      const isChosen = plan !== null && (table.unconfirmed !== null || table.picks.hex === plan.hex);
      if (isChosen && plans.includes(plan)) {
        if (combats.isReady(plan)) return void table.answer(plan.option);
        return table.choose(plan.option);
      }
      table.unpick();
      combats.shown = '';
      table.point(plans[0]!.hex);
    });
    return true;
  }
}
