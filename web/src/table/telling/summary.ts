/** What happened in a few words, as it stands over the question. */
import type { Told } from '../../wire/types';
import { gathered } from './gathered';
import { gaveWay, isFought, isGone, isLoss, isPass, isShaken, kindOf, rankOf, whose } from '../journal/journal';

const LITTLE = 2;
/** So many things that are neither marches nor fights are told one by one. */
const LATELY = 4;
const FEW_MARCHES = 2;
/** So many sentences are read at one glance. */
const READ = 2;

/** An attack that is ordered is a fight to come. */
const ORDERED = /^attack-ordered$/;

/** What came into one's own hand, was played, or came to nothing. */
const CARDS = /^cards?-taken$|^card-(played|overridden)$/;
const FEW_CARDS = 3;

type Asked = (told: Told) => boolean;

/** The last of what happened, and what became of cards whatever came after it; what is told together counts once. */
const lately = (events: readonly Told[], isPrized: Asked, isOne: Asked): Told[] => {
  const cards = events.filter(({ event }) => CARDS.test(event)).slice(-FEW_CARDS);
  const last = gathered(events, isOne).slice(-LATELY).flat();
  const kept = new Set([...cards, ...events.filter(isPrized), ...last]);
  return events.filter((told) => kept.has(told));
};

/** Who marched, as an event names it, and where his march ended. */
export interface Went {
  told: Told;
  who: 'units' | 'unit' | 'army' | 'leader';
  to: string;
}

export interface Summary {
  /** How many marched: a march is told hex by hex in some games. */
  marches: number;
  /** All of them, where each can be named. */
  went?: Went[];
  /** How many of each kind there were, and where they ended: a game may count some apart. */
  kinds?: Record<string, { count: number; to: string[] }>;
  fights: number;
  /** In how many of them the attack came through, where each says so. */
  won?: number;
  /** Whose marches they all were. */
  by?: string;
  told: Told[];
  /** The same, what weighs most first, and of what weighs the same the newest. */
  gravest?: Told[];
  /** A new turn or day that began meanwhile; and whether all that is told was before it. */
  turn?: Told;
  isLast?: boolean;
  /** Nobody lost anything or gave way, and nothing of the kind is still to come. */
  held?: boolean;
  /** So many others lost something: what is told of losses is not all of them. */
  losers?: number;
}

const WHO = ['units', 'unit', 'army', 'leader'] as const;

/** The last march of each who marched, with where it ended where it is told. */
export function movers(marched: readonly Told[]): { told: Told; who?: Went['who']; to?: string }[] {
  const found = new Map<string, { told: Told; who?: Went['who']; to?: string }>();
  for (const told of marched) {
    const { fields } = told;
    const who = WHO.find((field) => field in fields);
    const to = [fields.path].flat().at(-1) ?? fields.hex ?? fields.field;
    found.set(who ? JSON.stringify(fields[who]) : `${found.size}`, {
      told,
      ...(who ? { who } : {}),
      ...(typeof to === 'string' ? { to } : {}),
    });
  }
  return [...found.values()];
}

/** Marches by their kind, with the places where they ended, each once. */
export function kindsOf(moved: readonly { told: Told; to?: string }[]): NonNullable<Summary['kinds']> {
  const found: NonNullable<Summary['kinds']> = {};
  for (const { told, to } of moved) {
    const kind = (found[told.event] ??= { count: 0, to: [] });
    kind.count += 1;
    if (to && !kind.to.includes(to)) kind.to.push(to);
  }
  return found;
}

/** The last turn that began in the middle of a story: what a story begins with is no news. */
function begun(story: readonly Told[]): Told | undefined {
  const at = story.findLastIndex((one) => rankOf(one) === 2);
  return story.slice(0, at).some((one) => kindOf(one) !== 'quiet') ? story[at] : undefined;
}

/** The newest first, but what came of a fight after its result. */
export function causesFirst(told: readonly Told[]): Told[] {
  const bouts: Told[][] = [];
  for (const one of told) {
    const last = bouts.at(-1);
    const belongs = !isFought(one) && kindOf(one) === 'fight' && last?.some(isFought);
    if (last && belongs) last.push(one);
    else bouts.push([one]);
  }
  return bouts.toReversed().flatMap(([first, ...rest]) => [first!, ...rest.toReversed()]);
}

