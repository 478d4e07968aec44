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
    question: { prompt, options: [], about: {} },
    unconfirmed: null,
    selected,
    picks: {},
  }) as unknown as Table;
const who = (...choosable: string[]): Wanted => ({ chosen: [], goals: [], choosable });

/** A window in which so many points of an aim are seen; `hand`: somebody points at the board. */
const window = (seen = 0, scale = 1) => {
  const hand = { isHere: false, isPressing: false, isAnywhere: false, isAtWork: false };
  const look = vi.fn((_aim: Aim, _home?: unknown) => true);
  const viewport = {
    layout: 0,
    size: { width: 800, height: 600 },
    touched: 0,
    scale: 1,
    transform: { k: 0.5 },
    chosen: 0,
    pointing: {
      since: () => hand.isHere,
      isHand: () => hand.isPressing,
      isAnywhere: () => hand.isAnywhere,
      isAtWork: () => hand.isAtWork,
      pressedSince: () => hand.isPressing,
    },
    counts: (spots: readonly unknown[]) => Math.min(seen, spots.length),
    scaleFor: () => scale,
    isHeld: () => false,
    look,
  };
  return { look, hand, viewport: viewport as unknown as Viewport };
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
    following.play(viewport, [], 40, { isTold: true });
    await ask(asked(4, 'move'), who('0105', '0120'));
    // What a bot would choose is pointed out, and its answer given.
    following.play(viewport, [], 40, { isWhole: true });
    await ask(asked(5, 'move'), who('0105', '0120'));
    expect(isAgain).toEqual([false, false, true, false, true]);
  });

  it('goes back to where it was when a hint could be seen whole only from too far away', async () => {
    const [following, { look, viewport }] = [new Following(), window(1)];
    const hint = (): void => following.play(viewport, [ways.cells.get('0120')!], 40, { isWhole: true });
    for (const [scale, home] of [
      [1, null],
      [0.1, { k: 0.5 }],
    ] as const) {
      viewport.scaleFor = () => scale;
      hint();
      following.ask(asked(look.mock.calls.length, 'move'), ways, viewport, who('0101', '0120'), false);
      await tick();
      expect(look.mock.lastCall![1] ?? null).toEqual(home);
    }
  });

  it('keeps room for the arrows of a hex at the edge', async () => {
    vi.stubGlobal('matchMedia', () => ({ matches: true }));
    const [following, { look, viewport }] = [new Following(), window()];
    const table = asked(1, 'facing') as { question: unknown };
    table.question = { prompt: 'facing', options: [{ wire: { facing: 'W' } }], about: {} };
    following.ask(table as Table, ways, viewport, { chosen: ['0101'], goals: [], choosable: [] }, false);
    await tick();
    expect(aimed(look).ring).toBeGreaterThan(60);
    // Beside goals they are folded into the hex, and the goals have the room.
    const goes = asked(2, 'step') as { question: unknown };
    goes.question = { prompt: 'step', options: [{ wire: { facing: 'W' } }, { wire: { hex: '0102' } }], about: {} };
    following.ask(goes as Table, ways, viewport, { chosen: ['0101'], goals: ['0102'], choosable: [] }, false);
    await tick();
    expect(aimed(look).ring).toBe(0);
    vi.unstubAllGlobals();
  });

  it('never moves under a hand that sees what is asked: not when what floats changes, nor after a story', async () => {
    const [following, { look, hand, viewport }] = [new Following(), window(1)];
    following.ask(asked(1, 'move'), ways, viewport, who('0101', '0120'), true);
    following.play(viewport, [ways.cells.get('0120')!], 40, { isTold: true });
    expect(look).toHaveBeenCalledTimes(1);
    hand.isHere = hand.isAtWork = true;
    following.play(viewport, [ways.cells.get('0101')!], 40, { isTold: true });
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

  it('nor when he comes to what he sees by a step of his own, be the goals of the next ever so many', async () => {
    const [following, { look, hand, viewport }] = [new Following(), window(1)];
    hand.isPressing = true;
    following.ask(asked(2, 'step'), ways, viewport, { ...about, goals: ['0105', '0120'] }, false);
    await tick();
    expect(look).not.toHaveBeenCalled();
  });

  it('but comes nearer to a finger that has chosen somebody from afar', async () => {
    vi.stubGlobal('matchMedia', () => ({ matches: true }));
    const [following, { look, hand, viewport }] = [new Following(), window(1)];
    hand.isPressing = true;
    Object.assign(viewport, { transform: { k: 0.3 } });
    following.ask(asked(1, 'march', {}), ways, viewport, about, false);
    await tick();
    expect(aimed(look).least * 40).toBe(28);
    // What it makes room for grows while it goes there, and would cover him again.
    Object.assign(viewport, { layout: 1, transform: { k: 1 }, counts: (spots: unknown[]) => spots.length - 1 });
    following.ask(asked(1, 'march', {}), ways, viewport, { ...about, goals: ['0105', '0120'] }, false);
    await tick();
    expect(look).toHaveBeenCalledTimes(2);
    vi.unstubAllGlobals();
  });

  it('but comes to where he can go where none of that is seen', async () => {
    const [following, { look, hand, viewport }] = [new Following(), window(0)];
    hand.isPressing = true;
    following.ask(asked(1, 'march', {}), ways, viewport, about, false);
    await tick();
    expect(look).toHaveBeenCalledTimes(1);
    // At the same scale, however far that is.
    expect(aimed(look).least).toBe(0.5);
  });

  it('nor for who comes onto the map where one sees some of the places', async () => {
    const [following, { look, viewport }] = [new Following(), window(3)];
    const places = { chosen: [], goals: ['0101', '0105', '0120'], choosable: [] };
    following.ask(asked(1, 'enter', {}), ways, viewport, places, false);
    await tick();
    expect(look).not.toHaveBeenCalled();
    viewport.counts = () => 0;
    following.ask(asked(2, 'enter', {}), ways, viewport, places, false);
    await tick();
    expect(look).toHaveBeenCalledTimes(1);
  });

  it('nor when something is pressed elsewhere and a panel takes room', async () => {
    const [following, { look, hand, viewport }] = [new Following(), window(2)];
    following.ask(asked(1, 'move'), ways, viewport, who('0101', '0120'), false);
    await tick();
    hand.isAnywhere = true;
    Object.assign(viewport, { layout: 1 });
    following.ask(asked(1, 'move'), ways, viewport, who('0101', '0120'), false);
    await tick();
    expect(look).toHaveBeenCalledTimes(1);
  });

  it('comes from a step on the board to another kind of question where half as much is seen as could be', async () => {
    const [following, { look, hand, viewport }] = [new Following(), window(1)];
    hand.isPressing = true;
    following.ask(asked(1, 'enter'), ways, viewport, who('0101', '0120'), false);
    await tick();
    expect(aimed(look).some).toBe(0.5);
    following.ask(asked(2, 'enter'), ways, viewport, who('0101', '0120'), false);
    await tick();
    expect(look).toHaveBeenCalledTimes(1);
  });

  it('knows a stack that is called by its hex', async () => {
    const [following, { look, viewport }] = [new Following(), window()];
    const table = asked(1, 'strategic-to', {}) as unknown as { question: { about: unknown } };
    table.question.about = { hex: '0120' };
    const goals = { chosen: [], goals: ['0101', '0105'], choosable: [] };
    following.ask(table as unknown as Table, ways, viewport, goals, false);
    await tick();
    expect(shows(aimed(look).must)).toEqual([2000]);
  });

  it('goes to what is told as soon as the hand rests', () => {
    vi.useFakeTimers();
    const [following, { look, hand, viewport }] = [new Following(), window(1)];
    following.ask(asked(1, 'move'), ways, viewport, who('0101', '0120'), true);
    hand.isAtWork = true;
    following.play(viewport, [ways.cells.get('0120')!], 40, { isTold: true });
    vi.advanceTimersByTime(2000);
    expect(look).not.toHaveBeenCalled();
    hand.isAtWork = false;
    vi.advanceTimersByTime(2000);
    expect(look).toHaveBeenCalledTimes(1);
    // What is over is not gone to.
    hand.isAtWork = true;
    following.play(viewport, [ways.cells.get('0105')!], 40, { isTold: true });
    following.rest();
    hand.isAtWork = false;
    vi.advanceTimersByTime(2000);
    expect(look).toHaveBeenCalledTimes(1);
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
    following.play(viewport, [...ways.cells.values()], 40, { isTold: true });
    expect([shows(aimed(look).must), shows(aimed(look).also!)]).toEqual([[], [100, 500, 2000]]);
  });

  it('shows a small map whole and moves it no more, until the reader does so himself', async () => {
    const following = new Following(undefined, true);
    const { look, viewport } = window(2);
    following.ask(asked(1, 'act'), ways, viewport, about, false);
    await tick();
    expect(shows(aimed(look).must as [number, number][])).toEqual([100, 500, 2000]);
    const still = window(3);
    following.ask(asked(2, 'act'), ways, still.viewport, who('0101'), false);
    await tick();
    following.play(still.viewport, [...ways.cells.values()].slice(0, 1), 40, { isTold: true });
    expect(still.look).not.toHaveBeenCalled();
    still.viewport.touched = 1;
    following.play(still.viewport, [...ways.cells.values()].slice(0, 1), 40, { isTold: true });
    expect(still.look).toHaveBeenCalledTimes(1);
    // Where it could not be read whole, it goes as on any other map.
    const tiny = window(0, 0.1);
    new Following(undefined, true).ask(asked(1, 'act'), ways, tiny.viewport, about, false);
    await tick();
    expect(shows(aimed(tiny.look).must as [number, number][])).toEqual([100, 500]);
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
    following.play(viewport, [ways.cells.get('0120')!], 40, { isTold: true });
    expect(shows(aimed(look).must)).toEqual([2000, 500]);
    following.ask(asked(1, 'move'), ways, viewport, who('0105'), false);
    await tick();
    expect(look.mock.lastCall![1]).toEqual({ k: 0.5 });
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

    it('shows the most of all at first, and whom a later question is about with the nearest enemies', async () => {
      const [following, { look, viewport }] = [new Following(() => reading), window()];
      following.open(viewport, ways);
      await tick();
      expect([shows(aimed(look).also!), aimed(look).isFirst]).toEqual([[100, 500, 2000], true]);
      following.ask(asked(2, 'act'), ways, viewport, who('0101'), false);
      await tick();
      following.ask(asked(3, 'withdraw'), ways, viewport, { chosen: ['0101'], goals: [], choosable: [] }, false);
      await tick();
      expect([shows(aimed(look).must), shows(aimed(look).company!)]).toEqual([[100], [500]]);
    });

    it('shows the most of all with whom the first question is about, and again what a story has hidden', async () => {
      const [following, { look, viewport, hand }] = [new Following(() => reading), window()];
      following.open(viewport, ways);
      await tick();
      following.play(viewport, [{ number: '0105', x: 500, y: 0 } as never], 40, { isTold: true });
      const withdraw = async (layout: number): Promise<void> => {
        Object.assign(viewport, { layout });
        following.ask(asked(2, 'withdraw'), ways, viewport, about, false);
        await tick();
      };
      await withdraw(0);
      expect([shows(aimed(look).must), shows(aimed(look).also!)]).toEqual([
        [100, 500],
        [100, 500, 2000],
      ]);
      const looked = look.mock.calls.length;
      await withdraw(1);
      expect([look.mock.calls.length, aimed(look).isFirst]).toEqual([looked + 1, false]);
      // Whoever is at work and sees whom he is asked about keeps his view.
      Object.assign(viewport, { counts: (spots: readonly unknown[]) => spots.length });
      hand.isAnywhere = true;
      await withdraw(2);
      expect(look).toHaveBeenCalledTimes(looked + 1);
    });

    it('shows it larger where a card was closed before anybody chose, and not for a little', async () => {
      const [following, { look, viewport }] = [new Following(() => reading), window(1, 0.4)];
      const ask = async (layout: number, scale: number): Promise<void> => {
        Object.assign(viewport, { layout, scaleFor: () => scale });
        following.ask(asked(1, 'act'), ways, viewport, who('0101'), false);
        await tick();
      };
      const afresh = (): number => look.mock.calls.filter(([{ isFirst }]) => isFirst).length;
      await ask(0, 0.4);
      await ask(1, 0.42);
      expect(afresh()).toBe(1);
      await ask(2, 0.5);
      expect(afresh()).toBe(2);
    });
  });
});
