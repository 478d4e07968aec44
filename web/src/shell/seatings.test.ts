import { describe, expect, it } from 'vitest';
import type { GameInfo, ScenarioInfo } from '../wire/types';
import { allied, players, playersOf, seatsFor, timeOf, turnNamed, turnsFor, turnsRange } from './seatings';

const two: ScenarioInfo = { id: '1', title: { en: '', pl: '' }, seats: ['pl', 'su'], options: [], turns: 3 };
const three: ScenarioInfo = {
  ...two,
  id: '3',
  seatings: { players: { three: ['pl', 'west', 'southwest'] } },
  alliances: [['west', 'southwest']],
};
const game = { scenarios: [two, three] } as unknown as GameInfo;

describe('seats of a table', () => {
  it('are those of the option that was chosen', () => {
    expect(seatsFor(three, {})).toEqual(['pl', 'su']);
    expect(seatsFor(three, { players: 'two' })).toEqual(['pl', 'su']);
    expect(seatsFor(three, { players: 'three' })).toEqual(['pl', 'west', 'southwest']);
    expect(seatsFor(two, { players: 'three' })).toEqual(['pl', 'su']);
  });

  it('say how many can play', () => {
    expect(players(two)).toEqual([2, 2]);
    expect(players(three)).toEqual([2, 3]);
    expect(playersOf(game)).toEqual([2, 3]);
  });

  it('play as many turns as the ending that was chosen has', () => {
    const long: ScenarioInfo = { ...two, lengths: { ending: { soon: 3, late: 9 } } };
    expect(turnsFor(long, {})).toBe(3);
    expect(turnsFor(long, { ending: 'late' })).toBe(9);
    expect(turnsFor(two, { ending: 'late' })).toBe(3);
    expect(turnNamed(long, { ending: 'late' }, 2)).toEqual({ turn: 2, first: 1, turns: 9 });
    expect(turnNamed({ ...two, first_turn: 7 }, {}, 1)).toEqual({ turn: 7, first: 7, turns: 9 });
    expect(turnsRange(long)).toEqual([3, 9]);
    expect(turnsRange(two)).toEqual([3, 3]);
  });

  it('take as long as there is to decide', () => {
    expect(timeOf(20)).toEqual({ unit: 'minutes', count: 10 });
    expect(timeOf(613)).toEqual({ unit: 'minutes', count: 40 });
    expect(timeOf(1537)).toEqual({ unit: 'hours', count: 1.5 });
    expect(timeOf(7745)).toEqual({ unit: 'hours', count: 8.5 });
  });

  it('of one side hide nothing from each other', () => {
    expect(allied(game, 'west', 'southwest')).toBe(true);
    expect(allied(game, 'pl', 'west')).toBe(false);
  });
});
