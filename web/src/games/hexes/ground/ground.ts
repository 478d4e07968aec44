/** The printed map as strokes: ground, water, grid, lines, railways, towns; names are drawn live over it. */

import { hashed, seeded } from '../../../board/chance';
import { fixed, path, type Point } from '../../../board/lines';
import { boxOf, type Box4, type Stroke } from '../../../board/strokes';
import { corners, type Cell, type Mark, type Patch, type Picture } from '../picture';
import { parcels } from './parcels';

/** Tint and darker rim of each natural ground. */
const TINTS: Record<string, [string, string]> = {
  forest: ['--m-forest', '--m-forest-edge'],
  swamp: ['--m-swamp', '--m-swamp-edge'],
  morass: ['--m-swamp', '--m-reed'],
  mountain: ['--m-mount', '--m-hach'],
  peaks: ['--m-mount', '--m-hach'],
  buildings: ['--m-buildings', '--m-built'],
};
const GLYPHS: Record<string, [glyph: string, count: number, apart: number]> = {
  forest: ['tree', 30, 9.5],
  swamp: ['reed', 16, 14],
  morass: ['reed', 22, 11],
  mountain: ['hach', 9, 19],
  peaks: ['hach', 12, 17],
};

const rings = (patch: Patch): string => patch.rings.map((ring) => path(ring) + 'Z').join('');
const whole = (patches: readonly Patch[], pad: number): Box4 =>
  boxOf(
    patches.flatMap((patch) => patch.rings.flat()),
    pad,
  );
const around = (x: number, y: number, reach: number): Box4 => [x - reach, y - reach, x + reach, y + reach];

function scattered(picture: Picture, cell: Cell, count: number, apart: number): Point[] {
  const chance = seeded(hashed(cell.number));
  const found: Point[] = [];
  for (let tries = 0; found.length < count && tries < 500; tries++) {
    const a = chance() * 6.283;
    const d = Math.sqrt(chance()) * picture.size * 0.8;
    const p: Point = [cell.x + d * Math.cos(a), cell.y + d * Math.sin(a)];
    if (found.every((q) => Math.hypot(q[0] - p[0], (q[1] - p[1]) * 1.25) > apart)) found.push(p);
  }
  return found.sort((a, b) => a[1] - b[1]);
}

function natural(picture: Picture): Stroke[] {
  const found: Stroke[] = [];
  for (const kind of ['hill', 'slope', ...Object.keys(TINTS)]) {
    const patches = picture.patches.filter((patch) => patch.kind === kind);
    if (!patches.length) continue;
    if (kind === 'hill' || kind === 'slope') {
      const d = patches.map(rings).join('');
      const box = whole(patches, 30);
      found.push(
        { d, box, fill: '#3a2808', alpha: 0.18, evenodd: true, blur: 8, at: [1, 0, 0, 1, 6, 8] },
        { d, box, fill: '--m-mount', alpha: kind === 'hill' ? 0.95 : 0.5, evenodd: true },
      );
      found.push({ d: hachures(patches, kind === 'hill' ? 13 : 9), box, stroke: '--m-hach', width: 1.1, alpha: 0.6 });
      continue;
    }
    const [fill, stroke] = TINTS[kind]!;
    for (const patch of patches)
      found.push({ d: rings(patch), box: whole([patch], 3), fill, stroke, width: 2.4, evenodd: true });
  }
  return found;
}

/** The sea, lagoons and lakes by their shores, over open and closed country alike. */
function waters(picture: Picture): Stroke[] {
  return picture.patches
    .filter((patch) => patch.kind === 'sea' || patch.kind === 'lake')
    .map((patch) => ({
      d: rings(patch),
      box: whole([patch], 3),
      fill: '--m-sea',
      stroke: '--m-water-edge',
      width: 2,
      evenodd: true,
    }));
}

/** Hachures downhill: short strokes out of the rim of high ground. */
function hachures(patches: Patch[], length: number): string {
  let d = '';
  for (const patch of patches) {
    const chance = seeded(hashed(patch.kind + patch.rings.length));
    for (const ring of patch.rings) {
      let along = 0;
      for (let i = 1; i < ring.length; i++) {
        const [a, b] = [ring[i - 1]!, ring[i]!];
        const l = Math.hypot(b[0] - a[0], b[1] - a[1]);
        for (along += l; along > 5.5; along -= 5.5) {
          const [nx, ny] = [(b[1] - a[1]) / l, -(b[0] - a[0]) / l];
          const size = length * (0.6 + chance() * 0.5);
          d += `M${fixed(b[0] - nx * 3)} ${fixed(b[1] - ny * 3)}l${fixed(nx * size)} ${fixed(ny * size)}`;
        }
      }
    }
  }
  return d;
}

