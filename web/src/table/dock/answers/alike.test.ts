import { describe, expect, it } from 'vitest';
import type { Outlook, Question } from '../../../wire/types';
import type { Wire } from '../../../words/tell';
import { spare, ways } from './alike';

const paths = [
  ['2405', '2305'],
  ['2404', '2305'],
  ['2404', '2304'],
  ['2403', '2304'],
  ['2406', '2305'],
];
const options = paths.map((path, index) => ({ index, wire: { path } as Wire }));
const question = { options } as unknown as Question;

describe('ways to one end', () => {
  it('are those that differ by nothing else', () => {
    expect(ways(options).map((group) => group.map(({ index }) => index))).toEqual([
      [0, 1, 4],
      [2, 3],
    ]);
    expect(ways([{ index: 0, wire: { answer: 'done' } }, options[0]!])).toEqual([]);
  });

  it('are offered once where the server says that they come to the same, and all where they do not', async () => {
    // To 2305 over a town of the enemy's (2404) it is another thing.
    const kind = ([, wire]: Wire[]): string =>
      String((wire!.path as string[]).at(-1)) + ((wire!.path as string[])[0] === '2404');
    const ask = (answers: Wire[], others: Wire[][]): Promise<Outlook> => {
      const alike = others.flatMap((other, n) => (kind(other) === kind(answers) ? n : []));
      return Promise.resolve({ alike } as unknown as Outlook);
    };
    expect([...(await spare(question, [{ unit: 'pl-3dpleg' }], ask))]).toEqual([4]);
  });

  it('are all offered where nothing is known', async () => {
    expect(await spare(question, [], () => Promise.resolve(null))).toEqual(new Set());
  });
});
