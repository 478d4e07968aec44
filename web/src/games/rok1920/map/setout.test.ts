import { describe, expect, it } from 'vitest';
import type { Told } from '../../../wire/types';
import { setOutFrom, strikes } from './setout';

const told = (event: string, version: number, fields: Told['fields']): Told => ({
  event,
  version,
  rule: '5',
  fields,
  labels: {},
});

describe('where a unit set out from', () => {
  const march = told('moved', 1, { unit: 'su-8ds', path: ['0304', '0305'] });
  const attack = told('attack-declared', 2, { units: ['su-8ds'], hex: '0404' });
  const back = told('retreated', 3, { units: ['pl-6dp', 'pl-2dp'], path: ['0403', '0402'] });
  const advance = told('moved', 4, { unit: 'su-8ds', path: ['0404'] });
  const story = [march, attack, back, advance];
  const stood = [
    { id: 'su-8ds', hex: '0303' },
    { id: 'pl-6dp', hex: '0404' },
  ];

  it('is where it stood when the story began, or where the story has left it', () => {
    expect(story.map((one) => setOutFrom(one, story, stood))).toEqual(['0303', undefined, '0404', '0305']);
  });

  it('is told of attackers by the plan, also where only the dice are told', () => {
    const resolved = told('attack-resolved', 3, { hex: '0404', result: 'success' });
    const blow = { units: ['su-8ds'], hex: '0404' };
    expect(strikes([attack], story)).toEqual([blow]);
    expect(strikes([resolved], [march, attack, resolved])).toEqual([blow]);
    expect(strikes([march], story)).toEqual([]);
  });

  it('is told of every fight of a stroke, once', () => {
    const other = told('attack-declared', 4, { units: ['su-10ds'], hex: '0405' });
    const resolved = told('attack-resolved', 3, { hex: '0404', result: 'failure' });
    const both = [attack, resolved, other];
    expect(strikes(both, both).map(({ hex }) => hex)).toEqual(['0404', '0405']);
  });

  it('is not known of whom nobody has seen', () => {
    expect(setOutFrom(march, story, [])).toBeUndefined();
  });
});
