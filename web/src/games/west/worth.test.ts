import { expect, test } from 'vitest';
import type { Table } from '../../table/table.svelte';
import type { Question } from '../../wire/types';
import { worthDoing } from './worth';

const table = { tell: { stem: 'west' } } as Table;
const asked = (prompt: string, wires: Record<string, string>[]): Question =>
  ({ prompt, options: wires.map((wire, index) => ({ index, wire })) }) as unknown as Question;

test('a pass that leaves stacks without a marker or without their attack is worth a question', () => {
  for (const prompt of ['marker', 'attack'])
    expect(worthDoing(table, asked(prompt, [{ answer: 'pass' }, { hex: '1417' }, { hex: '1417' }]))).not.toBe('');
  expect(worthDoing(table, asked('marker', [{ answer: 'pass' }]))).toBe('');
  expect(worthDoing(table, asked('depot', [{ answer: 'pass' }, { hex: '1417' }]))).toBe('');
});
