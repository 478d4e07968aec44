import { expect, test } from 'vitest';
import { nextOf, PHASES } from './phases';

test('each part of a turn leads to the next one, and the last to the next turn', () => {
  expect(nextOf('events')).toBe('points');
  expect(nextOf('reconnaissance')).toBe('markers');
  expect(nextOf('attacks')).toBe('replenishment');
  expect(nextOf('manoeuvre')).toBe('replenishment');
  expect(nextOf('blanks')).toBe('events');
  expect(nextOf('set-up')).toBe('events');
  expect(PHASES).toHaveLength(10);
});
