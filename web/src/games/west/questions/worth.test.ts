import { expect, test } from 'vitest';
import type { Table } from '../../../table/table.svelte';
import type { Question } from '../../../wire/types';
import { buildingOf } from '../supply/building.svelte';
import { combatsOf, type Plan } from '../fights/combats.svelte';
import { worthDoing } from './worth';

const table = (): Table => ({ tell: { stem: 'west', label: String } }) as unknown as Table;
const asked = (prompt: string, wires: Record<string, string>[]): Question =>
  ({ prompt, options: wires.map((wire, index) => ({ index, wire })) }) as unknown as Question;
const PASS = { answer: 'pass' };

test('a pass for the whole phase that leaves something undone is worth a question', () => {
  for (const prompt of ['marker', 'reconnaissance'])
    expect(worthDoing(table(), asked(prompt, [PASS, { hex: '1417' }, { hex: '1417' }]))).not.toBe('');
  for (const prompt of ['headquarters', 'strategic', 'replenish'])
    expect(worthDoing(table(), asked(prompt, [PASS, { unit: 'pl-dp-1' }]))).not.toBe('');
  expect(worthDoing(table(), asked('marker', [PASS]))).toBe('');
});

test('attacks are worth it where they are likely to succeed', () => {
  const plan = (retreat: number): Plan =>
    ({ hex: '1417', second: '', found: { odds: { retreat } } }) as unknown as Plan;
  for (const [chance, is] of [
    [0.03, false],
    [0.18, false],
    [0.47, true],
    [0.7, true],
  ] as const) {
    const at = table();
    combatsOf(at).plans = [plan(chance)];
    expect(worthDoing(at, asked('attack', [PASS, { answer: 'alone', hex: '1417' }])) !== '').toBe(is);
  }
});

test('a depot is worth it where somebody is out of supply whom it would feed', () => {
  const at = table();
  const question = asked('depot', [PASS, { answer: 'found', hex: '1316' }]);
  const found = { points: 3, depots: 1, upkeep: 1, remove: {}, hungry: ['1517'] };
  buildingOf(at).found = { ...found, found: { '1316': { upkeep: 2, link: [], feeds: [] } } };
  expect(worthDoing(at, question)).toBe('');
  buildingOf(at).found = { ...found, found: { '1316': { upkeep: 2, link: [], feeds: ['1517'] } } };
  expect(worthDoing(at, question)).not.toBe('');
});

test('a step that one may leave out asks nothing', () => {
  for (const prompt of ['ride-on', 'blanks', 'combat-card'])
    expect(worthDoing(table(), asked(prompt, [PASS, { unit: 'pl-bj-1', hex: '1517' }]))).toBe('');
});
