import { expect, it } from 'vitest';
import { asideOf } from './aside';

it('stands up where it lies, and beside the question where it would cover it', () => {
  expect(asideOf({ left: 400, width: 100 }, 880)).toBe(0);
  expect(asideOf({ left: 900, width: 100 }, 880)).toBe(880 - 10 - 1012.5);
  expect(asideOf({ left: 900, width: 100 }, Infinity)).toBe(0);
});
