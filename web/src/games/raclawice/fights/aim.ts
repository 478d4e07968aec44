/** Why whoever is picked up cannot fire at an enemy: its range, its front or what stands in the way, as it may be. */
import type { Table } from '../../../table/table.svelte';
import type { Refusal } from '../../../wire/types';
import type { Fire, Refused } from './sums';

/** Whoever has nothing to fire with is told why he cannot go there instead. */
const UNARMED = 'no-muskets';

export async function whyNoFire(table: Table, hex: string): Promise<Refusal[]> {
  const unit = table.selected?.answers[0]?.unit ?? table.picks.unit ?? table.question?.about?.unit;
  if (typeof unit !== 'string') return [];
  const found = await table.query<Fire | Refused>('fire', { unit, at: hex });
  if (!('params' in found) || found.refusal === UNARMED) return [];
  return [{ key: found.refusal, rule: found.rule, params: found.params }];
}
