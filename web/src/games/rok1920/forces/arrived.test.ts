import { describe, expect, it } from 'vitest';
import type { Told } from '../../../wire/types';
import { arrivedOf } from './arrived';

const told = (event: string, unit = '', hex = ''): Told => ({
  version: 1,
  event,
  rule: '',
  fields: { unit, hex },
  labels: {},
});

describe('who came in this phase', () => {
  const journal = [
    told('arrived', 'su-2ds', '3001'),
    told('phase-began'),
    told('arrived', 'su-25ds', '3122'),
    told('moved', 'su-7ds', '2020'),
    told('arrived', 'pl-4dp', '0715'),
    told('restored', 'su-60ds', '2525'),
  ];

  it('is of one side, and not of a phase before', () => {
    expect(arrivedOf(journal, 'su', () => true)).toEqual([
      ['su-25ds', '3122'],
      ['su-60ds', '2525'],
    ]);
  });

  it('is only who is still there', () => {
    expect(arrivedOf(journal, 'su', (id) => id !== 'su-25ds')).toEqual([['su-60ds', '2525']]);
  });
});
