// @vitest-environment jsdom
import { beforeAll, beforeEach, expect, it } from 'vitest';
import { settings } from '../../shell/settings.svelte';
import { Teller } from '../../words/tell';
import { words } from '../../words/words.svelte';
import type { GamePage } from '../../wire/types';
import { answerIn, partFound, partIn, saidOf, withNames, type Said } from './found';

const both = (pl: string, en = pl): { pl: string; en: string } => ({ pl, en });
const page = {
  game: {
    id: 'bitwa-warszawska',
    package: 'warszawa',
    seats: { pl: both('Wojsko Polskie'), su: both('Armia Czerwona') },
  },
  domains: {},
  labels: {
    army: { 'pl-3a': both('3 Armia', '3rd Army'), 'su-mozyr': both('Grupa Mozyrska', 'Mozyr Group') },
    field: { kock: both('Kock'), deblin: both('Dęblin') },
    card: { 'p-15': both('Grupa jazdy') },
  },
  shapes: { action: { move: ['army', 'field'], rest: [] } },
  queries: {},
} as unknown as GamePage;
const tell = new Teller(page);

beforeAll(async () => {
  for (const language of ['en', 'pl'] as const) {
    settings.set({ language });
    await Promise.all(['web', 'asking', 'warszawa'].map((stem) => words.load(stem)));
  }
});
beforeEach(() => settings.set({ language: 'pl' }));

/** All that would stand on the page. */
function textOf(said: Said | null): string {
  if (!said) return '';
  if (said.kind === 'line') return said.text;
  if (said.kind === 'rule') return '';
  if (said.kind === 'list') return said.items.map(textOf).join(' / ');
  return said.rows.map((row) => `${row.name}: ${textOf(row.said)}`).join(' / ');
}
const RAW = /[a-z]_[a-z]|\b(pl|su)-|[{}[\]]|params|has-attacked|contact-broken|\bmove\b/;

it('tells refusals, events and answers as the table does', () => {
  const refused = [{ rule: 'BW-O7', key: 'has-attacked', params: { army: 'su-mozyr' } }];
  const happened = [
    { event: 'action-played', side: 'pl', card: 'p-15', rule: 'BW-O9', only: '' },
    { event: 'contact-broken', army: 'su-mozyr', target: 'pl-3a', rule: 'BW-T6', only: '' },
  ];
  expect(textOf(saidOf(tell, refused, 'why_not'))).toMatch(/Grupa Mozyrska po ataku/);
  expect(textOf(saidOf(tell, happened, 'events'))).toMatch(/zagrywa akcję: Grupa jazdy.* \/ Kontakt zerwany/);
  expect(answerIn(tell, { answer: 'move', army: 'su-mozyr', field: 'kock' })).toBe('Grupa Mozyrska: ruch na pole Kock');
  expect(partIn(tell, [{ answer: 'move', army: 'su-mozyr', field: 'kock' }])).toBe('Grupa Mozyrska: ruch na pole Kock');
  for (const text of [saidOf(tell, refused, 'why_not'), saidOf(tell, happened, 'events')].map(textOf))
    expect(text).not.toMatch(RAW);
});

it('says that nothing is against it, and nothing where it has no words', () => {
  expect(textOf(saidOf(tell, [], 'why_not'))).toBe('Wolno.');
  expect(saidOf(tell, { some_flag: { deep_key: 'raw-value' }, other: 'x-y' }, 'whatever')).toBeNull();
  expect(saidOf(tell, 'su-nobody', 'army')).toBeNull();
  expect(answerIn(tell, { answer: 'no-such', army: 'pl-3a' })).toBe('3 Armia');
});

it('names what a question is about and the part that was asked for', () => {
  settings.set({ language: 'en' });
  expect(partIn(tell, { fight: 'su-mozyr x pl-3a' })).toBe('Mozyr Group – 3rd Army');
  expect(textOf(partFound(tell, { what: 'moves', at: 'fields.kock', result: 2 }))).toBe('Kock: 2');
  expect(textOf(partFound(tell, { what: 'odds', at: 'chances.0.probability', result: 0.3333 }))).toBe('chance: 33%');
  expect(textOf(saidOf(tell, { encircling: true, direction: 'sw', rule: 'BW-T3' }, 'encirclement'))).toMatch(
    /yes.*south-west/,
  );
  expect(withNames(tell, "attack 'su-mozyr x pl-3a'")).toBe('attack Mozyr Group x 3rd Army');
});
