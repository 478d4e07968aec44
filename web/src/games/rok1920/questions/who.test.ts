import { beforeAll, expect, test } from 'vitest';
import { words } from '../../../words/words.svelte';
import type { Table } from '../../../table/table.svelte';
import type { Question } from '../../../wire/types';
import { kindOf } from '../types';
import { whoIs } from './who';

beforeAll(() => words.load('rok1920'));

const table = {
  moment: {
    view: {
      units: [
        { id: 'pl-2l', name: '2 DPLeg' },
        { id: 'pl-1bk', name: '1 BK' },
      ],
    },
  },
} as unknown as Table;
const asked = (prompt: string, about: object): Question => ({ prompt, about, options: [] }) as unknown as Question;

test('letters of counters that nobody chose are put into words', () => {
  expect(whoIs(table, asked('retreat-route', { units: ['pl-2l'] }))).toMatch(/^2 DPLeg: .*Leg/);
  expect(whoIs(table, asked('loss', { units: ['pl-2l', 'pl-1bk'] }))).toContain(', 1 BK: ');
});

test('whoever was chosen by the player is not told of again', () => {
  expect(whoIs(table, asked('move-to', { unit: 'pl-2l' }))).toBe('');
});

test('support is named by what it has, whatever the letters of its name', () => {
  const train = kindOf({ name: 'BP Z', arm: 'armoured-train' });
  expect(train).toMatch(/armoured train|pociąg pancerny/);
  expect(kindOf({ name: '2 BP', arm: 'infantry' })).not.toBe(train);
});
