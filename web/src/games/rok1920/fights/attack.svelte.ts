/** The attack that is being weighed up: who takes part, under which order, and what the server says of it. */
import { untrack } from 'svelte';
import { awaitedUnits } from '../../../table/dock/answers/selected';
import type { Table } from '../../../table/table.svelte';
import { signed, type Modifier, type Wire } from '../../../words/tell';
import { t, words } from '../../../words/words.svelte';
import type { Question, Refusal } from '../../../wire/types';
import { glanceOf } from './glance.svelte';

export interface Roll {
  roll: number;
  ways: number;
  result: 'success' | 'failure' | 'bloody';
  losses: { side: string; rule: string }[];
}
export interface Found {
  attack: number;
  defence: number;
  base: number;
  modifiers: Modifier[];
  chance: number;
  rout: boolean;
  success: number;
  /** Where the chance hangs on units that are hidden: it is an average, and most deals lie in this range. */
  estimate?: { worlds: number; success: [number, number] };
  losses: number;
  may_order: string[];
  rolls: Roll[];
  row: { defence: number; column: number; columns: number[]; chances: number[]; rout: number[] };
  retreat: { path: string[]; exit: string; losses: number; parts: Modifier[] };
}

/** Who is stronger than the table goes counts as its last column or row. */
export const isBeyond = ({ attack, defence, row }: Pick<Found, 'attack' | 'defence' | 'row'>): boolean =>
  attack > Math.max(...row.columns) || defence > row.defence;

/** Of those that attack together: who is needed, and who adds nothing to roll and losses. */
export interface Needed {
  units: string[];
  idle: string[];
  /** Who stands beside the target and may not attack it. */
  barred: string[];
}

/** So many are told why they cannot take part. */
const TOLD = 3;

const OWN = ['none', 'assault', 'raid'];
const THEIRS = ['stubborn', 'counter'];
const PROMPTS = ['attackers', 'attack-order', 'defence-order'];

export const percent = (p: number): string =>
  `${(100 * p).toLocaleString(words.language, { maximumFractionDigits: 1 })}%`;

/** The chance of success; that of an attack on hidden units is told as an estimate. */
export const chanceOf = ({ success, estimate }: Pick<Found, 'success' | 'estimate'>): string =>
  estimate ? `≈\u2009${Math.round(100 * success)}%` : percent(success);

/** The rolls that succeed, in words: what is needed at most, without those that never succeed. */
export function rollsOf({ rolls }: Pick<Found, 'rolls'>): string {
  const won = rolls.filter(({ result }) => result === 'success').map(({ roll }) => roll);
  const [low, high] = [Math.min(...won), Math.max(...won)];
  return t('rok1920-rolls', { count: won.length ? high - low + 1 : 0, low, high });
}

/** What has to be rolled at most; less than two dice can show is told with its sign. */
export const needed = (chance: number): string => (chance < 0 ? signed(chance) : String(chance));

export class Attack {
  /** Attackers that are meant to take part but not named yet. */
  planned = $state.raw<ReadonlySet<string>>(new Set());
  order = $state('none');
  byOrder = $state.raw<Record<string, Found>>({});
  /** What the enemy's own order would make of it. */
  answers = $state.raw<Record<string, Found>>({});
  /** Of those who take part: who could stay out of it without any loss. */
  idle = $state.raw<readonly string[]>([]);
  /** Who stands beside the target and cannot take part, with the reason. */
  barred = $state.raw<readonly { unit: string; refusal: Refusal }[]>([]);
  sending = $state(false);
  /** The question that would follow the target that is not confirmed yet. */
  #ahead = $state.raw<Question | null>(null);
  #target = '';
  /** Who takes part was chosen by hand. */
  #chosen = false;
  #begun: Promise<void> = Promise.resolve();

  constructor(private readonly table: Table) {}

  get question(): Question | null {
    const { question } = this.table;
    if (question && PROMPTS.includes(question.prompt)) return question;
    return question?.prompt === 'attack' && this.table.unconfirmed ? this.#ahead : null;
  }

