/** Fire and melee as they went: who at whom, each die with whose it is, and what befell whom. */
import { segmented, type Fought, type Part } from '../../../table/telling/bouts';
import type { Modifier } from '../../../words/tell';
import type { Told } from '../../../wire/types';

const BEGINS = /^(musketry-fired|guns-fired|guns-shot-at|counter-battery|melee-fought)$/;
const PRELUDE = /^(charged|counter-attacked)$/;
const BELONGS =
  /^(morale-tested|loss-taken|unit-eliminated|withdrew|fled|fled-for-good|leader-rolled|leader-lost|points-scored|guns-(jammed|captured|recaptured))$/;
const COUNTS = /^(loss-taken|unit-eliminated|fled|fled-for-good|leader-lost|points-scored|melee-fought|guns-jammed)$/;
/** Losses for where a way back led (10.11.4, 10.11.5). */
export const WAY_BACK = /^10\.11\.[45]$/;
const TAKEN = /^guns-(captured|recaptured)$/;
/** Checks under fire (10.9, 10.10): who takes one was shot at; neighbours of those who flee are not. */
const UNDER_FIRE = /^10\.(9|10)\b/;
/** Checks that decide whether it comes to the fight: before a counter-attack, an evasion, a square. */
const BEFORE = /^(9\.1|7\.3\.1)\b/;

const ids = (value: unknown): string[] => [value ?? []].flat().map(String);
const numbers = (value: unknown): number[] => (Array.isArray(value) ? (value as number[]) : []);
const isFailed = ({ event, fields }: Told): boolean => event === 'morale-tested' && Number(fields.margin) > 0;

/** Seconds that are wanted to read who fires at whom, a die, and what else happened. */
const FIRST = 1.8;
const DIE = 1.2;
const MORE = 0.6;

export const partOf = ({ event }: Told): Part =>
  BEGINS.test(event) ? 'begins' : PRELUDE.test(event) ? 'prelude' : BELONGS.test(event) ? 'belongs' : '';

/** Whether something came of it: a loss, a flight, guns that fell silent, nerves that failed. */
const matters = (events: readonly Told[]): boolean =>
  events.some((one) => COUNTS.test(one.event) || TAKEN.test(one.event) || isFailed(one));

export const fought: Fought = {
  part: partOf,
  stops: ({ event }) => event === 'melee-missed' || event === 'leader-lost',
  frames: ({ event }) => event === 'turn-began' || event === 'chit-drawn',
  matters,
  time: (events) => events.reduce((sum, one) => sum + beatOf(one), FIRST),
};

/** How long an event is looked at before the next is shown. */
export const beatOf = ({ event, fields }: Told): number =>
  BEGINS.test(event) && event !== 'melee-fought' && !('dice' in fields) ? 0 : 'dice' in fields ? DIE : MORE;

/** What befell one unit. */
export interface Fate {
  unit: string;
  /** Its check, where it had one. */
  check: { dice: number[]; modifiers: Modifier[]; morale: number; margin: number; rule: string } | null;
  losses: number;
  /** The strength that is left after a loss. */
  left: number | null;
  /** Where it went back to. */
  back: string;
  /** The rule of a loss that the way back cost. */
  toll: string;
  gone: '' | 'eliminated' | 'fled' | 'captured' | 'recaptured';
  due: number;
}

export interface Bout {
  /** What began it; without it a check that came of something else, as before a counter-attack. */
  begun: Told | null;
  /** A charge or a counter-attack that led to it. */
  prelude: Told | null;
  from: string[];
  target: string;
  attackers: string[];
  defenders: string[];
  fates: Fate[];
  /** What else came of it: points, guns that fell silent, leaders in danger. */
  others: Told[];
  /** The attacker won the melee. */
  winner: string;
  events: Told[];
}

const MOST = 120;

/** The fight that some events belong to, with all that was told of it before. */
export function boutAround(journal: readonly Told[], events: readonly Told[]): Bout | null {
  const last = journal.lastIndexOf(events.at(-1)!);
  if (last < 0) return null;
  const found = segmented(journal.slice(Math.max(0, last - MOST), last + 1), fought).at(-1);
  return found?.isFight ? read(found.events) : null;
}

