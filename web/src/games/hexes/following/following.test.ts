import { tick } from 'svelte';
import { describe, expect, it, vi } from 'vitest';
import type { Aim } from '../../../board/framing';
import type { Viewport } from '../../../board/viewport.svelte';
import type { Table } from '../../../table/table.svelte';
import { Following, within, type Wanted } from './following';
import type { Ways } from '../picture';

const ways = {
  cells: new Map(['0101', '0105', '0120'].map((number) => [number, { number, x: +number.slice(2) * 100, y: 0 }])),
  picture: { size: 40 },
} as unknown as Ways;
const asked = (version: number, prompt: string, selected: unknown = null): Table =>
  ({
    moment: { version },
    question: { prompt, options: [] },
    unconfirmed: null,
    selected,
    picks: {},
  }) as unknown as Table;
const who = (...choosable: string[]): Wanted => ({ chosen: [], goals: [], choosable });

/** A window in which so many points of an aim are seen; `hand`: somebody points at the board. */
const window = (seen = 0, scale = 1) => {
  const hand = { isHere: false, isPressing: false };
  const look = vi.fn((_aim: Aim, _home?: unknown) => true);
  const uncover = vi.fn();
  const viewport = {
    layout: 0,
    size: { width: 800, height: 600 },
    touched: 0,
    scale: 1,
    transform: 'before',
    chosen: 0,
    pointing: { since: () => hand.isHere, isHand: () => hand.isPressing, isPressed: false },
    counts: (spots: readonly unknown[]) => Math.min(seen, spots.length),
    scaleFor: () => scale,
    isHeld: () => false,
    look,
    uncover,
  };
  return { look, uncover, hand, viewport: viewport as unknown as Viewport };
};
const aimed = (look: ReturnType<typeof window>['look']): Aim => look.mock.lastCall![0];
const shows = (spots: readonly (readonly [number, number])[]): number[] => spots.map(([x]) => x);
const about = { chosen: ['0101'], goals: ['0105'], choosable: [] };

