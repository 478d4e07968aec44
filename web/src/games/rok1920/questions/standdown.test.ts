import { describe, expect, it } from 'vitest';
import type { Told } from '../../../wire/types';
import { befalls } from './standdown.svelte';

const told = (version: number, event: string, fields: Told['fields']): Told => ({ version, event, fields }) as Told;

describe('what befalls whoever has said “not this turn”', () => {
  it('is what his own units suffer, and places that fall to the enemy', () => {
    expect(befalls([told(5, 'retreated', { units: ['pl-2dpleg'] })], 'pl', 4)).toBe(true);
    expect(befalls([told(5, 'eliminated', { unit: 'pl-2dpleg' })], 'pl', 4)).toBe(true);
    expect(befalls([told(5, 'place-taken', { side: 'su' })], 'pl', 4)).toBe(true);
  });
  it('is neither what befalls the enemy, nor what was before', () => {
    expect(befalls([told(5, 'retreated', { units: ['su-8ds'] })], 'pl', 4)).toBe(false);
    expect(befalls([told(5, 'place-taken', { side: 'pl' })], 'pl', 4)).toBe(false);
    expect(befalls([told(4, 'weakened', { unit: 'pl-2dpleg' })], 'pl', 4)).toBe(false);
    expect(befalls([told(5, 'moved', { unit: 'su-8ds' })], 'pl', 4)).toBe(false);
  });
});
