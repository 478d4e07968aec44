import { describe, expect, it } from 'vitest';
import type { Table } from '../../../table/table.svelte';
import { refusals } from './refusals';

/** A table that refuses everything, and notes what was tried. */
function table(...wires: Record<string, string>[]): { asked: unknown[]; table: Table } {
  const options = wires.map((wire, index) => ({ index, wire }));
  const asked: unknown[] = [];
  const whyNot = async (intent: unknown[]) => {
    asked.push(...intent);
    return [{ key: 'not-adjacent', rule: '8.1' }];
  };
  return { asked, table: { question: { options }, options, whyNot } as unknown as Table };
}

describe('why a hex cannot be chosen', () => {
  it('refuses no hex to one of several of whom none was chosen', async () => {
    const { asked, table: open } = table(
      { answer: 'enter', unit: 'a', hex: '0101' },
      { answer: 'enter', unit: 'b', hex: '0201' },
    );
    expect(await refusals(open, '0909', undefined)).toEqual([]);
    expect(asked).toEqual([]);
  });

  it('refuses it to the one who is asked about, or was chosen', async () => {
    const { asked, table: open } = table(
      { answer: 'enter', unit: 'b', hex: '0201' },
      { answer: 'enter', unit: 'b', hex: '0202' },
    );
    expect(await refusals(open, '0909', undefined)).toHaveLength(1);
    expect(asked).toEqual([{ answer: 'enter', unit: 'b', hex: '0909' }]);
  });
});
