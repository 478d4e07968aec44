import { describe, expect, it } from 'vitest';
import type { Told } from '../../wire/types';
import { followed, foughtOut, lastBegun, strokesOf, toldOn } from './strokes';

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

  it('knows where the last fight began: what fell before it is not its doing', () => {
    const before = [told('attack-declared', 1), told('attack-resolved', 2), told('place-taken', 3)];
    const last = [told('attack-declared', 4), told('attack-resolved', 5), told('eliminated', 6)];
    expect(lastBegun([...before, told('moved', 3), ...last])).toEqual(last);
    expect(lastBegun(last.slice(1))).toEqual(last.slice(1));
  });

  it('waits where one was let see something, and takes nothing that follows into it', () => {
    const seen = (one: Told): boolean => one.event === 'reserves-seen';
    const strokes = strokesOf(
      [told('reserves-seen', 1, 'pl'), told('attack-ordered', 2), told('moved', 3)],
      false,
      seen,
    );
    expect(strokes.map(({ waits, events }) => [waits, events[0]!.event])).toEqual([
      [true, 'reserves-seen'],
      [false, 'attack-ordered'],
      [false, 'moved'],
    ]);
    const fought = strokesOf([told('attack-resolved', 4)], false);
    expect(toldOn(strokes[0]!, strokes.slice(1), fought)[0]!.events).toHaveLength(1);
  });

  it('tells only where nothing else is told that somebody does nothing more', () => {
    expect(strokesOf([told('passed', 1), told('passed', 2)], false)).toHaveLength(1);
    const events = strokesOf([told('passed', 1), told('marker-placed', 2)], false).flatMap((one) => one.events);
    expect(events.map(({ event }) => event)).toEqual(['marker-placed']);
  });

  it('tells a long turn in its order: marches at once, each fight whole, and no fight is left out', () => {
    const marches = (from: number): Told[] => Array.from({ length: 12 }, (_, i) => told('moved', from + i));
    const bout = (from: number, ...came: string[]): Told[] =>
      ['attack-declared', 'attack-resolved', ...came].map((event) => told(event, from));
    const others = Array.from({ length: 6 }, (_, i) => told('card-applied', 80 + i));
    const story = [...bout(1), ...bout(2), ...bout(3, 'weakened'), told('moved', 4), ...marches(20), ...bout(60)];
    const strokes = strokesOf([...story, ...others], false);
    expect(strokes.map(({ kind, events }) => [kind, events.length])).toEqual([
      ['fight', 4],
      ['fight', 3],
      ['march', 13],
      ['fight', 2],
    ]);
    expect(strokes.flatMap(({ events }) => events.filter(({ event }) => event === 'attack-resolved'))).toHaveLength(4);
  });

  it('hurries through many fights, and leaves out but idle ones of very many', () => {
    const bout = (from: number, ...came: string[]): Told[] =>
      ['attack-declared', 'attack-resolved', ...came].map((event) => told(event, from));
    const some = strokesOf(
      [1, 2, 3, 4, 5].flatMap((n) => bout(n, 'weakened')),
      false,
    );
    expect(some).toHaveLength(5);
    expect(some.reduce((sum, { time }) => sum + time, 0)).toBeLessThanOrEqual(10.1);
    const many = strokesOf(
      Array.from({ length: 40 }, (_, n) => (n % 10 ? bout(n) : bout(n, 'weakened'))).flat(),
      false,
    );
    expect(many.every(({ events }) => events.some(({ event }) => event === 'weakened'))).toBe(true);
    expect(many).toHaveLength(4);
  });

  it('tells who followed the beaten with the fight', () => {
    const fight = ['attack-declared', 'attack-resolved', 'retreated', 'moved'].map((event) => told(event, 1));
    const long = [...fight, ...fight, ...fight, ...fight];
    expect(strokesOf(long, false).map(({ kind, events }) => [kind, events.length])).toEqual([
      ['fight', 4],
      ['fight', 4],
      ['fight', 4],
      ['fight', 3],
      ['march', 1],
    ]);
  });

  it('tells a loss with the fight that it came of', () => {
    const fight = [
      told('attack-declared', 4),
      { ...told('attack-resolved', 4), fields: { hex: '2506' } },
      told('weakened', 4, 'pl'),
      told('retreated', 4, 'pl'),
    ];
    const strokes = strokesOf([told('moved', 1), told('moved', 2), told('moved', 3), ...fight], false);
    expect(strokes.map(({ kind, events }) => [kind, events.length])).toEqual([
      ['march', 3],
      ['fight', 4],
    ]);
  });

  it('lets the result of one’s own fight wait', () => {
    const strokes = strokesOf([told('attack-declared', 1, 'pl'), told('attack-resolved', 1)], true);
    expect(strokes.map(({ waits }) => waits)).toEqual([false, true]);
  });

  it('tells the steps of one’s own fight one after another, both sides of a step at once', () => {
    const fight = ['front-revealed', 'front-revealed', 'fight-resolved', 'army-dispersed', 'army-moved'];
    const strokes = strokesOf(
      ['attack-ordered', 'fight-chosen', ...fight, 'cards-drawn'].map((event, i) => told(event, i)),
      true,
    );
    expect(strokes.map(({ events, waits }) => [events.length, events[0]!.event, waits])).toEqual([
      [1, 'attack-ordered', false],
      [1, 'fight-chosen', false],
      [2, 'front-revealed', false],
      [1, 'fight-resolved', false],
      [1, 'army-dispersed', true],
      [1, 'army-moved', false],
      [1, 'cards-drawn', false],
    ]);
  });

  it('tells that the enemy rests or passes: after it he does nothing more', () => {
    expect(strokesOf([told('rested', 1)], false)).toHaveLength(1);
    expect(strokesOf([told('passed', 1)], false)).toHaveLength(1);
  });

  it('goes on waiting for what has not been read when more comes', () => {
    const ahead = strokesOf([told('attack-resolved', 1, 'pl'), told('weakened', 1)], true);
    const fresh = strokesOf(
      Array.from({ length: 30 }, (_, i) => told('moved', i + 2)),
      false,
    );
    const all = followed(ahead, fresh);
    expect(all.filter(({ waits }) => waits)).toHaveLength(1);
    expect(all.at(-1)!.events).toHaveLength(30);
  });

  it('tells something of a long story without marches or fights', () => {
    const strokes = strokesOf(
      Array.from({ length: 20 }, (_, i) => told(i % 2 ? 'points-rolled' : 'card-applied', i)),
      false,
    );
    expect(strokes.length).toBeGreaterThan(1);
    expect(strokes.at(-1)!.events.at(-1)!.version).toBe(19);
  });

  it('lets the result of a fight wait until all that came of it has been told', () => {
    const decided = strokesOf([told('morale-tested', 1, 'pl'), told('melee-fought', 2, 'pl')], true);
    const after = strokesOf([told('points-scored', 3, 'pl'), told('loss-taken', 3), told('fled', 3)], false);
    const all = followed(decided, after);
    expect(all.map(({ waits }) => waits)).toEqual([false, false, false, false, true]);
    expect(foughtOut(decided, 1).map(({ event }) => event)).toEqual(['morale-tested', 'melee-fought']);
    expect(foughtOut([...decided, ...after], 1).map(({ event }) => event)).toContain('fled');
    const declared = strokesOf([told('counter-attacked', 1, 'pl')], true);
    expect(
      followed(declared, [...decided.slice(1), ...after])
        .map(({ waits }) => waits)
        .indexOf(true),
    ).toBe(4);
    const next = strokesOf([told('guns-fired', 4), told('loss-taken', 4, 'pl')], false);
    expect(followed(decided, next).map(({ waits }) => waits)).toEqual([false, true, false, false]);
    expect(foughtOut([...decided, ...next], 1).map(({ event }) => event)).not.toContain('loss-taken');
  });

  it('tells what came of a fight before it is read, or with it, and not once more', () => {
    const strokes = strokesOf(
      [told('attack-declared', 1, 'pl'), told('attack-resolved', 2), told('morale-shifted', 2)],
      true,
    );
    expect(strokes.map(({ waits }) => waits)).toEqual([false, true, false]);
    const back = strokesOf([told('retreated', 3), told('moved', 4)], false);
    // Still ahead: the result waits behind the retreat, whatever lies between them.
    const ahead = toldOn(strokes[0]!, strokes.slice(1), back);
    expect(ahead.map(({ events, waits }) => [events[0]!.event, waits])).toEqual([
      ['attack-declared', false],
      ['attack-resolved', false],
      ['morale-shifted', false],
      ['retreated', true],
      ['moved', false],
    ]);
    // Being read: its card says it all.
    const read = toldOn(strokes[1]!, strokes.slice(2), back);
    expect(read.map(({ events, waits }) => [events.map(({ event }) => event), waits])).toEqual([
      [['attack-resolved', 'morale-shifted', 'retreated'], true],
      [['moved'], false],
    ]);
    // Another fight is a story of its own.
    const next = strokesOf([told('attack-declared', 3, 'su'), told('retreated', 3, 'pl')], false);
    expect(toldOn(strokes[1]!, strokes.slice(2), next)[0]!.events).toHaveLength(1);
  });

  it('tells in its own place that somebody gave way before the enemy, beside many marches', () => {
    const many = Array.from({ length: 9 }, (_, i) => told('moved', i));
    const bout = ['attack-declared', 'attack-resolved', 'retreated'].map((event, i) => told(event, 20 + i));
    const open = ['attack-declared', 'attack-resolved'].map((event, i) => told(event, 40 + i));
    const story = strokesOf([...many, ...bout, told('unit-eliminated', 30), ...open], false);
    const kinds = story.map(({ events }) => events.map(({ event }) => event));
    const light = strokesOf([...many, ...bout, ...open], false).map(({ events }) => events.map(({ event }) => event));
    expect(light.slice(1)).toEqual([
      ['attack-declared', 'attack-resolved', 'retreated'],
      ['attack-declared', 'attack-resolved'],
    ]);
    expect(kinds[1]).toEqual(['attack-declared', 'attack-resolved', 'retreated', 'unit-eliminated']);
  });
});
