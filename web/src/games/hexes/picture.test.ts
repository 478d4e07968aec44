import { describe, expect, it } from 'vitest';
import { Ways, type Picture } from './picture';

/** Two columns of flat hexes, the second half a hex lower. */
function small(): Picture {
  const size = 10;
  const h = Math.sqrt(3) * size;
  const cells = [0, 1].flatMap((c) =>
    [0, 1].map((r) => ({
      number: `0${c + 1}0${r + 1}`,
      x: c * 15,
      y: r * h + (c ? h / 2 : 0),
      terrain: 'clear',
      closed: false,
      place: '',
    })),
  );
  const outline = [0, 1, 2, 3, 4, 5].map(
    (k) => [size * Math.cos((k * Math.PI) / 3), size * Math.sin((k * Math.PI) / 3)] as const,
  );
  return {
    title: '',
    orientation: 'flat',
    size,
    width: 40,
    height: 60,
    kilometres: 30,
    outline,
    cells,
    patches: [],
    lines: [],
    marks: [],
    labels: [],
  };
}

describe('ways on a map', () => {
  const ways = new Ways(small());
  it('finds the hex under a point', () => {
    expect(ways.at(1, 2)?.number).toBe('0101');
    expect(ways.at(15, 9)?.number).toBe('0201');
    expect(ways.at(-30, -30)).toBeNull();
  });
  it('knows neighbours and the side between them', () => {
    const [a, b] = [ways.cells.get('0101')!, ways.cells.get('0201')!];
    expect(
      ways
        .neighbours(a)
        .map((cell) => cell.number)
        .sort(),
    ).toEqual(['0102', '0201']);
    const [p, q] = ways.side(a, b)!;
    expect([p[0], q[0]].map((x) => Math.round(x)).sort((x, y) => x - y)).toEqual([5, 10]);
  });
  it('tells what lies about a hex: next to it, across a river, or farther off', () => {
    const told = (ways: Ways): string[] => ways.about('0101').map(({ number, how, way }) => `${number} ${how} ${way}`);
    expect(told(ways)).toEqual(['0102 near n', '0201 near nw', '0202 far nw']);
    const points = [
      [-10, 8.66],
      [5, 8.66],
    ] as [number, number][];
    const river = new Ways({ ...small(), lines: [{ kind: 'large-river', name: '', points }] });
    expect(told(river)).toEqual(['0201 near nw', '0102 across n', '0202 far nw']);
  });
  it('walks in a direction', () => {
    expect(ways.towards(ways.cells.get('0101')!, 0, 1)?.number).toBe('0102');
    expect(ways.towards(ways.cells.get('0101')!, 1, 0.4)?.number).toBe('0201');
    expect(ways.towards(ways.cells.get('0101')!, 0, -1)).toBeNull();
  });
  it('draws one rim round an area', () => {
    const alone = ways.rim(['0101']).match(/M/g)?.length;
    const both = ways.rim(['0101', '0102']).match(/M/g)?.length;
    expect([alone, both]).toEqual([6, 10]);
  });
});
