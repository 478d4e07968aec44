import { describe, expect, it } from 'vitest';
import { filling } from './rooms';

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
