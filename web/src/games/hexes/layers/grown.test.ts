import { expect, it } from 'vitest';
import { grownFor } from './grown';

it('keeps numbers on hexes readable from afar, and within their hex', () => {
  const radius = (scale: number): number => 12 * scale * grownFor(40, scale);
  expect(radius(1)).toBe(12);
  expect(radius(11 / 40)).toBeCloseTo(8.5);
  expect(radius(0.1)).toBeCloseTo(0.86 * 40 * 0.1);
});
