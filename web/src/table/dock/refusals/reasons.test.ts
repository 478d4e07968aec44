import { describe, expect, it } from 'vitest';
import type { Tried } from '../../../wire/types';
import { commonest } from './reasons';

const tried = (key: string, ...fields: string[]): Tried => ({
  intent: [Object.fromEntries(fields.map((field) => [field, field]))],
  refusals: key ? [{ rule: key === 'plunder' ? 'O3' : 'O4', key, params: {}, labels: {} }] : [],
});

describe('why nothing can be done with a thing', () => {
  it('is what stands against most of it, not what was tried first', () => {
    const tries = [tried('plunder', 'army'), tried('no-orders', 'a'), tried('no-orders', 'b')];
    expect(commonest(tries).map(({ key }) => key)).toEqual(['no-orders']);
  });
  it('is the first of what is alike, and nothing where nothing is refused', () => {
    expect(commonest([tried(''), tried('plunder'), tried('no-orders')])[0]!.key).toBe('plunder');
    expect(commonest([tried('', 'a')])).toEqual([]);
  });
});
