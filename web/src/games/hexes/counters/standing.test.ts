import { expect, it } from 'vitest';
import { words } from '../../../words/words.svelte';
import type { Piece } from '../pieces';
import { standing } from './standing';

const piece = (name: string, side: string, hex = '0101'): Piece => ({ id: name, name, side, hex, about: '' });

words.add(words.language, 'web-standing-more = { $names } and { $count } more');

it('names a few of a stack, and parts the sides that share a hex', () => {
  const all = [
    piece('a', 'pl'),
    piece('x', 'ru'),
    piece('b', 'pl'),
    ...['c', 'd', 'e', 'f'].map((n) => piece(n, 'pl', '0102')),
  ];
  expect(standing(all)).toEqual(
    new Map([
      ['0101', 'a, b – x'],
      ['0102', 'c, d, e and 1 more'],
    ]),
  );
});
