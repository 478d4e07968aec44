import { describe, expect, it } from 'vitest';
import type { Question } from '../../wire/types';
import { howCase } from './telling';
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
