import { beforeAll, expect, test } from 'vitest';
import type { Option, Told } from '../../../wire/types';
import type { Table } from '../../../table/table.svelte';
import { words } from '../../../words/words.svelte';
import { said } from './said';

beforeAll(() => words.load('rok1920'));

const told = (event: string, fields: object = {}): Told => ({ event, rule: '10', fields }) as unknown as Told;
const option = (wire: object): Option => ({ index: 0, wire }) as unknown as Option;
const table = (prompt: string, events: Told[]): Table =>
  ({
    question: { prompt, about: { unit: 'pl-6dp' } },
    moment: { view: { units: [{ id: 'pl-6dp', hex: '0504' }] } },
    tell: { label: (id: unknown) => `<${String(id)}>` },
    told: events,
  }) as unknown as Table;
const printed = { rules: { pursuit: '10.1' } };
const fight = [told('attack-declared', { hex: '0404' }), told('attack-resolved'), told('retreated')];

test('that nobody else follows is said only where somebody has', () => {
  expect(said(table('pursue', fight), option({ answer: 'done' }), printed)).toBe('');
  const gone = [...fight, told('moved')];
  expect(said(table('pursue', gone), option({ answer: 'done' }), printed)).not.toBe('');
  expect(said(table('pursue', gone), option({ unit: 'pl-6dp' }), printed)).toBe('');
  expect(said(table('pursue', [...gone, ...fight]), option({ answer: 'done' }), printed)).toBe('');
});

test('a pursuit that ends where it began says where it went', () => {
  expect(said(table('pursue-to', fight), option({ hex: '0504' }), printed)).toContain('<0404>');
  expect(said(table('pursue-to', fight), option({ hex: '0404' }), printed)).toBe('');
  expect(said(table('move', fight), option({ answer: 'done' }), printed)).toBe('');
});

test('a retreat of one hex goes there, not past it', () => {
  const way = (count: number): string =>
    words.say('rok1920-answer-retreat-route', { path: 'Postawy', 'path-count': count });
  expect(way(1)).not.toMatch(/via|droga/);
  expect(way(2)).toMatch(/via|droga/);
});
