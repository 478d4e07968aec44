import { describe, expect, it } from 'vitest';
import type { Told } from '../wire/types';
import { Asked } from './asked.svelte';

const event = (name: string, version: number): Told =>
  ({ event: name, version, rule: '3', fields: {} }) as unknown as Told;

/** A game that moves on under the eyes of who asks. */
class Game {
  moment = { version: 0 } as never;
  journal: Told[] = [];
  asked: number[] = [];
  /** What stands at a version: itself, and more after something was taken back. */
  bonus = 0;
  goTo(version: number, ...journal: Told[]): void {
    this.moment = { version } as never;
    this.journal = journal;
  }
  ask = (version: number): Promise<number> => {
    this.asked.push(version);
    return Promise.resolve(version + this.bonus);
  };
}

const versions = (asked: Asked): number[] => asked.points.map(({ version }) => version);

describe('a curve that is asked of the server', () => {
  it('asks for turns, for what else is wished, and for now, each once, and keeps what was now', async () => {
    const game = new Game();
    const asked = new Asked(game, game.ask, ({ event: name }) => name === 'phase-began');
    game.goTo(20, event('turn-began', 5), event('phase-began', 9), event('moved', 11));
    await asked.refresh();
    expect(versions(asked)).toEqual([0, 5, 9, 20]);
    game.goTo(24, ...game.journal);
    await asked.refresh();
    expect(versions(asked)).toEqual([0, 5, 9, 20, 24]);
    expect(game.asked).toEqual([20, 0, 5, 9, 24]);
  });

  it('forgets what was known after the moment to which the game went back', async () => {
    const game = new Game();
    const asked = new Asked(game, game.ask);
    for (const version of [7, 8, 9]) {
      game.goTo(version);
      await asked.refresh();
    }
    game.goTo(8);
    game.bonus = 100;
    await asked.refresh();
    expect(asked.points.map(({ value }) => value)).toEqual([0 /* the beginning */, 7, 8]);
    game.goTo(9);
    await asked.refresh();
    expect(asked.points.at(-1)).toEqual({ version: 9, value: 109 });
  });

  it('asks once more when the game moves on meanwhile', async () => {
    const game = new Game();
    const asked = new Asked(game, game.ask);
    game.goTo(3);
    const first = asked.refresh();
    game.goTo(4);
    await Promise.all([first, asked.refresh()]);
    expect(versions(asked)).toContain(4);
  });
});
