/** A choice told whole: the answer, who goes along, and where it leads. */
import { listed, type Teller, type Wire } from '../../../words/tell';
import { t } from '../../../words/words.svelte';

const PLACES = ['hex', 'path', 'field', 'target'];
const WHO = ['unit', 'units', 'with', 'army', 'leader', 'card', 'second'];

const last = (value: unknown): unknown => (Array.isArray(value) ? value.at(-1) : value);
const each = (value: unknown): string[] => (Array.isArray(value) ? value : [value]).map(String);

/** The ids that an answer names. */
function namesIn({ answer: _, ...fields }: Wire): string[] {
  return Object.values(fields).flatMap(each);
}

/** `first`: the answer in words; `then`: what follows it, as the seat would go on by itself. */
export function lineOf(tell: Teller, first: string, wire: Wire, then: readonly Wire[]): string {
  const seen = new Set(namesIn(wire));
  const along: string[] = [];
  let [to, facing] = ['', ''];
  for (const { answer: _, ...fields } of then)
    for (const [field, value] of Object.entries(fields)) {
      if (PLACES.includes(field)) {
        const place = String(last(value));
        to = seen.has(place) && !to ? '' : tell.label(place, field);
      } else if (field === 'facing') facing = tell.label(value, field);
      else if (WHO.includes(field))
        for (const id of each(value))
          if (!seen.has(id)) {
            seen.add(id);
            along.push(tell.label(id, field));
          }
    }
  const goes = to || !('path' in wire) ? to : tell.label(last(wire.path), 'path');
  const told = first + (along.length ? ` · ${listed('', along)}` : '');
  return (
    (goes && !first.includes(goes) ? `${told} → ${goes}` : told) + (facing ? t('hint-then-faces', { facing }) : '')
  );
}
