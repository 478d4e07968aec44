import { describe, expect, it } from 'vitest';
import { isRule, scoresOf } from './scores';

describe('points of an end', () => {
  it('gives each seat its points with the rules that gave them', () => {
    const score = { pl: 2, su: 14, 'pl A.5/a': 2, 'su A.5/a': 12, 'su A.5/b': 2 };
    const found = scoresOf({ score }, ['pl', 'su']);
    expect(found.seats).toEqual([
      { seat: 'pl', points: 2, parts: [{ by: 'A.5/a', points: 2 }] },
      {
        seat: 'su',
        points: 14,
        parts: [
          { by: 'A.5/a', points: 12 },
          { by: 'A.5/b', points: 2 },
        ],
      },
    ]);
    expect(found.others).toEqual([]);
  });
  it('keeps what was counted for nobody apart', () => {
    const found = scoresOf({ score: { 'G.2/a': 5, broken: 3 } }, ['pl', 'su']);
    expect(found.seats).toEqual([]);
    expect(found.others.map(({ by }) => [by, isRule(by)])).toEqual([
      ['G.2/a', true],
      ['broken', false],
    ]);
  });
});
