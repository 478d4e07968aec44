import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { Holding } from './holding';

const finger = (clientX: number, clientY: number, more: Partial<PointerEvent> = {}): PointerEvent =>
  ({ clientX, clientY, pointerType: 'touch', isPrimary: true, ...more }) as PointerEvent;

beforeEach(() => void vi.useFakeTimers());
afterEach(() => void vi.useRealTimers());

test('a finger that rests looks, and lifting it is no choice', () => {
  const look = vi.fn();
  const holding = new Holding(look);
  holding.press(finger(10, 20));
  holding.move(finger(14, 22));
  vi.runAllTimers();
  expect(look).toHaveBeenCalledWith({ clientX: 10, clientY: 20 });
  expect(holding.ate()).toBe(true);
  expect(holding.ate()).toBe(false);
});

test('a tap, a drag, a second finger and a mouse look at nothing', () => {
  const look = vi.fn();
  const holding = new Holding(look);
  holding.press(finger(10, 20));
  holding.stop();
  holding.press(finger(10, 20));
  holding.move(finger(40, 20));
  holding.press(finger(10, 20));
  holding.press(finger(90, 20, { isPrimary: false }));
  holding.press(finger(10, 20, { pointerType: 'mouse' }));
  vi.runAllTimers();
  expect(look).not.toHaveBeenCalled();
  expect(holding.ate()).toBe(false);
});
