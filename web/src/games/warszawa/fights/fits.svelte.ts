/** What each card would count in the fight that goes on or is thought of: asked of the server once a fight and card. */
import { Table } from '../../../table/table.svelte';
import { NONE, type Printed, type View } from '../types';

export type Role = 'attack' | 'defence';

interface Alone {
  attack: number;
  defence: number;
  returned: string[];
}

/** The fight of this seat, as the server's queries name it, and which part the seat has in it. */
export function fightOf(printed: Printed, view: View): { name: string; role: Role } | null {
  const [attacker, defender] = [printed.armies[view.attacker], printed.armies[view.defender]];
  if (!view.seat || view.attacker === NONE || !attacker || !defender) return null;
  return { name: `${attacker.id} x ${defender.id}`, role: attacker.side === view.seat ? 'attack' : 'defence' };
}

export class Fits {
  /** By card: what it counts, or null where it does not match and comes back. */
  counts = $state.raw<ReadonlyMap<string, number | null>>(new Map());
  #fight = '';

  constructor(private readonly table: Table) {}

  /** The fight that goes on, or else the attack that is thought of. */
  async look(printed: Printed, view: View, pondered = ''): Promise<void> {
    const fight = fightOf(printed, view) ?? (pondered ? { name: pondered, role: 'attack' as const } : null);
    if (fight?.name !== this.#fight) {
      this.#fight = fight?.name ?? '';
      this.counts = new Map();
    }
    if (!fight) return;
    const cards = [...view.front, ...view.hand].map((n) => printed.cards[n]!.id).filter((id) => !this.counts.has(id));
    try {
      const found = await Promise.all(
        cards.map((id) => this.table.query<Alone>('strength', { fight: fight.name, [fight.role]: [id] })),
      );
      if (this.#fight !== fight.name) return;
      this.counts = new Map([
        ...this.counts,
        ...found.map((alone, i) => [cards[i]!, alone.returned.length ? null : alone[fight.role]] as const),
      ]);
    } catch {
      // A fight that has gone meanwhile needs no numbers.
    }
  }
}
