/**
 * A drawing as a list of strokes: what a painter needs to paint any part of it at any scale, in a worker or on the
 * page.
 */
import type { Point } from './lines';

export type Box4 = readonly [left: number, top: number, right: number, bottom: number];

/** One path with its ink. Colours are names of the theme's tokens ("--m-water") or plain colours. */
export interface Stroke {
  d: string;
  /** Where it lies, its width included: a tile that it does not touch leaves it out. */
  box: Box4;
  fill?: string;
  stroke?: string;
  width?: number;
  dash?: number[];
  alpha?: number;
  evenodd?: boolean;
  square?: boolean;
  /** Left out where it would be too small to be seen. */
  fine?: boolean;
  /** Fill with lines instead of a plain colour: the fill is their ink. */
  hatch?: { angle: number; gap: number; width: number };
  blur?: number;
  /** Where the path stands: a b c d e f of a transform. */
  at?: readonly [number, number, number, number, number, number];
}

export type Ink = Readonly<Record<string, string>>;

export function boxOf(points: readonly Point[], pad = 0): Box4 {
  let [left, top, right, bottom] = [Infinity, Infinity, -Infinity, -Infinity];
  for (const [x, y] of points) {
    if (x < left) left = x;
    if (x > right) right = x;
    if (y < top) top = y;
    if (y > bottom) bottom = y;
  }
  return [left - pad, top - pad, right + pad, bottom + pad];
}

export function meet(a: Box4, b: Box4): boolean {
  return a[0] < b[2] && b[0] < a[2] && a[1] < b[3] && b[1] < a[3];
}
