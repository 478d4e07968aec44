import { describe, expect, it } from 'vitest';
import { fingersBox } from './near';

const all = { x: 0, y: 0, width: 700, height: 900 };
const inset = { left: 6, right: 6, top: 42, bottom: 8 };

describe('the board of a telephone', () => {
  it('is whole where a finger can hit its fields', () => {
    expect(fingersBox(all, { width: 390, height: 500 }, [[100, 100]], inset)).toBe(all);
  });

  it('is as wide as the screen about what is asked, where there is little room', () => {
    const box = fingersBox(all, { width: 390, height: 240 }, [[300, 700]], inset);
    expect(box).toMatchObject({ x: 0, width: 700 });
    expect(box.height).toBeCloseTo((190 * 700) / 378);
    expect(box.y).toBeLessThan(700);
    expect(box.y + box.height).toBeGreaterThan(700);
  });

  it('holds all that is asked, though it is smaller then', () => {
    const box = fingersBox(all, { width: 390, height: 240 }, [[300, 100], [300, 800]], inset); // prettier-ignore
    expect(box.y).toBeLessThanOrEqual(100);
    expect(box.y + box.height).toBeGreaterThanOrEqual(800);
  });

  it('is whole beside a panel, where no finger could hit its fields and its armies can still be told', () => {
    const spots = [[300, 100], [300, 800]] as [number, number][]; // prettier-ignore
    expect(fingersBox(all, { width: 390, height: 230 }, spots, inset)).toBe(all);
    expect(fingersBox(all, { width: 390, height: 132 }, spots, inset)).not.toBe(all);
  });
});
