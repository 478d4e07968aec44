import { expect, test } from 'vitest';
import { namesOf, nextOf, numberOf, PHASES } from './phases';

test('each part of a turn leads to the next one, and the last to the next turn', () => {
  expect(nextOf('events')).toBe('points');
  expect(nextOf('reconnaissance')).toBe('markers');
  expect(nextOf('attacks')).toBe('replenishment');
  expect(nextOf('manoeuvre')).toBe('replenishment');
  expect(nextOf('blanks')).toBe('events');
  expect(nextOf('set-up')).toBe('events');
  expect(PHASES).toHaveLength(10);
});

test('a phase is called by its parts, combat by combat alone', () => {
  expect(namesOf(['withdrawal', 'attacks', 'manoeuvre'])).toEqual(['attacks']);
  expect(namesOf(['reconnaissance', 'markers', 'orders'])).toHaveLength(3);
  expect(namesOf(['reinforcements', 'blanks'])).toEqual(['reinforcements']);
});

test('no two parts of a turn bear the same number', () => {
  const numbers = PHASES.flat().map(numberOf);
  expect(new Set(numbers).size).toBe(numbers.length);
  expect([numberOf('depots'), numberOf('orders'), numberOf('attacks'), numberOf('set-up')]).toEqual([
    '3',
    '5c',
    '7b',
    '',
  ]);
});
