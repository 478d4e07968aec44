import { describe, expect, it } from 'vitest';
import type { Table } from '../../../table/table.svelte';
import type { Question } from '../../../wire/types';
import { attackOf, isBeyond } from './attack.svelte';

/** A table that asks who attacks, as the server would: those named leave the list, and may be taken back. */
function asking(all: string[]): Table & { sent: string[]; asked: unknown[] } {
  const table = {
    sent: [] as string[],
    asked: [] as unknown[],
    named: [] as string[],
    over: false,
    notice: null,
    get question(): Question | null {
      if (this.over) return null;
      const left = all.filter((unit) => !this.named.includes(unit));
      const wires = [...left.map((unit) => ({ unit })), ...(this.named.length ? [{ answer: 'go' }] : [])];
      return {
        seat: 'pl',
        prompt: 'attackers',
        about: { hex: '0403', units: this.named },
        options: wires.map((wire, index) => ({ index, wire })),
      } as unknown as Question;
    },
    async answer(option: { wire: Record<string, unknown> }) {
      this.sent.push(String(option.wire.unit ?? option.wire.answer));
      if (option.wire.unit) this.named = [...this.named, String(option.wire.unit)];
      else this.over = true;
    },
    async ahead() {
      return {};
    },
    async give(wires: Record<string, unknown>[]) {
      for (const wire of wires) await this.answer({ wire });
    },
    async undo() {
      this.named = this.named.slice(0, -1);
    },
    async query(_: string, args: unknown) {
      this.asked.push(args);
      return { chance: 8, may_order: ['su'] };
    },
  };
  return table as unknown as Table & { sent: string[]; asked: unknown[] };
}

describe('an attack that is weighed', () => {
  it('takes everybody in at first; who is left out is not named', async () => {
    const table = asking(['a', 'b', 'c']);
    const attack = attackOf(table);
    attack.begin();
    expect(attack.units).toEqual(['a', 'b', 'c']);
    await attack.toggle('b');
    expect(attack.units).toEqual(['a', 'c']);
    await attack.go();
    expect(table.sent).toEqual(['a', 'c', 'go']);
  });

  it('takes back who was named already, and keeps the others', async () => {
    const table = asking(['a', 'b']);
    const attack = attackOf(table);
    attack.begin();
    for (const index of [0, 0]) await table.answer(table.question!.options[index]!);
    await attack.toggle('a');
    expect(attack.named).toEqual([]);
    expect(attack.units).toEqual(['b']);
  });

  it('asks what the enemy may answer only when he may give an order', async () => {
    const table = asking(['a']);
    const attack = attackOf(table);
    attack.begin();
    await attack.weigh();
    expect(table.asked).toEqual([
      { hex: '0403', units: ['a'], order: 'none', defence_order: 'none' },
      { hex: '0403', units: ['a'], order: 'none', defence_order: 'stubborn' },
      { hex: '0403', units: ['a'], order: 'none', defence_order: 'counter' },
    ]);
    expect([Object.keys(attack.byOrder), Object.keys(attack.answers)]).toEqual([['none'], ['stubborn', 'counter']]);
  });
});

describe('strengths beyond the table', () => {
  it('are said to count as where it ends', () => {
    const row = { defence: 8, column: 8, columns: [1, 2, 3, 4, 5, 6, 7, 8], chances: [], rout: [] };
    expect(isBeyond({ attack: 10, defence: 8, row })).toBe(true);
    expect(isBeyond({ attack: 8, defence: 9, row })).toBe(true);
    expect(isBeyond({ attack: 8, defence: 8, row })).toBe(false);
  });
});
