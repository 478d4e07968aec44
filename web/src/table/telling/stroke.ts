/** A part of a story that is told at once. */
import type { Told } from '../../wire/types';
import { isLoss, type Kind } from '../journal/journal';

export interface Stroke {
  kind: Kind;
  events: Told[];
  /** Seconds at the plain pace. */
  time: number;
  /** The result of one's own fight, or what one was let see: it waits until it has been read. */
  waits: boolean;
}

export const PLAIN = 1.6;
const LONG = 2.6;
/** What each event more takes in a stroke of several, and the most that one stroke takes. */
const MORE = 0.4;
const LONGEST = 4.2;

/** A card that is played, with what it does, has to be read; and so has an order that came to nothing. */
const isRead = ({ event, fields }: Told): boolean =>
  event === 'action-played' || (event === 'command-rolled' && fields.result === 'failed');

/** As long as it is read: several marches, or a fight with all that came of it, longer than one of them. */
function timeOf(kind: Kind, events: readonly Told[]): number {
  const least = kind === 'fight' || events.some((one) => isLoss(one) || isRead(one)) ? LONG : PLAIN;
  const more = kind === 'march' ? events.length - 1 : kind === 'fight' ? events.length - 3 : 0;
  return Math.min(LONGEST, least + MORE * Math.max(0, more));
}

export const stroke = (kind: Kind, events: Told[]): Stroke => ({
  kind,
  events,
  time: timeOf(kind, events),
  waits: false,
});
export const whole = (strokes: readonly Stroke[]): number => strokes.reduce((sum, { time }) => sum + time, 0);
