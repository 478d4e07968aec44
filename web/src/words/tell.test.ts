// @vitest-environment jsdom
import { beforeEach, describe, expect, it } from 'vitest';
import { settings } from '../shell/settings.svelte';
import type { GamePage } from '../wire/types';
import { dated, signed, Teller } from './tell';
import { words } from './words.svelte';

const page = {
  game: {
    id: 'g',
    title: { pl: 'G', en: 'G' },
    package: 'g',
    edition: '',
    has_secrets: true,
    scenarios: [],
    seats: { pl: { pl: 'Polacy', en: 'Poles' } },
  },
  domains: {},
  labels: { army: { 'pl-1a': { pl: '1 Armia', en: '1st Army' } } },
  shapes: {},
  queries: {},
  rules: {},
} as unknown as GamePage;

beforeEach(() => {
  words.add(
    'en',
    'g-ask-order = { $army } has { $markers ->\n    [one] one marker\n   *[other] { $markers } markers\n } left\ng-answer-action-rest = rest\ng-answer-move = to { $field }\ng-event-won = { $winner ->\n    [none] A tie.\n   *[other] Won by { $winner }.\n }\ng-refusal-far = { $army } is far',
  );
  words.add('pl', 'g-ask-order = { $army }: { $markers }\ng-refusal-far = { $army } daleko');
});

