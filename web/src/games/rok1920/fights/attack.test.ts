import { describe, expect, it, vi } from 'vitest';
import type { Table } from '../../../table/table.svelte';
import type { Question } from '../../../wire/types';
import { words } from '../../../words/words.svelte';
import { attackOf, isBeyond, rollsOf, type Roll } from './attack.svelte';

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
    async query(name: string, args: { units: string[] }) {
      if (name === 'attackers') return { units: args.units.filter((unit) => unit !== 'idle'), idle: this.idle(args) };
      this.asked.push(args);
      return { chance: 8, may_order: ['su'] };
    },
    idle: ({ units }: { units: string[] }) => units.filter((unit) => unit === 'idle'),
  };
  return table as unknown as Table & { sent: string[]; asked: unknown[] };
}

describe('an attack that is weighed', () => {
  it('takes in who is needed; who is left out is not named', async () => {
    const table = asking(['a', 'b', 'c']);
    const attack = attackOf(table);
    attack.begin();
    expect(attack.units).toEqual(['a', 'b', 'c']);
    await attack.toggle('b');
    expect(attack.units).toEqual(['a', 'c']);
    await attack.go();
    expect(table.sent).toEqual(['a', 'c', 'go']);
  });

  it('leaves out who adds nothing, and says so when he is added', async () => {
    const table = asking(['a', 'idle', 'b']);
    const attack = attackOf(table);
    await attack.begin();
    expect(attack.units).toEqual(['a', 'b']);
    await attack.toggle('idle');
    await attack.weigh();
    await vi.waitFor(() => expect(attack.idle).toEqual(['idle']));
    await attack.spare();
    expect(attack.units).toEqual(['a', 'b']);
    await attack.go();
    expect(table.sent).toEqual(['a', 'b', 'go']);
  });

  it('keeps what was chosen by hand before the server has said who is needed', async () => {
    const attack = attackOf(asking(['a', 'idle', 'b']));
    const begun = attack.begin();
    await attack.toggle('b');
    await begun;
    expect(attack.units).toEqual(['a', 'idle']);
  });

  it('means those whom a guided game waits for', async () => {
    const table = asking(['a', 'idle', 'b']);
    Object.assign(table, { moment: { lesson: { awaits: [[{ hex: '0403' }, { unit: 'idle' }, { answer: 'go' }]] } } });
    const attack = attackOf(table);
    await attack.begin();
    expect(attack.units).toEqual(['idle']);
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

describe('the rolls that succeed', () => {
  const rolls = (chance: number): Roll[] =>
    [2, 3, 4, 5, 6, 7, 8, 9, 10, 11, 12].map((roll) => ({
      roll,
      ways: 1,
      result: roll === 2 || roll === 12 ? 'bloody' : roll <= chance ? 'success' : 'failure',
      losses: [],
    }));
  it('are told without those that never do, so that the percentage fits them', () => {
    words.add('en', 'web-rok1920-rolls = { $count ->\n  [0] none\n  [one] { $low }\n *[other] { $low }–{ $high }\n}');
    expect([13, 10, 3, 2, -1].map((chance) => rollsOf({ rolls: rolls(chance) }))).toEqual([
      '3–11',
      '3–10',
      '3',
      'none',
      'none',
    ]);
  });
});
