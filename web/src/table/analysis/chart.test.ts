// @vitest-environment jsdom
import { describe, expect, it } from 'vitest';
import type { AnalysisTold, CurvePoint, MistakeTold } from '../../wire/types';
import {
  bandOf,
  luckOf,
  change,
  deviations,
  lineOf,
  marksOf,
  percent,
  pictureOf,
  pointAt,
  standingAt,
  turnsOf,
  type Frame,
} from './chart';

const frame: Frame = { width: 110, height: 60, left: 5, right: 5, top: 5, bottom: 5 };
const point = (version: number, turn: number, a: number): CurvePoint => ({
  version,
  turn,
  win: { a, b: 1 - a },
  low: Math.max(0, a - 0.1),
  high: Math.min(1, a + 0.1),
});
const curve = [point(0, 1, 0.5), point(40, 2, 0.7), point(100, 3, 1)];

describe('the curve of an analysis', () => {
  it('goes from edge to edge, with certainty on top', () => {
    expect(lineOf(frame, curve, 'a')).toBe('M5.0 30.0L45.0 20.0L105.0 5.0');
    expect(lineOf(frame, curve, 'b').endsWith('105.0 55.0')).toBe(true);
  });

  it('has a band about it that is closed', () => {
    expect(bandOf(frame, curve)).toMatch(/^M5\.0 25\.0L.*5\.0 35\.0Z$/);
    expect(bandOf(frame, [])).toBe('');
  });

  it('finds the moment under the pointer, and the one at a version', () => {
    expect(pointAt(frame, curve, 5)?.version).toBe(0);
    expect(pointAt(frame, curve, 50)?.version).toBe(40);
    expect(pointAt(frame, curve, 104)?.version).toBe(100);
    expect(standingAt(curve, 60)?.version).toBe(40);
    expect(standingAt([], 60)).toBeNull();
  });

  it('names turns only where there is room', () => {
    expect(turnsOf(frame, curve, 20).map(({ turn }) => turn)).toEqual([1, 2, 3]);
    expect(turnsOf(frame, curve, 50).map(({ turn }) => turn)).toEqual([1, 3]);
  });

  it('marks the largest mistakes, no two on the same place, and no slips', () => {
    const mistake = (version: number, seat: string, mark: MistakeTold['mark']): MistakeTold => ({
      ...{ version, seat, mark, turn: 1, prompt: '', played: [], best: [], parts: [] },
      ...{ cost: 0.1, worth: 1, win: 0.5 },
    });
    const mistakes = [
      mistake(40, 'a', 'blunder'),
      mistake(45, 'a', 'mistake'),
      mistake(45, 'b', 'mistake'),
      mistake(90, 'b', 'slip'),
    ];
    const found = marksOf(frame, { curve, mistakes });
    expect(found.map(({ version, seat }) => `${seat}${version}`)).toEqual(['a40', 'b45']);
  });

  it('tells shares and deviations with their sign', () => {
    expect([percent(0.624), change(0.031), change(-0.118), change(0.001)]).toEqual(['62%', '+3%', '−12%', '±0%']);
    expect([deviations(1.26), deviations(-0.5), deviations(0.01)]).toEqual(['+1.3', '−0.5', '±0.0']);
  });

  it('is saved as a picture whose words cannot break it', () => {
    const told: AnalysisTold = {
      bot: 'officer',
      seats: ['a', 'b'],
      curve,
      luck: {},
      strokes: [],
      turning_points: [{ version: 40, turn: 2, before: { a: 0.5 }, after: { a: 0.7 }, events: [] }],
      mistakes: [],
      choices: 3,
      looked_at: 3,
    };
    const text = pictureOf(told, { a: 'A & <B>', b: 'Z' }, '"Bug"');
    const read = new DOMParser().parseFromString(text, 'image/svg+xml');
    expect(read.querySelector('parsererror')).toBeNull();
    expect(read.querySelectorAll('path[stroke-dasharray]')).toHaveLength(1);
    expect(read.documentElement.textContent).toContain('A & <B>');
  });
});

describe('luck in words', () => {
  it('calls small differences no luck at all', () => {
    expect([0.4, -0.4, 0.9, -0.9, 2, -2].map((sd) => luckOf(sd))).toEqual([
      'even',
      'even',
      'lucky',
      'unlucky',
      'very-lucky',
      'very-unlucky',
    ]);
  });
});
