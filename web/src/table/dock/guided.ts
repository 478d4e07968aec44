/** What a guided game takes: the answers that its step waits for, as far as they have been given or are held. */
import type { Option } from '../../wire/types';
import type { Wire } from '../../words/tell';
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
