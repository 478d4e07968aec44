import { describe, expect, it } from 'vitest';
import type { Question, Told } from '../../../wire/types';
import { isAgain, isUnchanged, passedAt } from './passed';

const asked = (prompt: string, ...units: string[]): Question =>
  ({
    prompt,
    options: [{ answer: 'pass' }, ...units.map((unit) => ({ unit }))].map((wire, index) => ({ wire, index })),
  }) as unknown as Question;
const told = (event: string, version: number): Told => ({ event, version, rule: '1', fields: {} }) as unknown as Told;
const FIRED = [told('passed', 6), told('guns-fired', 7)];

describe('the same question after an end', () => {
  it('is asked again because the others acted, in the same phase', () => {
    const passed = passedAt(5, asked('act', 'a', 'b'), true);
    expect(isAgain(passed, asked('act', 'a', 'b'), FIRED)).toBe(true);
    expect(isAgain(passed, asked('move', 'a', 'b'), FIRED)).toBe(false);
    expect(isAgain(passed, asked('act', 'a', 'b'), [...FIRED, told('phase-began', 8)])).toBe(false);
    expect(isAgain(undefined, asked('act', 'a', 'b'), FIRED)).toBe(false);
  });

  it('warns nobody twice of the same, but of something new', () => {
    const [sure, plain] = [true, false].map((isSure) => passedAt(5, asked('act', 'a', 'b'), isSure));
    expect(isUnchanged(sure, asked('act', 'a', 'b'), FIRED)).toBe(true);
    expect(isUnchanged(sure, asked('act', 'a'), FIRED)).toBe(false);
    expect(isUnchanged(plain, asked('act', 'a', 'b'), FIRED)).toBe(false);
  });
});
