/** What stands on the one track of morale: a pin for each theatre; theatres that are linked share one. */
import type { Teller } from '../../../words/tell';
import { t } from '../../../words/words.svelte';
import type { View } from '../types';

export interface Pin {
  theatres: string[];
  field: number;
  side: string;
  /** Its theatres and who leads there, in words. */
  name: string;
}

const holder = (field: number): string => (field < 0 ? 'pl' : field > 0 ? 'su' : '');

export const advantage = (field: number, tell: Teller): string =>
  field ? `${tell.seat(holder(field))} +${Math.abs(field)}` : t('rok1920-even');

export function pinsOf(view: View, tell: Teller): Pin[] {
  const linked = view.notes.coupled.length ? ['pl', ...view.notes.coupled.filter((id) => id !== 'pl')] : [];
  const groups = new Map<string, string[]>();
  for (const { theatre } of view.morale) {
    const key = linked.includes(theatre) ? 'linked' : theatre;
    groups.set(key, [...(groups.get(key) ?? []), theatre]);
  }
  return [...groups.values()].map((theatres) => {
    const { field } = view.morale.find(({ theatre }) => theatre === theatres[0])!;
    const names = theatres.map((theatre) => tell.label(theatre, 'theatre')).join(' + ');
    return { theatres, field, side: holder(field), name: `${names}: ${advantage(field, tell)}` };
  });
}
