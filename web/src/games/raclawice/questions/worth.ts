/** What would be left undone if one's units passed now: said once, and again only to who has moved since. */
import { ableTo } from '../../../table/dock/answers/ending.svelte';
import type { Table } from '../../../table/table.svelte';
import type { Question } from '../../../wire/types';
import { t } from '../../../words/words.svelte';

/** When it was last said, and of whom. */
const said = new WeakMap<Table, { version: number; units: ReadonlySet<string> }>();

/** A pass that the other side answers by a shot is asked for again (10.4): only one's own moves are new. */
const MOVED = /^(entered|turned|formation-changed|reordered|move-ended|phase-began)$/;

export function worthDoing(table: Table, question: Question, able = 0): string {
  // Who lets a shot or a reaction go, or wants nobody to join in, leaves nothing undone.
  const units = question.prompt === 'act' ? ableTo(question) : [];
  const now = table.moment?.version ?? 0;
  if (!units.length) return '';
  const before = said.get(table);
  const isSame =
    before !== undefined &&
    before.version < now &&
    units.every((unit) => before.units.has(unit)) &&
    !table.journal.some(({ event, version }) => version > before.version && MOVED.test(event));
  said.set(table, { version: isSame ? before.version : now, units: new Set(units) });
  return isSame ? '' : t('raclawice-end-units', { count: able || units.length });
}
