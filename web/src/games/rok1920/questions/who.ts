/** Whom a question names that chance or the enemy has chosen: the letters of a counter's name, in words. */
import type { Table } from '../../../table/table.svelte';
import type { Question } from '../../../wire/types';
import { kindOf, type View } from '../types';

/** Whoever is moved or attacked with was chosen by the player himself. */
const UNBIDDEN = /^(retreat-route|retreat-group|loss|pursue-to)$/;

export function whoIs(table: Pick<Table, 'moment'>, question: Question): string {
  if (!UNBIDDEN.test(question.prompt)) return '';
  const { unit, units } = question.about;
  const named = new Set([unit, units].flat().map(String));
  const kinds = ((table.moment?.view as View | undefined)?.units ?? [])
    .filter(({ id }) => named.has(id))
    .map((one) => [one.name, kindOf(one)] as const)
    .filter(([, kind]) => kind);
  return kinds.map(([name, kind]) => `${name}: ${kind}`).join(', ');
}
