/** What is said over a card of the hand: where it lies, what it counts in the fight, whether it can be played. */
import { t } from '../../../words/words.svelte';
import type { View } from '../types';

export interface Verdict {
  text: string;
  whole: string;
  kind: 'laid' | 'fits' | 'not' | 'known' | 'acts';
}

/** `place`: where it lies at the front, or -1; `acts`: it can be played now. */
export function verdictOf(
  n: number,
  id: string,
  view: Pick<View, 'protected' | 'exposed'>,
  counts: ReadonlyMap<string, number | null>,
  { place, acts }: { place: number; acts: boolean },
): Verdict | null {
  if (place >= 0) {
    const text = view.protected === n ? t('warszawa-laid-protected', { n: place + 1 }) : String(place + 1);
    return { text, whole: t('warszawa-at-front'), kind: 'laid' };
  }
  const count = counts.get(id);
  if (count === null) return { text: t('warszawa-goes-back'), whole: t('warszawa-goes-back-why'), kind: 'not' };
  if (count !== undefined)
    return { text: t('warszawa-fits', { count }), whole: t('warszawa-fits-whole', { count }), kind: 'fits' };
  if (acts) return { text: t('warszawa-can-act'), whole: t('warszawa-can-act'), kind: 'acts' };
  if (view.exposed.includes(n)) return { text: t('warszawa-known'), whole: t('warszawa-known'), kind: 'known' };
  return null;
}
