import { describe, expect, it } from 'vitest';
import { easierOf } from './balance';

describe('the easier side of a scenario', () => {
  it('is the one that won clearly more often', () => {
    expect(easierOf({ won: { pl: 12, su: 80 }, games: 100 })).toBe('su');
  });

  it('is none where they won about as often, though draws made up the rest', () => {
    expect(easierOf({ won: { pl: 30, su: 40 }, games: 100 })).toBeNull();
  });
});
