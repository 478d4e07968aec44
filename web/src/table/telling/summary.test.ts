import { describe, expect, it } from 'vitest';
import type { Told } from '../../wire/types';
import { strokesOf } from './strokes';
import { summed } from './summary';

const told = (event: string, version: number, side = 'su'): Told =>
  ({ event, version, rule: '5', fields: { unit: `${side}-1` } }) as unknown as Told;

const marches = (count: number): Told[] =>
  Array.from({ length: count }, (_, i) => ({
    ...told('moved', i),
    fields: { unit: `su-${i}`, path: ['0101', `02${10 + i}`] },
  }));
const fight = (...ends: string[]): Told[] =>
  ['attack-declared', 'attack-resolved', ...ends].map((e, i) => told(e, 50 + i));

describe('what happened, summed up', () => {
  it('does not say that nobody gave way while a retreat is asked for', () => {
    expect(summed([...marches(11), ...fight()], true)).toMatchObject({ marches: 11, fights: 1, held: false });
    expect(summed([...marches(11), ...fight()], false)).toMatchObject({ fights: 1, held: true, by: 'su' });
  });

  it('keeps an attack that decides the game, whatever else happened, and one that is ordered before what only moved', () => {
    const ordered = told('attack-ordered', 60);
    const lost = ['unit-eliminated', 'unit-eliminated', 'loss-taken'].map((event, i) => told(event, 70 + i));
    const isPrized = (one: Told): boolean => one === ordered;
    expect(summed([...marches(5), ...fight(), ordered, ...lost], false, isPrized).told).toContain(ordered);
    expect(
      summed([ordered, ...marches(1), told('order-placed', 80), told('rested', 81)], false, isPrized).told,
    ).toContain(ordered);
    expect(summed([...marches(5), ...fight(), ordered, told('retreated', 90)], false).told).toContain(ordered);
  });

  it('tells where there is little room what weighs most first, then the newest', () => {
    const [gone, weak, later] = [told('unit-eliminated', 70), told('loss-taken', 71), told('unit-eliminated', 72)];
    const { told: all, gravest } = summed([...marches(5), ...fight(), gone, weak, later], false);
    expect(all.filter((one) => one === gone || one === later)).toEqual([gone, later]);
    expect(gravest!.slice(0, 2)).toEqual([later, gone]);
  });

  it('tells how a fight ended before what came of it, also where it alone is told', () => {
    const [declared, resolved, back] = fight('retreated') as [Told, Told, Told];
    const kinds = (story: Told[]): string[] => (summed(story, false).gravest ?? []).map(({ event }) => event);
    expect(kinds([...marches(4), declared, resolved, back])).toEqual(['attack-resolved', 'retreated']);
    expect(kinds([declared, resolved])).toEqual(['attack-resolved']);
    expect(kinds([resolved, back])).toEqual(['attack-resolved', 'retreated']);
  });

  it('counts marches by their kind, with where they ended', () => {
    const sent = (to: string, version: number): Told => ({
      ...told('strategic-move', version, 'ru'),
      fields: { side: 'ru', start: '0101', hex: to },
    });
    const { marches: all, kinds } = summed(
      [...marches(3), sent('1716', 60), sent('1716', 61), sent('1905', 62)],
      false,
    );
    expect(all).toBe(6);
    expect(kinds).toMatchObject({ moved: { count: 3 }, 'strategic-move': { count: 3, to: ['1716', '1905'] } });
  });

  it('says of several fights how many attacks came through', () => {
    const ended = (result: string, version: number): Told => ({
      ...told('attack-resolved', version),
      fields: { hex: '0101', result },
    });
    const story = [...marches(5), ended('success', 50), ended('failure', 51), ended('success', 52)];
    expect(summed(story, false)).toMatchObject({ fights: 3, won: 2 });
    expect(summed([...marches(5), ...fight(), ...fight()], false).won).toBeUndefined();
  });

  it('tells whose nerve failed, who will have to give way', () => {
    const failed = { ...told('morale-tested', 60, 'pl'), fields: { unit: 'pl-1', margin: 1 } };
    const passed = { ...failed, fields: { unit: 'pl-1', margin: -4 } };
    expect(summed([...marches(9), told('guns-fired', 59), failed], false)).toMatchObject({
      told: [{ event: 'guns-fired' }, failed],
      held: false,
    });
    expect(summed([...marches(9), told('guns-fired', 59), passed], false)).toMatchObject({ told: [], held: true });
  });

  it('counts who marched, not the hexes, and says where each march ended', () => {
    const entered = (hex: string, ...units: string[]): Told =>
      ({ ...told('entered', 1), fields: { units, start: '0101', hex } }) as unknown as Told;
    const story = [entered('0102', 'su-1'), entered('0103', 'su-1'), entered('0104', 'su-1'), entered('0201', 'su-2')];
    const { marches: count, went } = summed(story, false);
    expect(count).toBe(2);
    expect(went!.map(({ to }) => to)).toEqual(['0104', '0201']);
  });

  it('counts the fights that there was no time to tell, and ends with the one that is asked about', () => {
    const open = fight();
    const many = [...marches(9), ...Array.from({ length: 4 }, () => fight('weakened', 'retreated')).flat(), ...open];
    const { fights, told: named } = summed(many, true);
    expect(fights).toBe(5);
    expect(named.at(-1)).toBe(open.at(-1));
    expect(strokesOf(many, false).at(-1)!.events).toContain(open.at(-1));
  });

  it('says how the only fight ended, whatever it cost, and how many lost something besides those it names', () => {
    const lost = ['su-1', 'su-2', 'su-3'].map((unit, i) => ({ ...told('weakened', 60 + i), fields: { unit } }));
    const found = summed([...fight('retreated'), ...lost], false);
    expect(found.told.map(({ event }) => event)).toEqual(['attack-resolved', 'weakened', 'weakened']);
    expect(found.losers).toBe(1);
    expect(summed([...fight('retreated'), ...lost.slice(1)], false).losers).toBeUndefined();
  });

  it('is no list: of many small things the last are told', () => {
    const small = Array.from({ length: 7 }, (_, i) => told('cards-drawn', i));
    expect(summed([...small, told('moved', 8)], false).told.map(({ version }) => version)).toEqual([4, 5, 6, 8]);
  });

  it('tells all of four things that happened, and who came beside many marches', () => {
    const few = [told('moved', 1), told('reinforced', 2), told('reinforced', 3), told('placed', 4)];
    expect(summed(few, false).told).toEqual(few);
    const came = [told('reinforced', 90), told('reinforced', 91)];
    const found = summed([...marches(7), ...came], false);
    expect(found.marches).toBe(7);
    expect(found.told).toEqual(came);
    expect(summed([...marches(7), ...came, told('passed', 92)], false).told).toEqual(came);
  });

  it('says which card was drawn, whatever came after it', () => {
    const story = [
      told('card-drawn', 1),
      told('card-taken', 1, 'pl'),
      told('points-rolled', 2),
      told('points-rolled', 3),
    ];
    expect(summed(story, false).told.map(({ event }) => event)).toEqual([
      'card-taken',
      'points-rolled',
      'points-rolled',
    ]);
  });

  it('names who has fallen before what has changed hands', () => {
    const lost = fight('retreated', 'eliminated', 'place-taken');
    const { told: named } = summed([...marches(9), ...lost, ...fight('weakened', 'retreated')], false);
    expect(named.map(({ event }) => event)).toEqual(['eliminated', 'weakened']);
    expect(summed([...marches(9), ...lost, ...fight()], true).told.map(({ event }) => event)).toEqual([
      'eliminated',
      'attack-resolved',
    ]);
  });

  it('begins with a turn that began meanwhile, not with the one that the story begins with', () => {
    const turn = told('turn-began', 30);
    expect(summed([...marches(9), turn, ...marches(3)], false).turn).toBe(turn);
    expect(summed([turn, ...marches(9)], false).turn).toBeUndefined();
  });

  it('ends with a turn that began after all of it', () => {
    const turn = told('turn-began', 30);
    expect(summed([...marches(9), turn, told('phase-began', 31)], false).isLast).toBe(true);
    expect(summed([...marches(9), turn, ...marches(3)], false).isLast).toBe(false);
  });

  it('names the march that decides the game, however many there were', () => {
    const all = marches(9);
    expect(
      summed([...all, ...fight('weakened', 'retreated', 'weakened')], false, (one) => one === all[3]).told,
    ).toContain(all[3]);
  });
});
