import { describe, expect, it } from 'vitest';
import type { Told } from '../../../wire/types';
import { lastAttackOf } from './lastattack';

const told = (event: string, rule = '', hex = ''): Told => ({ event, rule, fields: { hex } }) as unknown as Told;
const fight = [
  told('attack-declared', '8', '2708'),
  told('attack-resolved', '8.3', '2708'),
  told('retreated', '9'),
  told('moved', '10.1'),
];

describe('the last attack', () => {
  it('is the one that was declared last, be its dice told or not', () => {
    const found = lastAttackOf([...fight, told('phase-began'), told('attack-declared', '8', '2506')], '10');
    expect(found?.declared.fields.hex).toBe('2506');
    expect([found?.roll, found?.after]).toEqual([null, []]);
  });
  it('has all that came of it, and no march of another kind', () => {
    const found = lastAttackOf([...fight, told('moved', '5.1'), told('eliminated')], '10');
    expect(found?.roll?.event).toBe('attack-resolved');
    expect(found?.after.map(({ event }) => event)).toEqual(['retreated', 'moved']);
  });
  it('is none before the first', () => {
    expect(lastAttackOf([told('moved', '5.1')], '10')).toBeNull();
  });
});