/** All fights of a story, one after another. */
export const boutsIn = (story: readonly Told[]): Bout[] =>
  segmented(story, fought)
    .filter(({ isFight }) => isFight)
    .map(({ events }) => read(events));

/** Who was shot at: guns that are named, or else whoever checked morale under this fire. */
export const targetsOf = ({ begun, defenders, fates }: Bout): string[] =>
  defenders.length || begun?.event === 'melee-fought'
    ? defenders
    : fates.filter(({ check }) => check && UNDER_FIRE.test(check.rule)).map(({ unit }) => unit);

/** From where to where a shot goes; a melee is fought in one hex. */
export function flights({ begun, from, target }: Bout): { from: string; to: string }[] {
  if (!begun || begun.event === 'melee-fought' || !target) return [];
  return [...new Set(from)].filter((hex) => hex !== target).map((hex) => ({ from: hex, to: target }));
}

/** Checks that came before the fight they led to, apart from what the fight itself brought. */
export function parted({ begun, fates }: Bout): { before: Fate[]; after: Fate[] } {
  if (!begun) return { before: [], after: fates };
  const isBefore = ({ check }: Fate): boolean => check !== null && BEFORE.test(check.rule);
  return {
    before: fates.filter(isBefore).map(({ unit, check }) => ({ ...untouched(unit), check })),
    after: fates
      .map((fate) => (isBefore(fate) ? { ...fate, check: null } : fate))
      .filter(({ check, losses, back, gone }) => check ?? (losses || back || gone)),
  };
}

/** How many losses a unit had after some events, from those that it has by now. */
export function lostAfter(journal: readonly Told[], events: readonly Told[], unit: string, now: number): number {
  const later = journal.slice(journal.lastIndexOf(events.at(-1)!) + 1);
  return Math.max(0, now - later.filter(({ event, fields }) => event === 'loss-taken' && fields.unit === unit).length);
}

const untouched = (unit: string): Fate => ({
  unit,
  check: null,
  losses: 0,
  left: null,
  back: '',
  toll: '',
  gone: '',
  due: 0,
});

function read(events: Told[]): Bout {
  const begun = events.find(({ event }) => BEGINS.test(event)) ?? null;
  const { fields } = begun ?? { fields: {} as Record<string, unknown> };
  const isMelee = begun?.event === 'melee-fought';
  const fates = new Map<string, Fate>();
  const fateOf = (unit: string): Fate => {
    const known = fates.get(unit) ?? untouched(unit);
    fates.set(unit, known);
    return known;
  };
  const defenders = isMelee ? ids(fields.defenders) : 'gun' in fields ? [String(fields.gun)] : [];
  for (const { event, fields: told, rule } of events) {
    const units = ids(told.units ?? told.unit);
    if (event === 'morale-tested')
      fateOf(units[0]!).check = {
        dice: numbers(told.dice),
        modifiers: (told.modifiers ?? []) as Modifier[],
        morale: Number(told.morale),
        margin: Number(told.margin),
        rule,
      };
    else if (event === 'loss-taken') {
      const fate = fateOf(units[0]!);
      fate.losses += 1;
      fate.left = Number(told.strength);
      if (WAY_BACK.test(rule)) fate.toll = rule;
    } else if (event === 'unit-eliminated') fateOf(units[0]!).gone = 'eliminated';
    else if (event === 'withdrew') for (const unit of units) fateOf(unit).back = String(told.hex);
    else if (/^fled/.test(event))
      for (const unit of units) Object.assign(fateOf(unit), { gone: 'fled', due: Number(told.due ?? 0) });
    else if (TAKEN.test(event)) fateOf(units[0]!).gone = event === 'guns-captured' ? 'captured' : 'recaptured';
  }
  return {
    begun,
    prelude: events.find(({ event }) => PRELUDE.test(event)) ?? null,
    from: ids(fields.hexes ?? fields.start),
    target: String(fields.target ?? fields.hex ?? ''),
    attackers: isMelee ? ids(fields.attackers) : ids(fields.units ?? fields.unit),
    defenders,
    fates: [...fates.values()],
    others: events.filter(({ event }) => /^(points-scored|guns-jammed|leader-(rolled|lost))$/.test(event)),
    winner: isMelee ? String(fields.winner) : '',
    events,
  };
}
