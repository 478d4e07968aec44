import { describe, expect, it } from 'vitest';
import { namedTurns } from './placed';

const turns = (...labels: string[]): { version: number; label: string; side: string }[] =>
  labels.map((label, i) => ({ version: i * 10, label, side: 'pl' }));
const named = (...labels: string[]): string[] =>
  namedTurns(turns(...labels), (version) => version * 5)
    .filter(({ named: isNamed }) => isNamed)
    .map(({ label }) => label);

describe('names along the time-line', () => {
  it('never touch, however long they are', () => {
    expect(named('16 May', '23 May', '30 May')).toEqual(['16 May', '23 May', '30 May']);
    expect(named('1–15 April 1920', '16–30 April 1920', '1–15 May 1920', '16–31 May 1920')).toEqual([
      '1–15 April 1920',
      '1–15 May 1920',
    ]);
  });

  it('stand once for both turns of a stage', () => {
    expect(named('16 May', '16 May', '23 May')).toEqual(['16 May', '23 May']);
  });
});
