import { beforeAll, expect, test } from 'vitest';
import type { Table } from '../../../table/table.svelte';
import type { Question } from '../../../wire/types';
import { words } from '../../../words/words.svelte';
import { howCase } from './resting';

beforeAll(() => words.load('warszawa'));

const at = (...passed: boolean[]): Table => ({ moment: { view: { passed } } }) as unknown as Table;
const asked = (prompt: string, ...wires: object[]): Question =>
  ({ prompt, seat: 'pl', options: wires.map((wire, index) => ({ index, wire })) }) as unknown as Question;
const rest = { answer: 'rest' };
const play = { answer: 'play', card: 'pl-sappers' };
const march = { answer: 'move', army: 'pl-1a', field: 'modlin' };

test('what to do says that the enemy rests, and that no army can do anything more', () => {
  const cases = [
    howCase(at(false, false), asked('action', rest, march)),
    howCase(at(false, true), asked('action', rest, march)),
    howCase(at(false, false), asked('action', rest)),
    howCase(at(false, true), asked('action', rest)),
    howCase(at(false, false), asked('action', rest, play)),
    howCase(at(false, true), asked('action', rest, play)),
    howCase(at(false, true), asked('action', rest, play, march)),
  ];
  expect(cases).toEqual(['', 'alone', 'spent', 'spent-alone', 'spent-cards', 'spent-cards-alone', 'alone']);
  for (const found of cases.slice(1)) expect(words.has(`web-warszawa-how-action-${found}`)).toBe(true);
  expect(howCase(at(false, true), asked('front', rest))).toBe('');
});
