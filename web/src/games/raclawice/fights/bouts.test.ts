import { describe, expect, it } from 'vitest';
import type { Told } from '../../../wire/types';
import { boutStrokes, goesOn, joinedBout } from '../../../table/telling/bouts';
import { stoodAt } from '../../../table/telling/staging';
import type { Teller } from '../../../words/tell';
import { boutAround, boutsIn, flights, fought, lostAfter, parted, targetsOf } from './bouts';
import { fateKey, titleOf, totalOf } from './story';

const told = (event: string, fields: Record<string, unknown>): Told =>
  ({ event, version: 5, rule: '10', fields }) as unknown as Told;
const march = told('entered', { units: ['ru-1'], start: '0101', hex: '0102', cost: 1 });
const shot = told('guns-fired', { unit: 'ru-guns', start: '0303', target: '0101', distance: 2, effect: 2 });
const check = (unit: string, die: number, margin: number): Told =>
  told('morale-tested', { unit, dice: [die], modifiers: [{ rule: '10', key: 'x', value: 2 }], morale: 5, margin });
const loss = told('loss-taken', { unit: 'pl-1', strength: 4 });
const back = told('withdrew', { units: ['pl-1'], start: '0101', hex: '0100' });
const story = [march, shot, check('pl-1', 7, 4), loss, back, check('pl-2', 1, -2), march];

describe('a fight that is told whole', () => {
  it('has each die with whose it is, and what befell whom', () => {
    const [bout] = boutsIn(story);
    expect(bout).toMatchObject({ attackers: ['ru-guns'], target: '0101' });
    expect(bout!.fates.map((fate) => [fate.unit, fateKey(fate)])).toEqual([
      ['pl-1', 'loss-back'],
      ['pl-2', 'stands'],
    ]);
    expect(totalOf(bout!.fates[0]!.check!)).toBe(9);
  });

  it('is one stroke, and waits to be read where it is one’s own', () => {
    const strokes = boutStrokes(story, fought, 'pl');
    expect(strokes.map(({ kind, waits }) => [kind, waits])).toEqual([
      ['march', false],
      ['fight', true],
      ['march', false],
    ]);
    expect(boutStrokes([shot, check('pl-2', 1, -2)], fought, 'pl')[0]!.waits).toBe(true);
    expect(boutStrokes([shot, check('xy-2', 1, -2)], fought, 'pl')[0]!.waits).toBe(false);
  });

  it('is told on the board on which it began, and a march on that it led to', () => {
    const at = (one: Told, version: number): Told => ({ ...one, version });
    const all = [at(march, 3), at(shot, 4), at(check('pl-1', 7, 4), 4), at(back, 5), at(march, 6)];
    const strokes = boutStrokes(all, fought, 'pl');
    expect(stoodAt(strokes, 2, fought)).toEqual([3, 3, 6]);
  });

  it('says of a melee that does not come that it does not, until that is read', () => {
    const missed = told('melee-missed', { hex: '0101', units: ['pl-1'], leader: 'leader' });
    expect(boutStrokes([march, missed, march], fought, 'pl').map(({ waits }) => waits)).toEqual([false, true, false]);
  });

  it('is found from its end, and ends where another begins', () => {
    const next = told('guns-fired', { unit: 'ru-other', start: '0303', target: '0101', distance: 2, effect: 2 });
    expect(boutAround([...story.slice(0, 6), next], [next])!.attackers).toEqual(['ru-other']);
    expect(boutAround(story, [check('pl-2', 1, -2)])).toBeNull();
    expect(boutAround(story, [story[5]!])!.fates).toHaveLength(2);
    expect(boutAround(story, [march])).toBeNull();
  });

  it('says why morale was checked where no shot was fired, and what a loss on the way back was for', () => {
    const tell = { label: (id: unknown) => `<${String(id)}>` } as unknown as Teller;
    const dared = { ...check('ru-1', 9, 3), rule: '9.1/A2' } as Told;
    expect(titleOf(boutsIn([march, dared])[0]!, tell)).toContain('rac-bout-check-9-1-a2');
    const steep = { ...loss, rule: '10.11.4' } as Told;
    expect(boutsIn([shot, check('pl-1', 7, 4), back, steep])[0]!.fates[0]!.toll).toBe('10.11.4');
    expect(boutsIn(story)[0]!.fates[0]!.toll, 'a loss by fire').toBe('');
  });

  it('names nobody as checked who was not, as guns that change hands', () => {
    const tell = { label: (id: unknown) => `<${String(id)}>` } as unknown as Teller;
    const taken = told('guns-recaptured', { unit: 'ru-guns', hex: '0101' });
    expect(titleOf(boutsIn([taken])[0]!, tell)).toContain('rac-bout-taken');
    const both = titleOf(boutsIn([taken, check('pl-2', 8, 3)])[0]!, tell);
    expect(both).toContain('rac-bout-check');
  });

  it('goes on with a march that goes on, and not with another', () => {
    const step = (start: string, hex: string): Told => told('entered', { units: ['ru-1'], start, hex, cost: 1 });
    const [first] = boutStrokes([step('0101', '0102')], fought, 'pl');
    const [second] = boutStrokes([step('0102', '0103')], fought, 'pl');
    const [other] = boutStrokes([step('0202', '0203')], fought, 'pl');
    expect(goesOn(first, second, fought)).toBe(true);
    expect(goesOn(first, other, fought)).toBe(false);
    expect(joinedBout(first!, second!, fought)).toMatchObject({ kind: 'march', events: [{}, {}] });
  });

  it('keeps a charge with the melee that it leads to', () => {
    const charge = told('charged', { units: ['pl-1'], hex: '0303' });
    const melee = told('melee-fought', {
      hex: '0303', attackers: ['pl-1'], defenders: ['ru-1'], dice: [3, 8], attack: [], defence: [], winner: 'ru',
      difference: 5,
    }); // prettier-ignore
    const fled = told('fled', { units: ['pl-1'], hex: '0303', due: 12 });
    const [bout, ...more] = boutsIn([charge, melee, fled]);
    expect(more).toEqual([]);
    expect(bout).toMatchObject({ winner: 'ru', prelude: charge, attackers: ['pl-1'], defenders: ['ru-1'] });
    expect(bout!.fates).toMatchObject([{ unit: 'pl-1', gone: 'fled', due: 12 }]);
  });
});

