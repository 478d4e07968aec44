// @vitest-environment jsdom
import { afterEach, describe, expect, it } from 'vitest';
import { settings } from '../../shell/settings.svelte';
import type { Told } from '../../wire/types';
import type { Table } from '../table.svelte';
import { remember } from './remembered';
import { Telling } from './telling.svelte';

const told = (event: string, version = 5): Told =>
  ({ event, version, rule: '5', fields: { unit: 'su-1' } }) as unknown as Told;

const momentAt = (): Promise<never> => Promise.reject(new Error('not asked'));

const opened = (id: string, greets: boolean): Telling => seated(id, greets).telling;

function seated(id: string, greets: boolean): { telling: Telling; table: { journal: Told[] } } {
  const table = { id, moment: { version: 1 }, journal: [] as Told[], question: {}, busy: false, sent: 0, momentAt };
  const telling = new Telling(table as unknown as Table);
  telling.greets = greets;
  telling.hear();
  Object.assign(table, { moment: { version: 5 }, journal: [told('moved'), told('attack-resolved')], seat: 'pl' });
  Object.assign(table, { told: table.journal });
  telling.hear();
  return { telling, table };
}

describe('the first story of a game', () => {
  const { pace } = settings;
  afterEach(() => settings.set({ pace }));

  it('waits for a newcomer to begin, with what it would give away', () => {
    settings.set({ pace: 1 });
    const telling = opened('first', true);
    expect([telling.awaits, telling.open, telling.withholds]).toEqual([true, false, true]);
    expect(telling.known, 'neither log nor panels run ahead').toEqual([]);
    telling.begin();
    expect([telling.awaits, telling.open, telling.at]).toEqual([false, true, 0]);
    telling.close();
  });

  it('can be passed over', () => {
    settings.set({ pace: 1 });
    const telling = opened('passed', true);
    telling.close();
    expect([telling.awaits, telling.open, telling.withholds]).toEqual([false, false, false]);
  });

  it('waits once: what comes later is told by itself, and what was taken back is not told any more', () => {
    settings.set({ pace: 1 });
    const { telling, table } = seated('again', true);
    telling.close();
    Object.assign(table, {
      moment: { version: 6, kept: 5 },
      journal: [...table.journal, told('attack-resolved', 6)],
    });
    Object.assign(table, { told: table.journal });
    telling.hear();
    expect([telling.awaits, telling.open]).toEqual([false, true]);
    Object.assign(table, { moment: { version: 7, kept: 5 }, journal: table.journal.slice(0, -1) });
    telling.hear();
    expect([telling.open, telling.strokes]).toEqual([false, []]);
  });

  it('runs at once for whoever knows the scenario, or has answered', () => {
    settings.set({ pace: 1 });
    const known = opened('known', false);
    expect([known.awaits, known.open]).toEqual([false, true]);
    known.close();
    remember('answered', { own: 1 });
    const answered = opened('answered', true);
    expect([answered.awaits, answered.open]).toEqual([false, true]);
    answered.close();
  });
});
