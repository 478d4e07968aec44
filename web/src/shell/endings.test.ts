import { describe, expect, it } from 'vitest';
import { endOf } from './endings';

describe('a game that is over', () => {
  it('says how it ended for whoever sat there', () => {
    expect(endOf({ winner: 'pl' }, ['pl'])).toBe('mine-won');
    expect(endOf({ winner: 'su' }, ['pl'])).toBe('mine-lost');
    expect(endOf({ winner: null }, ['pl'])).toBe('mine-drawn');
    expect(endOf({ winner: null, level: 'none' }, ['pl'])).toBe('mine-nobody');
    expect(endOf({ winner: 'west', also: ['southwest'] }, ['southwest'])).toBe('mine-won');
  });

  it('is only over for whoever played both sides, or none', () => {
    expect(endOf({ winner: 'pl' }, ['pl', 'su'])).toBe('over');
    expect(endOf({ winner: 'pl' }, [])).toBe('over');
  });
});
