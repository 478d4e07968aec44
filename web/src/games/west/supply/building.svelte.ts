/** What depots cost to keep: now, and with one more or less. */
import type { Table } from '../../../table/table.svelte';

interface Found {
  points: number;
  depots: number;
  upkeep: number;
  found: Record<string, { upkeep: number; link: string[]; feeds: string[] }>;
  remove: Record<string, { upkeep: number; cut: string[]; starves: string[] }>;
  /** Stacks that are out of supply now. */
  hungry: string[];
}
export interface Plan {
  kind: 'found' | 'remove';
  hex: string;
  upkeep: number;
  link: readonly string[];
  cut: readonly string[];
  /** Stacks that it would bring into supply, or put out of it. */
  stacks: readonly string[];
}

export class Building {
  found = $state.raw<Found | null>(null);
  /** The hex under the pointer. */
  hovered = $state('');
  #asked = '';

  constructor(private readonly table: Table) {}

  async ask(): Promise<void> {
    const { question, moment } = this.table;
    const asked = question?.prompt === 'depot' ? `${moment?.version} ${question.seat}` : '';
    if (asked === this.#asked) return;
    this.#asked = asked;
    if (!asked) this.found = null;
    else {
      const found = await this.table.query<Found>('building', { side: question!.seat }).catch(() => null);
      if (this.#asked === asked) this.found = found;
    }
  }

  /** What is about to be built or given up in a hex. */
  at(hex: string): Plan | null {
    const [built, gone] = [this.found?.found[hex], this.found?.remove[hex]];
    if (built) return { kind: 'found', hex, upkeep: built.upkeep, link: built.link, cut: [], stacks: built.feeds };
    return gone ? { kind: 'remove', hex, upkeep: gone.upkeep, link: [], cut: gone.cut, stacks: gone.starves } : null;
  }

  /** What waits to be confirmed, or else lies under the pointer. */
  get plan(): Plan | null {
    const { unconfirmed, question } = this.table;
    if (question?.prompt !== 'depot') return null;
    return this.at(String(unconfirmed?.wire.hex ?? this.hovered));
  }
}

const known = new WeakMap<Table, Building>();

export function buildingOf(table: Table): Building {
  let building = known.get(table);
  if (!building) known.set(table, (building = new Building(table)));
  return building;
}
