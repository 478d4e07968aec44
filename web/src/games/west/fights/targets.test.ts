import { expect, test } from 'vitest';
import type { Table } from '../../../table/table.svelte';
import type { Option, Question } from '../../../wire/types';
import { face } from '../face';
import { combatsOf, type Plan } from './combats.svelte';
import { Targets } from './targets.svelte';

const wires = [
  { answer: 'alone', hex: '1416' },
  { answer: 'with', hex: '1416', second: '1417' },
  { answer: 'alone', hex: '1417' },
  { answer: 'alone', hex: '1419' },
];
const chances = [0.6, 0.5, 0.7, 0.9];
const FACES: Record<string, string> = { '1416': '1517', '1417': '1517', '1419': '1518' };

function weighed() {
  const options = wires.map((wire, index) => ({ index, wire })) as unknown as Option[];
  const did: string[] = [];
  const table = {
    question: { prompt: 'attack', options } as unknown as Question,
    picks: {} as Record<string, string>,
    unconfirmed: null as Option | null,
    needsConfirming: face.needsConfirming,
    point: (hex: string) => did.push(`point ${hex}`),
    unpick: () => undefined,
    choose: ({ index }: Option) => did.push(`choose ${index}`),
    answer: ({ index }: Option) => did.push(`answer ${index}`),
  };
  const combats = combatsOf(table as unknown as Table);
  combats.plans = options.map((option, i) => {
    const { hex, second = '' } = wires[i]!;
    return { option, hex, second, found: { odds: { retreat: chances[i], win: 0 } } } as unknown as Plan;
  });
  return { table, did, options, targets: new Targets(table as unknown as Table, (hex) => FACES[hex] ?? '') };
}

test('an enemy that can be attacked is pointed at: the best attack on him is chosen', () => {
  const { did, targets } = weighed();
  expect([...targets.goals.keys()].sort()).toEqual(['1517', '1518']);
  expect(targets.go('1517')).toBe(true);
  expect(did).toEqual(['point 1417']);
  expect(targets.go('1616')).toBe(false);
});

test('pointing at him again gives what is shown, and nothing else', () => {
  const { table, did, options, targets } = weighed();
  table.picks = { hex: '1416' };
  targets.go('1518');
  targets.go('1517');
  table.unconfirmed = options[1]!;
  targets.go('1517');
  expect(did).toEqual(['point 1419', 'answer 0', 'answer 1']);
});

test('who joins in is read before he is called, whoever attacks alone is pressed once', () => {
  const { options, table } = weighed();
  const needs = (i: number, hex?: string) =>
    face.needsConfirming!(table.question, options[i]!, hex === undefined ? {} : { hex });
  expect([needs(0), needs(0, '1416'), needs(1, '1416')]).toEqual([true, false, true]);
});
