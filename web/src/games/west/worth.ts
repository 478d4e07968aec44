/** What would be left undone by a pass: stacks that could still get a marker, or attack. */
import { ableTo } from '../../table/dock/ending.svelte';
import type { Table } from '../../table/table.svelte';
import { ours, t, words } from '../../words/words.svelte';
import type { Question } from '../../wire/types';

export function worthDoing(table: Table, question: Question): string {
  const stacks = new Set(question.options.map(({ wire }) => wire.hex).filter((hex) => typeof hex === 'string'));
  if (stacks.size && /^(marker|attack)$/.test(question.prompt))
    return t(`west-worth-${question.prompt}`, { count: stacks.size });
  const count = ableTo(question).length;
  const own = `west-worth-${question.prompt}`;
  if (count && words.has(`web-${own}`)) return t(own, { count });
  return count ? ours(table.tell!.stem, 'end-units', { count }) : '';
}
