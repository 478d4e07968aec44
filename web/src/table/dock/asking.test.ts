import { beforeAll, expect, test } from 'vitest';
import { words } from '../../words/words.svelte';
import type { Face } from '../face';
import type { Table } from '../table.svelte';
import { phaseOf } from './asking';

beforeAll(() => words.load('warszawa'));

const face = { phase: (view: { phase: string }) => `warszawa-phase-${view.phase}` } as unknown as Face;
const at = (question: object | null): Table =>
  ({ question, moment: { view: { phase: 'operations' } }, shown: { view: { phase: 'fights' } } }) as unknown as Table;

test('a question stands under its own phase, though the one before is still shown', () => {
  const [asked, shown] = [phaseOf(face, at({}), null), phaseOf(face, at(null), null)];
  expect(asked).toBe(words.say('web-warszawa-phase-operations'));
  expect(shown).toBe(words.say('web-warszawa-phase-fights'));
  expect(asked).not.toBe(shown);
});
