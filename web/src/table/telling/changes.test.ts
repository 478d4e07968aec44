// @vitest-environment jsdom
import { flushSync } from 'svelte';
import { describe, expect, it } from 'vitest';
import type { Moment, Told } from '../../wire/types';
import type { Table } from '../table.svelte';
import { drawing, following } from '../apart.test-state.svelte';
import { Changes } from './changes.svelte';
import { tellingOf } from './telling.svelte';

const told = (event: string, version: number): Told =>
  ({ event, version, rule: '5', fields: { unit: `su-${version}` } }) as unknown as Told;

const settled = (): Promise<unknown> => new Promise((done) => setTimeout(done));

describe('what a story changes in points', () => {
  const story = [told('moved', 3), told('rested', 4), told('moved', 6)];

  function opened(): { changes: Changes<number>; table: Table; asked: number[] } {
    const table = following({ id: 'c', seat: 'pl', seats: ['pl'], journal: story, told: story, question: null });
    const telling = tellingOf(table);
    const asked: number[] = [];
    const changes = new Changes(table, (version) => {
      asked.push(version);
      return Promise.resolve(version < 6 ? 7 : 12);
    });
    Object.defineProperty(telling, 'story', { get: () => story });
    return { changes, table, asked };
  }

  it('is asked for its beginning and its end, once, and known then', async () => {
    const { changes, asked } = opened();
    const { stop } = drawing(() => changes.follow());
    flushSync();
    expect(changes.by(story)).toBeNull();
    await settled();
    expect(changes.by(story)).toEqual({ before: 7, after: 12 });
    expect(asked).toEqual([2, 6]);
    stop();
  });

  it('is asked anew where the game went back and on another way', async () => {
    const { changes, asked, table } = opened();
    const { stop } = drawing(() => changes.follow());
    for (const version of [6, 2, 6]) {
      table.moment = { version } as Moment;
      flushSync();
      await settled();
    }
    expect(asked).toEqual([2, 6, 6]);
    stop();
  });
});
