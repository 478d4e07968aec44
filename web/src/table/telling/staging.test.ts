import { describe, expect, it } from 'vitest';
import type { Told } from '../../wire/types';
import { reachedBy } from './staging';
import type { Stroke } from './strokes';

const stroke = (kind: Stroke['kind'], ...versions: number[]): Stroke => ({
  kind,
  events: versions.map((version) => ({ event: kind, version, rule: '1', fields: {} }) as unknown as Told),
  time: 1,
  waits: false,
});

describe('the position that a story has come to', () => {
  it('is that of each stroke as it is told', () => {
    const story = [stroke('march', 2), stroke('other', 3), stroke('march', 5)];
    expect(reachedBy(story, 1, true)).toEqual([2, 3]);
    expect(reachedBy(story, 2, true)).toEqual([2, 3, 5]);
  });

  it('is the table before a fight while it is told, where fights fill the screen', () => {
    const story = [stroke('march', 2), stroke('fight', 3), stroke('fight', 4), stroke('other', 6)];
    expect(reachedBy(story, 2, true)).toEqual([2]);
    expect(reachedBy(story, 2, false)).toEqual([2, 3, 4]);
    expect(reachedBy(story, 3, true)).toEqual([2, 3, 4, 6]);
  });

  it('never tells a fight beforehand that came between marches told at once', () => {
    expect(reachedBy([stroke('march', 2, 6), stroke('fight', 4)], 0, false)).toEqual([3]);
  });

  it('is that of both where one answer brought two things', () => {
    expect(reachedBy([stroke('march', 4), stroke('other', 4)], 0, true)).toEqual([4]);
  });
});
