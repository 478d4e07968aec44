/** What a group gives up by going from its hex to another, as the server tells it. */
import type { Table } from '../../../table/table.svelte';

export interface Left {
  /** Green towns that would no longer count. */
  leaves: string[];
  takes: string[];
  /** Stacks that could attack now and could not then. */
  attacks: string[];
}

export async function leavingOf(table: Table, units: readonly string[], hex: string): Promise<Left | null> {
  if (!units.length || !hex) return null;
  return table.query<Left>('leaving', { units: [...units], hex }).catch(() => null);
}
