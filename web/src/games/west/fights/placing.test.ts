import { describe, expect, it } from 'vitest';
import { cornerFor, placed } from './placing';

const EDGES = { top: 80, foot: 14, left: 68, right: 12 };
const LAPTOP = { width: 888, height: 612 };
const CARD = { width: 440, height: 335 };

describe('the card of a fight', () => {
  it('lies free of the fight it tells of', () => {
    expect(cornerFor([[200, 300]], 28, CARD, LAPTOP, EDGES)).toBe('right top');
    // In the middle of the right half neither the top nor the foot of it is free.
    expect(
      cornerFor(
        [
          [547, 272],
          [600, 300],
        ],
        28,
        CARD,
        LAPTOP,
        EDGES,
      ),
    ).toBe('left top');
  });

  it('stays where it is as long as it covers nothing there', () => {
    expect(cornerFor([[200, 560]], 28, CARD, LAPTOP, EDGES, 'right low')).toBe('right low');
    expect(cornerFor([[700, 500]], 28, CARD, LAPTOP, EDGES, 'right low')).toBe('right top');
  });

  it('lies over or under what it tells of where it is as wide as the board', () => {
    const [phone, card] = [
      { width: 390, height: 560 },
      { width: 366, height: 260 },
    ];
    expect(cornerFor([[200, 150]], 20, card, phone, { ...EDGES, top: 52, foot: 8 })).toMatch(/low$/);
    expect(placed('right low', card, phone, { ...EDGES, foot: 8 }).x).toBe(12);
  });
});
