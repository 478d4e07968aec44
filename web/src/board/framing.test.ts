import { describe, expect, it } from 'vitest';
import { covering, movement, nearing, seenIn, type Aim, type Place, type Spot } from './framing';

/** A window of 900 × 600 with the question at its lower left. */
const frame = {
  rooms: [
    { x: 0, y: 0, width: 900, height: 350 },
    { x: 400, y: 0, width: 500, height: 600 },
  ],
  width: 900,
  lowest: 0.1,
};
const here: Place = { x: 0, y: 0, k: 1 };
const plain = { least: 0.7, good: 1, pad: 20 };
const aim = (must: Spot[], also: Spot[] = [], more: Partial<Aim> = {}): Aim => ({ ...plain, must, also, ...more });
const shown = (wanted: Aim, spots: readonly Spot[], from = here): number => {
  const to = movement(wanted, from, frame) ?? from;
  return seenIn(spots, wanted, to, frame.rooms).length;
};

describe('a map that moves by itself', () => {
  it('stays where what is asked is seen, beside the question as well as over it', () => {
    expect(movement(aim([[100, 100], [500, 500]]), here, frame)).toBeNull(); // prettier-ignore
  });

  it('counts a hex as seen only where nearly all of it is free', () => {
    const sees = (x: number): number => seenIn([[x, 500]], aim([]), here, frame.rooms).length;
    expect([sees(400 + 12), sees(400 + 18)]).toEqual([0, 1]);
  });

  it('puts into the middle what the reader asks to see', () => {
    const { x, y, k } = movement(aim([[950, 100]], [], { isCentred: true }), here, frame)!;
    const [room] = frame.rooms.filter(({ x: left, width }) => x + 950 > left && x + 950 < left + width);
    expect([x + 950, y + 100, k]).toEqual([room!.x + room!.width / 2, room!.y + room!.height / 2, 1]);
  });

  it('moves by no more than brings it well inside, at the same scale', () => {
    expect(movement(aim([[950, 100]]), here, frame)).toEqual({ x: -84, y: 0, k: 1 }); // prettier-ignore
    expect(movement(aim([[860, 100]]), here, frame)).toBeNull(); // prettier-ignore
    expect(movement(aim([[100, 450]]), here, frame)).toMatchObject({ x: 0, k: 1 });
  });

  it('shows whoever is asked about with all goals, from however far', () => {
    const goals: Spot[] = [[0, 0], [3000, 0], [1500, 2000]]; // prettier-ignore
    expect(shown(aim(goals), goals)).toBe(3);
  });

  it('stays for who was picked up in sight of most of his goals, and else shows as many as can be read', () => {
    const unit: Spot = [200, 200];
    const about: Spot[] = [[300, 200], [200, 100], [300, 100], [100, 100]]; // prettier-ignore
    expect(movement(aim([unit], [...about, [1000, 200]]), here, frame)).toBeNull();
    const far = movement(aim([unit], [[-100, 200], [-120, 220], [4000, 200]]), here, frame)!; // prettier-ignore
    expect(far.k).toBeGreaterThanOrEqual(plain.least);
    expect(seenIn([unit, [-100, 200], [-120, 220]], aim([]), far, frame.rooms)).toHaveLength(3);
  });

  it('never goes so far for who can be chosen that nothing can be read: it shows the most that stand together', () => {
    const west: Spot[] = [[-3000, 0], [-2950, 40]]; // prettier-ignore
    const east: Spot[] = [[3000, 0], [3050, 40], [3100, 10]]; // prettier-ignore
    const to = movement(aim([], [...west, ...east]), here, frame)!;
    expect(to.k).toBeGreaterThanOrEqual(plain.least);
    expect(seenIn(east, aim([]), to, frame.rooms)).toHaveLength(3);
  });

  it('leaves out who stands alone far behind, for the sake of the enemies before the others', () => {
    const [rear, front]: [Spot, Spot[]] = [[-900, 100], [[0, 50], [40, 90], [60, 160]]]; // prettier-ignore
    const company: Spot[] = [[900, 60], [920, 100], [940, 160]]; // prettier-ignore
    const wanted = aim([], [rear, ...front, [-900, 9000]], { company });
    expect(shown(wanted, [...front, ...company])).toBe(6);
    expect(shown({ ...wanted, company: [] }, [rear, ...front])).toBe(4);
  });

  it('stays when the same is asked again and some of it is seen', () => {
    const choosable: Spot[] = [[100, 100], [1500, 100], [1550, 100], [1600, 100]]; // prettier-ignore
    expect(movement(aim([], choosable), here, frame)).not.toBeNull();
    expect(movement(aim([], choosable, { isAgain: true }), here, frame)).toBeNull();
  });

  it('comes nearer where nothing can be read, with the enemies beside who is asked about as far as they fit', () => {
    const far = { ...here, k: 0.3 };
    const to = movement(aim([[100, 100]], [], { company: [[300, 100], [9000, 0]] }), far, frame)!; // prettier-ignore
    expect(to.k).toBe(1);
    expect(seenIn([[100, 100], [300, 100]], aim([]), to, frame.rooms)).toHaveLength(2); // prettier-ignore
  });

  it('opens where most is seen', () => {
    const choosable: Spot[] = [[100, 100], [2000, 100], [2050, 100], [2100, 100]]; // prettier-ignore
    expect(shown(aim([], choosable, { isFirst: true }), choosable.slice(1))).toBe(3);
  });

  it('does not move again after it has moved', () => {
    const cases = [
      aim([[950, 100]]),
      aim([[0, 0], [3000, 0], [1500, 2000]]), // prettier-ignore
      aim([[200, 200]], [[-100, 200], [4000, 200]]), // prettier-ignore
      aim([], [[-3000, 0], [3000, 0], [3050, 40]]), // prettier-ignore
    ];
    for (const wanted of cases) {
      const to = movement(wanted, here, frame)!;
      expect(movement(wanted, to, frame)).toBeNull();
    }
  });
});

describe('what lies beyond the land', () => {
  const land = { x: 10, y: 0, width: 2000, height: 1000 };
  const size = { width: 900, height: 600 };

  it('is not shown where land covers the window', () => {
    expect(covering({ x: 100, y: -700, k: 1 }, land, size)).toEqual({ x: -10, y: -400, k: 1 });
    expect(covering({ x: -300, y: -200, k: 1 }, land, size)).toEqual({ x: -300, y: -200, k: 1 });
  });

  it('stays where there is too little land for the window', () => {
    expect(covering({ x: 100, y: -50, k: 0.3 }, land, size)).toEqual({ x: 100, y: -50, k: 0.3 });
  });
});

describe('land in the window', () => {
  it('goes only so far towards it as nothing asked is lost', () => {
    const [from, to] = [here, { x: -100, y: 0, k: 1 }];
    expect(nearing(from, to, () => true)).toEqual(to);
    expect(nearing(from, to, ({ x }) => x >= -60)).toEqual({ x: -50, y: 0, k: 1 });
    expect(nearing(from, to, ({ x }) => x >= -10)).toEqual(from);
  });
});
