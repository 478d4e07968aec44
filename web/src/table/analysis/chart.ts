/** The curve of an analysis as numbers and paths; and as a picture by itself, to be saved. */
import { words } from '../../words/words.svelte';
import type { AnalysisTold, CurvePoint, MistakeTold } from '../../wire/types';

export interface Frame {
  width: number;
  height: number;
  left: number;
  right: number;
  top: number;
  bottom: number;
}

/** The version of the last moment: the right end. */
export function lastOf(curve: readonly CurvePoint[]): number {
  return Math.max(1, curve.at(-1)?.version ?? 1);
}

export function xOf(frame: Frame, last: number, version: number): number {
  return frame.left + ((frame.width - frame.left - frame.right) * Math.min(version, last)) / last;
}

export function yOf(frame: Frame, chance: number): number {
  return frame.top + (frame.height - frame.top - frame.bottom) * (1 - chance);
}

const at = (x: number, y: number): string => `${x.toFixed(1)} ${y.toFixed(1)}`;

/** The chance of the first seat as a line. */
export function lineOf(frame: Frame, curve: readonly CurvePoint[], seat: string): string {
  const last = lastOf(curve);
  return curve
    .map(({ version, win }, i) => `${i ? 'L' : 'M'}${at(xOf(frame, last, version), yOf(frame, win[seat] ?? 0))}`)
    .join('');
}

/** How sure that is, as an area about it. */
export function bandOf(frame: Frame, curve: readonly CurvePoint[]): string {
  if (!curve.length) return '';
  const last = lastOf(curve);
  const upper = curve.map(({ version, high }) => at(xOf(frame, last, version), yOf(frame, high)));
  const lower = curve.map(({ version, low }) => at(xOf(frame, last, version), yOf(frame, low))).reverse();
  return `M${[...upper, ...lower].join('L')}Z`;
}

/** Where turns begin, as far as there is room for their numbers. */
export function turnsOf(frame: Frame, curve: readonly CurvePoint[], room = 20): { x: number; turn: number }[] {
  const found: { x: number; turn: number }[] = [];
  const last = lastOf(curve);
  let [turn, free] = [0, -room];
  for (const point of curve) {
    if (point.turn <= turn) continue;
    turn = point.turn;
    const x = xOf(frame, last, point.version);
    if (x - free < room) continue;
    found.push({ x, turn });
    free = x;
  }
  return found;
}

/** The moment that a place on the picture stands for. */
export function pointAt(frame: Frame, curve: readonly CurvePoint[], x: number): CurvePoint | null {
  const last = lastOf(curve);
  const wanted = ((x - frame.left) / (frame.width - frame.left - frame.right)) * last;
  let best: CurvePoint | null = null;
  for (const point of curve)
    if (!best || Math.abs(point.version - wanted) < Math.abs(best.version - wanted)) best = point;
  return best;
}

/** How things stood at a version: the last moment up to it. */
export function standingAt(curve: readonly CurvePoint[], version: number): CurvePoint | null {
  return curve.findLast((point) => point.version <= version) ?? curve[0] ?? null;
}

/** How mistakes are marked, as chess players do. */
export const SIGNS: Record<MistakeTold['mark'], string> = {
  slip: '·',
  inaccuracy: '?!',
  mistake: '?',
  blunder: '??',
};

/** The marks that stand on the picture: the largest mistakes, as far as there is room beside each other. */
export function marksOf(
  frame: Frame,
  told: Pick<AnalysisTold, 'curve' | 'mistakes'>,
  room = 17,
): { version: number; seat: string; mark: MistakeTold['mark']; x: number }[] {
  const last = lastOf(told.curve);
  const found: { version: number; seat: string; mark: MistakeTold['mark']; x: number }[] = [];
  for (const { version, seat, mark } of told.mistakes) {
    if (mark === 'slip') continue;
    const x = xOf(frame, last, version);
    if (found.every((other) => other.seat !== seat || Math.abs(other.x - x) >= room))
      found.push({ version, seat, mark, x });
  }
  return found;
}

