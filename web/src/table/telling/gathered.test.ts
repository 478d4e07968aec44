// @vitest-environment jsdom
import { beforeEach, expect, it } from 'vitest';
import { Teller } from '../../words/tell';
import { words } from '../../words/words.svelte';
import type { GamePage, Told } from '../../wire/types';
import { gathered, isGathered, sentences } from './gathered';
import { summed } from './summary';

const page = {
  game: { id: 'g', package: 'g', seats: { ru: { pl: 'Rosjanie', en: 'Russians' }, pl: { pl: 'Polacy', en: 'Poles' } } },
  labels: { hex: { '0101': { pl: 'Brześć', en: 'Brześć' }, '0202': { pl: 'Kowel', en: 'Kowel' } } },
  shapes: {},
} as unknown as GamePage;
const told = (event: string, version: number, fields: Record<string, unknown>): Told =>
  ({ event, version, rule: '1', fields }) as unknown as Told;
const put = (version: number, hex: string, side = 'ru'): Told => told('blank-put', version, { side, hex });

beforeEach(() => {
  words.add('en', 'g-event-blank-put = { $side } add one in { $hex }.\ng-event-passed = { $side } pass.');
  words.add(
    'en',
    'web-g-many-blank-put = { $side } add { $count }, { $places ->\n    [one] all\n   *[other] some\n } in { $hex }.',
  );
});

it('tells in one sentence what several were, each place once, and all else by itself', () => {
  const tell = new Teller(page);
  const events = [put(1, '0101'), put(2, '0202'), told('passed', 3, { side: 'pl' }), put(4, '0101')];
  expect(sentences(events, tell)).toEqual(['Russians add 3, some in Brześć and Kowel.', 'Poles pass.']);
  expect(sentences([put(1, '0101'), put(2, '0101')], tell)).toEqual(['Russians add 2, all in Brześć.']);
  expect(sentences([put(1, '0101')], tell)).toEqual(['Russians add one in Brześć.']);
});

it('keeps apart what two sides did', () => {
  expect(gathered([put(1, '0101'), put(2, '0202', 'pl')], () => true)).toHaveLength(2);
});

it('leaves none of them out of the summary, however many there were', () => {
  const tell = new Teller(page);
  const story = [...Array(7).keys()].map((at) => put(at, at % 2 ? '0101' : '0202'));
  expect(summed(story, false, undefined, (one) => isGathered(one, tell)).told).toHaveLength(7);
});
