import { describe, expect, it } from 'vitest';
import { saidOn, type Political } from './political';

const card = (rule: string, until: string): Political => ({
  id: '',
  side: 'pl',
  name: '',
  number: '',
  turn: '',
  phase: '',
  rule,
  until,
});
const RULES = ['a', 'b', 'c', 'd'].map((letter) => ({ id: `23.5.1/${letter}` }));
const ids = (rules: { id: string }[]): string[] => rules.map(({ id }) => id.slice(-1));

describe('what is printed on a political card', () => {
  it('is its cost and its gain, up to the next card', () => {
    expect(ids(saidOn(card('23.5.1/a', '23.5.1/c'), RULES))).toEqual(['a', 'b']);
    expect(ids(saidOn(card('23.5.1/c', ''), RULES))).toEqual(['c', 'd']);
    // The next card is of the other side, whose rules are another list.
    expect(ids(saidOn(card('23.5.1/d', '23.5.2/a'), RULES))).toEqual(['d']);
    expect(saidOn(card('9', ''), RULES)).toEqual([]);
  });
});