describe('telling', () => {
  it('puts names and plurals into questions, in the language of the moment', () => {
    const tell = new Teller(page);
    const question = {
      seat: 'pl',
      prompt: 'order',
      rule: 'R1',
      about: { army: 'pl-1a', markers: 1 },
      labels: {},
      options: [],
    };
    settings.set({ language: 'en' });
    expect(tell.question(question)).toBe('1st Army has one marker left');
    settings.set({ language: 'pl' });
    expect(tell.question(question)).toBe('1 Armia: 1');
  });

  it('calls the hexes of a map of its own by what is printed on it', () => {
    const cells = [{ number: '0603', place: 'Siedlce' }, { number: '0809' }];
    const hexes = (name: string): GamePage => ({ ...page, labels: { hex: { '0809': { pl: name, en: name } } } });
    const tell = new Teller(hexes('Sokółka'));
    expect(tell.label('0809', 'hex')).toBe('Sokółka');
    tell.read({ picture: { cells } });
    expect(tell.label(['0603', '0809'])).toBe('Siedlce, 0809');
    const numbered = new Teller(hexes('Sokółka (0809)'));
    numbered.read({ picture: { cells } });
    expect(numbered.label('0603', 'hex')).toBe('Siedlce (0603)');
    const nameless = new Teller(hexes('0809'));
    nameless.read({ picture: { cells } });
    expect(nameless.label('0603', 'hex')).toBe('0603');
  });

  it('puts the parts of a sum after what was rolled', () => {
    settings.set({ language: 'en' });
    words.add('en', 'g-event-tested = { $dice }{ $modifiers-parts } against 6.');
    const modifiers = [-1, 0, 2].map((value) => ({ rule: 'R', key: 'k', value }));
    const told = { event: 'tested', rule: 'R', version: 1, labels: {} };
    const tell = new Teller(page);
    const say = (parts: unknown[]): string =>
      tell.event({ ...told, fields: { dice: [7], modifiers: parts } } as unknown as Parameters<Teller['event']>[0]);
    expect(say(modifiers)).toBe('7 − 1 + 2 against 6.');
    expect(say([])).toBe('7 against 6.');
  });

  it('says a game’s own term where there is one, and the shared words elsewhere', () => {
    settings.set({ language: 'en' });
    words.add('en', 'second-g-refusal-far = { $army } lies too far');
    const refusal = { rule: 'R1', key: 'far', params: { army: 'pl-1a' } };
    const tell = new Teller(page);
    expect(tell.refusal(refusal)).toBe('1st Army is far');
    words.game = 'second';
    expect(tell.refusal(refusal)).toBe('1st Army lies too far');
    expect(tell.answer('action', { answer: 'rest' })).toBe('rest');
    words.game = '';
  });

  it('finds the words of an answer by prompt and tag, by tag, or by its names', () => {
    settings.set({ language: 'en' });
    const tell = new Teller(page);
    expect(tell.answer('action', { answer: 'rest' })).toBe('rest');
    expect(tell.answer('order', { answer: 'move', field: 'Modlin' })).toBe('to Modlin');
    expect(tell.answer('raid', { army: 'pl-1a' })).toBe('1st Army');
  });

  it('tells an answer without its question as a question would that can be answered so', () => {
    settings.set({ language: 'en' });
    words.add('en', 'g-answer-turn-march = { $army } marches');
    const tell = new Teller({ ...page, shapes: { other: { march: [] }, turn: { march: ['army'] } } });
    expect(tell.answer('', { answer: 'march', army: 'pl-1a' })).toBe('march 1st Army');
    expect(tell.answerAnywhere({ answer: 'march', army: 'pl-1a' })).toBe('1st Army marches');
    expect(tell.answerAnywhere({ army: 'pl-1a' })).toBe('1st Army');
  });

  it('tells an empty name as none, and shows a key without words', () => {
    settings.set({ language: 'en' });
    const tell = new Teller(page);
    expect(tell.event({ version: 1, event: 'won', rule: '', fields: { winner: '' }, labels: {} })).toBe('A tie.');
    expect(tell.event({ version: 1, event: 'unknown', rule: '', fields: {}, labels: {} })).toBe('[g-event-unknown]');
    words.add('en', 'g-event-went = goes.\ng-event-went-by-10 = advances.');
    const went = (rule: string): string => tell.event({ version: 1, event: 'went', rule, fields: {}, labels: {} });
    expect([went('5'), went('10')]).toEqual(['goes.', 'advances.']);
    expect(tell.refusal({ rule: 'R', key: 'far', params: { army: 'pl-1a' } })).toBe('1st Army is far');
  });

  it('says why it ended: by a rule of the game, or at the table', () => {
    settings.set({ language: 'en' });
    words.add('en', 'g-outcome-taken = the city has fallen\nserver-end-resigned = { $loser } resigned');
    const tell = new Teller(page);
    const end = { winner: 'pl', level: 'win', rule: 'R1', score: {} };
    expect(tell.outcome({ ...end, reason: 'taken' })).toBe('the city has fallen');
    expect(tell.outcome({ ...end, winner: 'su', reason: 'resigned', rule: '' })).toMatch(/resigned$/);
  });

  it('gives whole sentences counts, ids, signs and ends, as the command line does', () => {
    settings.set({ language: 'en' });
    words.add(
      'en',
      'g-event-met = { $side-id ->\n    [su] The Reds\n   *[other] The Poles\n } with { $units } ({ $units-count }, last { $units-last }) { $margin-sign ->\n    [minus] below by { $margin-size }\n   *[other] above\n }, chance { $chance }, by { $path }, gren..',
    );
    const tell = new Teller(page);
    const fields = { side: 'su', units: ['pl-1a', 'x', 'y'], margin: -2, chance: -1, path: ['2405', '2306'] };
    expect(tell.event({ version: 1, event: 'met', rule: '', fields, labels: {} })).toBe(
      'The Reds with 1st Army, x and y (3, last y) below by 2, chance −1, by 2405 – 2306, gren.',
    );
  });

  it('writes true minus', () => {
    expect([signed(2), signed(-3), signed(0)]).toEqual(['+2', '−3', '0']);
    settings.set({ language: 'pl' });
    expect(signed(-1.5)).toBe('−1,5');
    settings.set({ language: 'en' });
    expect(signed(-1.5)).toBe('−1.5');
  });

  it('gives a side in its cases, with gender and number', () => {
    words.add('pl', 'web-name-g-pl = Polacy\n    .acc = Polaków\n    .kind = mp\n    .number = many');
    words.add('en', 'web-name-g-pl = Poles\n    .the = the Poles\n    .number = many');
    const tell = new Teller(page);
    settings.set({ language: 'pl' });
    expect(tell.forms('seat', 'pl')).toMatchObject({
      seat: 'Polacy',
      'seat-acc': 'Polaków',
      'seat-kind': 'mp',
      'seat-cap': 'Polacy',
    });
    settings.set({ language: 'en' });
    expect(tell.forms('seat', 'pl')).toMatchObject({
      'seat-the': 'the Poles',
      'seat-cap': 'The Poles',
      'seat-number': 'many',
    });
    expect(tell.forms('seat', 'ru')).toMatchObject({ seat: 'ru', 'seat-acc': 'ru', 'seat-kind': 'f' });
  });

  it('writes a day as one does in the language', () => {
    settings.set({ language: 'en' });
    expect(dated('16.V')).toBe('16 May');
    expect(dated('9.VIII')).toBe('9 Aug');
    expect(dated('13 VIII', 'long')).toBe('13 August');
    expect(dated('2124')).toBe('2124');
    settings.set({ language: 'pl' });
    expect(dated('16.V')).toBe('16.V');
    settings.set({ language: 'en' });
  });
});
