import { describe, expect, it } from 'vitest';
import type { Question, Told } from '../../wire/types';
import { because, howCase } from './telling';
import type { Printed, View } from './types';

const printed = { counters: ['a', 'b', 'gun'].map((id) => ({ id })) } as unknown as Printed;
const view = (hexes: number[], isDouble = false): View =>
  ({ hexes, moving: [[[0], hexes[0], 0, isDouble]] }) as unknown as View;
const asked = (prompt: string, units: string[], ...answers: string[]): Question =>
  ({ prompt, about: { units }, options: answers.map((answer) => ({ wire: { answer } })) }) as unknown as Question;

describe('what to do, as the question has it', () => {
  it('tells a stack from a line, which moves stack by stack', () => {
    expect(howCase(view([7, 7, 9]), printed, asked('group', ['a', 'b']))).toBe('');
    expect(howCase(view([7, 8, 9]), printed, asked('group', ['a', 'b']))).toBe('line');
    expect(howCase(view([7, 8, 9]), printed, asked('step', ['a', 'b']))).toBe('line');
  });

  it('promises no way with a price to guns that are pushed, nor turns at double pace', () => {
    expect(howCase(view([7, 8, 9]), printed, asked('step', ['gun'], 'push', 'swing', 'stop'))).toBe('guns');
    expect(howCase(view([7, 8, 9], true), printed, asked('step', ['a'], 'enter'))).toBe('double');
    expect(howCase(view([7, 8, 9]), printed, asked('step', ['a'], 'enter', 'turn', 'stop'))).toBe('');
    expect(howCase(view([7, 8, 9]), printed, asked('step', ['a'], 'enter', 'turn', 'stop'), true)).toBe('tap');
    expect(howCase(view([7, 8, 9]), printed, asked('step', ['gun'], 'push', 'swing', 'stop'), true)).toBe('guns-tap');
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
