import { expect, test } from 'vitest';
import { foughtBy } from '../fights/fought';
import { Held, Laid, sorted } from './order';
import type { Option } from '../../../wire/types';
import type { Printed } from '../types';

const card = (id: string, colour: string, strength: number) => ({ id, side: 'pl', colour, strength });
const printed = {
  armies: [
    { id: 'pl-1a', side: 'pl', colour: 'blue', acts: true },
    { id: 'pl-2a', side: 'pl', colour: 'green', acts: true },
  ],
  cards: [card('a', 'green', 3), card('b', 'white', 2), card('c', 'blue', 1), card('d', 'blue', 4)],
} as unknown as Printed;

test('by army: armies in the order of the box, the stronger card first, cards of any army last', () => {
  expect(sorted([0, 1, 2, 3], printed, 'army', new Map())).toEqual([3, 2, 0, 1]);
});

test('by fit: what counts most in this fight first, what comes back last', () => {
  const counts = new Map([
    ['a', null],
    ['b', 2],
    ['c', 3],
    ['d', null],
  ]);
  expect(sorted([0, 1, 2, 3], printed, 'fit', counts)).toEqual([2, 1, 3, 0]);
  expect(sorted([0, 1, 2, 3], printed, 'army', counts)).toEqual([3, 2, 0, 1]);
});

test('by fit, before any fight, is by army', () => {
  expect(sorted([0, 1, 2, 3], printed, 'fit', new Map())).toEqual([3, 2, 0, 1]);
});

test('a card that is laid keeps its place in the hand, and so do the others', () => {
  const held = new Held();
  const counts = new Map([
    ['a', 1],
    ['b', 2],
    ['c', 3],
    ['d', 4],
  ]);
  expect(held.of([0, 1, 2, 3], printed, 'fit', new Map(), 'x')).toEqual([3, 2, 0, 1]);
  expect(held.of([0, 1, 2, 3], printed, 'fit', counts, 'x')).toEqual([3, 2, 1, 0]);
  // The weakest goes to the front, and comes first in what the server tells.
  expect(held.of([0, 1, 2, 3], printed, 'fit', counts, 'x')).toEqual([3, 2, 1, 0]);
  expect(held.of([0, 3, 1], printed, 'fit', counts, 'x')).toEqual([3, 1, 0]);
  // What was drawn is sorted in.
  expect(held.of([0, 1, 2, 3], printed, 'army', counts, '')).toEqual([3, 2, 0, 1]);
});

test('the front keeps the order in which cards were laid, however the server lists them', () => {
  const laid = new Laid();
  expect(laid.of([])).toEqual([]);
  expect(laid.of([5])).toEqual([5]);
  expect(laid.of([2, 5])).toEqual([5, 2]);
  expect(laid.of([2, 3, 5])).toEqual([5, 2, 3]);
  expect(laid.of([3, 5]), 'one was taken back').toEqual([5, 3]);
  expect(laid.of([1]), 'another fight').toEqual([1]);
  laid.of([1, 4]);
  expect(laid.of([0, 1, 4], [0, 1, 4])).toEqual([1, 4, 0]);
  expect(laid.of([0, 1, 4], []), 'the fight is over, and is being told').toEqual([1, 4, 0]);
});

test('a fight is meant by the army that is attacked as well', () => {
  const option = (index: number, wire: Record<string, unknown>) => ({ index, wire }) as unknown as Option;
  const fights = [
    option(0, { army: 'su-3a', target: 'pl-1a' }),
    option(1, { army: 'su-4a', target: 'pl-1a' }),
    option(2, { army: 'pl-2a', target: 'su-16a' }),
  ];
  expect(foughtBy(fights, 'pl-1a')).toHaveLength(2);
  expect(foughtBy(fights, 'su-16a')).toEqual([fights[2]]);
  expect(foughtBy([option(0, { answer: 'attack', army: 'pl-1a', target: 'su-3a' })], 'su-3a')).toEqual([]);
});
