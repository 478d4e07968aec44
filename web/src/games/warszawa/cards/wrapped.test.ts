import { expect, it } from 'vitest';
import cards from '../../../../../src/sztab/games/warszawa/data/cards.csv?raw';
import { wrapped } from './wrapped';

it('breaks between words and after a hyphen', () => {
  expect(wrapped('1st Lithuanian-Belarusian Division', 18)).toEqual(['1st Lithuanian-', 'Belarusian', 'Division']);
  expect(wrapped('counter-stroke', 20)).toEqual(['counter-stroke']);
});

it('fits the name of every card into its card', () => {
  const names = cards
    .trim()
    .split('\n')
    .slice(1)
    .flatMap((row) => row.split(',').slice(2, 4));
  expect(names.length).toBeGreaterThan(100);
  for (const name of names) for (const line of wrapped(name, 18)) expect(line.length, name).toBeLessThanOrEqual(18);
});
