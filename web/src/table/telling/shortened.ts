/**
 * A long story in strokes that are soon told, in the order in which it happened: marches together, a fight with all
 * that came of it, and of what else happened as much as there is time for. No fight is left out, whatever it has cost,
 * unless there are very many: then those that changed nothing are left to the list.
 */
import type { Told } from '../../wire/types';
import { gaveWay, isFight, isFought, isLoss, whose } from '../journal/journal';
import { PLAIN, stroke, whole, type Stroke } from './stroke';

/** As many events, or fights that changed nothing, as are read at once. */
const READ = 3;
/** So many marches after a fight are told with it: who followed the beaten. */
const FOLLOWERS = 2;

/** Marches of one side that follow one another as one stroke. */
function joinedMarches(strokes: readonly Stroke[]): Stroke[] {
  const found: Stroke[] = [];
  for (const next of strokes) {
    const last = found.at(-1);
    if (last?.kind === 'march' && next.kind === 'march' && whose(last.events[0]!) === whose(next.events[0]!))
      found[found.length - 1] = stroke('march', [...last.events, ...next.events]);
    else found.push(next);
  }
  return found;
}

/** A fight from its beginning to what came of it as one stroke: a loss is not told without its fight. */
function wholeFights(strokes: readonly Stroke[]): Stroke[] {
  const found: Stroke[] = [];
  for (const [i, next] of strokes.entries()) {
    const last = found.at(-1);
    const [first] = next.events;
    const begins = isFight(first!) && (!isFought(first!) || last?.events.some(isFought));
    const follows = next.kind === 'march' && next.events.length <= FOLLOWERS && strokes[i + 1]?.kind === 'fight';
    if (last?.kind === 'fight' && ((next.kind === 'fight' && !begins) || follows))
      found[found.length - 1] = stroke('fight', [...last.events, ...next.events]);
    else found.push(next);
  }
  return found;
}

/** Whatever else happened, several to a stroke: as many as are read at once. */
function chunks(strokes: readonly Stroke[]): Stroke[] {
  const found: Stroke[] = [];
  for (const next of strokes) {
    const last = found.at(-1);
    if (last?.kind === 'other' && next.kind === 'other' && last.events.length + next.events.length <= READ)
      found[found.length - 1] = stroke('other', [...last.events, ...next.events]);
    else found.push(next);
  }
  return found;
}

const isIdle = ({ kind, events }: Stroke): boolean =>
  kind === 'fight' && events.some(isFought) && !events.some((one) => isLoss(one) || gaveWay(one));
const fightsIn = (events: readonly Told[]): number => events.filter(isFought).length;

/** Fights one after another in which nobody lost anything or gave way, a few to a stroke. */
function joinedIdle(strokes: readonly Stroke[]): Stroke[] {
  const found: Stroke[] = [];
  for (const next of strokes) {
    const last = found.at(-1);
    if (last && isIdle(last) && isIdle(next) && fightsIn(last.events) + fightsIn(next.events) <= READ)
      found[found.length - 1] = stroke('fight', [...last.events, ...next.events]);
    else found.push(next);
  }
  return found;
}

/** What is too much is left to the list: of what was neither march nor fight the earliest, what cost nothing first. */
function withoutOthers(strokes: readonly Stroke[], most: number): Stroke[] {
  const found = [...strokes];
  while (whole(found) > most) {
    const others = found.filter(({ kind }) => kind === 'other');
    const left = others.find(({ events }) => !events.some(isLoss)) ?? others[0];
    if (!left || found.length < 2 || (others.length < 2 && found.every(({ kind }) => kind === 'other'))) break;
    found.splice(found.indexOf(left), 1);
  }
  return found;
}

/** Many fights are told faster, none in less time than a plain stroke; of very many the idle ones are left out. */
function hurried(strokes: readonly Stroke[], most: number): Stroke[] {
  const told = whole(strokes) > 2 * most ? strokes.filter((one) => !isIdle(one)) : strokes;
  const share = most / whole(told);
  return share >= 1 ? [...told] : told.map((one) => ({ ...one, time: Math.max(PLAIN, one.time * share) }));
}

export function shortened(strokes: readonly Stroke[], most: number): Stroke[] {
  const all = chunks(wholeFights(joinedMarches(strokes)));
  return hurried(withoutOthers(whole(all) > most ? joinedIdle(all) : all, most), most);
}
