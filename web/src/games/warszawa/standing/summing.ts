/** What happened, as it stands over the question: what decides the game first, one's own new cards last. */
import { kindOf } from '../../../table/journal/journal';
import { summed } from '../../../table/telling/summary';
import { tellingOf } from '../../../table/telling/telling.svelte';
import type { Table } from '../../../table/table.svelte';
import type { Told } from '../../../wire/types';
import { t } from '../../../words/words.svelte';
import { isPrized } from './prize';
import type { Printed, View } from '../types';

/** So many sentences are read at one glance: on a telephone, and beside the board. */
const READ = { narrow: 3, wide: 4 };
/** So many new cards are named; of more only their number is told, for they lie in the hand. */
const NAMED = 2;

const CARDS = /^cards-(taken|drawn)$/;
/** What one has read on the stage of one's own fight, to its end. */
const STAGED = /^(fight-chosen|fight-resolved|army-dispersed|army-steadfast|no-retreat)$/;
const isStaged = ({ event, fields }: Told): boolean =>
  STAGED.test(event) || (event === 'army-moved' && /^(retreat|advance)$/.test(String(fields.how)));
const DEED = /^(action-played|card-discarded|attack-ordered)$/;
const LITTLE = /^(order-placed|front-card-chosen|card-protected|card-sent-back|front-revealed|card-returned)$/;

type Prized = (told: Told) => boolean;

/** How much it weighs: lost armies, the places that decide, fights, attacks to come, all else. */
function weightOf(told: Told, prized: Prized): number {
  if (told.event === 'army-destroyed') return 5;
  if (prized(told)) return 4;
  if (/^(fight-resolved|army-dispersed|army-steadfast|no-retreat|initiative-passed)$/.test(told.event)) return 3;
  return DEED.test(told.event) ? 2 : LITTLE.test(told.event) ? 0 : 1;
}

/**
 * The events that are told, the gravest first; `marches`: these are not counted apart; `isRead`: the story was seen to
 * its end, and of its fights only what else happened is news.
 */
export function gravest(
  story: readonly Told[],
  prized: Prized,
  marches: boolean,
  most: number,
  isRead = false,
): Told[] {
  const isTold = (told: Told): boolean =>
    !CARDS.test(told.event) &&
    (kindOf(told) === 'march' ? marches || prized(told) : kindOf(told) !== 'quiet') &&
    weightOf(told, prized) > 0;
  const all = story.filter(isTold);
  const unread = isRead ? all.filter((told) => !isStaged(told)) : [];
  const events = unread.length ? unread : all;
  const byWeight = (a: Told, b: Told): number => weightOf(b, prized) - weightOf(a, prized);
  // Of what weighs the same the latest is told, in the order in which it happened.
  const chosen = new Set(events.toReversed().toSorted(byWeight).slice(0, most));
  return led(events.filter((told) => chosen.has(told)).toSorted(byWeight));
}

/** Who marches up and attacks is told to march first. */
function led(told: readonly Told[]): Told[] {
  const isMarchOf = (march: Told, attack: Told): boolean =>
    march.event === 'army-moved' && attack.event === 'attack-ordered' && march.fields.army === attack.fields.army;
  const led = (attack: Told): Told[] => told.filter((march) => isMarchOf(march, attack));
  return [...new Set(told.flatMap((one) => [...led(one), one]))];
}

export function summedUp(table: Table, story: readonly Told[], isNarrow: boolean, printed: unknown): string[] {
  const [tell, view] = [table.tell!, (table.moment ?? table.shown)?.view];
  const prized: Prized = (told) => Boolean(view) && isPrized(told, printed as Printed, view as View);
  const counted = summed(story, false, prized).marches > 0;
  const told = gravest(story, prized, !counted, isNarrow ? READ.narrow : READ.wide, tellingOf(table).isRead);
  // Where nothing else happened the cards are told by their names.
  if (!told.length) return [];
  const taken = story.filter(({ event }) => event === 'cards-taken');
  const count = taken.flatMap(({ fields }) => [fields.cards].flat()).length;
  const cards = count > NAMED ? [t('warszawa-sum-cards', { count })] : taken.map((one) => tell.event(one));
  return [...told.map((one) => tell.event(one)), ...cards];
}
