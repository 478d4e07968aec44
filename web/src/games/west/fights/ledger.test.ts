import { expect, it } from 'vitest';
import type { Modifier } from '../../../words/tell';
import { rowsOf } from './ledger';

const unit = (of: string): Modifier => ({ rule: '1.2/k', key: 'unit', value: 3, of });
const river: Modifier = { rule: '9.3/b', key: 'river', value: 2 };
const told = ({ of, key }: Modifier, isImagined: boolean): string => (isImagined ? 'a guess' : (of ?? key));

it('names no unit of the enemy that is only imagined', () => {
  const rows = rowsOf([unit('pl-8'), river], [unit('ru-47'), unit('ru-53'), river], told, new Set(['ru-53']));
  expect(rows.map(({ text }) => text)).toEqual(['pl-8', 'river', 'a guess', 'ru-53']);
  expect(rows[1]!.values).toEqual([2, 2]);
});

it('names all where nothing is hidden', () => {
  expect(rowsOf([unit('pl-8')], [unit('ru-47')], told).map(({ text }) => text)).toEqual(['pl-8', 'ru-47']);
});
