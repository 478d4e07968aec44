import { describe, expect, it } from 'vitest';
import type { Cell, Picture } from '../picture';
import { distance } from './ruler.svelte';

const cell = (x: number, y: number): Cell => ({ x, y }) as Cell;

describe('the ruler', () => {
  it('counts the hexes between two middles, lying either way', () => {
    const R = 40;
    const [step, high] = [1.5 * R, Math.sqrt(3) * R];
    const flat: Pick<Picture, 'orientation' | 'size'> = { orientation: 'flat', size: R };
    expect(distance(flat, cell(0, 0), cell(0, 0))).toBe(0);
    expect(distance(flat, cell(0, 0), cell(0, high))).toBe(1);
    expect(distance(flat, cell(0, 0), cell(step, high / 2))).toBe(1);
    expect(distance(flat, cell(0, 0), cell(4 * step, 0))).toBe(4);
    expect(distance(flat, cell(0, 0), cell(-2 * step, 3 * high))).toBe(4);
    const pointy: Pick<Picture, 'orientation' | 'size'> = { orientation: 'pointy', size: R };
    expect(distance(pointy, cell(0, 0), cell(high, 0))).toBe(1);
    expect(distance(pointy, cell(0, 0), cell(3 * high, 0))).toBe(3);
    expect(distance(pointy, cell(0, 0), cell(high / 2, -step))).toBe(1);
  });
});