describe('a shot and a melee as they are shown', () => {
  const tell = { label: (id: unknown) => `<${String(id)}>` } as unknown as Teller;
  const under = (unit: string, margin: number): Told => ({ ...check(unit, 7, margin), rule: '10.10.4' }) as Told;
  const panic = { ...check('pl-3', 8, 2), rule: '11.10.4' } as Told;

  it('names who was shot at, and not the neighbours of those who flee', () => {
    const [bout] = boutsIn([shot, under('pl-1', 4), under('pl-2', 0), panic]);
    expect(targetsOf(bout!)).toEqual(['pl-1', 'pl-2']);
    expect(titleOf(bout!, tell)).toContain('rac-bout-fire-gun');
    expect(titleOf(bout!, tell, true)).not.toContain('rac-bout-fire-gun');
  });

  it('flies from who fires to whom; a melee does not', () => {
    expect(flights(boutsIn([shot])[0]!)).toEqual([{ from: '0303', to: '0101' }]);
    const melee = told('melee-fought', { hex: '0101', attackers: ['pl-1'], defenders: ['ru-1'], winner: 'pl' });
    expect(flights(boutsIn([melee])[0]!)).toEqual([]);
  });

  it('tells the check before a counter-attack before the melee, and once', () => {
    const dared = { ...check('pl-1', 3, -2), rule: '9.1/A2' } as Told;
    const charged = told('counter-attacked', { units: ['pl-1'], hex: '0101' });
    const melee = told('melee-fought', { hex: '0101', attackers: ['pl-1'], defenders: ['ru-1'], winner: 'pl' });
    const [bout] = boutsIn([charged, dared, melee, told('loss-taken', { unit: 'ru-1', strength: 2 })]);
    const { before, after } = parted(bout!);
    expect(before.map(({ unit }) => unit)).toEqual(['pl-1']);
    expect(after.map(({ unit, losses }) => [unit, losses])).toEqual([['ru-1', 1]]);
  });

  it('knows what a unit had lost then from what it has lost by now', () => {
    const later = { ...loss } as Told;
    expect(lostAfter([shot, loss, march, later], [shot, loss], 'pl-1', 2)).toBe(1);
    expect(lostAfter([loss, shot, march], [shot], 'pl-1', 1), 'lost before').toBe(1);
    expect(lostAfter([shot], [shot], 'pl-1', 0)).toBe(0);
  });
});
