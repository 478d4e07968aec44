import { describe, expect, it } from 'vitest';
import type { Option } from '../../../wire/types';
import { buttons, implied, narrowed, pick, things } from './options';

const options = (...wires: Record<string, unknown>[]): Option[] => wires.map((wire, index) => ({ index, wire }));

describe('choosing by pointing', () => {
  const action = options(
    { answer: 'rest' },
    { answer: 'move', army: 'pl-1a', field: 'modlin' },
    { answer: 'move', army: 'pl-1a', field: 'warszawa' },
    { answer: 'attack', army: 'pl-1a', target: 'su-3a' },
    { answer: 'move', army: 'pl-2a', field: 'grojec' },
    { answer: 'plunder', army: 'pl-2a' },
  );

  it('offers armies first, then where they may go', () => {
    expect(things(action, {})).toEqual(new Set(['pl-1a', 'pl-2a']));
    const picks = pick(action, {}, 'pl-1a')!;
    expect(picks).toEqual({ army: 'pl-1a' });
    expect(things(action, picks)).toEqual(new Set(['modlin', 'warszawa', 'su-3a']));
    expect(narrowed(action, pick(action, picks, 'modlin')!)).toEqual([action[1]]);
  });

  it('refuses what no answer waits for', () => {
    expect(pick(action, {}, 'modlin')).toBeNull();
    expect(pick(action, { army: 'pl-1a' }, 'grojec')).toBeNull();
  });

  it('makes buttons of answers that need nothing more', () => {
    const pointable = new Set(['army', 'field', 'target']);
    expect(buttons(action, {}, pointable).map((option) => option.wire.answer)).toEqual(['rest']);
    expect(buttons(action, { army: 'pl-2a' }, pointable).map((option) => option.wire.answer)).toEqual(['plunder']);
  });

  it('does not ask for what leaves no choice', () => {
    const step = options(
      { answer: 'enter', unit: 'u', hex: '0101' },
      { answer: 'turn', unit: 'u', facing: 'E' },
      { answer: 'form', unit: 'u', formation: 'square' },
      { answer: 'stop', unit: 'u' },
    );
    expect(implied(step)).toContain('unit');
    expect(things(step, {})).toEqual(new Set(['0101', 'E', 'square', 'u']));
    const told = buttons(step, {}, new Set(['unit', 'hex', 'facing'])).map((option) => option.wire.answer);
    expect(told).toEqual(['form', 'stop']);
  });

  it('points at a way by its end', () => {
    const routes = options({ path: ['0101', '0102'] }, { path: ['0101', '0201'] });
    expect(things(routes, {})).toEqual(new Set(['0102', '0201']));
    expect(narrowed(routes, pick(routes, {}, '0201')!)).toEqual([routes[1]]);
  });

  it('tells ways apart by what they lead through', () => {
    const ways = options(
      { answer: 'retreat', path: ['2608', '2509'] },
      { answer: 'retreat', path: ['2608', '2508'] },
      { answer: 'retreat', path: ['2607', '2508'] },
    );
    expect(things(ways, {})).toEqual(new Set(['2509', '2508']));
    const picks = pick(ways, {}, '2508')!;
    expect(things(ways, picks)).toEqual(new Set(['2608', '2607']));
    expect(narrowed(ways, pick(ways, picks, '2607')!)).toEqual([ways[2]]);
    // Each of them is a button too.
    expect(buttons(ways, picks, new Set(['path']))).toEqual([ways[1], ways[2]]);
  });
});
