import { expect, test } from 'vitest';
import { awaitedNext, awaitedUnits, isAwaited, isSameWay } from './selected';

const MOVE = { answer: 'move', unit: 'a' };
const WITH = { answer: 'with', unit: 'b' };

test('a guided game waits for what follows on what is held', () => {
  const ways = [[MOVE, WITH], [{ answer: 'pass' }]];
  expect(awaitedNext(ways, [])).toEqual([MOVE, { answer: 'pass' }]);
  expect(awaitedNext(ways, [MOVE])).toEqual([WITH]);
  expect(awaitedNext(ways, [MOVE, WITH])).toEqual([]);
  expect(isAwaited({ unit: 'b', answer: 'with' }, [WITH])).toBe(true);
  expect(isAwaited({ unit: 'b' }, [WITH])).toBe(false);
});

test('a way is the same only as a whole', () => {
  expect(isSameWay([MOVE, WITH], [MOVE, { unit: 'b', answer: 'with' }])).toBe(true);
  expect(isSameWay([MOVE, WITH], [MOVE])).toBe(false);
  expect(isSameWay([{ path: ['1', '2'] }], [{ path: ['1', '2'] }])).toBe(true);
});

test('of those who may attack the ones that the step tells of are meant', () => {
  const ways = [
    ['b', 'a'],
    ['a', 'b', 'c'],
  ].map((units) => [{ hex: '1' }, ...units.map((unit) => ({ unit }))]);
  expect(awaitedUnits(ways, ['a', 'b', 'c'])).toEqual(['a', 'b']);
  expect(awaitedUnits(undefined, ['a'])).toEqual([]);
});
