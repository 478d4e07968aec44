// @vitest-environment jsdom
import { flushSync } from 'svelte';
import { describe, expect, it } from 'vitest';
import { Asked, askedOnce } from './asked.svelte';
import { drawing } from './apart.test-state.svelte';
import type { Table } from './table.svelte';

describe('what is asked for while a page is drawn', () => {
  it('is drawn when it comes, though it was made by the first drawing', async () => {
    const asked = askedOnce((table) => new Asked(table, (version) => Promise.resolve(version)));
    const table = { moment: { version: 3 }, journal: [] } as unknown as Table;
    const { drawn, stop } = drawing(() => asked(table).points.length);
    flushSync();
    expect(drawn).toEqual([0]);
    await asked(table).refresh();
    flushSync();
    expect(drawn).toEqual([0, 2]);
    stop();
  });
});
