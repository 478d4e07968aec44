import { expect, test } from 'vitest';
import { allConditions, rulesOfScenario } from './victory';

test('a scenario of the second edition is not a chapter of its rulebook', () => {
  const under = (scenario: string, rule: string): boolean =>
    rulesOfScenario(scenario).some((stem) => rule.startsWith(stem));
  expect([under('9', '9.1'), under('9', 'S9.V/f'), under('1', 'S1.V')]).toEqual([false, true, true]);
  expect([under('A', 'A.5.2/c'), under('A', 'B.1')]).toEqual([true, false]);
});

test('all conditions are read, not only the one that decides now', () => {
  expect(['A.5', 'D.4.4', '40.2.6', 'S1.V', 'S9.V/f'].map(allConditions)).toEqual([
    'A.5',
    'D.4',
    '40.2',
    'S1.V',
    'S9.V',
  ]);
});
