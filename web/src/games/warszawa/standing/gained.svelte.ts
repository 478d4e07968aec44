/** How the points of the Reds changed by what is told, as a sentence: beside what is told, and with what sums it up. */
import { askedOnce } from '../../../table/asked.svelte';
import type { Table } from '../../../table/table.svelte';
import { Changes } from '../../../table/telling/changes.svelte';
import type { Told } from '../../../wire/types';
import { signed, type Modifier } from '../../../words/tell';
import { t } from '../../../words/words.svelte';
import { partsBetween } from '../fights/parts';

export interface Standing {
  winner: string;
  reason: string;
  rule: string;
  points: number;
  parts: Modifier[];
  /** What else wins at once, and how near it is. */
  ways: { key: string; count: number; of: number; rule: string }[];
}

/** How it stood after any moment that is told. */
export const standings = askedOnce(
  (table) => new Changes(table, (version) => table.query<Standing>('standing', {}, version)),
);

/** What a story changed; '' where nothing did, or it is not known yet. */
export function gained(table: Table, story: readonly Told[]): string {
  const { tell } = table;
  const change = standings(table).by(story);
  if (!tell || !change) return '';
  const { before, after } = change;
  const parts = partsBetween(before.parts, after.parts, (part) => tell.modifier(part));
  const points = before.points !== after.points && {
    before: before.points,
    after: after.points,
    parts: parts.map(({ text, value }) => `${text} ${signed(value)}`).join(', '),
  };
  return [
    ...(points ? [t('warszawa-gained', points)] : []),
    ...(before.winner !== after.winner ? [t('warszawa-turned', tell.forms('winner', after.winner))] : []),
  ].join(' ');
}
