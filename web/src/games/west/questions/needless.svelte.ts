/** Questions that nobody has to think about: points are left, and nobody is reduced whom they could make up. */
import { isPassing } from '../../../table/dock/answers/ending.svelte';
import type { Table } from '../../../table/table.svelte';
import { tellingOf } from '../../../table/telling/telling.svelte';
import type { Option, Question, Told } from '../../../wire/types';
import { rankOf, whose } from '../../../table/journal/journal';

/** Prompts that are passed over; in a phase of turns, nobody's turn goes by unseen. */
const PROMPTS = new Set(['replenish']);

/** The only answer of such a question: not once something was done there, so that it can still be taken back. */
export function needless(question: Question | null, told: readonly Told[]): Option | null {
  if (!question || !PROMPTS.has(question.prompt)) return null;
  const [only, other] = question.options;
  if (!only || other || !isPassing(only)) return null;
  const phase = told.slice(told.findLastIndex((one) => rankOf(one) > 0) + 1);
  return phase.some((one) => one.event === 'replenished' && whose(one) === question.seat) ? null : only;
}

/** Answer it for the player when what happened has been told; called while the board is set up. */
export function passOver(table: Table): void {
  const telling = tellingOf(table);
  $effect(() => {
    const only = needless(table.question, table.told);
    if (only && !telling.open && !table.busy && !table.isPast) void table.giveByItself(only);
  });
}
