/** What is told and what is summed up, in words. */
import type { Told } from '../../wire/types';
import { capital, type Teller } from '../../words/tell';
import { ours, t, words } from '../../words/words.svelte';
import { isFought } from '../journal/journal';
import { inWays } from '../journal/ways';
import { sentences } from './gathered';
import type { Stroke } from './strokes';
import { kindsOf, movers, type Summary, type Went } from './summary';

/** So many events of a stroke are told one by one; more marches than that are counted. */
const MOST = 3;
/** Of a fight all is told that came of it. */
const FOUGHT = 6;
/** So many places are named. */
const PLACES = 4;
/** So many marches are named where there is room, and where there is little; more than that are counted. */
const NAMED = 6;
const FEW = 3;

type Kinds = NonNullable<Summary['kinds']>;

/** A stroke in a sentence or a few. */
export function sentenceOf({ kind, events: told }: Stroke, tell: Teller): string {
  const events = inWays(told.map((one) => ({ told: one }))).map((way) => way.told);
  if (kind === 'fight') return fightSentences(events, tell).slice(-FOUGHT).join(' ');
  if (kind !== 'march' || events.length <= MOST) return sentences(events, tell).slice(-MOST).join(' ');
  const moved = movers(events);
  const named = moved.flatMap(({ told: last, who, to }) => (who && to ? [{ told: last, who, to }] : []));
  if (named.length === moved.length && named.length <= NAMED)
    return t('telling-marches-named', { marches: named.map((one) => marchOf(one, tell)).join(', ') });
  const { apart, count } = counts(kindsOf(moved), events.length, tell);
  return [...(count ? [t('telling-marches', { count })] : []), ...apart.map((one) => `${capital(one)}.`)].join(' ');
}

/** An attack that is decided in the same stroke is one sentence, where the game has one for both. */
function fightSentences(events: readonly Told[], tell: Teller): string[] {
  const key = `${tell.stem}-told-attack`;
  if (!words.has(`web-${key}`)) return sentences(events, tell);
  const plans = new Map<Told, Told>();
  for (const [i, one] of events.entries()) {
    const plan = isFought(one) && events.slice(0, i).findLast((last) => isPlanOf(last, one));
    if (plan) plans.set(one, plan);
  }
  const said = new Set(plans.values());
  return events
    .filter((one) => !said.has(one))
    .map((one) => {
      const plan = plans.get(one);
      if (!plan) return tell.event(one);
      const { units, hex } = plan.fields;
      return t(key, { ...tell.params({ units, hex }, plan.labels), ...tell.params(one.fields, one.labels) });
    });
}

const isPlanOf = (plan: Told, fought: Told): boolean =>
  plan.event === 'attack-declared' && plan.fields.hex === fought.fields.hex;

/** Marches that the game counts apart, in its own words; and how many others there were. */
function counts(kinds: Kinds, all: number, tell: Teller): { apart: string[]; count: number } {
  const own = Object.entries(kinds).filter(([kind]) => words.has(`web-${tell.stem}-sum-${kind}`));
  const apart = own.map(([kind, { count, to }]) => {
    const hexes = tell.label(to.slice(0, PLACES), 'hex');
    return t(`${tell.stem}-sum-${kind}`, { count, hexes, more: Math.max(0, to.length - PLACES) });
  });
  return { apart, count: all - own.reduce((sum, [, { count }]) => sum + count, 0) };
}

/** The dice of a stroke. */
export const diceOf = (told: readonly Told[]): number[] =>
  told
    .flatMap(({ fields }) => [fields.dice ?? fields.roll ?? fields.faces].flat())
    .filter((face): face is number => typeof face === 'number');

function marchesIn(kinds: Kinds, marches: number, tell: Teller): string[] {
  const { apart, count } = counts(kinds, marches, tell);
  return [...(count ? [t('telling-sum-marches', { count })] : []), ...apart];
}

/** Who went where, in short. */
function marchOf({ told, who, to }: Went, tell: Teller): string {
  const name = tell.params({ [who]: told.fields[who] }, told.labels)[who];
  return `${String(name)} → ${tell.label(to, 'hex')}`;
}

/** What stands where there is room for two lines: what decides, whatever is cut after it. */
export function briefOf(summary: Summary, own: readonly string[], tell: Teller): string {
  // That a turn began stands over the board.
  const { turn: _, ...rest } = summary;
  return lineOf({ ...rest, told: rest.gravest ?? rest.told.toReversed() }, own, true, tell);
}

/** The line over the question; `own`: what came of fights, where the game tells it itself. */
export function lineOf(summary: Summary, own: readonly string[], isNarrow: boolean, tell: Teller): string {
  const { marches, fights, won, by, told, turn, isLast, held, losers, went = [], kinds = {} } = summary;
  const isNamed = went.length === marches && marches <= (isNarrow ? FEW : NAMED);
  const named = isNamed ? went.map((one) => marchOf(one, tell)) : [];
  const fought = fights && !own.length ? ours(tell.stem, 'telling-sum-fights', { count: fights }) : '';
  const counted = [
    ...(marches && !named.length ? marchesIn(kinds, marches, tell) : []),
    ...named,
    ...(fought ? [won === undefined ? fought : t('telling-sum-won', { fights: fought, won })] : []),
  ].join(', ');
  const results = own.length
    ? own
    : [
        ...sentences(told, tell),
        ...(losers ? [t('telling-losers', { count: losers })] : []),
        ...(held ? [t('telling-held')] : []),
      ];
  // Where there is room for little, or the game tells its fights itself, what decides comes first.
  const isFirst = isNarrow || own.length > 0;
  const began = turn ? [tell.event(turn)] : [];
  return [
    ...(isLast ? [] : began),
    ...(isFirst ? results : []),
    ...(counted && by ? [t('telling-sum-by', { seat: capital(tell.seat(by)), counted })] : []),
    ...(counted && !by ? [`${capital(counted)}.`] : []),
    ...(isFirst ? [] : results),
    ...(isLast ? began : []),
  ].join(' ');
}