describe('the map follows the game', () => {
  it('looks at far goals of another way only as far as the counter can be read', () => {
    const phone = { width: 390, height: 500 };
    expect(within(['0105', '0120'], ['0101'], ways, phone)).toEqual([]);
    expect(within(['0105', '0120'], ['0101'], ways, { width: 800, height: 500 })).toEqual(['0105']);
    // Where nothing else is offered, all of them are looked at.
    expect(within(['0105', '0120'], ['0101'], ways, null)).toEqual(['0105', '0120']);
  });

  it('shows whoever is asked about with all goals, and who was picked up with many of them', async () => {
    const [following, { look, viewport }] = [new Following(), window()];
    following.ask(asked(1, 'retreat'), ways, viewport, about, false);
    await tick();
    expect(shows(aimed(look).must)).toEqual([100, 500]);
    following.ask(asked(1, 'march', {}), ways, viewport, about, false);
    await tick();
    expect([shows(aimed(look).must), shows(aimed(look).also!)]).toEqual([[100], [500]]);
  });

  it('knows the same question again, though a way was asked for in between, and not after something was told', async () => {
    const [following, { look, viewport }] = [new Following(), window()];
    const isAgain: (boolean | undefined)[] = [];
    const ask = async (table: Table, wanted: Wanted): Promise<void> => {
      following.ask(table, ways, viewport, wanted, false);
      await tick();
      isAgain.push(aimed(look).isAgain);
    };
    await ask(asked(1, 'move'), who('0101', '0120'));
    await ask(asked(1, 'march', {}), about);
    await ask(asked(3, 'move'), who('0105', '0120'));
    following.play(viewport, [], 40, true);
    await ask(asked(4, 'move'), who('0105', '0120'));
    // What a bot would choose is pointed out, and its answer given.
    following.play(viewport, [], 40, false, true);
    await ask(asked(5, 'move'), who('0105', '0120'));
    expect(isAgain).toEqual([false, false, true, false, true]);
  });

  it('goes back to where it was when a hint could be seen whole only from too far away', async () => {
    const [following, { look, viewport }] = [new Following(), window(1)];
    const hint = (): void => following.play(viewport, [ways.cells.get('0120')!], 40, false, true);
    for (const [scale, home] of [
      [1, null],
      [0.1, 'before'],
    ] as const) {
      viewport.scaleFor = () => scale;
      hint();
      following.ask(asked(look.mock.calls.length, 'move'), ways, viewport, who('0101', '0120'), false);
      await tick();
      expect(look.mock.lastCall![1] ?? null).toBe(home);
    }
  });

  it('keeps room for the arrows of a hex at the edge', async () => {
    vi.stubGlobal('matchMedia', () => ({ matches: true }));
    const [following, { look, viewport }] = [new Following(), window()];
    const table = asked(1, 'facing') as { question: unknown };
    table.question = { prompt: 'facing', options: [{ wire: { facing: 'W' } }] };
    following.ask(table as Table, ways, viewport, { chosen: ['0101'], goals: [], choosable: [] }, false);
    await tick();
    expect(aimed(look).ring).toBeGreaterThan(60);
    vi.unstubAllGlobals();
  });

  it('never moves under a hand that sees what is asked: not when what floats changes, nor after a story', async () => {
    const [following, { look, hand, viewport }] = [new Following(), window(1)];
    following.ask(asked(1, 'move'), ways, viewport, who('0101', '0120'), true);
    following.play(viewport, [ways.cells.get('0120')!], 40, true);
    expect(look).toHaveBeenCalledTimes(1);
    hand.isHere = true;
    following.play(viewport, [ways.cells.get('0101')!], 40, true);
    following.ask(asked(1, 'move'), ways, viewport, who('0101', '0120'), false);
    await tick();
    Object.assign(viewport, { layout: 1 });
    following.ask(asked(1, 'move'), ways, viewport, who('0101', '0120'), false);
    await tick();
    expect(look).toHaveBeenCalledTimes(1);
  });

  it('goes to what is asked even then where nothing of it is seen', async () => {
    const [following, { look, hand, viewport }] = [new Following(), window(0)];
    hand.isHere = true;
    following.ask(asked(1, 'move'), ways, viewport, who('0101'), false);
    await tick();
    expect(look).toHaveBeenCalledTimes(1);
  });

  it('never moves between two clicks: whoever picks up what he sees on the board keeps his view', async () => {
    const [following, { look, hand, viewport }] = [new Following(), window(1)];
    hand.isPressing = true;
    following.ask(asked(1, 'march', {}), ways, viewport, { ...about, goals: ['0105', '0120'] }, false);
    await tick();
    Object.assign(viewport, { layout: 1 });
    following.ask(asked(1, 'march', {}), ways, viewport, { ...about, goals: ['0105', '0120'] }, false);
    await tick();
    expect(look).not.toHaveBeenCalled();
  });

  it('but steps aside once where something lies over his goals: not at each change, nor under a press', async () => {
    vi.useFakeTimers();
    const [following, { uncover, hand, viewport }] = [new Following(), window(1)];
    hand.isPressing = true;
    const ask = async (layout: number, goals: string[]): Promise<void> => {
      Object.assign(viewport, { layout });
      following.ask(asked(1, 'march', {}), ways, viewport, { ...about, goals }, false);
      await tick();
    };
    await ask(0, []);
    await ask(1, ['0105']);
    await ask(2, ['0105']);
    viewport.pointing.isPressed = true;
    vi.advanceTimersByTime(1000);
    expect(uncover).not.toHaveBeenCalled();
    viewport.pointing.isPressed = false;
    vi.advanceTimersByTime(200);
    expect(uncover).toHaveBeenCalledTimes(1);
    expect([shows(uncover.mock.lastCall![0].must), shows(uncover.mock.lastCall![0].also)]).toEqual([[100], [500]]);
    // A rule that is read makes the question larger, and the reader's own movement of the map stands.
    vi.advanceTimersByTime(1000);
    await ask(3, ['0105']);
    viewport.touched += 1;
    vi.advanceTimersByTime(1000);
    expect(uncover).toHaveBeenCalledTimes(1);
    vi.useRealTimers();
  });

  it('nor when a button asks something else about whoever was picked up', async () => {
    const [following, { look, viewport }] = [new Following(), window(1)];
    following.ask(asked(1, 'march', { answers: [1] }), ways, viewport, about, false);
    await tick();
    expect(look).toHaveBeenCalledTimes(1);
    following.ask(asked(2, 'go-along', { answers: [2] }), ways, viewport, { ...about, goals: ['0120'] }, false);
    await tick();
    expect(look).toHaveBeenCalledTimes(1);
  });

  it('tells of marches that are spread as far as they can be read', () => {
    const [following, { look, viewport }] = [new Following(), window(0, 0.1)];
    following.play(viewport, [...ways.cells.values()], 40, true);
    expect([shows(aimed(look).must), shows(aimed(look).also!)]).toEqual([[], [100, 500, 2000]]);
  });

  it('shows what a lesson points out with what is asked', async () => {
    const [following, { look, viewport }] = [new Following(), window()];
    following.ask(asked(1, 'move'), ways, viewport, { ...who('0101'), looked: ['0120'] }, false);
    await tick();
    expect([shows(aimed(look).must), shows(aimed(look).also!)]).toEqual([[2000], [100]]);
  });

  it('tells with what is asked in sight, and comes back after a story to where one was', async () => {
    const [following, { look, viewport }] = [new Following(), window()];
    following.ask(asked(1, 'move'), ways, viewport, who('0105'), true);
    following.play(viewport, [ways.cells.get('0120')!], 40, true);
    expect(shows(aimed(look).must)).toEqual([2000, 500]);
    following.ask(asked(1, 'move'), ways, viewport, who('0105'), false);
    await tick();
    expect(look.mock.lastCall![1]).toBe('before');
  });

  it('keeps the distance that a reader has chosen, unless nothing can be read at it', async () => {
    const least = async (chosen: number, scale: number): Promise<number> => {
      const [following, { look, viewport }] = [new Following(), window()];
      Object.assign(viewport, { chosen, scale });
      following.ask(asked(1, 'move'), ways, viewport, who('0105'), false);
      await tick();
      return 40 * aimed(look).least;
    };
    expect(await least(0, 0.5)).toBe(28);
    expect(await least(0.5, 0.5)).toBe(20);
    expect(await least(0.2, 0.2)).toBe(28);
    // What a story has gone away to is not what he has chosen.
    expect(await least(0.9, 0.5)).toBe(28);
  });

  describe('of a battle', () => {
    const reading = { far: 20, near: 30, all: ['0101', '0105', '0120'], foes: ['0120', '0105'], most: 1 };

    it('shows all at first where they can be read, and else who is asked about with the nearest enemies', async () => {
      const [following, { look, viewport }] = [new Following(() => reading), window()];
      following.ask(asked(1, 'withdraw'), ways, viewport, { chosen: ['0101'], goals: [], choosable: [] }, false);
      await tick();
      expect(shows(aimed(look).must)).toEqual([100, 500, 2000]);
      following.ask(asked(2, 'withdraw'), ways, viewport, { chosen: ['0101'], goals: [], choosable: [] }, false);
      await tick();
      expect([shows(aimed(look).must), shows(aimed(look).company!)]).toEqual([[100], [500]]);
    });
  });
});
