/** The printed map as a picture: ground, water, grid, lines, railways, towns; town names are drawn live over the counters. */

import { hashed, seeded } from '../../board/chance';
import { sheet } from '../../board/defs';
import { fixed, path, polygon, type Point } from '../../board/lines';
import { corners, type Cell, type Patch, type Picture } from './picture';

const DEFS = `
<pattern id="closed" width="7" height="7" patternUnits="userSpaceOnUse" patternTransform="rotate(45)"><path d="M0 0V7" stroke="var(--m-closed-ink)" stroke-width=".8" opacity=".32"/></pattern>
<g id="bridge"><path stroke="var(--m-halo)" stroke-width="6.4" opacity=".95" d="M-8.5 0H8.5"/><path fill="none" stroke="var(--m-town)" stroke-width="1.7" stroke-linejoin="round" stroke-linecap="round" d="M-9 -6.2L-6.4 -3.4H6.4L9 -6.2M-9 6.2L-6.4 3.4H6.4L9 6.2"/></g>
<g id="ring"><circle r="6" fill="var(--m-halo)"/><circle r="4.8" fill="var(--m-halo)" stroke="var(--m-town)" stroke-width="1.5"/><circle r="1.9" fill="var(--m-town)"/></g>
<g id="village"><circle r="3.6" fill="var(--m-halo)"/><circle r="2.6" fill="var(--m-halo)" stroke="var(--m-town)" stroke-width="1.5"/></g>
<g id="city"><path fill="var(--m-built)" opacity=".62" d="M-15 -4l4 -7 7 -2 4 -4 8 3 7 5 1 8 -4 7 -6 3 -3 5 -8 -1 -6 -5 -5 -4z"/><path fill="none" stroke="var(--m-halo)" stroke-width="1.1" opacity=".85" d="M-12 -6L11 6M-8 8L7 -12M-14 1L14 -2M-2 -14L3 13"/><circle r="6.8" fill="var(--m-halo)"/><circle r="5.6" fill="var(--m-halo)" stroke="var(--m-town)" stroke-width="1.5"/><circle r="2.6" fill="var(--m-town)"/></g>
<g id="fortress"><path fill="var(--m-fort)" opacity=".9" transform="translate(-.8 0) scale(.92)" d="M0 -15l4.2 5.6 6.4 -2.4 -.4 6.8 6.6 2.2 -5 4.8 3.4 6 -6.8 .6 -1.8 6.6 -5.6 -4 -6 3.6 -1.2 -6.8 -6.8 -1.2 3.6 -5.8 -4.6 -5 6.6 -1.6 .2 -6.8 6.2 2.8z"/><circle r="5" fill="var(--m-halo)"/><circle r="4.2" fill="var(--m-halo)" stroke="var(--m-town)" stroke-width="1.5"/><circle r="1.7" fill="var(--m-town)"/></g>`;

/** Tint and darker rim of each natural ground. */
const TINTS: Record<string, [string, string]> = {
  forest: ['--m-forest', '--m-forest-edge'], swamp: ['--m-swamp', '--m-swamp-edge'], morass: ['--m-swamp', '--m-reed'],
  mountain: ['--m-mount', '--m-hach'], peaks: ['--m-mount', '--m-hach'], lake: ['--m-water-hi', '--m-water-edge'], sea: ['--m-water-hi', '--m-water-edge'],
  buildings: ['--m-buildings', '--m-built'],
};
const GLYPHS: Record<string, [glyph: string, count: number, apart: number]> = {
  forest: ['tree', 30, 9.5], swamp: ['reed', 16, 14], morass: ['reed', 22, 11], mountain: ['hach', 9, 19], peaks: ['hach', 12, 17],
};

const rings = (patch: Patch): string => patch.rings.map((ring) => path(ring) + 'Z').join('');

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

