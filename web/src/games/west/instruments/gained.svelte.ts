/** How the count of green towns changed by what is told, as a sentence. */
import { askedOnce } from '../../../table/asked.svelte';
import type { Table } from '../../../table/table.svelte';
import { Changes } from '../../../table/telling/changes.svelte';
import type { Told } from '../../../wire/types';
import { t } from '../../../words/words.svelte';
import type { View } from '../types';

/** How many each side held after any moment that is told. */
export const towns = askedOnce(
  (table) => new Changes(table, async (version) => ((await table.momentAt(version)).view as View).towns.join(' : ')),
);

export function gained(table: Table, story: readonly Told[]): string {
  const change = towns(table).by(story);
  return change && change.before !== change.after ? t('west-gained', { ...change }) : '';
}
