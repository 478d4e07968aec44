import { describe, expect, it } from 'vitest';
import { isPrized } from './prize';
import type { Printed, View } from '../types';

const printed = {
  fields: [
    { id: 'warszawa', points: 20 },
    { id: 'nasielsk', points: 0 },
  ],
  armies: [{ id: 'pl-obr' }, { id: 'pl-5a' }, { id: 'su-3a' }],
} as unknown as Printed;
const view = { at: [0, 1, 1] } as unknown as View;
const told = (event: string, fields: Record<string, unknown>) => ({ event, fields });

describe('what decides the game', () => {
  it('is a march of the Reds into a field that counts, and an attack on who stands there', () => {
    expect(isPrized(told('army-moved', { army: 'su-3a', field: 'warszawa' }), printed, view)).toBe(true);
    expect(isPrized(told('attack-ordered', { army: 'su-3a', target: 'pl-obr' }), printed, view)).toBe(true);
  });

  it('is no attack elsewhere, nor what the Poles do', () => {
    expect(isPrized(told('attack-ordered', { army: 'su-3a', target: 'pl-5a' }), printed, view)).toBe(false);
    expect(isPrized(told('army-moved', { army: 'su-3a', field: 'nasielsk' }), printed, view)).toBe(false);
    expect(isPrized(told('attack-ordered', { army: 'pl-5a', target: 'su-3a' }), printed, view)).toBe(false);
  });
});
