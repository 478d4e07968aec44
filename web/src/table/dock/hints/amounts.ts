/** Numbers that a bot counts in: as exact as one can read them. */
import { words } from '../../../words/words.svelte';

/** Without a sign: 12, 1.4, 0.35. */
export function size(value: number): string {
  const much = Math.abs(value);
  const digits = much >= 9.95 ? 0 : much >= 0.95 ? 1 : 2;
  return much.toLocaleString(words.language, { maximumFractionDigits: digits, useGrouping: false });
}

/** With true plus and minus. */
export function amount(value: number): string {
  const told = size(value);
  return value < 0 ? `−${told}` : `+${told}`;
}
