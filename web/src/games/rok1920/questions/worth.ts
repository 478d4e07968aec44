/** What would be left undone if a phase ended now: attacks at good odds, units that could still move. */
import { ableTo } from '../../../table/dock/answers/ending.svelte';
import type { Table } from '../../../table/table.svelte';
import type { Question } from '../../../wire/types';
import { t } from '../../../words/words.svelte';
import { percent } from '../fights/attack.svelte';
import { glanceOf } from '../fights/glance.svelte';

/** From this chance on an attack is worth a question. */
const GOOD = 0.6;

export async function worthDoing(table: Table, question: Question): Promise<string> {
  if (question.prompt === 'attack') {
    const glance = glanceOf(table);
    await glance.look(question);
    const attack = glance.best;
    if (!attack || attack.success < GOOD) return '';
    const hex = table.tell?.label(attack.hex, 'hex') ?? attack.hex;
    return t('rok1920-end-attack', { hex, percent: percent(attack.success) });
  }
  const count = ableTo(question).length;
  return count && question.prompt === 'move' ? t('end-units', { count }) : '';
}
