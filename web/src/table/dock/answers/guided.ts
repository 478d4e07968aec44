/** What a guided game takes: the answers that its step waits for, as far as they have been given or are held. */
import type { Option } from '../../../wire/types';
import type { Wire } from '../../../words/tell';
import { awaitedNext, isAwaited, isSameWay } from './selected';

/** Whether answers are the beginning of a way that the step takes; outside of a guided game all are. */
export function isOnWay(ways: readonly Wire[][] | undefined, answers: readonly Wire[]): boolean {
  if (!ways?.length) return true;
  return ways.some((way) => answers.length <= way.length && isSameWay(way.slice(0, answers.length), answers));
}

/** Which answers lead on, after those that are held: nothing else glows on the board. */
export function meantIn(ways: readonly Wire[][] | undefined, held: readonly Wire[]): (option: Option) => boolean {
  if (!ways?.length) return () => true;
  const awaited = awaitedNext(ways, held);
  return ({ wire }) => isAwaited(wire, awaited);
}

/**
 * The one button that is ringed: what waits to be confirmed, else what the words tell first. What may be done in any
 * order glows on the board alone.
 */
export function firstAwaited(
  options: readonly Option[],
  awaited: readonly Wire[],
  unconfirmed: Option | null = null,
): Option | undefined {
  if (unconfirmed && isAwaited(unconfirmed.wire, awaited)) return unconfirmed;
  for (const wire of awaited) {
    const found = options.find((option) => isAwaited(option.wire, [wire]));
    if (found) return found;
  }
  return undefined;
}
