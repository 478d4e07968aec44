/** Answers that their own words, or the name of their hex, would not tell. */
import type { Table } from '../../../table/table.svelte';
import { t } from '../../../words/words.svelte';
import type { Option } from '../../../wire/types';
import { lastAttackOf, type LastAttack } from '../fights/lastattack';
import type { Printed, View } from '../types';

export function said(
  table: Pick<Table, 'question' | 'moment' | 'tell' | 'told'>,
  option: Option,
  printed: unknown,
): string {
  const { question } = table;
  const pursuit = (printed as Printed).rules.pursuit ?? '';
  const fight = question && /^pursue/.test(question.prompt) ? lastAttackOf(table.told, pursuit) : null;
  if (!fight) return '';
  return question!.prompt === 'pursue' ? enough(option, fight) : there(table, option, fight);
}

/** Where somebody has followed already, the others stay: nobody else goes. */
const enough = ({ wire }: Option, { after }: LastAttack): string =>
  wire.answer === 'done' && after.some(({ event }) => event === 'moved') ? t('rok1920-nobody-else') : '';

/** Whoever pursues may enter the hex of the beaten enemy and come back: his own hex is offered then. */
function there(
  { question, moment, tell }: Pick<Table, 'question' | 'moment' | 'tell'>,
  { wire }: Option,
  { declared }: LastAttack,
): string {
  const unit = ((moment?.view as View | undefined)?.units ?? []).find(({ id }) => id === question?.about.unit);
  if (!unit || unit.hex !== wire.hex) return '';
  return t('rok1920-out-and-back', { hex: tell?.label(declared.fields.hex, 'hex') ?? '' });
}
