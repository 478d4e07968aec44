/** The march of a stack as a whole: who goes, all hexes in reach with their cost, and the risk of the order. */
import { untrack } from 'svelte';
import type { Table } from '../../../table/table.svelte';
import type { Option, Refusal } from '../../../wire/types';
import type { Teller, Wire } from '../../../words/tell';
import { t, words } from '../../../words/words.svelte';
import { isCoarse } from '../../hexes/facing/facing';
import type { Goal, Marches } from '../../hexes/pointing/marches';
import type { Said } from '../../hexes/pieces';

export interface Command {
  in_range: boolean;
  /** Headquarters beside the stack that may not command it, and why. */
  idle?: { unit: string; why: string }[];
  between: number | null;
  chance: number;
}
interface Found extends Command {
  /** All of the stack who may go, and those who go: nobody where they may not go together. */
  units: string[];
  group: string[];
  hexes: Record<string, Goal & { forced: boolean }>;
  /** Enemy depots and headquarters that they might go by. */
  passes: string[];
  allowance: number;
  /** The chance that horses are spent by a forced march. */
  tired: number;
}

export const percent = (p: number): string =>
  `${(100 * p).toLocaleString(words.language, { maximumFractionDigits: 0 })}%`;

/** Whether an order will be carried out, in a line with its chance. */
export function risk(found: Command, tell?: Teller | null): Said['lines'][number] {
  const text = found.in_range
    ? t('west-in-range')
    : found.between === null
      ? t('west-out-of-reach')
      : t('west-roll-above', { between: found.between });
  const idle = tell
    ? (found.idle ?? []).map(({ unit, why }) => t(`west-idle-${why}`, { unit: tell.label(unit, 'unit') }))
    : [];
  return { text: [text, ...idle].join(' '), rule: '7.2/a', value: percent(found.chance) };
}

const ORDERS = /^(order|manoeuvre)$/;

export class Marching implements Marches {
  found = $state.raw<Found | null>(null);
  /** Who is to go, where the player has chosen. */
  wanted = $state.raw<readonly string[] | null>(null);
  hovered = $state<string | null>(null);
  /** The goal that was tapped once. */
  aimed = $state('');
  readonly first = true;
  /** The last order of this kind: its goal, and the version at which it was given. */
  going: { hex: string; since: number } | null = null;
  #asked = '';
  #begun = '';

  constructor(private readonly table: Table) {}

  /** The order to march of the stack that is chosen. */
  get order(): Option | null {
    const { question, picks, unconfirmed } = this.table;
    if (!question || unconfirmed || !ORDERS.test(question.prompt)) return null;
    return question.options.find(({ wire }) => wire.answer === 'march' && wire.hex === picks.hex) ?? null;
  }

  get hex(): string {
    return String(this.order?.wire.hex ?? '');
  }

  /** Other stacks that could be given an order: a click takes them up. */
  #others(): Set<string> {
    return new Set(this.table.question?.options.map(({ wire }) => String(wire.hex)) ?? []);
  }

  goals = $derived.by<ReadonlyMap<string, Found['hexes'][string]>>(() => {
    if (!this.order || !this.found) return new Map();
    const others = this.#others();
    return new Map(Object.entries(this.found.hexes).filter(([hex]) => !others.has(hex)));
  });

  /** Whether every march of this stack can be pointed at: none joins a stack with a marker, or goes by something. */
  get isWhole(): boolean {
    const { found } = this;
    return found !== null && !found.passes.length && this.goals.size === Object.keys(found.hexes).length;
  }

  facings(): [] {
    return [];
  }

  /** A new question, or another choice: a stack that is alone in having a marker is taken up at once. */
  look(): void {
    const { table } = this;
    const { question, moment } = table;
    this.#takeAlong();
    const version = question && ORDERS.test(question.prompt) ? `${moment?.version} ${question.seat}` : '';
    if (version && version !== this.#begun && !table.isPast) {
      const [only, ...more] = this.#others();
      if (only && !more.length && !Object.keys(table.picks).length) table.point(only);
    }
    this.#begun = version;
    const hex = this.hex;
    const asked = hex ? `${version} ${hex} ${this.wanted?.join() ?? ''}` : '';
    if (asked === this.#asked) return;
    this.aimed = '';
    if (!this.#asked.startsWith(`${version} ${hex} `)) [this.wanted, this.found] = [null, null];
    this.#asked = hex ? `${version} ${hex} ${this.wanted?.join() ?? ''}` : '';
    if (hex) void this.#ask(this.#asked, question!.seat, hex);
  }

  /** Where the stack was ordered to as a whole, its headquarters go too: they are not asked about one by one. */
  #takeAlong(): void {
    const { question, moment } = this.table;
    const { going } = this;
    if (!question || !moment || !going || moment.version <= going.since) return;
    const there = question.options.find(({ wire }) => wire.hex === going.hex);
    if (question.prompt === 'headquarters-stop' && there) void this.table.giveByItself(there);
    else this.going = null;
  }

  async #ask(asked: string, side: string, hex: string): Promise<void> {
    const units = this.wanted ? { units: [...this.wanted] } : {};
    const found = await this.table.query<Found>('marches', { side, hex, ...units }).catch(() => null);
    if (this.#asked === asked) this.found = found;
  }

  go(hex: string): boolean {
    const { order, found } = this;
    if (!order || !found || !this.goals.has(hex)) return false;
    // A finger shows nothing before it comes down: the first tap shows way and risk, the second gives the order.
    if (isCoarse() && this.aimed !== hex) {
      this.aimed = this.hovered = hex;
      return true;
    }
    this.aimed = '';
    const answers = [order.wire, { unit: [...found.group] }, { hex }];
    this.going = { hex, since: this.table.moment?.version ?? 0 };
    untrack(() => void this.#give(answers));
    return true;
  }

  /** What is refused, as a march that a lesson does not ask for, leaves the stack chosen. */
  async #give(answers: Wire[]): Promise<void> {
    const { table } = this;
    const { picks, moment } = table;
    const rest = await table.give(answers);
    if (rest !== answers || table.moment !== moment) return;
    const { notice } = table;
    table.picks = picks;
    table.notice = notice;
  }

  /** Why they do not march to a hex. */
  async why(hex: string): Promise<Refusal[]> {
    const { order, found } = this;
    if (!order || !found?.group.length) return [];
    return this.table.whyNot([order.wire, { unit: [...found.group] }, { hex }]).catch(() => []);
  }

  get path(): string[] {
    const goal = this.goals.get(this.hovered ?? '');
    return goal ? [this.hex, ...goal.path] : [];
  }

  get said(): Said | null {
    const { found, hovered } = this;
    const goal = this.goals.get(hovered ?? '');
    if (!found || !goal || !hovered) return null;
    const horses = { text: t('west-march-horses'), rule: '7.4/f', value: percent(found.tired) };
    return {
      hex: hovered,
      title: t('west-march-takes', { cost: goal.cost, allowance: found.allowance }),
      lines: [risk(found, this.table.tell), ...(goal.forced ? [horses] : [])],
      note: t(isCoarse() ? 'west-march-tap' : 'west-march-click'),
    };
  }
}

const known = new WeakMap<Table, Marching>();

export function marchingOf(table: Table): Marching {
  let marching = known.get(table);
  if (!marching) known.set(table, (marching = new Marching(table)));
  return marching;
}
