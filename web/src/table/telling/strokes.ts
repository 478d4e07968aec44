/** What has happened, in strokes to be told one after another: never more than can be followed in about ten seconds. */
import type { Told } from '../../wire/types';
import { isLoss, kindOf, whose, type Kind } from '../journal/journal';

export interface Stroke {
  kind: Kind;
  events: Told[];
  /** Seconds at the plain pace. */
  time: number;
  /** The result of one's own fight: it waits until it has been read. */
  waits: boolean;
}

const PLAIN = 1.6;
const LONG = 2.6;
const MOST = 10;

const stroke = (kind: Kind, events: Told[]): Stroke => ({
  kind,
  events,
  time: kind === 'fight' || events.some(isLoss) ? LONG : PLAIN,
  waits: false,
});
const whole = (strokes: readonly Stroke[]): number => strokes.reduce((sum, { time }) => sum + time, 0);

/** Neighbours of a kind as one stroke. */
function joined(strokes: readonly Stroke[], kind: Kind): Stroke[] {
  const found: Stroke[] = [];
  for (const next of strokes) {
    const last = found.at(-1);
    if (last?.kind === kind && next.kind === kind && whose(last.events[0]!) === whose(next.events[0]!))
      found[found.length - 1] = stroke(kind, [...last.events, ...next.events]);
    else found.push(next);
  }
  return found;
}

/** All marches at once, then the fights: what is between them is left to the list. */
function inStrokes(strokes: readonly Stroke[]): Stroke[] {
  const marches = strokes.filter(({ kind }) => kind === 'march').flatMap(({ events }) => events);
  const fights = joined(
    strokes.filter(({ kind }) => kind === 'fight'),
    'fight',
  );
  const told = fights.filter(({ events }) => events.some(isLoss));
  const found = [...(marches.length ? [stroke('march', marches)] : []), ...(told.length ? told : fights)];
  while (whole(found) > MOST && found.length > 1) found.splice(marches.length ? 1 : 0, 1);
  return found;
}

/** The strokes of a story; `mine`: the fight was one's own, and its result waits. */
export function strokesOf(told: readonly Told[], mine: boolean): Stroke[] {
  const single = told.filter((one) => kindOf(one) !== 'quiet').map((one) => stroke(kindOf(one), [one]));
  const found = whole(single) <= MOST ? single : inStrokes(joined(single, 'march'));
  const last = found.findLastIndex(({ kind }) => kind === 'fight');
  return mine && last >= 0 ? found.map((one, i) => (i === last ? { ...one, waits: true } : one)) : found;
}