/** That an attack was declared is said by what came of it. */
const withoutPlans = (told: readonly Told[]): Told[] =>
  told.filter((one, i) => !(/^attack-declared$/.test(one.event) && told.slice(i).some(isFought)));

/** Units that lost something, as events tell it. */
const losersIn = (events: readonly Told[]): Set<unknown> =>
  new Set(events.filter(isLoss).flatMap(({ fields }) => ('unit' in fields ? [fields.unit] : [])));

/**
 * What happened, summed up: marches, fights, what matters most of them, and a new turn where it began. `isOne`: several
 * of the kind are told in one sentence.
 */
export function summed(
  story: readonly Told[],
  isOpen: boolean,
  isPrized: Asked = () => false,
  isOne: Asked = () => false,
): Summary {
  const turn = begun(story);
  const isLast = turn && !story.slice(story.indexOf(turn)).some((one) => kindOf(one) !== 'quiet');
  return { ...inShort(story, isOpen, isPrized, isOne), ...(turn ? { turn, isLast } : {}) };
}

/**
 * Marches, fights, the worst losses or the last fight; what was but little is told whole. `isOpen`: of the last fight
 * something is still to come; `isPrized`: a place that decides the game was entered.
 */
function inShort(story: readonly Told[], isOpen: boolean, isPrized: Asked, isOne: Asked): Summary {
  const events = story.filter((one) => kindOf(one) !== 'quiet');
  const marched = events.filter((one) => kindOf(one) === 'march');
  const moved = movers(marched);
  const marches = moved.length;
  const sides = new Set(marched.map(whose));
  const by = sides.size === 1 ? [...sides][0]! : '';
  const fought = events.filter(isFought);
  const fights = fought.length;
  const results = fought.map(({ fields }) => fields.result);
  const isSaid = fights > 1 && results.every((one) => one === 'success' || one === 'failure');
  const isFew = events.length <= LITTLE || (!marches && !fights);
  if (isFew || (!fights && marched.length <= FEW_MARCHES)) {
    const told = lately(events, isPrized, isOne);
    return { marches: 0, fights: 0, told, ...(fights ? { gravest: causesFirst(withoutPlans(told)) } : {}) };
  }
  // The last fight is what the question is about, as often as not; what a shot came to is told without it.
  const last = events.findLast((one) => isFought(one) && !/fired$/.test(one.event));
  // Who came, or what was put down, beside many marches.
  const isAside = (one: Told): boolean =>
    !fights && kindOf(one) === 'other' && !isPass(one) && WHO.some((field) => field in one.fields);
  const isMoved = (one: Told): boolean => gaveWay(one) || isShaken(one);
  const worth = (one: Told): number =>
    one === last && isOpen
      ? 5
      : isPrized(one)
        ? 4
        : isGone(one)
          ? 3
          : isLoss(one) || ORDERED.test(one.event)
            ? 2
            : one === last || isMoved(one)
              ? 1
              : isAside(one)
                ? 0.5
                : 0;
  const ranked = events.filter((one) => worth(one) > 0).toReversed();
  const chosen = new Set(ranked.toSorted((a, b) => worth(b) - worth(a)).slice(0, READ));
  // What decides the game is never left out for something that only weighs more.
  for (const one of ranked.filter(isPrized)) chosen.add(one);
  // Of the only fight it is said how it ended, whatever it cost.
  if (fights === 1 && last) chosen.add(last);
  // Whose nerve failed was shot at: by whom, and from where.
  for (const one of [...chosen].filter(isShaken)) {
    const shot = events.slice(0, events.indexOf(one)).findLast(({ event }) => /fired$/.test(event));
    if (shot) chosen.add(shot);
  }
  const told = events.filter((one) => chosen.has(one));
  const gravest = causesFirst(told).toSorted((a, b) => worth(b) - worth(a));
  const isTold = fights === 1 && told.some(({ event }) => /fired$/.test(event));
  const named = losersIn(told);
  const losers = [...losersIn(events)].filter((unit) => !named.has(unit)).length;
  return {
    ...(named.size && losers ? { losers } : {}),
    marches,
    fights: isTold ? 0 : fights,
    ...(isSaid ? { won: results.filter((one) => one === 'success').length } : {}),
    by,
    told,
    gravest,
    kinds: kindsOf(moved),
    went: moved.flatMap(({ told: last, who, to }) => (who && to ? [{ told: last, who, to }] : [])),
    held: fights > 0 && !isOpen && !events.some((one) => isLoss(one) || isMoved(one)),
  };
}