const TREE = {
  shade: (x: number, y: number) => `M${fixed(x - 2.6)} ${fixed(y + 0.6)}a3.2 1.9 0 0 0 6 1l-2 -1.8z`,
  needle: (x: number, y: number) => `M${fixed(x)} ${fixed(y - 6)}l2.6 7h-5.2z`,
  leaf: (x: number, y: number) => `M${fixed(x - 3.1)} ${fixed(y - 1.6)}a3.1 2.9 0 1 1 6.2 0a3.1 2.7 0 1 1 -6.2 0z`,
};

/** What grows in a hex: a few long paths a hex, not hundreds of elements. */
function growth(picture: Picture, cell: Cell): Stroke[] {
  const glyph = GLYPHS[cell.terrain];
  if (!glyph) return cell.terrain === 'buildings' ? houses(picture, cell) : [];
  const box = around(cell.x, cell.y, picture.size);
  const points = scattered(picture, cell, glyph[1], glyph[2]);
  const joined = (draw: (x: number, y: number, i: number) => string): string =>
    points.map(([x, y], i) => draw(x, y, i)).join('');
  if (glyph[0] === 'tree')
    return [
      { d: joined(TREE.shade), box, fill: '--m-tree-dark', alpha: 0.3 },
      {
        d: joined((x, y, i) => (i % 3 === 2 ? TREE.needle(x, y) : TREE.leaf(x, y))),
        box,
        fill: '--m-tree',
        alpha: 0.85,
      },
    ];
  if (glyph[0] === 'reed') {
    const d = joined((x, y, i) =>
      i % 2
        ? `M${fixed(x - 5)} ${fixed(y)}h9M${fixed(x - 3.4)} ${fixed(y + 2.6)}h6`
        : `M${fixed(x - 6)} ${fixed(y)}h12M${fixed(x - 2.6)} ${fixed(y - 1.6)}v-3M${fixed(x)} ${fixed(y - 1.6)}v-4.2M${fixed(x + 2.6)} ${fixed(y - 1.6)}v-2.6`,
    );
    return [{ d, box, stroke: '--m-reed', width: 1, alpha: 0.85 }];
  }
  const d = joined(
    (x, y) =>
      `M${fixed(x - 7)} ${fixed(y + 3)}l5 -8l3 4l3 -5l4 9M${fixed(x - 2)} ${fixed(y - 5)}l1 7M${fixed(x + 4)} ${fixed(y - 6)}l1 7`,
  );
  return [{ d, box, stroke: '--m-hach', width: 1.3, alpha: 0.85 }];
}

function houses(picture: Picture, cell: Cell): Stroke[] {
  const chance = seeded(hashed(cell.number));
  return scattered(picture, cell, 10, 17).flatMap(([x, y]): Stroke[] => {
    const [w, h] = [9 + chance() * 7, 6.4 + chance() * 1.8];
    const turn = (chance() - 0.5) * 0.87;
    const at = [Math.cos(turn), Math.sin(turn), -Math.sin(turn), Math.cos(turn), x, y] as const;
    const box = around(x, y, 16);
    const roof = `M${-w / 2} ${-h / 2}h${w}v${h}h${-w}z`;
    return [
      { d: `M${-w / 2 + 2} ${-h / 2 + 2.4}h${w}v${h}h${-w}z`, box, fill: '#2a1a08', alpha: 0.26, at },
      { d: roof, box, fill: '--m-built', stroke: '#4a2014', width: 0.8, at, alpha: 0.9 },
      { d: `M${-w / 2} 0H${w / 2}`, box, stroke: '#4a2014', width: 0.6, at },
    ];
  });
}

/** A line eased through its points. */
function curve(points: readonly Point[]): string {
  if (points.length < 2) return '';
  let d = `M${points[0]![0]} ${points[0]![1]}`;
  for (let i = 0; i < points.length - 1; i++) {
    const [a, b, c, e] = [points[i - 1] ?? points[i]!, points[i]!, points[i + 1]!, points[i + 2] ?? points[i + 1]!];
    const t = 0.17;
    d += `C${[b[0] + (c[0] - a[0]) * t, b[1] + (c[1] - a[1]) * t, c[0] - (e[0] - b[0]) * t, c[1] - (e[1] - b[1]) * t, c[0], c[1]].map(fixed).join(' ')}`;
  }
  return d;
}

