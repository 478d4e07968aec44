import { describe, expect, it } from 'vitest';
import type { Told } from '../../wire/types';
import { lastTurn, Replay, turnsOf } from './replay.svelte';
import type { Table } from '../table.svelte';

const told = (version: number, event: string, fields: Record<string, unknown> = {}): Told => ({
  version,
  event,
  rule: '3',
  fields,
  labels: {},
});
const GAME = [
  told(1, 'turn-began', { side: 'pl', stage: '26.IV' }),
  told(3, 'moved', { unit: 'pl-1' }),
  told(5, 'turn-began', { side: 'su', stage: '26.IV' }),
  told(6, 'moved', { unit: 'su-1' }),
  told(8, 'attack-resolved', { hex: '0403' }),
  told(8, 'retreated', { units: ['pl-1'] }),
  told(10, 'turn-began', { side: 'pl', stage: '2.V' }),
  told(12, 'moved', { unit: 'pl-2' }),
];

describe('the past', () => {
  it('is divided into turns', () => {
    expect(turnsOf(GAME).map(({ version, label, side }) => [version, label, side])).toEqual([
      [1, '26 Apr', 'pl'],
      [5, '26 Apr', 'su'],
      [10, '2 May', 'pl'],
    ]);
  });

  it('holds the last turn of the enemy, also while that goes on, though it names units of our own', () => {
    expect(lastTurn(GAME, 'pl', 12, 14)).toEqual({ from: 5, to: 10 });
    expect(lastTurn(GAME.slice(0, 6), 'pl', 4, 9)).toEqual({ from: 5, to: 9 });
    expect(lastTurn(GAME, 'su', 8, 14)).toEqual({ from: 10, to: 14 });
  });

  it('without turns of sides begins after the own last answer', () => {
    const journal = [told(2, 'round-begun', { round: 1, day: '13' }), told(20, 'army-moved'), told(25, 'army-moved')];
    expect(lastTurn(journal, 'pl', 18, 26)).toEqual({ from: 18, to: 26 });
    expect(lastTurn(journal, 'pl', -1, 26)).toEqual({ from: 14, to: 26 });
  });

  it('is played step by step, each step waiting for the last, and comes back to now', async () => {
    const visited: number[] = [];
    const table = {
      journal: GAME,
      seat: 'pl',
      own: 12,
      moment: { version: 14 },
      past: null as { version: number } | null,
      async visit(version: number) {
        visited.push(version);
        this.past = version >= 14 ? null : { version };
      },
    };
    const replay = new Replay(table as unknown as Table);
    await replay.play();
    expect(visited).toEqual([5, 6, 8, 10, Infinity]);
    expect([replay.playing, replay.step, replay.steps]).toEqual([false, 3, 3]);
  });
});
