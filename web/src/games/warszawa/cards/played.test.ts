import { expect, it } from 'vitest';
import type { Told } from '../../../wire/types';
import { playedBy } from './played';

const told = (event: string, fields: Record<string, unknown>): Told => ({
  version: 1,
  event,
  rule: '',
  fields,
  labels: {},
});

it('lays the card that the other side plays on the table, and not one’s own', () => {
  const events = [told('action-played', { side: 'su', card: 'r-28' }), told('card-discarded', { side: 'pl' })];
  expect(playedBy({ events }, 'pl')).toBe('r-28');
  expect(playedBy({ events }, 'su')).toBe('');
  expect(playedBy({ events: [told('rested', { side: 'su' })] }, 'pl')).toBe('');
  expect(playedBy(null, 'pl')).toBe('');
});
