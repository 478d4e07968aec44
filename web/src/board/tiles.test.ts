import { describe, expect, it, vi } from 'vitest';
import type { Picture } from '../games/hexes/picture';
import type { Order } from './paint.worker';
import { meet } from './strokes';
import { level, TileLayer, tilesOf } from './tiles';

const map = { width: 3050, height: 2807 };

describe('tiles of the ground', () => {
  it('are painted at the next scale up from what is seen, on dense screens finer', () => {
    expect([level(0.26, 1), level(0.82, 1), level(1, 1), level(1, 2), level(9, 2)]).toEqual([0.45, 1, 1, 2, 3]);
  });

  it('are coarse, without what is fine, only from where nobody plays', () => {
    expect([level(0.12, 1), level(0.2, 1), level(0.38, 1)]).toEqual([0.35, 0.45, 0.45]);
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

describe('the painter beside the page', () => {
  it('is told of each picture, once: one game may be played on several grounds', () => {
    const told: Order[] = [];
    class Painter {
      postMessage = (order: Order): number => told.push(order);
    }
    vi.stubGlobal('Worker', Painter);
    const picture = (): Picture => ({ width: 400, height: 300, size: 44, cells: [] }) as unknown as Picture;
    const [real, drawn] = [picture(), picture()];
    const show = (what: Picture): string[] => {
      const before = told.length;
      const seen = { x: 0, y: 0, width: 400, height: 300 };
      new TileLayer({ append: () => undefined } as unknown as HTMLElement, what).show(seen, 0.15, {}, 0.3, 'light');
      return told.slice(before).map(({ kind, map }) => `${kind} ${map}`);
    };
    const [first, second, again] = [show(real), show(drawn), show(real)];
    expect(first.map((one) => one.split(' ')[0])).toEqual(['map', 'tile']);
    expect(second[0]).not.toBe(first[0]);
    expect(second[1]).not.toBe(first[1]);
    expect(again).toEqual([first[1]]);
    vi.unstubAllGlobals();
  });
});