type Pass = Omit<Stroke, 'd' | 'box'>;
type Drawn = Omit<Stroke, 'box'>;
const pass = (stroke: string, width: number, more: Pass = {}): Pass => ({ stroke, width, ...more });

/** Each kind of line as the passes that draw it, the lowest first. */
const LINES: Record<string, { eased?: boolean; passes: Pass[] }> = {
  'small-river': { passes: [pass('--m-halo', 4.6, { alpha: 0.55 }), pass('--m-water', 2.6)] },
  river: { passes: [pass('--m-water-edge', 8), pass('--m-water', 6), pass('--m-water-hi', 1.4, { alpha: 0.8 })] },
  'soft-river': {
    passes: [pass('--m-water-edge', 8), pass('--m-water-soft', 6), pass('--m-water-hi', 1.4, { alpha: 0.8 })],
  },
  road: { eased: true, passes: [pass('--m-hach', 5.4, { alpha: 0.55 }), pass('--m-clear', 3.6)] },
  track: { eased: true, passes: [pass('--m-hach', 5.4, { alpha: 0.55 }), pass('--m-clear', 3.6, { dash: [9, 5] })] },
  rail: {
    eased: true,
    passes: [pass('--m-halo', 4, { alpha: 0.6 }), pass('--m-rail', 1.5), pass('--m-rail', 5.4, { dash: [1.2, 7.2] })],
  },
  lateral: {
    eased: true,
    passes: [pass('--m-halo', 4, { alpha: 0.6 }), pass('--su-txt', 1.5), pass('--su-txt', 5.4, { dash: [1.2, 7.2] })],
  },
  theatre: { passes: [pass('--m-tdw-case', 6.4, { alpha: 0.75 }), pass('--m-tdw', 3.6, { dash: [11, 7] })] },
  border: { passes: [pass('--m-border', 9, { alpha: 0.22 }), pass('--m-border', 2.2, { dash: [9, 3.5, 2, 3.5] })] },
  demarcation: { passes: [pass('--m-border', 9, { alpha: 0.22 }), pass('--m-border', 2.2, { dash: [2.5, 4] })] },
  works: { passes: [pass('--m-fort', 2.4)] },
};
const ALIKE: Record<string, string> = {
  stream: 'small-river',
  'large-river': 'river',
  command: 'theatre',
  aspiration: 'demarcation',
};

function lines(picture: Picture, kinds: string[]): Stroke[] {
  return picture.lines
    .filter((line) => kinds.includes(line.kind))
    .flatMap((line) => {
      const drawn = LINES[ALIKE[line.kind] ?? line.kind];
      if (!drawn) return [];
      const d = drawn.eased ? curve(line.points) : path(line.points);
      const box = boxOf(line.points, 12);
      const found: Stroke[] = drawn.passes.map((each) => ({ d, box, ...each }));
      if (line.kind === 'works') found.push({ d: teeth(line.points), box, stroke: '--m-fort', width: 2 });
      return found;
    });
}

/** Teeth of a line of works: to the left, where the enemy is. */
function teeth(points: Point[]): string {
  let d = '';
  for (let i = 1; i < points.length; i++) {
    const [a, b] = [points[i - 1]!, points[i]!];
    const [dx, dy] = [b[0] - a[0], b[1] - a[1]];
    const l = Math.hypot(dx, dy);
    for (let s = 6; s < l - 3; s += 8.5)
      d += `M${fixed(a[0] + (dx * s) / l)} ${fixed(a[1] + (dy * s) / l)}l${fixed((dy / l) * 6.5)} ${fixed((-dx / l) * 6.5)}`;
  }
  return d;
}

const disc = (r: number): string => `M${-r} 0a${r} ${r} 0 1 0 ${2 * r} 0a${r} ${r} 0 1 0 ${-2 * r} 0z`;
const place = (r: number, dot: number): Drawn[] => [
  { d: disc(r + 1.3), fill: '--m-halo' },
  { d: disc(r), fill: '--m-halo', stroke: '--m-town', width: 1.5 },
  ...(dot ? [{ d: disc(dot), fill: '--m-town' }] : []),
];

