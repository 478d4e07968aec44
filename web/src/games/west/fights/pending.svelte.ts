/** The fight that waits for its dice while cards are asked for: what each card would change, as the server says it. */
import type { Table } from '../../../table/table.svelte';
import type { Found } from './combats.svelte';

export interface WithCard extends Found {
  card: string;
  role: string;
  /** What it adds to the stack that it is used for. */
  value: number;
}
export interface Waiting {
  now: Found;
  cards: WithCard[];
}

export class Pending {
  found = $state.raw<Waiting | null>(null);
  #asked = '';

  constructor(private readonly table: Table) {}

  async ask(): Promise<void> {
    const { question, moment } = this.table;
    const asked = question?.prompt === 'combat-card' ? `${moment?.version} ${question.seat}` : '';
    if (asked === this.#asked) return;
    this.#asked = asked;
    this.found = null;
    if (!question || !asked) return;
    const found = await this.table.query<Waiting>('fight', { side: question.seat }).catch(() => null);
    if (this.#asked === asked) this.found = found;
  }
}

const known = new WeakMap<Table, Pending>();

export function pendingOf(table: Table): Pending {
  let pending = known.get(table);
  if (!pending) known.set(table, (pending = new Pending(table)));
  return pending;
}
