import { expect, it } from 'vitest';
import type { Question, Told } from '../../../wire/types';
import { needless } from './needless.svelte';

const asked = (prompt: string, ...wires: Record<string, unknown>[]): Question =>
  ({ seat: 'pl', prompt, options: wires.map((wire, index) => ({ wire, index })) }) as unknown as Question;
const told = (event: string, fields: Record<string, unknown> = {}): Told =>
  ({ event, version: 1, rule: '10.0', fields }) as unknown as Told;
const DONE = { answer: 'done' };
const PHASE = told('phase-begun', { phase: 'replenishment' });

it('passes over a question about replenishing where nobody is reduced', () => {
  expect(needless(asked('replenish', DONE), [PHASE])?.wire).toEqual(DONE);
  expect(needless(asked('replenish', DONE), [PHASE, told('replenished', { side: 'ru' })])?.wire).toEqual(DONE);
});

it('asks while there is somebody, once somebody was made up, and in phases of turns', () => {
  expect(needless(asked('replenish', { unit: 'pl-dp-1' }, DONE), [PHASE])).toBeNull();
  expect(needless(asked('replenish', DONE), [PHASE, told('replenished', { side: 'pl' })])).toBeNull();
  expect(needless(asked('marker', { answer: 'pass' }), [PHASE])).toBeNull();
  expect(needless(null, [])).toBeNull();
});
