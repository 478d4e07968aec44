/** The fight that a stroke of the story belongs to, as far as it has been told. */
import type { Stroke } from '../../../table/telling/strokes';
import type { Modifier } from '../../../words/tell';
import type { Told } from '../../../wire/types';

export interface Resolved {
  attack: number;
  defence: number;
  attack_modifiers: Modifier[];
  defence_modifiers: Modifier[];
  winner: string;
}

export interface FightTold {
  /** The version in which it was chosen: each fight has its own. */
  began: number;
  army: string;
  target: string;
  field: string;
  /** By side: the cards that match, and those that go back. */
  revealed: Record<string, { cards: string[]; returned: string[] }>;
  sentBack: string[];
  /** By side: how many cards were laid. */
  laid: Record<string, number>;
  resolved: Resolved | null;
  /** What came of it. */
  after: Told[];
  /** How far it is told: front, reject, reveal, sum, after. */
  step: number;
}

const ENDS = /^(fight-chosen|phase-begun|round-begun|game-scored)$/;
const AFTER =
  /^(army-dispersed|army-steadfast|army-destroyed|army-moved|no-retreat|initiative-passed|card-returned|contact-broken)$/;

/** Null where the stroke belongs to no fight, or to one whose fronts are not open yet. */
export function fightAround(journal: readonly Told[], now: Stroke): FightTold | null {
  const last = journal.lastIndexOf(now.events.at(-1)!);
  const start = journal.slice(0, last + 1).findLastIndex(({ event }) => ENDS.test(event));
  const chosen = journal[start];
  if (last < 0 || chosen?.event !== 'fight-chosen') return null;
  const next = journal.findIndex(({ event }, i) => i > start && ENDS.test(event));
  const whole = journal.slice(start + 1, next < 0 ? undefined : next);
  const told = now.waits ? whole : whole.slice(0, last - start);
  const found: FightTold = {
    began: chosen.version,
    army: String(chosen.fields.army),
    target: String(chosen.fields.target),
    field: String(chosen.fields.field),
    revealed: {},
    sentBack: [],
    laid: {},
    resolved: null,
    after: [],
    step: 0,
  };
  const reach = (step: number): void => void (found.step = Math.max(found.step, step));
  for (const one of told) {
    if (one.event === 'front-ready') {
      found.laid[String(one.fields.side)] = Number(one.fields.count);
    } else if (one.event === 'card-sent-back') {
      found.sentBack.push(String(one.fields.card));
      reach(1);
    } else if (one.event === 'front-revealed') {
      const { side, cards, returned } = one.fields as { side: string; cards: string[]; returned: string[] };
      found.revealed[side] = { cards, returned };
      reach(2);
    } else if (one.event === 'fight-resolved') {
      found.resolved = one.fields as unknown as Resolved;
      reach(3);
    } else if (found.resolved && AFTER.test(one.event)) {
      found.after.push(one);
      reach(4);
    }
  }
  return found.step >= 2 ? found : null;
}

/** How many cards of an open front only their owner has seen: chance sent them back. */
export function unseen(
  { laid, revealed, sentBack }: FightTold,
  side: string,
  sideOf: (card: string) => string,
): number {
  const shown = revealed[side];
  if (!shown || laid[side] === undefined) return 0;
  const known = shown.cards.length + shown.returned.length + sentBack.filter((card) => sideOf(card) === side).length;
  return Math.max(0, laid[side] - known);
}

/** What a card came to: all numbers that name it. */
export function strengthOf(card: string, modifiers: readonly Modifier[]): number {
  return modifiers.filter(({ of }) => of === card).reduce((sum, { value }) => sum + value, 0);
}
