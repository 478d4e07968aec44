import { describe, expect, it } from 'vitest';
import { filling, placeBeside } from './rooms';

describe('a window that has grown', () => {
  it('beyond the end of the land takes the land along', () => {
    expect(filling(-300, 400, 400, 480)).toBe(80);
  });
  it('keeps its place where there is land', () => {
    expect(filling(-300, 900, 400, 480)).toBe(0);
    expect(filling(-300, 450, 400, 480)).toBe(30);
  });
  it('fills no room that was empty before: there the reader has moved it', () => {
    expect(filling(-300, 250, 400, 480)).toBe(80);
  });
  it('is not filled from beyond the other end of the land', () => {
    expect(filling(-20, 400, 400, 480)).toBe(20);
    expect(filling(10, 400, 400, 480)).toBe(0);
  });
  it('and one that is smaller keeps its place', () => {
    expect(filling(-300, 400, 480, 400)).toBe(0);
  });
});

describe('a card about a point', () => {
  const room = { x: 0, y: 0, width: 900, height: 500 };
  const size = { width: 900, height: 500 };
  const card = { width: 200, height: 240 };
  const under = (box: { x: number; y: number; width: number; height: number }, [x, y]: [number, number]): boolean =>
    x > box.x && x < box.x + box.width && y > box.y && y < box.y + box.height;

  it('lies to the right of it, where nothing is in the way', () => {
    const place = placeBeside([300, 200], card, [room], size);
    expect(place).toMatchObject({ x: 330, y: 170 });
  });

  it('lies elsewhere where it would hide what is to stay in sight', () => {
    const spots: [number, number][] = [
      [380, 200],
      [420, 260],
      [380, 330],
    ];
    const place = placeBeside([300, 200], card, [room], size, spots);
    expect(spots.filter((spot) => under(place, spot))).toEqual([]);
    expect(under(place, [300, 200])).toBe(false);
  });

  it('stays beside it among however many counters', () => {
    const crowd = Array.from({ length: 400 }, (_, i): [number, number] => [(i % 20) * 45, Math.floor(i / 20) * 30]);
    for (const [x, y] of [
      [300, 200],
      [20, 20],
      [880, 480],
      [450, 490],
    ] as const) {
      const { x: left, y: top, width, height } = placeBeside([x, y], card, [room], size, crowd);
      const [dx, dy] = [Math.max(left - x, x - left - width, 0), Math.max(top - y, y - top - height, 0)];
      expect(Math.hypot(dx, dy)).toBeLessThan(120);
    }
  });
});
