// @vitest-environment jsdom
import { afterEach, describe, expect, it } from 'vitest';
import { settings } from '../../shell/settings.svelte';
import type { Told } from '../../wire/types';
import type { Table } from '../table.svelte';
import { Telling } from './telling.svelte';

const told = (event: string, version = 5): Told =>
  ({ event, version, rule: '5', fields: { unit: 'su-1' } }) as unknown as Told;

const momentAt = (): Promise<never> => Promise.reject(new Error('not asked'));

/** A table at which these things have just happened, and a question is asked. */
function heard(...events: string[]): Telling {
  const table = {
    id: 't',
    moment: { version: 1 },
    journal: [] as Told[],
    question: {},
    busy: false,
    sent: 0,
    momentAt,
  };
  const telling = new Telling(table as unknown as Table);
  telling.hear();
  Object.assign(table, { moment: { version: 5 }, journal: events.map((event) => told(event)), seat: 'pl' });
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

  it('waits too where something fell with the beaten stack', () => {
    settings.set({ pace: 1 });
    expect(heard('attack-declared', 'combat-resolved', 'unit-eliminated', 'depot-removed').withholds).toBe(true);
  });

  it('waits too where the beaten stack has shown who stands on its way', () => {
    settings.set({ pace: 1 });
    expect(heard('attack-declared', 'combat-resolved', 'unit-weakened', 'stack-seen').withholds).toBe(true);
    expect(heard('stack-looked-at', 'stack-seen').withholds).toBe(false);
  });

  it('waits too where the dice moved morale, or a beaten stack came to a town or left the board', () => {
    settings.set({ pace: 1 });
    expect(heard('moved', 'attack-resolved', 'morale-shifted').withholds).toBe(true);
    expect(heard('moved', 'attack-resolved', 'retreated', 'weakened', 'place-taken').withholds).toBe(true);
    expect(heard('moved', 'attack-resolved', 'retreated', 'left-board').withholds).toBe(true);
    // Whoever pursued took the town himself: what is asked then comes of his march.
    expect(heard('moved', 'attack-resolved', 'moved', 'place-taken', 'morale-shifted').withholds).toBe(false);
  });

  it('waits where fights fill the screen until one’s own is being told, whatever is asked after it', () => {
    settings.set({ pace: 1 });
    const telling = heard('front-revealed', 'fight-resolved', 'cards-taken', 'action-played');
    telling.pause();
    telling.strokes = telling.strokes.map((stroke, i) => ({ ...stroke, waits: i === 1 }));
    telling.fills = true;
    telling.at = 0;
    expect(telling.withholds).toBe(true);
    telling.at = 1;
    expect(telling.withholds).toBe(false);
    telling.close();
    telling.awaits = true;
    expect(telling.withholds).toBe(true);
  });

  it('stands at once where it comes of something else', () => {
    settings.set({ pace: 1 });
    const telling = heard('moved', 'attack-resolved', 'cards-drawn');
    expect(telling.open).toBe(true);
    expect(telling.withholds).toBe(false);
    telling.close();
  });

  it('waits until all have been told who fell or gave way: it is asked of the board after them', () => {
    settings.set({ pace: 1 });
    const telling = heard('attack-resolved', 'retreated', 'moved', 'cards-drawn');
    expect(telling.withholds).toBe(true);
    telling.at = telling.strokes.findIndex(({ kind }) => kind === 'march');
    expect(telling.withholds).toBe(false);
    telling.close();
  });
});

describe('a page that does not run ahead of its story', () => {
  const { pace } = settings;
  afterEach(() => settings.set({ pace }));

  /** A story of two answers of the enemy's: a march, and a fight of which the question comes. */
  function table(version: number) {
    return {
      id: 'staged',
      info: { kind: 'game' },
      seat: 'pl',
      seats: ['pl'],
      moment: { version, seat: 'pl' },
      journal: [] as Told[],
      question: {},
      busy: false,
      sent: 0,
      staging: (): unknown => null,
      momentAt: (asked: number) => Promise.resolve({ version: asked, seat: 'pl' }),
    };
  }
  const story = [told('moved', 3), told('attack-resolved', 5)];

  it('shows how it stood when what is told happened, and then how it stands', async () => {
    settings.set({ pace: 1 });
    const found = table(2);
    const telling = new Telling(found as unknown as Table);
    telling.hear();
    Object.assign(found, { moment: { version: 5, seat: 'pl' }, journal: story });
    telling.hear();
    telling.pause();
    expect(telling.staged?.version).toBe(2);
    await Promise.resolve();
    await Promise.resolve();
    expect(found.staging()).toMatchObject({ version: 3 });
    telling.step(1);
    expect(telling.staged).toBeNull();
    telling.close();
  });

  it('shows whoever falls where he stood, and tells no fall twice that was taken back', async () => {
    settings.set({ pace: 1 });
    const found = table(2);
    const telling = new Telling(found as unknown as Table);
    telling.hear();
    const fall = told('eliminated', 6);
    Object.assign(found, { moment: { version: 6, seat: 'pl' }, journal: [...story, fall] });
    telling.hear();
    telling.pause();
    telling.at = telling.strokes.length - 1;
    telling.pause();
    telling.pause();
    await Promise.resolve();
    await Promise.resolve();
    expect(telling.staged?.version).toBe(5);
    Object.assign(found, { moment: { version: 3, seat: 'pl' }, journal: [story[0]!] });
    telling.hear();
    expect(telling.story.some(({ event }) => event === 'eliminated')).toBe(false);
    Object.assign(found, { moment: { version: 6, seat: 'pl' }, journal: [...story, fall] });
    telling.hear();
    expect(telling.story.filter(({ event }) => event === 'eliminated')).toHaveLength(1);
    telling.close();
  });

  it('begins where one has answered last, after the page was opened anew', async () => {
    settings.set({ pace: 1 });
    localStorage.setItem('sztab-told', JSON.stringify({ staged: { own: 1, heard: 1 } }));
    const found = { ...table(5), journal: [told('attack-resolved', 4)] };
    const telling = new Telling(found as unknown as Table);
    telling.fills = true;
    telling.hear();
    await Promise.resolve();
    await Promise.resolve();
    expect(telling.staged?.version).toBe(1);
    telling.close();
    expect(telling.staged).toBeNull();
  });
});
