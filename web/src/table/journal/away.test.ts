import { expect, test } from 'vitest';
import type { Told } from '../../wire/types';
import { withoutLost } from './away';

const told = (event: string, fields: Record<string, unknown>, version = 5): Told =>
  ({ event, version, rule: '11', fields, labels: {} }) as never;
const names = (journal: readonly Told[]): unknown[] => withoutLost(journal).map(({ fields }) => fields.units);

test('who was lost on the way is not told as having retreated', () => {
  const both = told('retreated', { units: ['ds', 'train'] });
  expect(names([both, told('eliminated', { unit: 'train' })])[0]).toEqual(['ds']);
  expect(names([both, told('eliminated', { unit: 'train' }, 6)])[0]).toEqual(['ds', 'train']);
  expect(names([told('retreated', { units: ['train'] }), told('eliminated', { unit: 'train' })])[0]).toEqual(['train']);
});
