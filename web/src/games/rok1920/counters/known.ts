/** What the journal has told of markers that lie face down: where they were laid, and who was seen there before. */
import { t } from '../../../words/words.svelte';
import type { Teller } from '../../../words/tell';
import type { Told } from '../../../wire/types';

export interface Known {
  /** When the marker was laid, as the journal dates it. */
  laid: string;
  /** Units that were seen on its hex in the open, or when a marker was turned over there. */
  seen: string[];
  when: string;
  /** Nothing has been seen since this stage began. */
  old: boolean;
}

/** Facts by marker, in the order in which they were told. */
export function knownOf(told: readonly Told[]): Map<string, Known> {
  const found = new Map<string, Known>();
  const seen = new Map<string, { units: string[]; when: string }>();
  let stage = '';
  for (const { event, fields } of told) {
    if (event === 'moved')
      for (const there of seen.values()) there.units = there.units.filter((id) => id !== fields.unit);
    const [unit, hex] = [String(fields.unit ?? fields.piece ?? ''), String(fields.hex ?? '')];
    if (event === 'turn-began') stage = String(fields.stage ?? '');
    else if (event === 'hidden-revealed') {
      seen.set(hex, { units: (fields.units as string[] | undefined) ?? [], when: stage });
      found.delete(unit);
    } else if (event === 'dummy-revealed') found.delete(unit);
    else if (event === 'patrol-laid' || event === 'group-laid') {
      const there = seen.get(hex);
      found.set(unit, { laid: stage, seen: there?.units ?? [], when: there?.when ?? '', old: false });
    }
  }
  for (const known of found.values()) known.old = known.when !== stage;
  return found;
}

/** In one line, for lists and for those who listen. */
export function knownInWords({ laid, seen, when }: Known, tell: Teller): string {
  if (seen.length) return t('rok1920-known-seen', { units: tell.label(seen, 'units'), date: when });
  return laid ? t('rok1920-known-laid', { date: laid }) : '';
}
