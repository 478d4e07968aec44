import { expect, test } from 'vitest';
import type { Standing } from '../types';
import { gainsBetween } from './gains';

const standing = (score: Standing['score'], places: Standing['places'] = {}): Standing =>
  ({ score, places }) as unknown as Standing;

test('points that came or went are told with their places, sums are not', () => {
  const before = standing(
    { pl: 7, su: 8, 'pl A.5.1/b': 5, 'su A.5.2/b': 5, 'su A.5/a': 3 },
    { 'su A.5.2/b': ['0403'] },
  );
  const after = standing({ pl: 2, su: 16, 'su A.5.2/b': 10, 'su A.5/a': 6 }, { 'su A.5.2/b': ['0403', '0608'] });
  expect(gainsBetween(before, after)).toEqual([
    { side: 'pl', rule: 'A.5.1/b', points: -5, hexes: [] },
    { side: 'su', rule: 'A.5.2/b', points: 5, hexes: ['0608'] },
    { side: 'su', rule: 'A.5/a', points: 3, hexes: [] },
  ]);
});

test('where nothing changed nothing is told', () => {
  const same = standing({ pl: 5, su: 0, 'pl A.5.1/b': 5 });
  expect(gainsBetween(same, same)).toEqual([]);
});
