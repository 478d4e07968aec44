import { beforeAll, expect, test } from 'vitest';
import { Teller } from '../../../words/tell';
import { words } from '../../../words/words.svelte';
import { now } from './phases';

beforeAll(() => words.load('rok1920'));

test('what is done between two phases has a name, never a key', () => {
  const tell = new Teller({ game: { package: 'rok1920', seats: {} }, labels: {} } as never);
  const names = ['movement', 'deployment', 'replacements', 'political-events'].map((step) => now(step, tell));
  expect(names).toHaveLength(4);
  for (const name of names) expect(name).toMatch(/^[A-ZŁŚa-ząćęłńóśźż ]+$/);
});
