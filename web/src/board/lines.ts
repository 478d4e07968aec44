/** Lines of the map: points, smooth rivers, polygons. */
export type Point = readonly [number, number];

export const fixed = (value: number): string => value.toFixed(1);

export function path(points: readonly Point[]): string {
  return 'M' + points.map(([x, y]) => `${fixed(x)} ${fixed(y)}`).join('L');
}

export function polygon(points: readonly Point[]): string {
  return points.map(([x, y]) => `${fixed(x)},${fixed(y)}`).join(' ');
}

/** Corners cut `times` over: a chain of hexsides becomes a river. */
export function smooth(points: readonly Point[], times = 3): Point[] {
  let line = [...points];
  for (let n = 0; n < times; n++) {
    const next: Point[] = [line[0]!];
    for (let i = 0; i < line.length - 1; i++) {
      const [a, b] = [line[i]!, line[i + 1]!];
      next.push(
        [a[0] * 0.75 + b[0] * 0.25, a[1] * 0.75 + b[1] * 0.25],
        [a[0] * 0.25 + b[0] * 0.75, a[1] * 0.25 + b[1] * 0.75],
      );
    }
    next.push(line.at(-1)!);
    line = next;
  }
  return line;
}
