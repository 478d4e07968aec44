import { expect, test } from 'vitest';
import type { Question } from '../../../wire/types';
import { arriving, countsOf } from './left';
import type { View } from '../types';

const view = {
  pools: { pl: 3, ua: 1, west: 2, southwest: 0 },
  notes: { transports: { pl: 2, west: -1, southwest: 1 } },
} as unknown as View;
const asked = (prompt: string, seat: string, ...answers: string[]): Question =>
  ({ prompt, seat, options: answers.map((answer, index) => ({ index, wire: { answer } })) }) as unknown as Question;

test('replacements are counted by the pools of who is asked', () => {
  expect(countsOf(view, asked('replacements', 'pl'))?.counts).toEqual([
    ['pl', 3],
    ['ua', 1],
  ]);
  expect(countsOf(view, asked('replacements', 'su'))?.counts).toEqual([
    ['west', 2],
    ['southwest', 0],
  ]);
});

test('transports are counted where someone could go by rail, and never below none', () => {
  expect(countsOf(view, asked('move', 'pl', 'unit', 'rail'))?.counts).toEqual([['pl', 2]]);
  expect(countsOf(view, asked('rail-to', 'su'))?.counts).toEqual([
    ['west', 0],
    ['southwest', 1],
  ]);
  expect(countsOf(view, asked('move', 'pl', 'unit', 'done'))).toBeNull();
});

test('who arrives is told before reserves move, in the own player turn alone', () => {
  const coming = { 'pl-4dp': 5, 'pl-7rbp': 6, 'su-57ds': 5 };
  expect(arriving({ coming, stage: 5, phasing: 'pl' }, asked('reserve-phase', 'pl'))).toEqual(['pl-4dp']);
  expect(arriving({ coming, stage: 5, phasing: 'su' }, asked('reserve-phase', 'pl'))).toEqual([]);
  expect(arriving({ coming, stage: 5, phasing: 'pl' }, asked('move', 'pl'))).toEqual([]);
});
