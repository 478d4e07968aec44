import { describe, expect, it } from 'vitest';
import { INKS } from '../../../board/inks';
import { ground } from './ground';
import source from './ground.ts?raw';
import type { Picture } from '../picture';

const outline = [0, 1, 2, 3, 4, 5].map(
  (k) => [52 * Math.cos((k * Math.PI) / 3), 52 * Math.sin((k * Math.PI) / 3)] as const,
);
const picture: Picture = {
  title: '',
  orientation: 'flat',
  size: 52,
  width: 400,
  height: 300,
  kilometres: 30,
  outline,
  cells: [
    { number: '0101', x: 60, y: 60, terrain: 'forest', closed: false, place: '' },
    { number: '0102', x: 200, y: 60, terrain: 'clear', closed: true, place: '' },
  ],
  patches: [
    {
      kind: 'forest',
      name: '',
      rings: [
        [
          [10, 10],
          [110, 10],
          [60, 110],
        ],
      ],
    },
  ],
  lines: [
    {
      kind: 'rail',
      name: '',
      points: [
        [0, 0],
        [400, 300],
      ],
    },
    {
      kind: 'of no kind',
      name: '',
      points: [
        [0, 0],
        [1, 1],
      ],
    },
  ],
  marks: [{ kind: 'city', x: 60, y: 60, name: 'Wilno', angle: 0 }],
  labels: [],
};

describe('the ground of a hex map', () => {
  const strokes = ground(picture);

  it('is a list of strokes, each with ink and a box that holds it', () => {
    expect(strokes.every((stroke) => stroke.d && (stroke.fill ?? stroke.stroke) && stroke.box[0] < stroke.box[2])).toBe(
      true,
    );
    expect(strokes[0]).toMatchObject({ fill: '--m-clear', box: [0, 0, 400, 300] });
  });

  it('draws woods, closed land, railways and towns, and leaves out lines that it does not know', () => {
    const inks = strokes.flatMap((stroke) => [stroke.fill, stroke.stroke]);
    expect(inks).toEqual(expect.arrayContaining(['--m-forest', '--m-tree', '--m-closed', '--m-rail', '--m-built']));
    expect(strokes.filter((stroke) => stroke.stroke === '--m-rail')).toHaveLength(2);
  });

  it('is painted with inks that the painter is given', () => {
    const named = [...source.matchAll(/'(--[\w-]+)'/g)].map((found) => found[1]!);
    expect(named.length).toBeGreaterThan(10);
    expect(named.filter((ink) => !INKS.includes(ink))).toEqual([]);
  });

  it('grows the same trees every time, and none where they would be too small', () => {
    const trees = (all: typeof strokes): string[] =>
      all.filter((stroke) => stroke.fill === '--m-tree').map((stroke) => stroke.d);
    expect(trees(ground(picture))).toEqual(trees(strokes));
    expect(strokes.filter((stroke) => stroke.fill === '--m-tree').every((stroke) => stroke.fine)).toBe(true);
  });
});
