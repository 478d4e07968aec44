/** The attacks that could be declared now, each with its sums and all that the dice may bring. */
import type { Table } from '../../../table/table.svelte';
import type { Modifier } from '../../../words/tell';
import { words } from '../../../words/words.svelte';
import type { Option } from '../../../wire/types';

export interface Row {
  margin: number;
  probability: number;
  attacker_losses: number;
  defender_losses: number;
  result: string;
}
export interface Odds {
  win: number;
  draw: number;
  lose: number;
  retreat: number;
  rout: number;
  table: Row[];
}
export interface Found {
  attack: number;
  defence: number;
  attack_modifiers: Modifier[];
  defence_modifiers: Modifier[];
  odds: Odds;
  together?: { attack: number; attack_modifiers: Modifier[]; odds: Odds };
  coordination?: { together: number; alone: number; cancelled: number };
  /** Where the chances hang on counters that one does not see: they are an average; most deals lie in these ranges. */
  estimate?: { worlds: number; defence: [number, number]; win: [number, number]; retreat: [number, number] };
}
export interface Plan {
  option: Option;
  hex: string;
  second: string;
  found: Found;
}

/** The chance that the enemy goes back; with a second stack over the three ways in which it may answer. */
export function chanceOf({ found }: Plan, of: 'win' | 'draw' | 'lose' | 'retreat' | 'rout' = 'win'): number {
  const { together, coordination } = found;
  if (!together || !coordination) return found.odds[of];
  return coordination.together * together.odds[of] + coordination.alone * found.odds[of];
}

/** A chance as players read it: of what is hidden one knows no tenths. */
export function shareOf(p: number, { estimate }: Found, digits = 1): string {
  const shown = (100 * p).toLocaleString(words.language, { maximumFractionDigits: estimate ? 0 : digits });
  return `${estimate ? '≈\u2009' : ''}${shown}%`;
}

export class Combats {
  plans = $state.raw<Plan[]>([]);
  /** The attack whose odds are read in the panel. */
  shown = $state('');
  #asked = '';

  constructor(private readonly table: Table) {}

  get plan(): Plan | null {
    const { unconfirmed, picks } = this.table;
    const confirmed = this.plans.find(({ option }) => option.index === unconfirmed?.index);
    // Of the stack that is chosen on the map nothing is read but its own attacks.
    const own = picks.hex === undefined ? this.best : this.best.filter(({ hex }) => hex === picks.hex);
    const read = own.find(({ option }) => String(option.index) === this.shown);
    return confirmed ?? read ?? own[0] ?? this.best[0] ?? null;
  }

  /** Whether the next press gives it: it waits to be confirmed, or its stack was chosen. */
  isReady({ option }: Plan): boolean {
    const { unconfirmed, question, picks } = this.table;
    if (!question || unconfirmed) return unconfirmed?.index === option.index;
    return !this.table.needsConfirming(question, option, picks);
  }

  /** Those first that are likeliest to make the enemy give way, and of these the likeliest to win. */
  get best(): Plan[] {
    return this.plans.toSorted((a, b) => chanceOf(b, 'retreat') - chanceOf(a, 'retreat') || chanceOf(b) - chanceOf(a));
  }

  of(index: number): Plan | null {
    return this.plans.find(({ option }) => option.index === index) ?? null;
  }

  async ask(): Promise<void> {
    const { question, moment } = this.table;
    const asked = question && /^attack(-again)?$/.test(question.prompt) ? `${moment?.version} ${question.seat}` : '';
    if (asked === this.#asked) return;
    this.#asked = asked;
    this.plans = [];
    this.shown = '';
    if (!question || !asked) return;
    const options = question.options.filter(({ wire }) => typeof wire.hex === 'string');
    const attacks = options.map(({ wire: { hex, second } }) => ({ hex, ...(second ? { second } : {}) }));
    const found = await this.table.query<(Found | null)[]>('combats', { attacks }).catch(() => []);
    if (this.#asked !== asked) return;
    this.plans = options.flatMap((option, i) => {
      const { hex, second } = option.wire;
      const fight = found[i];
      return fight ? [{ option, hex: String(hex), second: String(second ?? ''), found: fight }] : [];
    });
  }
}

const known = new WeakMap<Table, Combats>();

export function combatsOf(table: Table): Combats {
  let combats = known.get(table);
  if (!combats) known.set(table, (combats = new Combats(table)));
  return combats;
}
