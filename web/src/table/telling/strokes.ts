/** What has happened, in strokes to be told one after another: never more than can be followed in about ten seconds. */
import type { Told } from '../../wire/types';
import { isFight, isFought, isPass, kindOf, type Kind } from '../journal/journal';
import { shortened } from './shortened';
import { PLAIN, stroke, whole, type Stroke } from './stroke';

export type { Stroke } from './stroke';

const MOST = 10;
/** One's own fight may take a little longer: its steps follow one another. */
const OWN = 16;
/** The same event several times is one step: both fronts, both losses; orders for many armies. */
const ALIKE: Record<Kind, number> = { fight: 3, other: 12, march: 1, quiet: 1 };

/** Neighbours that say the same of several. */
function together(strokes: readonly Stroke[]): Stroke[] {
  const found: Stroke[] = [];
  for (const next of strokes) {
    const last = found.at(-1);
    const alike = last?.events[0]!.event === next.events[0]!.event;
    if (last && alike && last.events.length < ALIKE[next.kind])
      found[found.length - 1] = stroke(next.kind, [...last.events, ...next.events]);
    else found.push(next);
  }
  return found;
}

/**
 * The strokes of a story; `mine`: the fight was one's own: its steps are not cut short, and its result waits;
 * `isShown`: what one was let see is a stroke for itself, and waits too.
 */
export function strokesOf(
  told: readonly Told[],
  mine: boolean,
  isShown: (told: Told) => boolean = () => false,
): Stroke[] {
  const at = told.findIndex(isShown);
  if (at < 0) return plainly(told, mine);
  const shown: Stroke = { ...stroke('other', [told[at]!]), waits: true };
  return [...plainly(told.slice(0, at), mine), shown, ...strokesOf(told.slice(at + 1), mine, isShown)];
}

function plainly(told: readonly Told[], mine: boolean): Stroke[] {
  const all = told.filter((one) => kindOf(one) !== 'quiet');
  // That somebody does nothing more is told where nothing else is.
  const done = all.filter((one) => !isPass(one));
  const single = together((done.length ? done : all).map((one) => stroke(kindOf(one), [one])));
  const last = mine ? single.findLastIndex(({ kind }) => kind === 'fight') : -1;
  const rest = inTime(single.slice(last + 1), MOST);
  if (last < 0) return rest;
  const fight = inTime(
    single.slice(0, last + 1).map((one) => (one.kind === 'fight' ? { ...one, time: PLAIN } : one)),
    OWN,
  );
  return [...fight.slice(0, -1), { ...fight.at(-1)!, waits: true }, ...rest];
}

const inTime = (strokes: readonly Stroke[], most: number): Stroke[] =>
  whole(strokes) <= most ? [...strokes] : shortened(strokes, MOST);

/** How many of these strokes tell what came of a fight: its result, if it was only declared, and all that followed. */
function consequences(fight: Stroke, strokes: readonly Stroke[]): number {
  if (fight.kind !== 'fight') return 0;
  let fought = fight.events.some(isFought);
  let count = 0;
  for (const [i, { kind, events }] of strokes.entries()) {
    const decides = events.some(isFought);
    if (kind === 'march' || (isFight(events[0]!) && (fought || !decides))) break;
    fought ||= decides;
    if (kind === 'fight') count = i + 1;
  }
  return count;
}

/** All that is told of the fight of a stroke: the story up to it, and what came of it. */
export function foughtOut(strokes: readonly Stroke[], at: number): Told[] {
  const [now, rest] = [strokes[at], strokes.slice(at + 1)];
  const came = now ? consequences(now, rest) : 0;
  return [...strokes.slice(0, at + 1), ...rest.slice(0, came)].flatMap(({ events }) => events);
}

/** The last fight of these from where it began; all of them where that is not told. */
export function lastBegun(told: readonly Told[]): Told[] {
  const decided = told.findLastIndex(isFought);
  const began = told.findLastIndex((one, i) => i < decided && isFight(one) && !isFought(one));
  return told.slice(Math.max(0, began));
}

/** A result that waits to be read waits at the end of what came of it, whatever else was told between them. */
function handedOn(ahead: readonly Stroke[], fresh: readonly Stroke[]): Stroke[] {
  const all = [...ahead, ...fresh];
  const waiting = ahead.findLastIndex(({ waits }) => waits);
  const came = waiting < 0 ? 0 : consequences(all[waiting]!, all.slice(waiting + 1));
  if (!came) return all;
  const last = waiting + came;
  return all.map((one, i) => (i < waiting || i > last ? one : { ...one, waits: i === last }));
}

/** What comes while something is still to be told follows it: what waits to be read goes on waiting. */
export function followed(ahead: readonly Stroke[], fresh: readonly Stroke[]): Stroke[] {
  const all = handedOn(ahead, fresh);
  if (whole(all) <= MOST) return all;
  const read = all.findLastIndex(({ waits }) => waits) + 1;
  return [...all.slice(0, read), ...inTime(all.slice(read), MOST)];
}

/**
 * The stroke that is told now, and what follows it: a result that is being read shows all that came of it, and takes in
 * what comes meanwhile, so that none of it is told once more after it.
 */
export function toldOn(now: Stroke, ahead: readonly Stroke[], fresh: readonly Stroke[]): Stroke[] {
  const next = [...ahead, ...fresh];
  const came = now.waits ? consequences(now, next) : 0;
  const events = [now, ...next.slice(0, came)].flatMap((one) => one.events);
  return [{ ...now, events }, ...followed(ahead.slice(came), fresh.slice(Math.max(0, came - ahead.length)))];
}
