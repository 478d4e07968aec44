/** Outlines that counters, backs and markers share; worked out once, with the places written into the paths. */

/** A hexagon with its points up, as the hexes of the map. */
export function hexagon(r: number, x = 0, y = 0, round = 3): string {
  const corners = [0, 1, 2, 3, 4, 5].map((k) => {
    const angle = ((k * 60 - 90) * Math.PI) / 180;
    return [x + r * Math.cos(angle), y + r * Math.sin(angle)] as const;
  });
  const near = (a: readonly [number, number], b: readonly [number, number]): string =>
    `${(a[0] + ((b[0] - a[0]) * round) / r).toFixed(2)} ${(a[1] + ((b[1] - a[1]) * round) / r).toFixed(2)}`;
  return (
    corners
      .map((corner, k) => {
        const [before, after] = [corners[(k + 5) % 6]!, corners[(k + 1) % 6]!];
        const turn = `Q${corner[0].toFixed(2)} ${corner[1].toFixed(2)} ${near(corner, after)}`;
        return `${k ? 'L' : 'M'}${near(corner, before)}${turn}`;
      })
      .join('') + 'Z'
  );
}

/** A star with five points. */
export function star(r: number): string {
  const points = Array.from({ length: 10 }, (_, k) => {
    const [angle, reach] = [((k * 36 - 90) * Math.PI) / 180, k % 2 ? r * 0.4 : r];
    return `${(reach * Math.cos(angle)).toFixed(2)} ${(reach * Math.sin(angle)).toFixed(2)}`;
  });
  return `M${points.join('L')}Z`;
}

/** The angle of a side of the hex, in degrees from the east. */
export const ANGLES: Readonly<Record<string, number>> = { E: 0, SE: 60, SW: 120, W: 180, NW: 240, NE: 300 };

/** Polish, Ukrainian and Lithuanian counters and the Russian ones have colours of their own for their front. */
export const FRONTS: Readonly<Record<string, string>> = {
  polish: '#b3243b',
  ukrainian: '#2459a6',
  russian: '#ffffff',
  lithuanian: '#1b6b3c',
};

/** The colours of a plate. */
export const plateOf = (side: string, nation = ''): 'pl' | 'su' | 'lt' =>
  nation === 'lithuanian' ? 'lt' : side === 'ru' ? 'su' : 'pl';
