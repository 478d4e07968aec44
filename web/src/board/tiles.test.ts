import { describe, expect, it } from 'vitest';
import { meet } from './strokes';
import { level, tilesOf } from './tiles';

const map = { width: 3050, height: 2807 };

describe('tiles of the ground', () => {
  it('are painted at the next scale up from what is seen, on dense screens finer', () => {
    expect([level(0.26, 1), level(0.82, 1), level(1, 1), level(1, 2), level(9, 2)]).toEqual([0.35, 1, 1, 2, 3]);
  });

  it('cover all that is seen, the middle first, and overlap by a pixel', () => {
    const seen = { x: 600, y: 500, width: 900, height: 700 };
    const tiles = tilesOf(map, 1, seen);
    for (const x of [600, 1050, 1499])
      for (const y of [500, 850, 1199])
        expect(tiles.some(({ part }) => part[0] <= x && x <= part[2] && part[1] <= y && y <= part[3])).toBe(true);
    expect(tiles.every(({ part }) => meet(part, [600, 500, 1500, 1200]))).toBe(true);
    expect(meet(tiles[0]!.part, [1040, 840, 1060, 860])).toBe(true);
    expect(tiles.find((tile) => tile.id === '1/1/1')!.part).toEqual([511, 511, 1025, 1025]);
  });

  it('end where the map ends', () => {
    const last = tilesOf(map, 1, { x: 0, y: 0, ...map }).map(({ part }) => part[2]);
    expect(Math.max(...last)).toBe(3051);
  });
});
