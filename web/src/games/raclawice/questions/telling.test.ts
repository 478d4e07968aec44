import { describe, expect, it } from 'vitest';
import type { Question, Told } from '../../../wire/types';
import { answered, because, howCase, isShaken } from './telling';
import type { Printed, View } from '../types';

const printed = { counters: ['a', 'b', 'gun'].map((id) => ({ id })) } as unknown as Printed;
const view = (hexes: number[], isDouble = false): View =>
  ({ hexes, moving: [[[0], hexes[0], 0, isDouble]] }) as unknown as View;
const asked = (prompt: string, units: string[], ...answers: string[]): Question =>
  ({ prompt, about: { units }, options: answers.map((answer) => ({ wire: { answer } })) }) as unknown as Question;

const folded = { isFolded: true };
const touched = { isFolded: true, isTouch: true };

describe('what to do, as the question has it', () => {
  it('tells a stack from a line, which moves stack by stack', () => {
    expect(howCase(view([7, 7, 9]), printed, asked('group', ['a', 'b']))).toBe('');
    expect(howCase(view([7, 8, 9]), printed, asked('group', ['a', 'b']))).toBe('line');
    expect(howCase(view([7, 8, 9]), printed, asked('step', ['a', 'b']))).toBe('line');
    expect(howCase(view([7, 8, 9]), printed, asked('step', ['a', 'b']), { isPicked: true })).toBe('line-picked');
    expect(howCase(view([7, 8, 9]), printed, asked('step', ['a']), { isLast: true })).toBe('last');
  });

  it('tells who fell back under fire from who did for another reason', () => {
    const told = (...events: string[]): Told[] => events.map((event) => ({ event, fields: {} }) as unknown as Told);
    expect(isShaken(told('guns-fired', 'morale-tested', 'loss-taken'))).toBe(true);
    expect(isShaken(told('guns-fired', 'morale-tested', 'entered', 'morale-tested'))).toBe(false);
    expect(isShaken(told('guns-fired', 'morale-tested', 'withdrew'))).toBe(false);
    expect(howCase(view([7]), printed, asked('withdraw', ['a']), { isShaken: true })).toBe('fire');
    expect(howCase(view([7]), printed, asked('withdraw', ['a']))).toBe('');
  });

  it('says why one is asked again: the enemy has fired, after a pass too', () => {
    const sides = {
      counters: [
        { id: 'a', side: 'pl' },
        { id: 'x', side: 'ru' },
      ],
    } as unknown as Printed;
    const told = (event: string, unit: string): Told => ({ event, fields: { units: [unit] } }) as unknown as Told;
    const shot = [told('guns-fired', 'x'), told('morale-tested', 'a'), told('withdrew', 'a')];
    const since = (...events: Told[]): string => answered(events, 'pl', sides);
    expect(since(told('move-ended', 'a'))).toBe('');
    expect(since(told('move-ended', 'a'), ...shot)).toBe('fired');
    expect(since(told('move-ended', 'a'), ...shot, ...shot)).toBe('passed');
    expect(since(told('phase-began', ''), ...shot, told('musketry-fired', 'a'), ...shot)).toBe('fired');
    expect(since(told('entered', 'a'), ...shot, ...shot), 'two reactions to a step').toBe('fired');
    expect(howCase(view([7]), printed, asked('act', []), { answered: 'passed' })).toBe('passed');
  });

  it('says of a ride that melees hang on it, while there are any to come', () => {
    const both = { counters: [{ side: 'pl' }, { side: 'ru' }], phases: ['leader', 'melee'] } as unknown as Printed;
    const riding = (hexes: number[], fate: number[], ...phases: number[]): View =>
      ({ hexes, fate, moving: [], tasks: phases.map((phase) => [phase, 0, 0]) }) as unknown as View;
    const ride = asked('leader-move', []);
    expect(howCase(riding([7, 7], [0, 0], 0, 1), both, ride)).toBe('clash');
    expect(howCase(riding([7, 8], [0, 0], 0, 1), both, ride)).toBe('');
    expect(howCase(riding([7, 7], [0, 4], 0, 1), both, ride), 'captured guns').toBe('');
    expect(howCase(riding([7, 7], [0, 0], 0), both, ride), 'the melee is over').toBe('over');
  });

  it('promises no way with a price to guns that are pushed, nor turns at double pace', () => {
    expect(howCase(view([7, 8, 9]), printed, asked('step', ['gun'], 'push', 'swing', 'stop'))).toBe('guns');
    expect(howCase(view([7, 8, 9], true), printed, asked('step', ['a'], 'enter'))).toBe('double-begun');
    expect(howCase(view([7, 8, 9]), printed, asked('step', ['a'], 'enter'), { isDouble: true })).toBe('double');
    expect(howCase(view([7, 8, 9]), printed, asked('step', ['a'], 'enter'), touched), 'no arrow').toBe('straight');
    expect(howCase(view([7, 8, 9]), printed, asked('step', ['a'], 'enter', 'turn', 'stop'))).toBe('');
    expect(howCase(view([7, 8, 9]), printed, asked('step', ['a'], 'enter', 'turn', 'stop'), folded)).toBe('click');
    expect(howCase(view([7, 8, 9]), printed, asked('step', ['a'], 'enter', 'turn', 'stop'), touched)).toBe('tap');
    expect(howCase(view([7, 8, 9]), printed, asked('step', ['gun'], 'push', 'stop'), folded)).toBe('guns-click');
    expect(howCase(view([7, 8, 9]), printed, asked('step', ['gun'], 'push', 'stop'), touched)).toBe('guns-tap');
    expect(howCase(view([7, 8, 9]), printed, asked('act', []))).toBe('');
  });
});

describe('because', () => {
  const printed = {
    counters: [
      { id: 'ru-gun', side: 'ru' },
      { id: 'pl-1', side: 'pl' },
    ],
    leaders: [
      { id: 'szyrer', side: 'pl' },
      { id: 'tomatis', side: 'ru' },
    ],
  } as unknown as Parameters<typeof because>[3];
  const told = (event: string, fields: Record<string, unknown>): Told => ({ event, fields }) as unknown as Told;
  const shot = told('guns-fired', { unit: 'ru-gun' });
  const acts = (leader: string): Told => told('leader-activated', { leader });
  it('says by which rule the enemy fires while own units act', () => {
    expect(because(shot, [acts('szyrer'), shot], 'pl', printed)?.rule).toBe('10.4');
    const near = told('entered', { units: ['pl-1'] });
    expect(because(shot, [acts('szyrer'), near, shot], 'pl', printed)?.rule).toBe('9.1');
  });
  it('says nothing of the enemy who acts, and of own fire', () => {
    expect(because(shot, [acts('tomatis'), shot], 'pl', printed)).toBeNull();
    const own = told('musketry-fired', { units: ['pl-1'] });
    expect(because(own, [acts('szyrer'), own], 'pl', printed)).toBeNull();
  });
});
