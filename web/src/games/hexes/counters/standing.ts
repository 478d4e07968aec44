/** Who stands in each hex, in a few words. */
import { t } from '../../../words/words.svelte';
import type { Piece } from '../pieces';

const MOST = 3;

/** All counters with their hexes, for whoever looks for one by its name. */
export const listed = (pieces: readonly Piece[]): { id: string; name: string; place: string }[] =>
  pieces.map(({ id, name, hex }) => ({ id, name, place: hex }));

/** Both sides in one hex are parted by a dash: who stands against whom. */
export function standing(pieces: readonly Piece[]): Map<string, string> {
  const found = new Map<string, Map<string, string[]>>();
  for (const { hex, side, name } of pieces) {
    const sides = found.get(hex) ?? new Map<string, string[]>();
    found.set(hex, sides.set(side, [...(sides.get(side) ?? []), name]));
  }
  return new Map([...found].map(([hex, sides]) => [hex, [...sides.values()].map(few).join(' – ')]));
}

/** So short a name is not parted at the end of a line: its number would stand alone. */
const SHORT = 8;
const whole = (name: string): string => (name.length > SHORT ? name : name.replaceAll(' ', '\u00a0'));

function few(names: readonly string[]): string {
  const told = names.slice(0, MOST).map(whole).join(', ');
  return names.length > MOST ? t('standing-more', { names: told, count: names.length - MOST }) : told;
}
