import { expect, test } from 'vitest';
import type { Table } from '../../../table/table.svelte';
import { marchingOf } from './marching.svelte';

function ordered() {
  const given: unknown[] = [];
  const ask = (prompt: string, hexes: string[], answer?: string) => ({
    prompt,
    seat: 'pl',
    options: hexes.map((hex, index) => ({ index, wire: answer ? { answer, hex } : { hex } })),
  });
  const table = {
    question: ask('order', ['0504'], 'march'),
    moment: { version: 7 },
    picks: { hex: '0504' },
    unconfirmed: null,
    query: () => Promise.resolve(null),
    give: (answers: unknown) => Promise.resolve(given.push(answers)),
    giveByItself: ({ wire }: { wire: unknown }) => Promise.resolve(given.push(wire)),
  };
  const marching = marchingOf(table as unknown as Table);
  marching.going = { hex: '0506', since: 7 };
  return { table, marching, given, ask };
}

test('headquarters go where their stack was ordered to, one after another', () => {
  const { table, marching, given, ask } = ordered();
  marching.look();
  expect(given).toEqual([]);
  for (const version of [8, 9]) {
    Object.assign(table, { moment: { version }, question: ask('headquarters-stop', ['0505', '0506']) });
    marching.look();
  }
  expect(given).toEqual([{ hex: '0506' }, { hex: '0506' }]);
});

test('an order that failed, or one given step by step, takes nobody along', () => {
  const { table, marching, given, ask } = ordered();
  Object.assign(table, { moment: { version: 9 }, question: ask('order', ['0404'], 'march') });
  marching.look();
  Object.assign(table, { moment: { version: 12 }, question: ask('headquarters-stop', ['0505', '0506']) });
  marching.look();
  expect(given).toEqual([]);
});
