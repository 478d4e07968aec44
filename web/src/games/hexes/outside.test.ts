import { describe, expect, it } from 'vitest';
import { beyondOf } from './outside';

/** The question stands at the lower left. */
const rooms = [
  { x: 0, y: 0, width: 900, height: 350 },
  { x: 400, y: 0, width: 500, height: 600 },
];

describe('what lies outside the part that is seen', () => {
  it('is gathered by the edge behind which it lies, and its sign stays off the corners', () => {
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
      { edge: 'left', things: ['a', 'b'], x: 0, y: 26 },
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
