/**
 * Why a request failed, in the language of the moment: by the key that the server gives, never by its English alone.
 */
import { RefusedError } from '../wire/connection.svelte';
import { ServerProblem } from '../wire/http';
import { t, words } from './words.svelte';

/** A sentence of its own: the words for faults are written to follow a colon. */
function sentence(text: string): string {
  const begun = text.charAt(0).toLocaleUpperCase(words.language) + text.slice(1);
  return /[.!?…]$/.test(begun) ? begun : `${begun}.`;
}

export function faultOf(error: unknown, seat: (id: string) => string = (id) => id): string {
  const told = error instanceof ServerProblem ? error.problem : error instanceof RefusedError ? error.refused : null;
  if (told) {
    const params = { ...told.params };
    if (typeof params.seat === 'string') params.seat = seat(params.seat);
    // What the engine said is in English; where it knows the text in this language too, it comes beside it.
    const said = params[`said-${words.language}`];
    if (said !== undefined) params.said = said;
    const key = `fault-${told.key ?? ''}`;
    return sentence(told.key && words.has(key) ? words.say(key, params) : told.message);
  }
  // What fetch throws when nobody answers is in the browser's words, not in ours.
  if (error instanceof TypeError) return t('no-server');
  return sentence(error instanceof Error ? error.message : String(error));
}
