import { describe, expect, it } from 'vitest';
import type { Told } from '../../wire/types';
import { area, followed, stepped, valueAt } from './curves';

const told = (version: number, field: number, by: number, side: string): Told => ({
  version,
  event: 'morale-shifted',
  rule: '15.2',
  fields: { theatre: 'ua', field, by, side },
  labels: {},
});
const read = ({ event, fields }: Told): { value: number; change: number } | null =>
  event === 'morale-shifted'
    ? { value: -Number(fields.field), change: (fields.side === 'pl' ? 1 : -1) * Number(fields.by) }
    : null;

describe('a curve along the time-line', () => {
  it('begins with what stood before the first change, and keeps the last of a moment', () => {
    const points = followed([told(4, -1, 1, 'pl'), told(9, 1, 2, 'su'), told(9, 2, 1, 'su')], read);
    expect(points).toEqual([
      { version: 0, value: 0 },
      { version: 4, value: 1 },
      { version: 9, value: -2 },
    ]);
    expect([0, 3, 4, 8, 9, 40].map((version) => valueAt(points, version))).toEqual([0, 0, 1, 1, -2, -2]);
  });

  it('is drawn in steps, the first side over nought', () => {
    const points = [
      { version: 0, value: 0 },
      { version: 4, value: 1 },
    ];
    expect(stepped(points, 10)).toBe('M0 0H4L4 -1H10');
    expect(area(points, 10)).toBe('M0 0L0 0L4 0L4 -1L10 -1L10 0Z');
    expect(area([], 10)).toBe('');
  });
});