function natural(picture: Picture): string {
  let d = '';
  for (const kind of ['hill', 'slope', ...Object.keys(TINTS)]) {
    const patches = picture.patches.filter((patch) => patch.kind === kind);
    if (!patches.length) continue;
    const all = patches.map(rings).join('');
    if (kind === 'hill' || kind === 'slope') {
      const tint = kind === 'hill' ? '.95' : '.5';
      d += `<path d="${all}" transform="translate(6 8)" fill="#3a2808" opacity=".18" fill-rule="evenodd" filter="url(#broad)"/><path d="${all}" fill="var(--m-mount)" opacity="${tint}" fill-rule="evenodd"/>`;
      d += hachures(patches, kind === 'hill' ? 13 : 9);
      continue;
    }
    const [fill, rim] = TINTS[kind]!;
    d += `<path d="${all}" fill="var(${fill})" stroke="var(${rim})" stroke-width="2.4" fill-rule="evenodd" stroke-linejoin="round"/>`;
  }
  return d;
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
          d += `M${(b[0] - nx * 3).toFixed(1)} ${(b[1] - ny * 3).toFixed(1)}l${(nx * size).toFixed(1)} ${(ny * size).toFixed(1)}`;
        }
      }
    }
  }
  return `<path d="${d}" stroke="var(--m-hach)" stroke-width="1.1" opacity=".6" fill="none" stroke-linecap="round"/>`;
}

/** Thousands of trees are a few long paths, not thousands of elements: so the ground is painted in a moment. */
function glyphs(picture: Picture): string {
  const ink = { shade: '', leaf: '', needle: '', reed: '', rock: '' };
  const draw: Record<string, (x: number, y: number, i: number) => void> = {
    tree: (x, y, i) => {
      ink.shade += `M${fixed(x - 2.6)} ${fixed(y + 0.6)}a3.2 1.9 0 0 0 6 1l-2 -1.8z`;
      if (i % 3 === 2) ink.needle += `M${fixed(x)} ${fixed(y - 6)}l2.6 7h-5.2z`;
      else ink.leaf += `M${fixed(x - 3.1)} ${fixed(y - 1.6)}a3.1 2.9 0 1 1 6.2 0a3.1 2.7 0 1 1 -6.2 0z`;
    },
    reed: (x, y, i) => {
      ink.reed += i % 2 ? `M${fixed(x - 5)} ${fixed(y)}h9M${fixed(x - 3.4)} ${fixed(y + 2.6)}h6` : `M${fixed(x - 6)} ${fixed(y)}h12M${fixed(x - 2.6)} ${fixed(y - 1.6)}v-3M${fixed(x)} ${fixed(y - 1.6)}v-4.2M${fixed(x + 2.6)} ${fixed(y - 1.6)}v-2.6`;
    },
    hach: (x, y) => {
      ink.rock += `M${fixed(x - 7)} ${fixed(y + 3)}l5 -8l3 4l3 -5l4 9M${fixed(x - 2)} ${fixed(y - 5)}l1 7M${fixed(x + 4)} ${fixed(y - 6)}l1 7`;
    },
  };
  for (const cell of picture.cells) {
    const glyph = GLYPHS[cell.terrain];
    if (glyph) scattered(picture, cell, glyph[1], glyph[2]).forEach(([x, y], i) => draw[glyph[0]]!(x, y, i));
  }
  let d =
    `<path d="${ink.shade}" fill="var(--m-tree-dark)" opacity=".35"/><path d="${ink.leaf}${ink.needle}" fill="var(--m-tree)"/>` +
    `<path d="${ink.reed}" fill="none" stroke="var(--m-reed)" stroke-linecap="round"/><path d="${ink.rock}" fill="none" stroke="var(--m-hach)" stroke-width="1.3" stroke-linejoin="round"/>`;
  for (const cell of picture.cells.filter((found) => found.terrain === 'buildings')) {
    const chance = seeded(hashed(cell.number));
    d += scattered(picture, cell, 10, 17).map((p) => {
      const [w, h] = [9 + chance() * 7, 6.4 + chance() * 1.8];
      return `<g transform="translate(${p[0].toFixed(1)} ${p[1].toFixed(1)}) rotate(${((chance() - 0.5) * 50).toFixed(0)})"><rect x="${-w / 2 + 2}" y="${-h / 2 + 2.4}" width="${w}" height="${h}" fill="#2a1a08" opacity=".3"/><rect x="${-w / 2}" y="${-h / 2}" width="${w}" height="${h}" fill="var(--m-built)" stroke="#4a2014" stroke-width=".8"/><path d="M${-w / 2} 0H${w / 2}" stroke="#4a2014" stroke-width=".6"/></g>`;
    }).join('');
  }
  return `<g opacity=".85">${d}</g>`;
}

