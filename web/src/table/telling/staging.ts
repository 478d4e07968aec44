/** Which positions a story has come to, stroke by stroke. */
import type { Fought } from './bouts';
import type { Stroke } from './strokes';

const versionOf = ({ events }: Stroke): number => events.at(-1)!.version;

/** A fight that goes by: it is told on the board as it was when it began, so that whoever falls in it is seen. */
export const isWitnessed = ({ kind, waits }: Stroke): boolean => kind === 'fight' && !waits;

/**
 * The versions after the strokes that have been told, the latest last. Marches may be told all at once before fights
 * that came between them: the position is that before the fight, and not what came of it. `fills`: a fight is told on
 * the table as it was when it began.
 */
export function reachedBy(strokes: readonly Stroke[], at: number, fills: boolean): number[] {
  const told = strokes.slice(0, at + 1);
  const shown = fills ? told.slice(0, told.findLastIndex(({ kind }) => kind !== 'fight') + 1) : told;
  return shown.map((stroke, i) => {
    const ahead = strokes.slice(i + 1).flatMap(({ events }) => events.map(({ version }) => version));
    const first = Math.min(...ahead);
    return first < versionOf(stroke) ? first - 1 : versionOf(stroke);
  });
}

/**
 * The same where fights are told whole: a fight is told on the board on which it began, all else on the board that it
 * led to, and nothing on one that is earlier than what was told before it.
 */
export function stoodAt(strokes: readonly Stroke[], at: number, fought: Fought): number[] {
  const reached = reachedBy(strokes, at, false);
  return reached.reduce<number[]>((found, after, i) => {
    const { kind, events } = strokes[i]!;
    const begun = events.find((one) => fought.part(one) === 'begins') ?? events[0]!;
    const shown = kind === 'fight' ? begun.version - 1 : after;
    return [...found, Math.max(shown, found.at(-1) ?? 0)];
  }, []);
}

/** The version that the board shows with a stroke. */
export function shownBy(strokes: readonly Stroke[], at: number, fills: boolean): number | undefined {
  const now = strokes[at];
  if (fills || !now || !isWitnessed(now)) return reachedBy(strokes, at, fills).at(-1);
  return Math.min(...strokes.slice(at).flatMap(({ events }) => events.map(({ version }) => version))) - 1;
}
