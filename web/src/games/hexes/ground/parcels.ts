/** Fields of a battlefield: skewed parcels with faint furrows, for maps of a few kilometres. */
import { seeded } from '../../../board/chance';
import { path, type Point } from '../../../board/lines';
import { boxOf, type Stroke } from '../../../board/strokes';

const TINTS = ['--m-clear', '--f2', '--f3', '--f4', '--f5', '--m-clear'];
const FURROWS = [4, -9, 82, 97];

export function parcels(width: number, height: number): Stroke[] {
  const chance = seeded(23);
  const out: Point[][] = [];
  cut(
    [
      [0, 0],
      [width, 0],
      [width, height],
      [0, height],
    ],
    0,
    chance,
    out,
  );
  return out.flatMap((shape): Stroke[] => {
    const field: Stroke = { d: path(shape) + 'Z', box: boxOf(shape), fill: TINTS[Math.floor(chance() * 6)]! };
    if (chance() >= 0.8) return [field];
    return [
      field,
      {
        ...field,
        fill: '--m-hach',
        alpha: 0.2,
        hatch: { angle: FURROWS[Math.floor(chance() * 4)]!, gap: 9, width: 0.7 },
      },
    ];
  });
}

/** Cut a field in two, and its parts again, until they are small enough. */
function cut(shape: Point[], depth: number, chance: () => number, out: Point[][]): void {
  const [left, top, right, bottom] = boxOf(shape);
  const [w, h] = [right - left, bottom - top];
  if (depth > 11 || (w * h < 15000 && chance() < 0.75) || Math.max(w, h) < 105) {
    out.push(shape);
    return;
  }
  const upright = w > h * (0.8 + chance() * 0.4);
  const [t, lean] = [0.38 + chance() * 0.24, (chance() - 0.5) * 0.5];
  const [cx, cy] = [left + w * (upright ? t : 0.5), top + h * (upright ? 0.5 : t)];
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
  if (a.length < 3 || b.length < 3) {
    out.push(shape);
    return;
  }
  cut(a, depth + 1, chance, out);
  cut(b, depth + 1, chance, out);
}
