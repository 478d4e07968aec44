/** How the points changed by what has been told: asked of the server when a story has ended, said with its summary. */
import { rulebook } from '../../../table/rules/rulebook.svelte';
import type { Table } from '../../../table/table.svelte';
import { tellingOf } from '../../../table/telling/telling.svelte';
import type { Told } from '../../../wire/types';
import { named, signed, type Teller } from '../../../words/tell';
import { t } from '../../../words/words.svelte';
import type { Standing } from '../types';
import { gainsBetween, type Gain } from './gains';

/** So many reasons are named of each side. */
const MOST = 3;

interface Change {
  key: string;
  gains: Gain[];
  before: Standing;
  after: Standing;
}

/** A place without its number. */
export const bare = (tell: Teller, hex: string): string => tell.label(hex, 'hex').replace(/ \(\d+\)$/, '');

const keyOf = (story: readonly Told[]): string =>
  story.length ? `${Math.max(0, story[0]!.version - 1)} ${story.at(-1)!.version}` : '';

export class Gained {
  #found = $state.raw<Change | null>(null);

  constructor(private readonly table: Table) {}

  /** Follow what is told; called while the board is set up. */
  follow(): void {
    const telling = tellingOf(this.table);
    $effect(() => {
      const key = telling.open || telling.awaits ? '' : keyOf(telling.story);
      if (key) void this.#ask(key);
    });
  }

  async #ask(key: string): Promise<void> {
    if (this.#found?.key === key) return;
    const ask = (version: string): Promise<Standing> =>
      this.table.query<Standing>('standing', {}, Number(version)).catch(() => ({ score: {}, places: {} }) as never);
    const [from = '', to = ''] = key.split(' ');
    const [before, after] = await Promise.all([ask(from), ask(to)]);
    this.#found = { key, before, after, gains: gainsBetween(before, after) };
  }

  /** What a story changed, in a sentence; '' where nothing did, or it is not known yet. */
  said(story: readonly Told[]): string {
    const found = this.#found;
    const tell = this.table.tell;
    if (!tell || !found?.gains.length || found.key !== keyOf(story)) return '';
    const sides = [...new Set(found.gains.map(({ side }) => side))].map((side) => {
      const gains = found.gains.filter((gain) => gain.side === side).slice(0, MOST);
      return `${tell.seat(side)} ${gains.map((gain) => this.#part(gain, tell)).join(', ')}`;
    });
    const totals = ({ score }: Standing): string => `${score.pl ?? 0} : ${score.su ?? 0}`;
    return t('rok1920-gained', { before: totals(found.before), after: totals(found.after), parts: sides.join('; ') });
  }

  #part({ points, rule, hexes }: Gain, tell: Teller): string {
    const places = hexes.map((hex) => bare(tell, hex)).join(', ');
    const what = places || named(rulebook.of(this.table.info?.game ?? '', rule)?.title);
    return what ? `${signed(points)} (${what})` : signed(points);
  }
}

const known = new WeakMap<Table, Gained>();

export function gainedOf(table: Table): Gained {
  let gained = known.get(table);
  if (!gained) known.set(table, (gained = new Gained(table)));
  return gained;
}