  /** Follow what is asked and pointed at; called while the board is set up, whichever panels lie open. */
  follow(): void {
    const { table } = this;
    $effect(() => {
      void [table.question, table.unconfirmed];
      untrack(() => void this.lookAhead());
    });
    $effect(() => {
      void this.question;
      untrack(() => void this.begin());
    });
    $effect(() => {
      void [this.units.join(), this.order, table.moment?.version];
      untrack(() => void this.weigh());
    });
  }

  /** A target was pointed at: who could attack it, before anything is declared. */
  async lookAhead(): Promise<void> {
    const { unconfirmed, question } = this.table;
    this.#ahead = null;
    if (!unconfirmed || question?.prompt !== 'attack') return;
    const found = await this.table.outlook([unconfirmed.wire]).catch(() => null);
    if (this.table.unconfirmed === unconfirmed && found?.question?.prompt === 'attackers') this.#ahead = found.question;
  }

  get target(): string {
    return this.question ? String(this.question.about.hex ?? '') : '';
  }

  get foe(): string {
    const seat = this.question?.seat ?? '';
    const attacker = this.question?.prompt === 'defence-order' ? (seat === 'pl' ? 'su' : 'pl') : seat;
    return attacker === 'pl' ? 'su' : 'pl';
  }

  /** Named already, by the rules' own order. */
  get named(): string[] {
    const units = this.question?.about.units;
    return Array.isArray(units) ? units.map(String) : [];
  }

  /** Those who still may join. */
  get open(): string[] {
    if (this.question?.prompt !== 'attackers') return [];
    return this.question.options
      .map((option) => option.wire.unit)
      .filter((unit): unit is string => typeof unit === 'string');
  }

  get candidates(): string[] {
    return [...this.named, ...this.open];
  }

  get units(): string[] {
    return [...this.named, ...this.open.filter((unit) => this.planned.has(unit))];
  }

  get found(): Found | null {
    return this.byOrder[this.order] ?? this.byOrder.none ?? null;
  }

  /** A new target: those who are needed are meant to take part, as a guided game or the server says. */
  begin(): Promise<void> {
    const { target } = this;
    if (target === this.#target) return this.#begun;
    this.#target = target;
    this.order = 'none';
    this.#chosen = false;
    this.barred = [];
    const open = this.named.length ? [] : this.open;
    if (open.length) void this.#lookBeside(target, open);
    const awaited = awaitedUnits(this.table.moment?.lesson?.awaits, open);
    const known = awaited.length ? awaited : glanceOf(this.table).found.get(target)?.units;
    this.planned = new Set(known ?? open);
    this.#begun = known || open.length < 2 ? Promise.resolve() : this.#need(target, open);
    return this.#begun;
  }

  async #need(hex: string, units: string[]): Promise<void> {
    const found = await this.table.query<Needed>('attackers', { hex, units }).catch(() => null);
    if (found && this.target === hex && !this.#chosen) this.planned = new Set(found.units);
  }

  async #lookBeside(hex: string, units: string[]): Promise<void> {
    const { table } = this;
    const before = table.unconfirmed ? [table.unconfirmed.wire] : [];
    const found = await table.query<Needed>('attackers', { hex, units }).catch(() => null);
    const told = (found?.barred ?? []).slice(0, TOLD).map(async (unit) => {
      const [refusal] = await table.whyNot([...before, { unit }]).catch((): Refusal[] => []);
      return refusal ? [{ unit, refusal }] : [];
    });
    const barred = (await Promise.all(told)).flat();
    if (this.target === hex) this.barred = barred;
  }

  /** Whether a unit can be added to the attack that is weighed, or left out of it. */
  takes(unit: string): boolean {
    return this.question?.prompt === 'attackers' && this.candidates.includes(unit);
  }

