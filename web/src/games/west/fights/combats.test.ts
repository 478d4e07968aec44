import { describe, expect, it } from 'vitest';
import { shareOf, type Found } from './combats.svelte';

const odds = { win: 0.5, draw: 0.1, lose: 0.4, retreat: 0.3, rout: 0, table: [] };
const exact: Found = { attack: 4, defence: 4, attack_modifiers: [], defence_modifiers: [], odds };
const guessed: Found = { ...exact, estimate: { worlds: 60, defence: [2, 4], win: [0.4, 0.6], retreat: [0.2, 0.4] } };

describe('the chance of an attack', () => {
  it('is told to a tenth where it is exact', () => {
    expect(shareOf(0.6389, exact)).toBe('63.9%');
    expect(shareOf(0.6389, exact, 0)).toBe('64%');
  });

  it('is marked as an estimate, without tenths, where it hangs on what is hidden', () => {
    expect(shareOf(0.6389, guessed)).toBe('≈\u200964%');
  });
});
