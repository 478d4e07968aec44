/** Answers that the name of their hex would not tell. */
import type { Table } from '../../../table/table.svelte';
import { t } from '../../../words/words.svelte';
import type { Option } from '../../../wire/types';
import { lastAttackOf } from '../fights/lastattack';
import type { Printed, View } from '../types';

/** Whoever pursues may enter the hex of the beaten enemy and come back: his own hex is offered then. */
export function said(table: Table, { wire }: Option, printed: unknown): string {
  const { question, moment, tell } = table;
  if (question?.prompt !== 'pursue-to' || !moment || !tell) return '';
  const unit = (moment.view as View).units.find(({ id }) => id === question.about.unit);
  if (!unit || unit.hex !== wire.hex) return '';
  const fight = lastAttackOf(table.told, (printed as Printed).rules.pursuit ?? '');
  return fight ? t('rok1920-out-and-back', { hex: tell.label(fight.declared.fields.hex, 'hex') }) : '';
}
