import { expect, test } from 'vitest';
import type { Table } from '../../../table/table.svelte';
import type { Question } from '../../../wire/types';
import { Retreats, type Cost } from './retreats.svelte';

const way = (path: string[], losses: number, ...dies: string[]): Cost => ({
  path,
  exit: '',
  losses,
  dies: dies.map((unit) => ({ unit, cause: 'train-rails', rule: '3.4.3/a' })),
});
const routes: Record<string, Cost[]> = {
  dp: [way(['0404', '0304'], 0)],
  pp: [way(['0405', '0305'], 0)],
  'dp,pp': [way(['0404', '0304'], 1, 'pp'), way(['0404', '0303'], 0, 'pp')],
};
const table = {
  moment: { view: { units: [{ id: 'dp', hex: '0505' }] } },
  query: (_: string, { units }: { units: string[] }) => Promise.resolve({ routes: routes[units.join()] }),
} as unknown as Table;
const asked = (prompt: string, units: string[], ...others: string[]): Question =>
  ({ prompt, about: { units }, options: others.map((unit, index) => ({ index, wire: { unit } })) }) as never;

test('who is lost by going together is known before', async () => {
  const retreats = new Retreats(table);
  await retreats.look(asked('retreat-group', ['dp'], 'pp'));
  const [{ unit, together, apart }] = retreats.joining as [(typeof retreats.joining)[number]];
  expect([unit, together.dies.map((one) => one.unit), together.losses]).toEqual(['pp', ['pp'], 0]);
  expect(apart).toEqual({ losses: 0, dies: [] });
});

test('ways that cost different things are told apart', async () => {
  const retreats = new Retreats(table);
  await retreats.look(asked('retreat-route', ['dp', 'pp']));
  expect(retreats.differ).toBe(true);
  await retreats.look(asked('retreat-route', ['dp']));
  expect(retreats.differ).toBe(false);
  expect(retreats.sign(['0404', '0304'])).toBe('');
});
