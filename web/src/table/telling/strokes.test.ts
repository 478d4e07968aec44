import { describe, expect, it } from 'vitest';
import type { Told } from '../../wire/types';
import { strokesOf } from './strokes';

const told = (event: string, version: number, side = 'su'): Told =>
  ({ event, version, rule: '5', fields: { unit: `${side}-1` } }) as unknown as Told;

describe('what happened, in strokes', () => {
  it('is told one by one while it is short, and frames of it are left out', () => {
    const strokes = strokesOf([told('phase-began', 1), told('moved', 2), told('moved', 3)], false);
    expect(strokes.map(({ kind, events }) => [kind, events.length])).toEqual([
      ['march', 1],
      ['march', 1],
    ]);
  });

  it('never takes much more than ten seconds: marches at once, then fights in which something was lost', () => {
    const long = Array.from({ length: 60 }, (_, i) => [
      told('moved', 3 * i),
      told('attack-declared', 3 * i + 1),
      told(i % 9 ? 'attack-resolved' : 'weakened', 3 * i + 2),
    ]).flat();
    const strokes = strokesOf(long, false);
    expect(strokes[0]!.events).toHaveLength(60);
    expect(strokes.reduce((sum, { time }) => sum + time, 0)).toBeLessThanOrEqual(10.4);
    expect(strokes.slice(1).every(({ events }) => events.some(({ event }) => event === 'weakened'))).toBe(true);
  });

  it('lets the result of one’s own fight wait', () => {
    const strokes = strokesOf([told('attack-declared', 1, 'pl'), told('attack-resolved', 1)], true);
    expect(strokes.map(({ waits }) => waits)).toEqual([false, true]);
  });
});
