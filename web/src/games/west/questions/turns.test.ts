import { describe, expect, it } from 'vitest';
import type { Told } from '../../../wire/types';
import { isDone, taken } from './turns';

const told = (event: string, fields: Record<string, unknown> = {}, version = 1): Told =>
  ({ event, fields, version, rule: '', labels: {} }) as unknown as Told;

describe('taken', () => {
  it('counts the turns of the running phase only', () => {
    const story = [
      told('phase-begun', { phase: 'depots' }),
      told('depot-founded', { side: 'pl' }),
      told('phase-begun', { phase: 'markers' }),
      told('marker-placed', { side: 'pl' }),
      told('marker-placed', { side: 'ru' }),
      told('passed', { side: 'pl' }),
    ];
    expect(taken(story, 'markers', 8)).toEqual(['pl', 'ru']);
  });
  it('takes a march with the facing that ends it as one turn, and a turn on the spot as one', () => {
    const story = [
      told('phase-begun', { phase: 'orders' }),
      told('march-ordered', { side: 'pl' }),
      told('marched', { side: 'pl' }),
      told('stack-turned', { side: 'pl' }),
      told('stack-turned', { side: 'ru' }),
    ];
    expect(taken(story, 'orders', 8)).toEqual(['pl', 'ru']);
  });
  it('leaves out depots that were lost, and phases without turns', () => {
    const story = [told('phase-begun'), told('depot-removed', { side: 'ru', how: 'enemy' })];
    expect(taken(story, 'depots', 8)).toEqual([]);
    expect(taken(story, 'supply', 8)).toEqual([]);
  });
});

describe('isDone', () => {
  const stack = (side: string, markers: number) =>
    ({ side, markers }) as Parameters<typeof isDone>[0]['stacks'][number];
  it('is whoever has passed, or has no marker left where orders are given', () => {
    const stacks = [stack('pl', 1), stack('ru', 0)];
    expect(isDone({ phase: 'orders', passed: [false, false], stacks }, 'ru')).toBe(true);
    expect(isDone({ phase: 'orders', passed: [false, false], stacks }, 'pl')).toBe(false);
    expect(isDone({ phase: 'depots', passed: [false, true], stacks }, 'ru')).toBe(true);
    expect(isDone({ phase: 'depots', passed: [false, true], stacks }, 'pl')).toBe(false);
  });
});
