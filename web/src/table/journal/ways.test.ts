import { describe, expect, it } from 'vitest';
import type { Told } from '../../wire/types';
import { inWays } from './ways';

const told = (event: string, fields: Record<string, unknown>): { told: Told } => ({
  told: { event, version: 1, rule: '8.1', fields } as unknown as Told,
});
const step = (start: string, hex: string, cost: number, units = ['ru-1', 'ru-2']): { told: Told } =>
  told('entered', { units, start, hex, cost });
const ways = (lines: { told: Told }[]): unknown[] =>
  inWays(lines).map(({ told: { fields } }) => [fields.start, fields.hex, fields.cost]);

describe('a march', () => {
  it('is one line from where it set out to where it came, and needs none that it ended', () => {
    const end = told('move-ended', { units: ['ru-1', 'ru-2'], hex: '0104' });
    expect(ways([step('0101', '0102', 1), step('0102', '0103', 2), step('0103', '0104', 1), end])).toEqual([
      ['0101', '0104', 4],
    ]);
  });

  it('is not one with that of others, with one from elsewhere, or with one that a shot came between', () => {
    expect(inWays([step('0101', '0102', 1), step('0102', '0103', 1, ['ru-1'])])).toHaveLength(2);
    expect(inWays([step('0101', '0102', 1), step('0202', '0203', 1)])).toHaveLength(2);
    expect(inWays([step('0101', '0102', 1), told('guns-fired', {}), step('0102', '0103', 1)])).toHaveLength(3);
  });

  it('never leads from a hex to the same', () => {
    expect(ways([step('0101', '0102', 1), step('0102', '0101', 2)])).toEqual([
      ['0101', '0102', 1],
      ['0102', '0101', 2],
    ]);
  });

  it('that led nowhere is still said to have ended', () => {
    expect(inWays([told('move-ended', { units: ['ru-1'], hex: '0101' })])).toHaveLength(1);
  });
});
