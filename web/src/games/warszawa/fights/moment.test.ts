import { expect, test } from 'vitest';
import type { Told } from '../../../wire/types';
import { fightAround, strengthOf, unseen } from './moment';

const told = (event: string, fields: Record<string, unknown> = {}): Told => ({
  version: 1,
  event,
  rule: '',
  fields,
  labels: {},
});
const journal = [
  told('phase-begun'),
  told('fight-chosen', { army: 'su-3a', target: 'pl-1a', field: 'radzymin' }),
  told('front-ready', { side: 'su', count: 3 }),
  told('front-ready', { side: 'pl', count: 2 }),
  told('card-sent-back', { side: 'pl', card: 'p-10' }),
  told('front-revealed', { side: 'su', cards: ['r-05'], returned: ['r-02'] }),
  told('front-revealed', { side: 'pl', cards: ['p-01'], returned: [] }),
  told('fight-resolved', { attack: 7, defence: 9, attack_modifiers: [], defence_modifiers: [], winner: 'pl-1a' }),
  told('army-dispersed', { army: 'su-3a' }),
  told('cards-drawn', { side: 'pl', count: 1 }),
  told('fight-chosen', { army: 'su-4a', target: 'pl-5a', field: 'modlin' }),
];
const stroke = (n: number, waits = false) => ({ kind: 'fight' as const, events: [journal[n]!], time: 1, waits });

test('a fight opens when the first front is shown, and is told as far as the story has come', () => {
  expect(fightAround(journal, stroke(4))).toBeNull();
  expect(fightAround(journal, stroke(5))).toMatchObject({
    step: 2,
    revealed: { su: { cards: ['r-05'] } },
    resolved: null,
  });
  expect(fightAround(journal, stroke(7))).toMatchObject({ step: 3, after: [], sentBack: ['p-10'], field: 'radzymin' });
});

test('the stroke that waits shows the whole of it, and nothing of the next fight', () => {
  const found = fightAround(journal, stroke(7, true));
  expect(found?.after.map(({ event }) => event)).toEqual(['army-dispersed']);
  expect(found?.step).toBe(4);
});

test('a card of the other side that was sent back is counted, though nobody here has seen it', () => {
  const found = fightAround(journal, stroke(7))!;
  const sideOf = (card: string): string => (card.startsWith('r') ? 'su' : 'pl');
  expect([unseen(found, 'su', sideOf), unseen(found, 'pl', sideOf)]).toEqual([1, 0]);
  expect(unseen({ ...found, revealed: {} }, 'su', sideOf)).toBe(0);
});

test('what is no part of a fight is no moment', () => {
  expect(fightAround(journal, stroke(0))).toBeNull();
  expect(fightAround(journal, stroke(10))).toBeNull();
});

test('a card counts all numbers that name it', () => {
  const part = (of: string, value: number) => ({ rule: '', key: 'strength', value, of });
  expect(strengthOf('a', [part('a', 3), part('b', 2), part('a', 1)])).toBe(4);
});
