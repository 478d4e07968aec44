import { describe, expect, it } from 'vitest';
import type { Told } from '../../wire/types';
import type { Table } from '../table.svelte';
import { Telling } from './telling.svelte';

const told = (event: string, fields: object): Told =>
  ({ event, version: 5, rule: '5', fields, labels: {} }) as unknown as Told;

describe('what is news', () => {
  it('is also that the own player turn began after the others moved', () => {
    const table = { id: 'n', moment: { version: 1 }, journal: [] as Told[], question: {}, busy: true, sent: 1 };
    const telling = new Telling(table as unknown as Table);
    telling.hear();
    const journal = [told('moved', { unit: 'su-1ds' }), told('turn-began', { side: 'pl' })];
    Object.assign(table, { moment: { version: 5 }, journal, seat: 'pl' });
    telling.hear();
    expect(telling.summary.turn?.event).toBe('turn-began');
    telling.close();
  });

  it('is told with what happened before, though it comes by itself', () => {
    const table = { id: 'm', moment: { version: 1 }, journal: [] as Told[], question: {}, busy: false, sent: 0 };
    const telling = new Telling(table as unknown as Table);
    telling.hear();
    const moved = told('moved', { unit: 'su-1ds' });
    Object.assign(table, { moment: { version: 5 }, journal: [moved], seat: 'pl' });
    telling.hear();
    expect(telling.summary.turn).toBeUndefined();
    const began = { ...told('turn-began', { side: 'pl' }), version: 6 };
    Object.assign(table, { moment: { version: 6 }, journal: [moved, began] });
    telling.hear();
    expect(telling.summary.turn?.event).toBe('turn-began');
    telling.close();
  });
});
