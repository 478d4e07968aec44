import { expect, it } from 'vitest';
import type { HappeningTold, PartTold } from '../../../wire/types';
import { isIll } from './ill';

const told = { version: 1, event: 'army-dispersed', rule: '', fields: {}, labels: {} };
const happens = (count: number, harms: boolean): HappeningTold => ({ told, count, harms });
const part = (worth: number): PartTold => ({ name: 'fights', worth });

it('calls a choice ill that mostly helps the other side, or has nothing but drawbacks', () => {
  expect(isIll({ happens: [happens(15, true)], parts: [part(1)] }, 16)).toBe(true);
  expect(isIll({ happens: [happens(15, true), happens(16, false)], parts: [part(1)] }, 16)).toBe(false);
  expect(isIll({ happens: [happens(3, true)], parts: [part(1), part(-1)] }, 16)).toBe(false);
  expect(isIll({ parts: [part(-1)] }, 16)).toBe(true);
  expect(isIll({ parts: [] }, 16)).toBe(false);
});
