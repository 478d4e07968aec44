import { describe, expect, it } from 'vitest';
import { beyondOf } from './outside';

const room = { x: 10, y: 100, width: 400, height: 300 };

describe('what lies outside the part that is seen', () => {
  it('is gathered by the edge behind which it lies, and its sign stays off the corners', () => {
    const found = beyondOf(
      [
        { thing: 'seen', x: 200, y: 200 },
        { thing: 'a', x: -50, y: 90 },
        { thing: 'b', x: -90, y: 120 },
        { thing: 'c', x: 300, y: 900 },
      ],
      room,
    );
    expect(found).toEqual([
      { edge: 'left', things: ['a', 'b'], x: 10, y: 126 },
      { edge: 'bottom', things: ['c'], x: 300, y: 400 },
    ]);
  });
  it('is nothing where all is seen', () => {
    expect(beyondOf([{ thing: 'seen', x: 200, y: 200 }], room)).toEqual([]);
  });
});
