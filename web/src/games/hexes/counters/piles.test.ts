import { expect, test } from 'vitest';
import type { Piece } from '../pieces';
import { pilesOf, type Pile } from './piles';

const piece = (id: string, side: string): Piece => ({ id, side, hex: '0101', name: id, about: '' });
const OWN = ['a', 'b', 'c', 'd', 'e'].map((id) => piece(id, 'pl'));
const drawn = (pile: Pile<Piece> | undefined): string[] => pile!.drawn.map(({ piece: { id } }) => id);
/** A counter is some 57 wide, near and from afar. */
const WIDTH = 57;

test('one side lies in one pile, the top last', () => {
  const [pile, other] = pilesOf(OWN, true, false);
  expect(other).toBe(undefined);
  expect(drawn(pile)).toEqual(['b', 'c', 'd', 'e']);
  expect([pile!.count, pile!.place]).toEqual([5, undefined]);
  expect(pilesOf([OWN[0]!], true, false)[0]!.drawn[0]!.place).toBe(undefined);
});

test('both sides of a melee lie beside each other, and neither covers the other', () => {
  const enemy = piece('x', 'ru');
  for (const dots of [false, true])
    for (const stack of [
      [...OWN, enemy],
      [enemy, ...OWN],
    ]) {
      const [left, right] = pilesOf(stack, true, dots);
      expect(drawn(left)).toEqual(dots ? ['e'] : ['d', 'e']);
      expect(drawn(right)).toEqual(['x']);
      expect([left!.count, right!.count]).toEqual([5, 1]);
      expect([left!.free, right!.free]).toEqual([-1, 1]);
      const [from, to] = [left, right].map((pile) =>
        /translate\((\S+) 0\) scale\((\S+)\)/.exec(pile!.drawn[0]!.place!)!,
      );
      expect(Number(to![1]) - Number(from![1])).toBeGreaterThan(Number(to![2]) * WIDTH);
    }
  expect(pilesOf([...OWN, enemy], false, false)).toHaveLength(1);
});

test('does not count a leader among the counters of his stack, and from afar hides none of them under him', () => {
  const leader = { ...OWN[0]!, id: 'leader', uncounted: true };
  const [pile] = pilesOf([...OWN, leader], true, true);
  expect(pile!.count).toBe(OWN.length);
  expect(drawn(pile)).toEqual([OWN.at(-1)!.id, 'leader']);
  expect(pile!.drawn[1]!.place).toContain('scale');
  expect(pilesOf([leader], true, true)[0]!.drawn[0]!.place).toBeUndefined();
});