  async weigh(): Promise<void> {
    const { target: hex, units, question } = this;
    this.idle = [];
    if (!hex || !units.length || !question) {
      this.byOrder = {};
      this.answers = {};
      return;
    }
    if (question.prompt === 'attackers' && units.length > 1) void this.#weighIdle(hex, units);
    const given = String(question.about.order ?? 'none');
    const ask = (order: string, defence: string): Promise<Found> =>
      this.table.query<Found>('attack', { hex, units, order, defence_order: defence });
    try {
      if (question.prompt === 'defence-order') {
        const found = await Promise.all(
          ['none', ...THEIRS].map(async (order) => [order, await ask(given, order)] as const),
        );
        this.byOrder = Object.fromEntries(found);
        this.answers = {};
        return;
      }
      const plain = await ask('none', 'none');
      const own = plain.may_order.includes(question.seat)
        ? await Promise.all(
            OWN.map(async (order) => [order, order === 'none' ? plain : await ask(order, 'none')] as const),
          )
        : [['none', plain] as const];
      const order = this.order;
      const theirs = plain.may_order.includes(this.foe)
        ? await Promise.all(THEIRS.map(async (answer) => [answer, await ask(order, answer)] as const))
        : [];
      if (this.units.join() !== units.join() || this.target !== hex) return;
      this.byOrder = Object.fromEntries(own);
      this.answers = Object.fromEntries(theirs);
    } catch {
      this.byOrder = {};
      this.answers = {};
    }
  }

  async #weighIdle(hex: string, units: string[]): Promise<void> {
    const found = await this.table.query<Needed>('attackers', { hex, units }).catch(() => null);
    if (this.units.join() === units.join() && this.target === hex) this.idle = found?.idle ?? [];
  }

  /** Leave out all who add nothing. */
  async spare(): Promise<void> {
    for (const unit of this.idle) await this.toggle(unit);
  }

  /** Join or stay out. Who is named already is taken back, as long as nothing has been rolled. */
  async toggle(unit: string): Promise<void> {
    this.#chosen = true;
    if (!this.named.includes(unit)) {
      const next = new Set(this.planned);
      if (!next.delete(unit)) next.add(unit);
      this.planned = next;
      return;
    }
    const others = this.named.filter((other) => other !== unit);
    for (let tries = 0; tries < 12 && this.named.includes(unit); tries++) await this.table.undo();
    this.planned = new Set([...this.planned, ...others].filter((other) => other !== unit));
  }

  /** Name everybody who is meant to take part, and attack: target, attackers and the word are given as one. */
  async go(): Promise<void> {
    if (this.sending) return;
    this.sending = true;
    const { table } = this;
    const target = table.question?.prompt === 'attack' ? table.unconfirmed : null;
    try {
      // Whoever is quicker than the server's reply means those who are needed.
      if (target && !this.#ahead) await this.lookAhead();
      await this.begin();
      const named = [...(target ? [target.wire] : []), ...(await this.#joining(target ? [target.wire] : []))];
      const whole = [...named, { answer: 'go' }];
      if (await table.ahead(whole)) await table.give(whole);
      else {
        const refusals = await table.whyNot(whole).catch(() => []);
        if (named.length) await table.give(named);
        table.notice = { text: '', refusals };
      }
    } finally {
      this.sending = false;
    }
  }

  /** Those of the attackers that are not named yet, as far as the rules let them join together. */
  async #joining(before: Wire[]): Promise<Wire[]> {
    const wires: Wire[] = this.units.filter((unit) => !this.named.includes(unit)).map((unit) => ({ unit }));
    if (wires.length < 2 || (await this.table.ahead([...before, ...wires]))) return wires;
    const found: Wire[] = [];
    for (const wire of wires) if (await this.table.ahead([...before, ...found, wire])) found.push(wire);
    return found;
  }
}

const known = new WeakMap<Table, Attack>();

export function attackOf(table: Table): Attack {
  let attack = known.get(table);
  if (!attack) known.set(table, (attack = new Attack(table)));
  return attack;
}
