/** Both sums of a combat part by part: what both sides have stands in one row. */
import type { Modifier } from '../../../words/tell';

export interface Row {
  text: string;
  rule: string;
  values: [number | null, number | null];
}

/** Whether a part of the defence is a unit that one does not see: what stands there is only imagined. */
export const isImagined = ({ of }: Modifier, seen: ReadonlySet<string> | null): boolean =>
  seen !== null && of !== undefined && !seen.has(of);

/** `seen`: the units of the defender that are known, where others are not; their names would tell a guess as a fact. */
export function rowsOf(
  attack: readonly Modifier[],
  defence: readonly Modifier[],
  told: (part: Modifier, isImagined: boolean) => string,
  seen: ReadonlySet<string> | null = null,
): Row[] {
  const found: Row[] = [];
  for (const [side, parts] of [attack, defence].entries())
    for (const part of parts) {
      const own = side as 0 | 1;
      const text = told(part, own === 1 && isImagined(part, seen));
      const same = /unit/.test(part.key)
        ? undefined
        : found.find((row) => row.text === text && row.rule === part.rule && row.values[own] === null);
      if (same) same.values[own] = part.value;
      else found.push({ text, rule: part.rule, values: own ? [null, part.value] : [part.value, null] });
    }
  return found;
}
