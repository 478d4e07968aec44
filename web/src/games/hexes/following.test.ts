import { tick } from 'svelte';
import { describe, expect, it, vi } from 'vitest';
import type { Viewport } from '../../board/viewport.svelte';
import type { Table } from '../../table/table.svelte';
import { Following, within, type Wanted } from './following';
import type { Ways } from './picture';

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

/** A window that sees the map as far as x = 1000. */
const window = () => {
  const frame = vi.fn();
  const sees = (x: number): boolean => x < 1000;
  const size = { width: 800, height: 600 };
  return { frame, viewport: { layout: 0, size, touched: 1, scale: 1, sees, frame } as unknown as Viewport };
};

describe('the map follows the game', () => {
  it('looks at far goals of another way only as far as the counter can be read', () => {
    const phone = { width: 390, height: 500 };
    expect(within(['0105', '0120'], ['0101'], ways, phone)).toEqual([]);
    expect(within(['0105', '0120'], ['0101'], ways, { width: 800, height: 500 })).toEqual(['0105']);
    // Where nothing else is offered, all of them are looked at.
    expect(within(['0105', '0120'], ['0101'], ways, null)).toEqual(['0105', '0120']);
  });

  it('stays where the reader is when he is asked for the next unit, though a way was asked for in between', async () => {
    const [following, { frame, viewport }] = [new Following(), window()];
    following.ask(asked(1, 'move'), ways, viewport, who('0101', '0120'), false);
    await tick();
    following.ask(asked(1, 'march', {}), ways, viewport, { chosen: ['0101'], goals: ['0105'], choosable: [] }, false);
    await tick();
    expect(frame).toHaveBeenCalledTimes(2);
    following.ask(asked(3, 'move'), ways, viewport, who('0105', '0120'), false);
    await tick();
    expect(frame).toHaveBeenCalledTimes(2);
  });

  it('shows all again when none of them is in sight, and after something else was told', async () => {
    const [following, { frame, viewport }] = [new Following(), window()];
    following.ask(asked(1, 'move'), ways, viewport, who('0101', '0120'), false);
    await tick();
    following.ask(asked(2, 'move'), ways, viewport, who('0120'), false);
    await tick();
    expect(frame).toHaveBeenCalledTimes(2);
    following.play(viewport, []);
    following.ask(asked(3, 'move'), ways, viewport, who('0101', '0120'), false);
    await tick();
    expect(frame).toHaveBeenCalledTimes(4);
  });

  it('keeps room for the arrows of a hex at the edge', async () => {
    vi.stubGlobal('matchMedia', () => ({ matches: true }));
    const [following, { frame, viewport }] = [new Following(), window()];
    const table = asked(1, 'facing') as { question: unknown };
    table.question = { prompt: 'facing', options: [{ wire: { facing: 'W' } }] };
    following.ask(table as Table, ways, viewport, { chosen: ['0101'], goals: [], choosable: [] }, false);
    await tick();
    expect(frame.mock.calls[0]![4]).toBeGreaterThan(60);
    vi.unstubAllGlobals();
  });

  it('comes nearer to a hex that is pointed at from afar, so that its arrows can be hit', async () => {
    const [following, { viewport }] = [new Following(), window()];
    const approach = vi.fn();
    Object.assign(viewport, { touched: 0, scale: 0.3, approach });
    const table = Object.assign(asked(1, 'order'), { picks: { hex: '0105' } });
    following.ask(table, ways, viewport, who(), false);
    await tick();
    expect(approach).toHaveBeenCalledWith([[500, 0]], 1, 64);
  });

  describe('of a battle', () => {
    /** A window in which so many units of the map are seen at a scale of one. */
    const battle = (wide: number, scale: number) => {
      const { viewport, frame } = window();
      const approach = vi.fn();
      const scaleFor = (points: readonly (readonly [number, number])[]): number =>
        wide / (Math.max(...points.map(([x]) => x)) - Math.min(...points.map(([x]) => x)) + 1);
      Object.assign(viewport, { touched: 0, scale, approach, scaleFor });
      return { viewport, frame, approach };
    };
    const reading = { far: 20, near: 30, all: ['0101', '0105', '0120'], foes: ['0120', '0105'], most: 3 };
    const about: Wanted = { chosen: ['0101'], goals: [], choosable: [] };

    it('shows all at first where they can be read, and stays while who is asked about can', async () => {
      const { viewport, frame, approach } = battle(1000, 0.3);
      const following = new Following(() => reading);
      following.ask(asked(1, 'withdraw'), ways, viewport, about, false);
      await tick();
      expect(approach.mock.calls[0]![0]).toHaveLength(3);
      Object.assign(viewport, { scale: 0.5 });
      following.ask(asked(2, 'withdraw'), ways, viewport, about, false);
      await tick();
      expect(approach).toHaveBeenCalledTimes(1);
      expect(frame).toHaveBeenCalledTimes(1);
    });

    it('comes near with those enemies who fit, and anew when what floats has changed', async () => {
      const { viewport, approach } = battle(250, 0.3);
      const following = new Following(() => reading);
      following.ask(asked(1, 'withdraw'), ways, viewport, about, false);
      await tick();
      expect(approach).toHaveBeenLastCalledWith([[100, 0], [500, 0]], 0.75, 64); // prettier-ignore
      Object.assign(viewport, { scale: 0.75, layout: 1 });
      following.ask(asked(1, 'withdraw'), ways, viewport, about, false);
      await tick();
      expect(approach).toHaveBeenCalledTimes(2);
    });
  });
});