export function percent(share: number): string {
  return `${Math.round(100 * share)}%`;
}

/** With its sign: +3 %, −12 %. */
export function change(share: number): string {
  const points = Math.round(100 * share);
  return `${points > 0 ? '+' : points < 0 ? '−' : '±'}${Math.abs(points)}%`;
}

/** So much of the chance to win has to hang on luck, for it to be called great. */
const GREAT = 0.05;

/** How lucky somebody was, as the end of a key: what everybody has, or what changed next to nothing, is no luck. */
export function luckOf(sd: number, win = 1): 'even' | 'lucky' | 'unlucky' | 'very-lucky' | 'very-unlucky' {
  if (Math.abs(sd) < 0.5 || Math.round(100 * Math.abs(win)) < 1) return 'even';
  const how = sd > 0 ? 'lucky' : 'unlucky';
  return Math.abs(sd) < 1.5 || Math.abs(win) < GREAT ? how : `very-${how}`;
}

/** Standard deviations, with their sign. */
export function deviations(sd: number): string {
  const rounded = Math.round(10 * Math.abs(sd)) / 10;
  const digits = { minimumFractionDigits: 1, maximumFractionDigits: 1 };
  return `${!rounded ? '±' : sd > 0 ? '+' : '−'}${rounded.toLocaleString(words.language, digits)}`;
}

const escaped = (text: string): string =>
  text.replace(/[&<>"]/g, (sign) => ({ '&': '&amp;', '<': '&lt;', '>': '&gt;', '"': '&quot;' })[sign]!);

/** The whole curve as a file. */
export function pictureOf(told: AnalysisTold, names: Record<string, string>, title: string): string {
  const frame: Frame = { width: 960, height: 360, left: 56, right: 16, top: 40, bottom: 44 };
  const [first, ...others] = told.seats;
  const last = lastOf(told.curve);
  const y = (chance: number): string => yOf(frame, chance).toFixed(1);
  const text = (x: number, top: number, words: string, more = ''): string =>
    `<text x="${x.toFixed(1)}" y="${top}" fill="#2b2b2b" ${more}>${escaped(words)}</text>`;
  const parts = [
    `<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 960 360" font-family="sans-serif" font-size="12">`,
    `<title>${escaped(title)}</title><rect width="960" height="360" fill="#fbf8f0"/>`,
    text(frame.left, 24, title, 'font-size="15"'),
    ...[0, 0.25, 0.5, 0.75, 1].flatMap((share) => [
      `<path d="M${frame.left} ${y(share)}H${frame.width - frame.right}" stroke="#d9d4c7"/>`,
      text(frame.left - 8, Number(y(share)) + 4, percent(share), 'text-anchor="end"'),
    ]),
    ...turnsOf(frame, told.curve, 22).map(({ x, turn }) =>
      text(x, frame.height - frame.bottom + 18, String(turn), 'text-anchor="middle"'),
    ),
    `<path d="${bandOf(frame, told.curve)}" fill="#1f4e79" fill-opacity=".19"/>`,
    `<path d="${lineOf(frame, told.curve, first ?? '')}" fill="none" stroke="#1f4e79" stroke-width="2"/>`,
    ...told.turning_points.map(
      ({ version }) =>
        `<path d="M${xOf(frame, last, version).toFixed(1)} ${frame.top}V${frame.height - frame.bottom}" stroke="#b03a2e" stroke-dasharray="4 3"/>`,
    ),
    text(frame.left + 6, frame.top + 14, names[first ?? ''] ?? ''),
    text(frame.left + 6, frame.height - frame.bottom - 6, others.map((seat) => names[seat] ?? seat).join(', ')),
  ];
  return `${parts.join('\n')}</svg>\n`;
}
