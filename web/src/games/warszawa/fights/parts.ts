/** Which parts of a sum came, went or changed. */
import type { Modifier } from '../../../words/tell';

export interface Part {
  text: string;
  value: number;
}

/** By their words, in the order in which they stand: what is there now before what is gone. */
export function partsBetween(
  before: readonly Modifier[],
  after: readonly Modifier[],
  said: (part: Modifier) => string,
): Part[] {
  const sums = (parts: readonly Modifier[]): Map<string, number> => {
    const found = new Map<string, number>();
    for (const part of parts) found.set(said(part), (found.get(said(part)) ?? 0) + part.value);
    return found;
  };
  const [was, is] = [sums(before), sums(after)];
  return [...new Set([...is.keys(), ...was.keys()])]
    .map((text) => ({ text, value: (is.get(text) ?? 0) - (was.get(text) ?? 0) }))
    .filter(({ value }) => value !== 0);
}
