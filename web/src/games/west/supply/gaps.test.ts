import { expect, it } from 'vitest';
import { gapsOf } from './gaps';

it('knows of each hex between two depots which gap it lies in and how far that has grown', () => {
  const pl = { links: [{ hexes: ['0203', '0303', '0403', '0503'], counts: [1, 3] }] };
  expect(gapsOf({ pl })).toEqual([
    { side: 'pl', hex: '0303', from: '0203', to: '0503', count: 1 },
    { side: 'pl', hex: '0403', from: '0203', to: '0503', count: 3 },
  ]);
});

it('counts the hex at the edge from which a link comes, and nothing where depots lie side by side', () => {
  const edge = { hexes: ['1201', '1101', '1001'], counts: [1, 2] };
  expect(gapsOf({ ru: { links: [edge] } })).toEqual([
    { side: 'ru', hex: '1201', from: '', to: '1001', count: 1 },
    { side: 'ru', hex: '1101', from: '', to: '1001', count: 2 },
  ]);
  expect(
    gapsOf({
      ru: {
        links: [
          { hexes: ['1001', '1002'], counts: [] },
          { hexes: ['1201'], counts: [] },
        ],
      },
    }),
  ).toEqual([]);
});
