import { describe, expect, it } from 'vitest';
import { seenIn, type Aim, type Place, type Spot } from './framing';
import { uncovering } from './uncovering';

/** A window of 900 × 600 with the question at its lower left. */
const dock = { x: 0, y: 350, width: 400, height: 250 };
const rooms = [
  { x: 0, y: 0, width: 900, height: 350 },
  { x: 400, y: 0, width: 500, height: 600 },
];
const frame = { rooms, width: 900, lowest: 0.1 };
const here: Place = { x: 0, y: 0, k: 1 };
const aim = (must: Spot[], also: Spot[]): Aim => ({ least: 0.7, good: 1, pad: 20, must, also });
const step = (must: Spot[], also: Spot[]): Place | null => uncovering(aim(must, also), here, frame, [dock]);
/** Goals on a square about a point, so far each way. */
const about = ([x, y]: Spot, far: number, step = 40): Spot[] => {
  const line = Array.from({ length: 1 + (2 * far) / step }, (_, i) => i * step - far);
  return line.flatMap((dx) => line.map((dy): Spot => [x + dx, y + dy]));
};

describe('a map that steps aside for whoever was picked up', () => {
  it('stays where nothing lies over him or his goals, however many are out of the window', () => {
    expect(step([[600, 300]], about([600, 300], 160))).toBeNull();
    expect(step([[860, 300]], about([860, 300], 80))).toBeNull();
  });

  it('goes by the least that shows all of them, at the same scale', () => {
    const goals = about([200, 300], 80);
    const to = step([[200, 300]], goals)!;
    expect(to).toMatchObject({ x: 0, k: 1 });
    expect(to.y).toBeGreaterThan(-80);
    expect(seenIn(goals, aim([], []), to, rooms)).toHaveLength(goals.length);
  });

  it('comes out from under a question that has grown over him', () => {
    expect(step([[200, 400]], [])).toMatchObject({ x: 0, k: 1 });
  });

  it('shows the nearest where there is no room for all, and stays for a few far ones', () => {
    const [unit, near]: [Spot, Spot[]] = [[200, 330], about([200, 330], 40)];
    const to = step([unit], [...about(unit, 600, 100), ...near])!;
    expect(seenIn([unit, ...near], aim([], []), to, rooms)).toHaveLength(1 + near.length);
    expect(step([[640, 300]], about([640, 300], 280))).toBeNull();
  });
});
