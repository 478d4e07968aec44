import { expect, test } from 'vitest';
import type { Option } from '../../../wire/types';
import { firstAwaited, isOnWay, meantIn } from './guided';
import { things } from './options';

const option = (index: number, wire: Record<string, unknown>): Option => ({ index, wire }) as unknown as Option;
const WAYS = [[{ hex: '0404' }, { unit: 'a' }, { unit: 'b' }], [{ answer: 'pass' }]];

test('a step takes the beginning of its ways, and nothing beyond them', () => {
  expect(isOnWay(WAYS, [{ hex: '0404' }])).toBe(true);
  expect(isOnWay(WAYS, [{ hex: '0404' }, { unit: 'a' }, { unit: 'b' }])).toBe(true);
  expect(isOnWay(WAYS, [{ hex: '0404' }, { unit: 'b' }])).toBe(false);
  expect(isOnWay(WAYS, [{ answer: 'pass' }, { answer: 'pass' }])).toBe(false);
  expect(isOnWay([], [{ hex: '0505' }])).toBe(true);
  expect(isOnWay(undefined, [{ hex: '0505' }])).toBe(true);
});

test('only what a step waits for glows on the board', () => {
  const options = [option(0, { hex: '0404' }), option(1, { hex: '0504' }), option(2, { answer: 'pass' })];
  expect(things(options, {}, meantIn(WAYS, []))).toEqual(new Set(['0404']));
  expect(things(options, {}, meantIn([], []))).toEqual(new Set(['0404', '0504']));
  const attackers = [option(0, { unit: 'a' }), option(1, { unit: 'b' }), option(2, { unit: 'c' })];
  expect(things(attackers, {}, meantIn(WAYS, [{ hex: '0404' }]))).toEqual(new Set(['a']));
});

test('whoever is pointed at before his goal glows first', () => {
  const options = ['1', '2'].flatMap((hex, n) => [
    option(2 * n, { unit: 'a', hex }),
    option(2 * n + 1, { unit: 'b', hex }),
  ]);
  const isMeant = meantIn([[{ unit: 'a', hex: '2' }]], []);
  expect(things(options, {}, isMeant)).toEqual(new Set(['a']));
  expect(things(options, { unit: 'a' }, isMeant)).toEqual(new Set(['2']));
  expect(things(options, { unit: 'b' }, isMeant)).toEqual(new Set());
});

test('of several that are waited for one is ringed: the first that is told, or the one to be confirmed', () => {
  const options = [option(0, { unit: 'b' }), option(1, { unit: 'a' }), option(2, { answer: 'pass' })];
  const awaited = [{ unit: 'a' }, { unit: 'b' }];
  expect(firstAwaited(options, awaited)).toBe(options[1]);
  expect(firstAwaited(options, awaited, options[0])).toBe(options[0]);
  expect(firstAwaited(options, awaited, options[2])).toBe(options[1]);
  expect(firstAwaited(options, [])).toBe(undefined);
});
