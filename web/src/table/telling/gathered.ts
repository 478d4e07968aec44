/** The same of several, told in one stroke: where a game has a sentence for many (`web-<package>-many-<event>`). */
import type { Told } from '../../wire/types';
import type { Teller } from '../../words/tell';
import { t, words } from '../../words/words.svelte';

/** What may differ among events that are told together; all else is the same of all. */
const APART = new Set(['unit', 'units', 'hex', 'start', 'points']);

const likeness = ({ event, fields }: Told): string =>
  JSON.stringify([event, Object.entries(fields).filter(([field]) => !APART.has(field))]);

const keyOf = (event: string, tell: Teller): string => `${tell.stem}-many-${event}`;

/** Whether a game can tell several of these in one sentence. */
export const isGathered = ({ event }: Told, tell: Teller): boolean => words.has(`web-${keyOf(event, tell)}`);

/** Events that are told together, where the first of them stands; all others by themselves. */
export function gathered(events: readonly Told[], isOne: (told: Told) => boolean): Told[][] {
  const found = new Map<string, Told[]>();
  for (const [i, told] of events.entries()) {
    const key = isOne(told) ? likeness(told) : String(i);
    const group = found.get(key);
    if (group) group.push(told);
    else found.set(key, [told]);
  }
  return [...found.values()];
}

/** Sentences, one for each event, and one for all that are told together. */
export function sentences(events: readonly Told[], tell: Teller): string[] {
  return gathered(events, (told) => isGathered(told, tell)).map((group) => {
    const [first] = group;
    if (group.length === 1) return tell.event(first!);
    // Each is named once: two counters may lie in one hex.
    const of = (field: string): unknown[] => [...new Set(group.flatMap(({ fields }) => fields[field] ?? []))];
    const lists = Object.fromEntries(
      ['unit', 'hex'].filter((field) => of(field).length).map((field) => [field, tell.label(of(field), field)]),
    );
    return t(keyOf(first!.event, tell), {
      ...tell.params(first!.fields, first!.labels),
      ...lists,
      count: group.length,
      places: of('hex').length,
    });
  });
}
