/** How the points changed by what is told, as a sentence: beside what is told, and with what sums it up. */
import { rulebook } from '../../../table/rules/rulebook.svelte';
import { askedOnce } from '../../../table/asked.svelte';
import type { Table } from '../../../table/table.svelte';
import { Changes } from '../../../table/telling/changes.svelte';
import type { Told } from '../../../wire/types';
import { named, signed, type Teller } from '../../../words/tell';
import { t } from '../../../words/words.svelte';
import type { Standing } from '../types';
import { gainsBetween, type Gain } from './gains';

/** So many reasons are named of each side. */
const MOST = 3;

/** A place without its number. */
export const bare = (tell: Teller, hex: string): string => tell.label(hex, 'hex').replace(/ \(\d+\)$/, '');

/** What the points were after any moment that is told. */
export const standings = askedOnce(
  (table) => new Changes(table, (version) => table.query<Standing>('standing', {}, version)),
);

/** What a story changed; '' where nothing did, or it is not known yet. */
export function gained(table: Table, story: readonly Told[]): string {
  const { tell } = table;
  const change = standings(table).by(story);
  const gains = change ? gainsBetween(change.before, change.after) : [];
  if (!tell || !change || !gains.length) return '';
  const sides = [...new Set(gains.map(({ side }) => side))].map((side) => {
    const theirs = gains.filter((gain) => gain.side === side).slice(0, MOST);
    return `${tell.seat(side)} ${theirs.map((gain) => part(table, tell, gain)).join(', ')}`;
  });
  const totals = ({ score }: Standing): string => `${score.pl ?? 0} : ${score.su ?? 0}`;
  return t('rok1920-gained', { before: totals(change.before), after: totals(change.after), parts: sides.join('; ') });
}

function part(table: Table, tell: Teller, { points, rule, hexes }: Gain): string {
  const places = hexes.map((hex) => bare(tell, hex)).join(', ');
  const what = places || named(rulebook.of(table.info?.game ?? '', rule)?.title);
  return what ? `${signed(points)} (${what})` : signed(points);
}
