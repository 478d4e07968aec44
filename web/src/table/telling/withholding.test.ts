import { afterEach, describe, expect, it } from 'vitest';
import { settings } from '../../shell/settings.svelte';
import type { Told } from '../../wire/types';
import type { Table } from '../table.svelte';
import { Telling } from './telling.svelte';

const told = (event: string): Told => ({ event, version: 5, rule: '5', fields: { unit: 'su-1' } }) as unknown as Told;

/** A table at which these things have just happened, and a question is asked. */
function heard(...events: string[]): Telling {
  const table = { id: 't', moment: { version: 1 }, journal: [] as Told[], question: {}, busy: false, sent: 0 };
  const telling = new Telling(table as unknown as Table);
  telling.hear();
  Object.assign(table, { moment: { version: 5 }, journal: events.map(told), seat: 'pl' });
  telling.hear();
  telling.pause();
  return telling;
}

describe('a question that comes of a fight', () => {
  const { pace } = settings;
  afterEach(() => settings.set({ pace }));

  it('waits until the fight is being told, or skipped', () => {
    settings.set({ pace: 1 });
    const telling = heard('moved', 'attack-resolved');
    expect(telling.withholds).toBe(true);
    telling.step(1);
    expect(telling.withholds).toBe(false);
    expect(telling.open).toBe(true);
    telling.again();
    expect(telling.withholds).toBe(false);
    telling.close();
  });

  it('stands at once where it comes of something else', () => {
    settings.set({ pace: 1 });
    const telling = heard('moved', 'attack-resolved', 'retreated', 'cards-drawn');
    expect(telling.open).toBe(true);
    expect(telling.withholds).toBe(false);
    telling.close();
  });
});