function curve(points: readonly Point[]): string {
  if (points.length < 2) return '';
  let d = `M${points[0]![0]} ${points[0]![1]}`;
  for (let i = 0; i < points.length - 1; i++) {
    const [a, b, c, e] = [points[i - 1] ?? points[i]!, points[i]!, points[i + 1]!, points[i + 2] ?? points[i + 1]!];
    const t = 0.17;
    d += `C${[b[0] + (c[0] - a[0]) * t, b[1] + (c[1] - a[1]) * t, c[0] - (e[0] - b[0]) * t, c[1] - (e[1] - b[1]) * t, c[0], c[1]].map((v) => v.toFixed(1)).join(' ')}`;
  }
  return d;
}

const stroke = (d: string, colour: string, width: number, more = ''): string => `<path d="${d}" fill="none" stroke="var(${colour})" stroke-width="${width}" stroke-linejoin="round" stroke-linecap="round" ${more}/>`;

function lines(picture: Picture, kinds: string[]): string {
  return picture.lines.filter((line) => kinds.includes(line.kind)).map((line) => drawn(line.kind, line.points)).join('');
}

function drawn(kind: string, points: Point[]): string {
  const d = path(points);
  switch (kind) {
    case 'small-river': case 'stream':
      return stroke(d, '--m-halo', 4.6, 'opacity=".55"') + stroke(d, '--m-water', 2.6);
    case 'river': case 'large-river': case 'soft-river':
      return stroke(d, '--m-water-edge', 8) + stroke(d, kind === 'soft-river' ? '--m-water-soft' : '--m-water', 6) + stroke(d, '--m-water-hi', 1.4, 'opacity=".8"');
    case 'road': case 'track': {
      const eased = curve(points);
      return stroke(eased, '--m-hach', 5.4, 'opacity=".55"') + stroke(eased, '--m-clear', 3.6, kind === 'track' ? 'stroke-dasharray="9 5"' : '');
    }
    case 'rail': case 'lateral': {
      const eased = curve(points);
      const ink = kind === 'lateral' ? '--su-txt' : '--m-rail';
      return stroke(eased, '--m-halo', 4, 'opacity=".6"') + stroke(eased, ink, 1.5) + `<path d="${eased}" fill="none" stroke="var(${ink})" stroke-width="5.4" stroke-dasharray="1.2 7.2"/>`;
    }
    case 'theatre': case 'command':
      return stroke(d, '--m-tdw-case', 6.4, 'opacity=".75"') + `<path d="${d}" fill="none" stroke="var(--m-tdw)" stroke-width="3.6" stroke-dasharray="11 7"/>`;
    case 'border': case 'demarcation': case 'aspiration':
      return stroke(d, '--m-border', 9, 'opacity=".22"') + `<path d="${d}" fill="none" stroke="var(--m-border)" stroke-width="2.2" stroke-dasharray="${kind === 'border' ? '9 3.5 2 3.5' : '2.5 4'}"/>`;
    case 'works':
      return stroke(d, '--m-fort', 2.4) + stroke(teeth(points), '--m-fort', 2);
    default:
      return '';
  }
}

/** Teeth of a line of works: to the left, where the enemy is. */
function teeth(points: Point[]): string {
  let d = '';
  for (let i = 1; i < points.length; i++) {
    const [a, b] = [points[i - 1]!, points[i]!];
    const [dx, dy] = [b[0] - a[0], b[1] - a[1]];
    const l = Math.hypot(dx, dy);
    for (let s = 6; s < l - 3; s += 8.5) d += `M${(a[0] + (dx * s) / l).toFixed(1)} ${(a[1] + (dy * s) / l).toFixed(1)}l${((dy / l) * 6.5).toFixed(1)} ${((-dx / l) * 6.5).toFixed(1)}`;
  }
  return d;
}

function towns(picture: Picture): string {
  const shown: Record<string, string> = { city: 'city', fortress: 'fortress', fort: 'fortress', town: 'ring', foreign: 'ring', village: 'village' };
  return picture.marks
    .map((mark) => {
      const at = `translate(${mark.x} ${mark.y})`;
      if (mark.kind === 'bridge') return `<use href="#bridge" transform="${at} rotate(${mark.angle})"/>`;
      if (mark.kind === 'star') return `<path transform="${at} scale(1.5)" fill="var(--su)" opacity=".55" d="M0 -6.4L1.6 -2.1L6.1 -2L2.5 .8L3.8 5.2L0 2.6L-3.8 5.2L-2.5 .8L-6.1 -2L-1.6 -2.1Z"/>`;
      return shown[mark.kind] ? `<use href="#${shown[mark.kind]}" transform="${at}"/>` : '';
    })
    .join('');
}

