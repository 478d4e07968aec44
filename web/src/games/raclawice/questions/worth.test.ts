import { expect, test } from 'vitest';
import type { Table } from '../../../table/table.svelte';
import type { Question, Told } from '../../../wire/types';
import { worthDoing } from './worth';

const asked = (prompt: string, ...units: string[]): Question =>
  ({
    prompt,
    options: [{ wire: { answer: 'pass' } }, ...units.map((unit) => ({ wire: { unit } }))],
  }) as unknown as Question;
const told = (event: string, version: number): Told => ({ event, version, fields: {} }) as unknown as Told;

test('a pass over units that could act is warned of once, not after each shot that the enemy answers it with', () => {
  const table = { moment: { version: 5 }, journal: [told('entered', 4)] } as unknown as Table;
  expect(worthDoing(table, asked('act', 'a', 'b'))).not.toBe('');
  Object.assign(table, { moment: { version: 8 }, journal: [told('entered', 4), told('guns-fired', 7)] });
  expect(worthDoing(table, asked('act', 'a')), 'b was stopped by fire').toBe('');
  Object.assign(table, { moment: { version: 12 } });
  expect(worthDoing(table, asked('act', 'a'))).toBe('');
  expect(worthDoing(table, asked('act', 'a', 'c')), 'c may act now').not.toBe('');
});

test('whoever has moved meanwhile is warned again', () => {
  const table = { moment: { version: 5 }, journal: [] } as unknown as Table;
  worthDoing(table, asked('act', 'a', 'b'));
  Object.assign(table, { moment: { version: 8 }, journal: [told('move-ended', 7)] });
  expect(worthDoing(table, asked('act', 'a'))).not.toBe('');
});

test('who lets a shot go leaves nothing undone', () => {
  const table = { moment: { version: 5 }, journal: [] } as unknown as Table;
  expect(worthDoing(table, asked('shot', 'a'))).toBe('');
});
