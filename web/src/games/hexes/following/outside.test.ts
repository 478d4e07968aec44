import { describe, expect, it } from 'vitest';
import type { Box } from '../../../board/rooms';
import { beyondOf, laidOut, within, type Sign } from './outside';

/** The question stands at the lower left. */
const rooms = [
  { x: 0, y: 0, width: 900, height: 350 },
  { x: 400, y: 0, width: 500, height: 600 },
];

describe('what lies outside the part that is seen', () => {
  it('is gathered by the edge behind which it lies', () => {
    const found = beyondOf(
      [
        { thing: 'seen', x: 200, y: 200 },
        { thing: 'a', x: -50, y: 10 },
        { thing: 'b', x: -90, y: 20 },
        { thing: 'c', x: 500, y: 900 },
      ],
      rooms,
    );
    expect(found).toEqual([
      { edge: 'left', things: ['a', 'b'], x: 0, y: 15 },
      { edge: 'bottom', things: ['c'], x: 500, y: 600 },
    ]);
  });
  it('is told at the edge of what hides it', () => {
    expect(beyondOf([{ thing: 'under the question', x: 200, y: 380 }], rooms)).toEqual([
      { edge: 'bottom', things: ['under the question'], x: 200, y: 350 },
    ]);
  });
  it('is nothing where all is seen', () => {
    expect(beyondOf([{ thing: 'seen', x: 600, y: 500 }], rooms)).toEqual([]);
  });
});

it('is also whose counter is half hidden', () => {
  const room = within({ x: 0, y: 0, width: 400, height: 200 }, 10);
  expect(room).toEqual({ x: 10, y: 10, width: 380, height: 180 });
  expect(beyondOf([{ thing: 'a', x: 100, y: 195 }], [room])).toMatchObject([{ edge: 'bottom', things: ['a'] }]);
  expect(within({ x: 0, y: 0, width: 12, height: 200 }, 10)).toMatchObject({ x: 6, width: 0 });
});

describe('its sign', () => {
  const full = [
    { width: 90, height: 28 },
    { width: 44, height: 28 },
  ];
  const sign = (edge: Sign<string>['edge'], x: number, y: number): Sign<string> => ({
    edge,
    things: ['a'],
    x,
    y,
    sizes: full,
  });
  const meets = (a: Box, b: Box): boolean =>
    a.x < b.x + b.width && b.x < a.x + a.width && a.y < b.y + b.height && b.y < a.y + a.height;
  const inside = (box: Box): boolean =>
    rooms.some(
      (r) => box.x >= r.x && box.y >= r.y && box.x + box.width <= r.x + r.width && box.y + box.height <= r.y + r.height,
    );

  it('lies at its edge, near to what it tells of', () => {
    const [top] = laidOut([sign('top', 500, 0)], rooms, []);
    expect(top!.box.y).toBe(6);
    expect(Math.abs(top!.box.x + 45 - 500)).toBeLessThan(12);
  });
  it('lies at a true edge, not where one room ends and another goes on', () => {
    // Tools stand at the upper left: beside and under them the map goes on.
    const about = [
      { x: 60, y: 0, width: 840, height: 600 },
      { x: 0, y: 220, width: 900, height: 380 },
    ];
    const crowd = [{ x: 60, y: 0, width: 840, height: 60 }];
    for (const x of [400, 800]) {
      const [top] = laidOut([sign('top', x, 0)], about, crowd);
      expect(top!.box.y).toBeLessThan(60);
    }
    const found = beyondOf([{ thing: 'a', x: 400, y: -50 }], about);
    expect(found).toEqual([{ edge: 'top', things: ['a'], x: 400, y: 0 }]);
  });
  it('covers neither counters nor goals, and stays in what is seen', () => {
    const taken = Array.from({ length: 12 }, (_, i) => ({
      x: 380 + 40 * (i % 6),
      y: 0 + 44 * Math.floor(i / 6),
      width: 40,
      height: 44,
    }));
    const [top] = laidOut([sign('top', 500, 0)], rooms, taken);
    expect(taken.filter((one) => meets(one, top!.box))).toEqual([]);
    expect(inside(top!.box)).toBe(true);
  });
  it('covers no other sign, be they of one corner', () => {
    const found = laidOut([sign('left', 0, 340), sign('bottom', 10, 350), sign('bottom', 20, 350)], rooms, []);
    expect(found).toHaveLength(3);
    for (const one of found)
      for (const other of found) if (one !== other) expect(meets(one.box, other.box)).toBe(false);
    expect(found.every(({ box }) => inside(box))).toBe(true);
  });
  it('says less where there is no room to say it all', () => {
    const crowd = Array.from({ length: 40 }, (_, i) => ({ x: 60 + 21 * i, y: -10, width: 20, height: 620 }));
    const [top] = laidOut([sign('top', 300, 0)], rooms, crowd);
    expect(top!.size).toBe(1);
    expect(crowd.filter((one) => meets(one, top!.box))).toEqual([]);
  });
});
