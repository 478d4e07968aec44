/** Where fields lie: pointed hexes in rows. */
import type { Box } from '../../../board/viewport.svelte';
import { type Point, smooth } from '../../../board/lines';
import type { Field, Printed } from '../types';

export const R = 60;
export const W = Math.sqrt(3) * R;

export function centre(field: Field): Point {
  return [field.x * W, field.row * 1.5 * R];
}

/** Corner k of a field, clockwise from the top. */
export function corner(field: Field, k: number, f = 1): Point {
  const [x, y] = centre(field);
  const a = (Math.PI / 3) * k - Math.PI / 2;
  return [x + R * f * Math.cos(a), y + R * f * Math.sin(a)];
}

export function corners(field: Field, f = 1): Point[] {
  return [0, 1, 2, 3, 4, 5].map((k) => corner(field, k, f));
}

/** The fields alone, and the plate that carries them. */
export function frame(printed: Printed): { fields: Box; plate: Box } {
  const at = printed.fields.map(centre);
  const [left, right] = [Math.min(...at.map((p) => p[0])) - W / 2, Math.max(...at.map((p) => p[0])) + W / 2];
  const [top, bottom] = [Math.min(...at.map((p) => p[1])) - R, Math.max(...at.map((p) => p[1])) + R];
  const fields = { x: left - 14, y: top - 14, width: right - left + 28, height: bottom - top + 28 };
  const height = bottom - top + 230;
  const width = Math.max(right - left + 96, height * 2.5);
  return { fields, plate: { x: (left + right) / 2 - width / 2, y: (top + bottom) / 2 - height / 2, width, height } };
}

/** Rivers, for the eye only: they run between pairs of neighbouring fields. */
const RIVERS: { id: string; wide: boolean; name: string; between: string[] }[] = [
  {
    id: 'narew',
    wide: false,
    name: 'Narew',
    between: ['lomza|ostroleka', 'pultusk|ostroleka', 'pultusk|wyszkow', 'nasielsk|wyszkow'],
  },
  {
    id: 'bug',
    wide: false,
    name: 'Bug',
    between: [
      'sokolow-podlaski|ostrow-mazowiecka',
      'wegrow|ostrow-mazowiecka',
      'wegrow|wyszkow',
      'radzymin|wyszkow',
      'radzymin|nasielsk',
      'radzymin|modlin',
    ],
  },
  {
    id: 'wieprz',
    wide: false,
    name: 'Wieprz',
    between: ['lubartow|wlodawa', 'lubartow|kock', 'lubartow|deblin', 'pulawy|deblin'],
  },
  {
    id: 'wisla',
    wide: true,
    name: 'Wisła',
    between: [
      'kozienice|pulawy',
      'kozienice|deblin',
      'gora-kalwaria|deblin',
      'gora-kalwaria|garwolin',
      'gora-kalwaria|minsk-mazowiecki',
      'warszawa|minsk-mazowiecki',
      'warszawa|radzymin',
      'warszawa|modlin',
      'sochaczew|modlin',
      'sochaczew|wyszogrod',
      'lowicz|wyszogrod',
    ],
  },
];

export interface River {
  id: string;
  wide: boolean;
  name: string;
  line: Point[];
}

const near = (a: Point, b: Point): boolean => Math.hypot(a[0] - b[0], a[1] - b[1]) < 1;

/** Rivers of the printed board; a board of one's own that lacks their fields has none. */
export function rivers(printed: Printed): River[] {
  const known = new Map(printed.fields.map((field) => [field.id, field]));
  const found: River[] = [];
  for (const { between, ...river } of RIVERS) {
    const sides: [Point, Point][] = [];
    for (const pair of between) {
      const [a, b] = pair.split('|').map((id) => known.get(id));
      if (!a || !b) continue;
      const shared = corners(a).filter((p) => corners(b).some((q) => near(p, q)));
      if (shared.length === 2) sides.push([shared[0]!, shared[1]!]);
    }
    if (sides.length === between.length) found.push({ ...river, line: flowing(chained(sides), river.id) });
  }
  return found;
}

function chained(sides: [Point, Point][]): Point[] {
  const [first, second] = [sides[0]!, sides[1]!];
  const start = second.some((p) => near(p, first[0])) ? first[1] : first[0];
  const line: Point[] = [start];
  for (const [a, b] of sides) line.push(near(line.at(-1)!, a) ? b : a);
  return line;
}

/** Beyond the last field the river runs on to the edge of the plate. */
function flowing(line: Point[], id: string): Point[] {
  const [x, y] = line[0]!;
  const [u, v] = line.at(-1)!;
  const before: Record<string, Point[]> = {
    wisla: [
      [x - 30, y + 170],
      [x - 8, y + 60],
    ],
    narew: [
      [x + 190, y - 70],
      [x + 80, y - 20],
    ],
    bug: [
      [x + 230, y + 66],
      [x + 90, y + 12],
    ],
    wieprz: [
      [x + 70, y + 150],
      [x + 24, y + 50],
    ],
  };
  const after: Record<string, Point[]> = {
    wisla: [
      [u - 60, v - 34],
      [u - 160, v - 24],
      [u - 330, v - 60],
      [u - 460, v - 40],
    ],
  };
  return smooth([...(before[id] ?? []), ...line, ...(after[id] ?? [])], 3);
}

/** Woods, for the eye only: names of real forests. */
export const WOODS = new Set(['kozienice', 'ostroleka', 'sochaczew', 'parczew', 'garwolin', 'lomza', 'skierniewice']);
