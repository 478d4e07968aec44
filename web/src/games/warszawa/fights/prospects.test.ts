import { expect, test } from 'vitest';
import type { Table } from '../../../table/table.svelte';
import type { Option, Question } from '../../../wire/types';
import { isHopeless, Prospects } from './prospects.svelte';
import type { Printed, View } from '../types';

const option = (index: number, wire: object): Option => ({ index, wire }) as unknown as Option;
const attack = option(0, { answer: 'attack', army: 'pl-5a', target: 'su-4a' });
const other = option(1, { answer: 'attack', army: 'pl-1a', target: 'su-3a' });
const march = option(2, { answer: 'move', army: 'pl-5a', field: 'modlin' });
const printed = { cards: [{ id: 'p-01' }, { id: 'p-02' }] } as unknown as Printed;
const view = { hand: [0, 1] } as unknown as View;

test('an attack for which no card of the hand fits is warned of, and no other', async () => {
  const question = { prompt: 'action', about: {}, options: [attack, other, march] } as unknown as Question;
  const asked: unknown[] = [];
  const query = async (_: string, args: { fight: string }) => {
    asked.push(args);
    return { returned: args.fight.startsWith('pl-5a') ? ['p-01', 'p-02'] : ['p-02'] };
  };
  const table = { question, picks: { army: 'pl-5a' }, considered: null, options: [attack, march], query };
  const prospects = new Prospects(table as unknown as Table);
  await prospects.look(question, printed, view);
  expect(asked).toEqual([
    { fight: 'pl-5a x su-4a', attack: ['p-01', 'p-02'] },
    { fight: 'pl-1a x su-3a', attack: ['p-01', 'p-02'] },
  ]);
  expect(prospects.fitting.get('pl-1a x su-3a')).toBe(1);
  expect([attack, other, march].map((one) => isHopeless(question, one))).toEqual([true, false, false]);
  expect(prospects.pondered).toEqual({ army: 'pl-5a', target: 'su-4a' });
});

test('what is held now counts, though the board shows how it stood before', async () => {
  const question = { prompt: 'action', about: {}, options: [attack] } as unknown as Question;
  const asked: string[][] = [];
  const query = async (_: string, args: { attack: string[] }) => {
    asked.push(args.attack);
    return { returned: [] };
  };
  const table = { question, picks: {}, options: [attack], query, moment: { view: { hand: [1] } } };
  const prospects = new Prospects(table as unknown as Table);
  await prospects.look(question, printed, { hand: [] } as unknown as View);
  expect(isHopeless(question, attack)).toBe(false);
  table.moment = { view: { hand: [0, 1] } };
  await prospects.look(question, printed, view);
  expect(asked).toEqual([['p-02'], ['p-01', 'p-02']]);
});
