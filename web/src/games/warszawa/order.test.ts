import { expect, test } from 'vitest';
import { Held, sorted } from './order';
import type { Printed } from './types';

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
