import { describe, expect, it } from 'vitest';
import { choicesOf, domainOf, fieldsOf, fightWith, isShort, valueOf } from './asking';

describe('a question to a position', () => {
  it('has the fields that its description names, each once', () => {
    expect(fieldsOf('`hex`, `side`, or `units`: is the stack near; `other` is an answer')).toEqual([
      'hex',
      'side',
      'units',
    ]);
    expect(fieldsOf('`fight: su-16a x pl-1a`, `attack` and `defence` lists: both sums')).toEqual([
      'fight',
      'attack',
      'defence',
    ]);
    expect(fieldsOf('Green towns held by each side; 2.2.')).toEqual([]);
  });

  it('knows what can stand in them', () => {
    const map = { hex: ['0101'], unit: ['pl-1'], facing: ['E'] };
    expect(['units', 'to', 'facing', 'charge'].map((field) => domainOf(field, map))).toEqual([
      'unit',
      'hex',
      'facing',
      '',
    ]);
    expect(domainOf('from', { field: ['modlin'], army: [] })).toBe('field');
  });

  it('offers a choice from few things only', () => {
    expect([[], ['pl', 'ru'], Array.from({ length: 40 }, String)].map(isShort)).toEqual([false, true, false]);
  });

  it('reads several things and words for yes and no', () => {
    expect(['true', 'a, b', '0305'].map((text) => valueOf(text))).toEqual([true, ['a', 'b'], '0305']);
  });

  it('lists what a field takes where its description does', () => {
    const about = '`units` attack `hex` with `order=none|assault`, (`repeat=true|false`): the odds; `all`';
    expect(fieldsOf(about)).toEqual(['units', 'hex', 'order', 'repeat']);
    expect(choicesOf(about, 'order')).toEqual(['none', 'assault']);
    expect(choicesOf(about, 'hex')).toEqual([]);
  });

  it('takes units by their names, and one of several as several', () => {
    const ids = new Map([
      ['1 DPLeg', 'pl-1dpleg'],
      ['2 BK', 'pl-2bk'],
    ]);
    expect(valueOf('1 DPLeg', 'unit', ids)).toBe('pl-1dpleg');
    expect(valueOf('1 DPLeg', 'units', ids)).toEqual(['pl-1dpleg']);
    expect(valueOf('1 DPLeg, 2 BK', 'units', ids)).toEqual(['pl-1dpleg', 'pl-2bk']);
    expect(valueOf('pl-1dpleg pl-2bk', 'units', ids)).toEqual(['pl-1dpleg', 'pl-2bk']);
  });

  it('puts a fight together from its two armies', () => {
    const fight = fightWith(fightWith('', 1, 'pl-1a'), 0, 'su-16a');
    expect(fight).toBe('su-16a x pl-1a');
    expect(valueOf(fight)).toBe(fight);
    expect(fightWith(fight, 1, 'pl-5a')).toBe('su-16a x pl-5a');
  });
});