/** Fields of a battlefield: skewed parcels with faint furrows, for maps of a few kilometres. */
function parcels(picture: Picture): string {
  const chance = seeded(23);
  const out: Point[][] = [];
  const cut = (shape: Point[], depth: number): void => {
    const [xs, ys] = [shape.map((p) => p[0]), shape.map((p) => p[1])];
    const [x, y] = [Math.min(...xs), Math.min(...ys)];
    const [w, h] = [Math.max(...xs) - x, Math.max(...ys) - y];
    if (depth > 11 || (w * h < 15000 && chance() < 0.75) || Math.max(w, h) < 105) { out.push(shape); return; }
    const upright = w > h * (0.8 + chance() * 0.4);
    const [t, lean] = [0.38 + chance() * 0.24, (chance() - 0.5) * 0.5];
    const [cx, cy] = [x + w * (upright ? t : 0.5), y + h * (upright ? 0.5 : t)];
    const n = upright ? [Math.cos(lean), Math.sin(lean)] : [Math.sin(lean), Math.cos(lean)];
    const side = (p: Point): number => (p[0] - cx) * n[0]! + (p[1] - cy) * n[1]!;
    const [a, b]: [Point[], Point[]] = [[], []];
    shape.forEach((p, i) => {
      const q = shape[(i + 1) % shape.length]!;
      const [u, v] = [side(p), side(q)];
      (u < 0 ? a : b).push(p);
      if (u * v < 0) {
        const k = u / (u - v);
        const m: Point = [p[0] + (q[0] - p[0]) * k, p[1] + (q[1] - p[1]) * k];
        a.push(m);
        b.push(m);
      }
    });
    if (a.length < 3 || b.length < 3) { out.push(shape); return; }
    cut(a, depth + 1);
    cut(b, depth + 1);
  };
  cut([[0, 0], [picture.width, 0], [picture.width, picture.height], [0, picture.height]], 0);
  const tints = ['--m-clear', '--f2', '--f3', '--f4', '--f5', '--m-clear'];
  const furrows = [4, -9, 82, 97].map((angle, i) => `<pattern id="furrow${i}" width="9" height="9" patternUnits="userSpaceOnUse" patternTransform="rotate(${angle})"><path d="M0 4.5H9" stroke="var(--m-hach)" stroke-width=".7" opacity=".2"/></pattern>`).join('');
  const fields = out.map((shape) => {
    const tint = tints[Math.floor(chance() * 6)]!;
    const points = polygon(shape);
    const ploughed = chance() < 0.8 ? `<polygon points="${points}" fill="url(#furrow${Math.floor(chance() * 4)})"/>` : '';
    return `<polygon points="${points}" fill="var(${tint})"/>${ploughed}`;
  });
  return `<defs>${furrows}</defs>${fields.join('')}`;
}

export function ground(picture: Picture): string {
  const box = `x="0" y="0" width="${picture.width}" height="${picture.height}"`;
  const open = picture.cells.filter((cell) => !cell.closed);
  const closed = picture.cells.filter((cell) => cell.closed && cell.terrain !== 'sea');
  const grid = open.map((cell) => path(corners(picture, cell)) + 'Z').join('');
  const shut = closed.map((cell) => path(corners(picture, cell, 1.012)) + 'Z').join('');
  const body =
    `<rect ${box} fill="var(--m-clear)"/>` +
    (picture.kilometres < 1 ? parcels(picture) : '') +
    natural(picture) +
    glyphs(picture) +
    lines(picture, ['small-river', 'stream', 'river', 'large-river', 'soft-river']) +
    `<path d="${grid}" fill="none" stroke="var(--m-grid)" stroke-width=".9" opacity=".42"/>` +
    `<path d="${shut}" fill="var(--m-closed)"/><path d="${shut}" fill="url(#closed)"/>` +
    lines(picture, ['border', 'demarcation', 'aspiration', 'theatre', 'command', 'works', 'road', 'track', 'rail', 'lateral']) +
    towns(picture) +
    '';
  return sheet(0, 0, picture.width, picture.height, DEFS, body);
}
