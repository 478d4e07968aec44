/** What would be left undone if a phase ended now: attacks at good odds, units that could still move. */
import { ableTo } from '../../table/dock/ending.svelte';
import type { Table } from '../../table/table.svelte';
import type { Question } from '../../wire/types';
import { t } from '../../words/words.svelte';
import { percent, type Found } from './attack.svelte';

/** From this chance on an attack is worth a question; and so many targets are looked at. */
const GOOD = 0.6;
const MOST = 8;

async function best(table: Table, question: Question): Promise<{ hex: string; success: number } | null> {
  const targets = question.options.filter(({ wire }) => typeof wire.hex === 'string').slice(0, MOST);
  const found = await Promise.all(
    targets.map(async ({ wire }) => {
      const hex = String(wire.hex);
      const units = ableTo((await table.outlook([wire]).catch(() => null))?.question ?? null);
      const odds = units.length ? await table.query<Found>('attack', { hex, units }).catch(() => null) : null;
      return { hex, success: odds?.success ?? 0 };
    }),
  );
  return found.sort((a, b) => b.success - a.success)[0] ?? null;
}

export async function worthDoing(table: Table, question: Question): Promise<string> {
  if (question.prompt === 'attack') {
    const attack = await best(table, question);
    if (!attack || attack.success < GOOD) return '';
    const hex = table.tell?.label(attack.hex, 'hex') ?? attack.hex;
    return t('rok1920-end-attack', { hex, percent: percent(attack.success) });
  }
  const count = ableTo(question).length;
  return count && question.prompt === 'move' ? t('end-units', { count }) : '';
}
