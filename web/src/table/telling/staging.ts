/** Which positions a story has come to, stroke by stroke. */
import type { Stroke } from './strokes';

const versionOf = ({ events }: Stroke): number => events.at(-1)!.version;

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
