/** Who came onto the map in the phase that is on, and where: they stay in the tray as ghosts. */
import type { Told } from '../../../wire/types';
import { sideOfUnit, type Side } from '../types';

const COME = new Set(['arrived', 'restored', 'deployed']);
const BEGINS = new Set(['turn-began', 'phase-began']);

export function arrivedOf(journal: readonly Told[], side: Side, isOnMap: (id: string) => boolean): [string, string][] {
  const begun = journal.findLastIndex(({ event }) => BEGINS.has(event));
  const found = new Map<string, string>();
  for (const { event, fields } of journal.slice(begun + 1)) {
    const [unit, hex] = [String(fields.unit ?? ''), String(fields.hex ?? '')];
    if (COME.has(event) && hex && sideOfUnit(unit) === side && isOnMap(unit)) found.set(unit, hex);
  }
  return [...found];
}
