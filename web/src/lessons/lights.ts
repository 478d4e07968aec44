/** What a lesson marks on the board: what its words speak of, and the goals of what it asks for. */
import type { Wire } from '../words/tell';

/** Kinds of what to look at that lie in no place of the board. */
const ELSEWHERE = new Set(['panels', 'layers', 'sides', 'goals']);

export interface Lights {
  look: string[];
  goals: string[];
}

/**
 * A goal is what the task names as one, or where the first way that a step waits for leads, as far as the step points
 * it out; all else is only spoken of.
 */
export function lightsOf(look: Record<string, readonly string[]>, awaits: readonly Wire[][] | undefined): Lights {
  const places = [...(look.hexes ?? []), ...(look.fields ?? [])];
  const led = (awaits?.[0] ?? []).flatMap((wire) =>
    Object.values(wire).map((value) => String(Array.isArray(value) ? value.at(-1) : value)),
  );
  const goals = new Set([...(look.goals ?? []), ...places.filter((place) => led.includes(place))]);
  const things = Object.entries(look).flatMap(([kind, names]) => (ELSEWHERE.has(kind) ? [] : names));
  return { look: [...new Set([...things, ...goals])], goals: [...goals] };
}
