/** The journal as it is told: moments bring its end, and parts of a long one follow. */

import type { Journal, Moment, Told } from '../../wire/types';

/** A moment came: what does not stand any more is dropped, what is new is added. */
export function placed(journal: Told[], moment: Moment): Told[] {
  return moment.kept < 0 ? moment.events : [...journal.filter((told) => told.version <= moment.kept), ...moment.events];
}

/** An earlier part came: it goes before all that is later than it. */
export function filled(journal: Told[], part: Journal): Told[] {
  const before = journal.filter((told) => told.version <= part.upto);
  return [...before, ...part.events, ...journal.slice(before.length)];
}

/** What had happened when it stood as in a version. */
export const upTo = (journal: readonly Told[], version: number): Told[] =>
  journal.filter((told) => told.version <= version);

/** Whose doing it was: the first id with a side in front. */
export function whose(told: Told): string {
  for (const value of Object.values(told.fields).flat()) {
    if (typeof value !== 'string') continue;
    const found = /^(pl|su|ru|lt|ua)(-|$)/.exec(value);
    if (found) return found[1]!;
  }
  return '';
}

/** Whether it is one's own matter: one's own doing, or a fight in which units or armies of one's own have a part. */
export function concerns(told: Told, seat: string | null): boolean {
  const { army, target, defence_modifiers: counted } = told.fields;
  const units = [counted].flat().map((part) => (part as { of?: unknown } | undefined)?.of);
  const isOwn = (id: unknown): boolean => typeof id === 'string' && id.startsWith(`${seat}-`);
  return whose(told) === seat || [army, target, ...units].flat().some(isOwn);
}

/** What an event is in the story: a march, a part of a fight, something else worth telling, or the frame of it. */
export type Kind = 'march' | 'fight' | 'other' | 'quiet';

const QUIET =
  /^(round|phase|turn|stage|step|game)-|reserve-phase|move-ended|front-ready|initiative|orders-renewed|chit-drawn|supply-checked|march-ordered|march-told|card-drawn/;
const MARCH =
  /^(army-|leader-)?moved$|^(entered|arrived|transported|deployed|flown|turned|formation-changed|marched|relocated)$|^strategic-move$/;
/** What sounds like a fight and is none: other dice, losses of the post, an attack that is only ordered. */
const NO_FIGHT =
  /^(points|start|command|desertion|intelligence)-rolled$|^(arrival|markers|replacements?)-lost$|^(attack-ordered|fight-chosen)$/;
const FOUGHT = /^(attack|fight|combat)-resolved$|^(guns|musketry)-fired$|^melee-fought$/;
const FIGHT =
  /attack|fight|combat|fired|shot|melee|battery|charge|retreat|withdr|fled|weaken|eliminat|loss|lost|dispersed/;
const FIGHT_TOO =
  /destroyed|steadfast|starved|deserted|revealed|sent-back|protected|captured|morale-tested|rolled|jammed/;
const LOSS = /weaken|eliminat|loss-taken|lost|dispersed|destroyed|starved|deserted|captured|place-taken|fled/;
const GAVE_WAY = /^(withdrew|retreated)$/;

export function kindOf({ event }: Told): Kind {
  if (QUIET.test(event)) return 'quiet';
  if (MARCH.test(event)) return 'march';
  if (NO_FIGHT.test(event)) return 'other';
  return FIGHT.test(event) || FIGHT_TOO.test(event) ? 'fight' : 'other';
}

/** Whether somebody only did nothing more. */
export const isPass = ({ event }: Told): boolean => event === 'passed';

/** Whether it is a fight itself, and not only what follows from one. */
export const isFight = (told: Told): boolean =>
  kindOf(told) === 'fight' && /attack|fight|combat|fired|melee/.test(told.event);

/** Whether it is the result of a fight. */
export const isFought = ({ event }: Told): boolean => FOUGHT.test(event);

/** Whether someone left his place before the enemy. */
export const gaveWay = ({ event }: Told): boolean => GAVE_WAY.test(event);

/** Whether someone's nerve failed: he will have to give way. */
export const isShaken = ({ event, fields }: Told): boolean => event === 'morale-tested' && Number(fields.margin) > 0;

/** Whether somebody is gone. */
export const isGone = ({ event }: Told): boolean =>
  /eliminat|dispersed|destroyed|captured|starved|deserted/.test(event);

/** Whether something was lost or changed hands. */
export const isLoss = ({ event }: Told): boolean => LOSS.test(event);

const HEADS = /^(round|phase|turn|stage|step|game)-(begun|began|begins|started)$|^(round|stage)-|^reserve-phase-taken$/;
const GREAT = /^(round|turn|stage)-/;

/** 2: the heading of a turn, 1: of a phase, 0: something that happened in it. */
export const rankOf = ({ event }: Told): number => (HEADS.test(event) ? (GREAT.test(event) ? 2 : 1) : 0);

/** Newest first, each heading over what happened under it; a phase of the past in which nothing did is left out. */
export function headed<T>(lines: readonly T[], rank: (line: T) => number): T[] {
  const turns: T[][][] = [[[]]];
  for (const line of lines) {
    if (rank(line) === 2) turns.push([[line]]);
    else if (rank(line) === 1) turns.at(-1)!.push([line]);
    else turns.at(-1)!.at(-1)!.push(line);
  }
  const newest = turns.at(-1)!.at(-1)!;
  const isHead = (line: T | undefined): boolean => line !== undefined && rank(line) > 0;
  const told = (part: T[]): T[] => (isHead(part[0]) ? [part[0]!, ...part.slice(1).toReversed()] : part.toReversed());
  return turns.toReversed().flatMap(([first, ...phases]) => {
    const [head, rest] = isHead(first![0]) ? [[first![0]!], first!.slice(1)] : [[], first!];
    const kept = phases.filter((phase) => phase.length > 1 || phase === newest);
    return [...head, ...kept.toReversed().flatMap(told), ...rest.toReversed()];
  });
}

/** A heading as it is printed: without the full stop of a sentence. */
export const titled = (text: string): string => text.replace(/\.$/, '');
