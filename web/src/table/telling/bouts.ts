/**
 * Fights that are told whole: who began, each die, and what befell whom, as one stroke. A game says which of its events
 * belong together (`Fought`); without it a fight is told event by event.
 */
import type { Told } from '../../wire/types';
import { kindOf } from '../journal/journal';
import { goesFurther } from '../journal/ways';
import type { Stroke } from './strokes';

/** What an event is in a fight: it leads up to one, begins it, or comes of it; '' is none of these. */
export type Part = 'prelude' | 'begins' | 'belongs' | '';

export interface Fought {
  part(told: Told): Part;
  /** It changes what one counts on: never left out, and it waits to be read, whosever it is. */
  stops(told: Told): boolean;
  /** It is only the frame of what happens, and told all the same, as a turn that begins. */
  frames(told: Told): boolean;
  /** Whether something came of it. */
  matters(events: readonly Told[]): boolean;
  /** Seconds at the plain pace: as long as its dice and what they bring are read. */
  time(events: readonly Told[]): number;
}

const PLAIN = 1.6;
const MOST = 10;
/** As many events as are read at once, and seconds for each. */
const READ = 3;
const LINE = 1.2;

interface Segment {
  isFight: boolean;
  events: Told[];
}

/** Events that belong together, one after another; what is no part of a fight stands for itself. */
export function segmented(told: readonly Told[], fought: Fought): Segment[] {
  const found: Segment[] = [];
  /** What the fight is still to come to: a check that may lead up to it, or who goes at whom. */
  let awaits: Part = '';
  for (const one of told) {
    const part = fought.part(one);
    const last = found.at(-1);
    const leads = (part === 'prelude' && awaits === 'belongs') || (part === 'begins' && awaits === 'prelude');
    const goes = last?.isFight === true && (part === 'belongs' || leads);
    if (goes) last.events.push(one);
    else found.push({ isFight: part !== '', events: [one] });
    if (part !== 'belongs' || !goes) awaits = part === 'begins' ? '' : part;
  }
  return found;
}

/** Whether it names a unit of a side. */
export const names = (told: Told, seat: string | null): boolean =>
  Object.values(told.fields)
    .flat()
    .some((id) => typeof id === 'string' && id.startsWith(`${seat}-`));

const ends = ({ event }: Told): boolean => event === 'move-ended';

const whole = (strokes: readonly Stroke[]): number =>
  strokes.filter(({ waits }) => !waits).reduce((sum, { time }) => sum + time, 0);

/**
 * One stroke a fight, between them the marches and whatever else happened. A fight of one's own waits until it is read;
 * of what goes by itself, as much as can be followed: fights that changed nothing are left out first.
 */
export function boutStrokes(told: readonly Told[], fought: Fought, seat: string | null): Stroke[] {
  const found: Stroke[] = [];
  const loud = told.filter((one) => kindOf(one) !== 'quiet' || fought.frames(one));
  // Whoever only stayed where he was is told of where nothing else is.
  for (const { isFight, events } of segmented(loud.length ? loud : told.filter(ends), fought)) {
    const kind = isFight ? 'fight' : kindOf(events[0]!) === 'march' ? 'march' : 'other';
    const last = found.at(-1);
    const stops = events.some((one) => fought.stops(one));
    const waits = stops || (isFight && events.some((one) => names(one, seat)));
    if (
      last &&
      last.kind === kind &&
      !last.waits &&
      !waits &&
      (kind === 'march' || (kind === 'other' && last.events.length < READ))
    )
      last.events.push(...events);
    else found.push({ kind, events: [...events], time: PLAIN, waits });
    const now = found.at(-1)!;
    now.time = isFight ? fought.time(events) : kind === 'march' ? PLAIN : Math.max(PLAIN, LINE * now.events.length);
  }
  return inTime(found, fought);
}

/** The order stays, for the board goes along with it; marches between which nothing is told any more are one. */
function inTime(strokes: readonly Stroke[], fought: Fought): Stroke[] {
  const kept = [...strokes];
  const idle = (one: Stroke): boolean => one.kind === 'fight' && !one.waits && !fought.matters(one.events);
  const passing = (one: Stroke): boolean => !one.waits && one.kind !== 'march';
  while (whole(kept) > MOST && kept.some(passing)) {
    const first = [idle, (one: Stroke) => one.kind === 'other' && !one.waits, passing].map((test) =>
      kept.findIndex(test),
    );
    const at = first.find((found) => found >= 0)!;
    const [before, after] = [kept[at - 1], kept[at + 1]];
    if (before?.kind === 'march' && after?.kind === 'march')
      kept.splice(at - 1, 3, { ...before, events: [...before.events, ...after.events] });
    else kept.splice(at, 1);
  }
  return kept;
}

/** Whether a stroke goes on with another: with its fight, in which no new one begins, or with its march. */
export const goesOn = (last: Stroke | undefined, next: Stroke | undefined, fought: Fought): boolean => {
  if (!last || last.kind !== next?.kind) return false;
  const [first] = next.events;
  return last.kind === 'fight' ? fought.part(first!) === 'belongs' : goesFurther(last.events.at(-1), first!);
};

/** Both as one. */
export function joinedBout(last: Stroke, next: Stroke, fought: Fought): Stroke {
  const events = [...last.events, ...next.events];
  if (last.kind !== 'fight') return { ...last, events };
  return { kind: 'fight', events, time: fought.time(events), waits: last.waits || next.waits };
}