/** Marks of the map about their own middle. */
const MARKS: Record<string, Drawn[]> = {
  town: place(4.8, 1.9),
  village: place(2.6, 0),
  city: [
    { d: 'M-15 -4l4 -7 7 -2 4 -4 8 3 7 5 1 8 -4 7 -6 3 -3 5 -8 -1 -6 -5 -5 -4z', fill: '--m-built', alpha: 0.62 },
    { d: 'M-12 -6L11 6M-8 8L7 -12M-14 1L14 -2M-2 -14L3 13', stroke: '--m-halo', width: 1.1, alpha: 0.85 },
    ...place(5.6, 2.6),
  ],
  fortress: [
    {
      d: 'M-.8 -13.8l3.9 5.2 5.9 -2.2 -.4 6.3 6.1 2 -4.6 4.4 3.1 5.5 -6.3 .6 -1.7 6.1 -5.2 -3.7 -5.5 3.3 -1.1 -6.3 -6.3 -1.1 3.3 -5.3 -4.2 -4.6 6.1 -1.5 .2 -6.3 5.7 2.6z',
      fill: '--m-fort',
      alpha: 0.9,
    },
    ...place(4.2, 1.7),
  ],
  bridge: [
    { d: 'M-8.5 0H8.5', stroke: '--m-halo', width: 6.4, alpha: 0.95, square: true },
    { d: 'M-9 -6.2L-6.4 -3.4H6.4L9 -6.2M-9 6.2L-6.4 3.4H6.4L9 6.2', stroke: '--m-town', width: 1.7 },
  ],
  star: [
    {
      d: 'M0 -9.6L2.4 -3.1L9.1 -3L3.7 1.2L5.7 7.8L0 3.9L-5.7 7.8L-3.7 1.2L-9.1 -3L-2.4 -3.1Z',
      fill: '--su',
      alpha: 0.55,
    },
  ],
};
const KINDS: Record<string, string> = { foreign: 'town', fort: 'fortress' };

function marks(picture: Picture): Stroke[] {
  return picture.marks.flatMap((mark: Mark) => {
    const turn = mark.kind === 'bridge' ? (mark.angle * Math.PI) / 180 : 0;
    const at = [Math.cos(turn), Math.sin(turn), -Math.sin(turn), Math.cos(turn), mark.x, mark.y] as const;
    return (MARKS[KINDS[mark.kind] ?? mark.kind] ?? []).map((each) => ({
      ...each,
      box: around(mark.x, mark.y, 18),
      at,
    }));
  });
}

/** The grid and the closed lands, a few hexes a stroke, so that a tile draws only its own. */
function hexes(picture: Picture, cells: readonly Cell[], f: number, ink: Pass[]): Stroke[] {
  const blocks = new Map<string, Cell[]>();
  const wide = picture.size * 8;
  for (const cell of cells) {
    const key = `${Math.floor(cell.x / wide)},${Math.floor(cell.y / wide)}`;
    blocks.set(key, [...(blocks.get(key) ?? []), cell]);
  }
  return ink.flatMap((each) =>
    [...blocks.values()].map((block) => ({
      d: block.map((cell) => path(corners(picture, cell, f)) + 'Z').join(''),
      box: boxOf(
        block.map((cell) => [cell.x, cell.y] as const),
        picture.size * 1.1,
      ),
      ...each,
    })),
  );
}

export function ground(picture: Picture): Stroke[] {
  const all: Box4 = [0, 0, picture.width, picture.height];
  const open = picture.cells.filter((cell) => !cell.closed);
  const closed = picture.cells.filter((cell) => cell.closed);
  return [
    { d: `M0 0H${picture.width}V${picture.height}H0Z`, box: all, fill: '--m-clear' },
    ...(picture.kilometres < 1 ? parcels(picture.width, picture.height) : []),
    ...natural(picture),
    ...picture.cells.flatMap((cell) => growth(picture, cell)).map((stroke) => ({ ...stroke, fine: true })),
    ...hexes(picture, closed, 1.012, [
      { fill: '--m-closed' },
      { fill: '--m-closed-ink', alpha: 0.32, hatch: { angle: 135, gap: 7, width: 0.8 } },
    ]),
    ...waters(picture),
    ...lines(picture, ['small-river', 'stream', 'river', 'large-river', 'soft-river']),
    ...hexes(picture, open, 1, [{ stroke: '--m-grid', width: 0.9, alpha: 0.42 }]),
    ...lines(picture, [
      'border',
      'demarcation',
      'aspiration',
      'theatre',
      'command',
      'works',
      'road',
      'track',
      'rail',
      'lateral',
    ]),
    ...marks(picture),
  ];
}
