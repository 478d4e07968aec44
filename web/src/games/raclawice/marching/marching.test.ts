import { describe, expect, it, vi } from 'vitest';
import type { Table } from '../../../table/table.svelte';
import { beyond, beyondDouble, Marching } from './marching.svelte';
import type { Printed } from '../types';

describe('a hex that a whole move does not lead to', () => {
  it('is out of reach: that it is not beside the stack is no reason', () => {
    expect(beyond([{ rule: '8.1', key: 'not-adjacent' }], '1323', '8.2', 4)).toEqual([
      { rule: '8.2', key: 'beyond-reach', params: { hex: '1323', left: 4 } },
    ]);
  });

  it('is refused for its own reason where there is one', () => {
    expect(beyond([{ rule: '8.2', key: 'closed' }], '1323', '8.2', 4)).toEqual([]);
  });
});

describe('a hex that double pace does not lead to', () => {
  it('is beyond the pace: it is no question of turning or of points', () => {
    for (const key of ['not-adjacent', 'not-in-front', 'too-dear'])
      expect(beyondDouble([{ rule: '8.1', key }], '1323', '8.9', 6)).toEqual([
        { rule: '8.9', key: 'beyond-double', params: { hex: '1323', left: 6 } },
      ]);
    expect(beyondDouble([], '1323', '8.9', 6)[0]?.key, 'all points are to be spent').toBe('beyond-double');
  });

  it('is refused for what lies in the way', () => {
    const rough = { rule: '8.9/f', key: 'double-rough', params: { hex: '1323' } };
    expect(beyondDouble([{ rule: '8.1', key: 'not-in-front' }, rough], '1323', '8.9', 6)).toEqual([rough]);
  });
});

describe('where a click leads', () => {
  const enter = (hex: string): Record<string, string> => ({ answer: 'enter', hex });
  const goal = (path: string[], halt: string, clash: boolean, reacts = false): object => {
    const answers = (halt ? path.slice(0, path.indexOf(halt) + 1) : path).map(enter);
    return { cost: 3, left: 1, path, reacts, clash, halt, facing: 'E', facings: { E: { left: 1, answers } } };
  };
  const thought = (): { marching: Marching; give: ReturnType<typeof vi.fn> } => {
    const give = vi.fn();
    const table = { give, selected: { answers: [] }, moment: { version: 1 } } as unknown as Table;
    const marching = new Marching(table, { corners: ['E'] } as unknown as Printed);
    marching.goals = new Map(
      Object.entries({
        '0407': goal(['0406', '0407'], '', true),
        '0507': goal(['0506', '0507'], '0506', true),
        '0508': goal(['0506', '0508'], '0506', false),
        '0509': goal(['0506', '0509'], '', false, true),
        '0510': goal(['0506', '0510'], '', false),
      }),
    ) as unknown as Marching['goals'];
    return { marching, give };
  };

  it('is as far as the enemy lets one go unasked, at once', () => {
    for (const hex of ['0507', '0508']) {
      const { marching, give } = thought();
      expect(marching.facings(hex), 'how it looks at the end is asked there').toEqual([]);
      marching.hovered = hex;
      expect(marching.go(hex)).toBe(true);
      expect(give).toHaveBeenCalledWith([enter('0506')]);
    }
  });

  it('is said first under a finger, which rests nowhere', () => {
    const { marching, give } = thought();
    marching.go('0508');
    expect([give.mock.calls.length, marching.hovered]).toEqual([0, '0508']);
    marching.hovered = null;
    marching.go('0508');
    expect(give).toHaveBeenCalledWith([enter('0506')]);
  });

  it('is said first too where the enemy may react at its end; harmless moves go at once', () => {
    const { marching, give } = thought();
    marching.go('0510');
    expect(give).toHaveBeenCalledTimes(1);
    const finger = thought();
    finger.marching.go('0509');
    expect([finger.give.mock.calls.length, finger.marching.aimed]).toEqual([0, '0509']);
    const pointer = thought();
    pointer.marching.hovered = '0509';
    pointer.marching.go('0509');
    expect(pointer.give).toHaveBeenCalledTimes(1);
  });

  it('is into an enemy only the second time', () => {
    const { marching, give } = thought();
    marching.go('0407');
    expect(give).not.toHaveBeenCalled();
    marching.go('0407');
    expect(give).toHaveBeenCalledWith([enter('0406'), enter('0407')]);
  });

  it('is a goal and no mere step of the way, while a whole way is thought of', () => {
    const { marching } = thought();
    expect(marching.only).toBe(true);
    marching.goals = new Map();
    expect(marching.only, 'nothing is known yet').toBe(false);
  });
});

describe('who goes along', () => {
  it('is asked while a move is thought of, and not about a shot that was chosen instead', async () => {
    const answers = [{ answer: 'move', unit: 'a' }];
    const company = { group: ['a', 'b'], stack: ['a', 'b'], line: [], answers, 'may-double': true };
    const table = {
      moment: { version: 1 },
      question: { prompt: 'step', about: {}, options: [] },
      selected: { answers, base: { prompt: 'act' } },
      query: () => Promise.resolve({ ...company, left: 4, rule: '8.1', hexes: {} }),
      hold: () => Promise.resolve(),
    } as unknown as Table;
    const marching = new Marching(table, { counters: [] } as unknown as Printed);
    marching.look('a');
    await vi.waitFor(() => expect(marching.company).toMatchObject({ group: ['a', 'b'] }));
    Object.assign(table, {
      question: { prompt: 'fire-target', about: { unit: 'a' }, options: [] },
      selected: { answers: [{ answer: 'fire', unit: 'a' }] },
    });
    expect(marching.company).toBe(null);
  });
});
