import { expect, test } from 'vitest';
import type { Cell } from '../picture';
import { meantBy } from './touching';

const cells = [
  { number: '0101', x: 0, y: 0 },
  { number: '0102', x: 90, y: 0 },
] as Cell[];

test('a finger beside a counter means it from afar, and nobody from near by', () => {
  expect(meantBy([35, 0], 0.25, cells)?.number).toBe('0101');
  expect(meantBy([60, 0], 0.25, cells)?.number).toBe('0102');
  expect(meantBy([35, 0], 1, cells)).toBeNull();
});
