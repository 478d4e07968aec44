import { expect, test } from 'vitest';
import type { Told } from '../../../wire/types';
import { fightersOf, isWeakBy, lastFight, outcomes } from './fights';
import { fighting, type UnitPiece } from '../types';

const told = (event: string, fields: Record<string, unknown>): Told => ({ event, fields }) as unknown as Told;
const part = (key: string, of = ''): object => ({ key, value: 1, rule: '', ...(of && { of }) });

test('whoever is counted fights: the second stack too, and no card or neighbour', () => {
  const declared = told('attack-declared', { units: ['dp-1', 'dp-2'], target: ['ds-1'], with_hex: '0503' });
  const before = lastFight([declared])!;
  expect([fightersOf(before, 'attack'), fightersOf(before, 'defence')]).toEqual([['dp-1', 'dp-2'], ['ds-1']]);
  const parts = [part('unit', 'dp-1'), part('neighbours'), part('card', 'card-25'), part('second-unit', 'bj-1')];
  const decided = told('combat-resolved', { attack_modifiers: parts, defence_modifiers: [part('unit-flank', 'ds-1')] });
  const after = lastFight([declared, decided])!;
  expect([fightersOf(after, 'attack'), fightersOf(after, 'defence')]).toEqual([['dp-1', 'bj-1'], ['ds-1']]);
});

test('headquarters and blanks that are known stand by; what lies hidden is shown', () => {
  const piece = (id: string, arm: string | null, isKnown = true): UnitPiece =>
    ({ id, printed: arm && { arm }, state: isKnown ? {} : null }) as unknown as UnitPiece;
  const [unit, leader] = [piece('dp', 'infantry'), piece('hq', 'headquarters')];
  const [blank, back] = [piece('blank', null), piece('back', null, false)];
  const ids = (...all: UnitPiece[]): string[] => fighting(all).map(({ id }) => id);
  expect(ids(unit, leader, blank)).toEqual(['dp']);
  expect(ids(back, leader)).toEqual(['back']);
  expect(ids(leader)).toEqual(['hq']);
});

test('a unit that is eliminated has one line, and who is reduced his own', () => {
  const weakened = (unit: string): Told => told('unit-weakened', { unit });
  const [due, gone] = [told('losses-due', {}), told('unit-eliminated', { unit: 'art-4' })];
  const after = [due, weakened('art-4'), weakened('ds-58'), gone];
  expect(outcomes(after)).toEqual([due, after[2], gone]);
});

test('whom one sees by a retreat does not end the fight, and is no outcome', () => {
  const [declared, decided] = [told('attack-declared', { units: [], target: [] }), told('combat-resolved', {})];
  const [seen, back] = [told('stack-seen', {}), told('retreated', {})];
  const { after } = lastFight([declared, decided, seen, back])!;
  expect(after).toEqual([seen, back]);
  expect(outcomes(after)).toEqual([back]);
});

test('a counter is drawn reduced when that has been told, and not before', () => {
  const ds58 = { id: 'ds-58', isWeak: true, isOneSided: false };
  const story = [told('attack-declared', {}), told('unit-weakened', { unit: 'ds-58' }), told('retreated', {})];
  expect([1, 2, 3].map((n) => isWeakBy(ds58, story, story.slice(0, n)))).toEqual([false, true, true]);
  const gone = [told('attack-declared', {}), told('unit-eliminated', { unit: 'ds-58' })];
  expect(isWeakBy({ ...ds58, isWeak: false }, gone, gone.slice(0, 1))).toBe(true);
  expect(isWeakBy({ ...ds58, isOneSided: true }, gone, gone)).toBe(false);
  expect(isWeakBy({ ...ds58, isWeak: false }, story.slice(0, 1), [])).toBe(false);
});
