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
});
