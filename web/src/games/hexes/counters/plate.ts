/** The shapes of a strategic counter's plate, worked out once for all counters. */
// What all counters share is worked out once. Places are written into the paths: every transform and every opacity of
// its own would be a group of its own for whoever composes the picture, many times a counter, at every frame of a
// moving map.
const q = Math.PI / 3;
const CR = 32.5;
const rounded = (R: number, r = 3.2, [x, y] = [0, 0]): string => {
  const v = [0, 1, 2, 3, 4, 5].map((k) => [x + R * Math.cos(k * q), y + R * Math.sin(k * q)] as const);
  return (
    v
      .map((c, k) => {
        const [p, n] = [v[(k + 5) % 6]!, v[(k + 1) % 6]!];
        const a = [c[0] + ((p[0] - c[0]) * r) / R, c[1] + ((p[1] - c[1]) * r) / R];
        const b = [c[0] + ((n[0] - c[0]) * r) / R, c[1] + ((n[1] - c[1]) * r) / R];
        return `${k ? 'L' : 'M'}${a[0]!.toFixed(2)} ${a[1]!.toFixed(2)}Q${c[0].toFixed(2)} ${c[1].toFixed(2)} ${b[0]!.toFixed(2)} ${b[1]!.toFixed(2)}`;
      })
      .join('') + 'Z'
  );
};
export const FACE = rounded(CR);
export const SHADE = rounded(CR, 3.2, [1.4, 2.6]);
export const INNER = rounded(CR - 1.6);
export const SECOND = rounded(CR - 4.2, 3.2);
export const FOOT_WHOLE = 'M-18.6 23.2L-16.5 26.8Q-16.1 27.3 -15.4 27.3H15.4Q16.1 27.3 16.5 26.8L18.6 23.2Z';
export const FOOT_HALF = [
  'M-18.6 23.2L-16.5 26.8Q-16.1 27.3 -15.4 27.3H0V23.2Z',
  'M0 23.2V27.3H15.4Q16.1 27.3 16.5 26.8L18.6 23.2Z',
];
export const COVER = rounded(CR - 4.5, 4);
export const TICKS = [0, 1, 2, 3, 4, 5]
  .map(
    (k) =>
      `M${((CR - 3) * Math.cos(k * q)).toFixed(1)} ${((CR - 3) * Math.sin(k * q)).toFixed(1)}L${((CR + 6.5) * Math.cos(k * q)).toFixed(1)} ${((CR + 6.5) * Math.sin(k * q)).toFixed(1)}`,
  )
  .join('');
export const SIZES: Record<string, string> = {
  corps: '×××',
  division: '××',
  brigade: '×',
  regiment: 'III',
  group: '×',
  army: '××××',
};
const mark = (points: [number, number][]): string =>
  `M${points.map(([x, y]) => `${(22.6 + 0.84 * x).toFixed(2)} ${(-5 + 0.84 * y).toFixed(2)}`).join('L')}Z`;
export const CROSS = mark([
  [-1.5, -1.5],
  [-2.6, -6],
  [2.6, -6],
  [1.5, -1.5],
  [6, -2.6],
  [6, 2.6],
  [1.5, 1.5],
  [2.6, 6],
  [-2.6, 6],
  [-1.5, 1.5],
  [-6, 2.6],
  [-6, -2.6],
]);
export const STAR = mark([
  [0, -6.4],
  [1.6, -2.1],
  [6.1, -2],
  [2.5, 0.8],
  [3.8, 5.2],
  [0, 2.6],
  [-3.8, 5.2],
  [-2.5, 0.8],
  [-6.1, -2],
  [-1.6, -2.1],
]);
/** The box of the arm with its sign; `arm` is what is drawn in it. */
interface Box {
  left: number;
  right: number;
  top: number;
  bottom: number;
}
export const BOX: Box = { left: -11.6, right: 14.8, top: -13.6, bottom: 3.6 };
/** From further away the number takes its place, and it stands beside. */
const ASIDE: Box = { left: 5, right: 25, top: -13, bottom: 0.6 };

function armsIn({ left, right, top, bottom }: Box): Record<string, string> {
  const [x, y] = [(left + right) / 2, (top + bottom) / 2];
  const cross = `M${left} ${top}L${right} ${bottom}M${left} ${bottom}L${right} ${top}`;
  return {
    infantry: cross,
    cavalry: `M${left} ${bottom}L${right} ${top}`,
    motorised: `${cross}M${x} ${top}V${bottom}`,
    motor: `${cross}M${x} ${top}V${bottom}`,
    garrison: `${cross}M${left} ${y + 3.8}H${right}`,
  };
}
export const ARMS = armsIn(BOX);
const { left, right, top, bottom } = ASIDE;
const OUTLINE = `M${left} ${top}H${right}V${bottom}H${left}Z`;
export const ARMS_ASIDE: Record<string, string> = Object.fromEntries(
  Object.entries(armsIn(ASIDE)).map(([arm, sign]) => [arm, OUTLINE + sign]),
);
export const EMPTY_ASIDE = OUTLINE;
export const OTHER = 'M-6.4 -5H9.6M-2.4 -9L-6.4 -5L-2.4 -1';
/** Pictures of support units, about a point one above the middle. */
export const SUPPORT: Record<string, string> = {
  'armoured-train':
    'M-17 4.5V-3.5H-9V-7H-1V-3.5H4V-7H9L12 -3.5H17V4.5ZM-13.5 8a2.3 2.3 0 1 0 .1 0ZM-6.5 8a2.3 2.3 0 1 0 .1 0ZM6.5 8a2.3 2.3 0 1 0 .1 0ZM13.5 8a2.3 2.3 0 1 0 .1 0ZM-16 -1.2H-10.5M5.5 -.8H16',
  'armoured-car':
    'M-15 4V-1L-9 -3H-4L-2 -7H5L7 -3L14 -1V4ZM5 -5.5H13V-4H5ZM-9 8.6a3.4 3.4 0 1 0 .1 0ZM8 8.6a3.4 3.4 0 1 0 .1 0Z',
  tank: 'M-17 5L-12 -4H12L17 5L13 8H-13ZM-6 -4V-8H5V-4M5 -7H14V-5.5H5Z',
  artillery: 'M-3 0L16 -7L17 -4.6L-1 3ZM-4 8.5a6 6 0 1 1 .1 0ZM-9 4L-18 8L-17 9.6L-6 7Z',
  aircraft: 'M-15 -1H14L17 -3V1L14 1H-15ZM-4 -8H3V6H-4ZM-15 -5V3',
};
