/** The fights that the present question offers, with their odds: asked once, shown on the board and in the panel. */
import type { Table } from '../../../table/table.svelte';
import type { Option, Question } from '../../../wire/types';
import { plans, type Plan } from './plans';
import { capital } from '../../../words/tell';
import { t } from '../../../words/words.svelte';
import type { Said } from '../../hexes/pieces';
import { hits, type Fire, type Melee, type Refused } from './sums';
import type { Printed, UnitPiece, View } from '../types';

export interface Aim {
  target: string;
  chance: number | null;
  fire: Fire;
}
export interface Way {
  hex: string;
  losses: string[];
  /** Which way it lies from the unit: 'n', 'ne' and so on. */
  towards: string;
}
export interface Shooter {
  option: Option;
  unit: string;
  aims: Aim[];
}

const MOST = 24;
const MOST_SHOOTERS = 10;
const MOST_AIMS = 5;

export class Fights {
  #plans = $state.raw<Plan[]>([]);
  fires = $state.raw<Record<number, Fire>>({});
  melees = $state.raw<Record<number, Melee>>({});
  /** Who could fire now, and at whom, before anybody is chosen. */
  shooters = $state.raw<Shooter[]>([]);
  #ways = $state.raw<Way[]>([]);
  /** Why a battery that is picked up cannot fire, in a sentence. */
  silence = $state('');
  /** The hex under the pointer. */
  hovered = $state<string | null>(null);
  /** The plan that was opened in the panel. */
  opened = $state<number | null>(null);
  #asked = '';

  constructor(private readonly table: Table) {}

  /** The question that is asked now. */
  get #now(): string {
    const { question, moment } = this.table;
    return question ? `${moment?.version} ${question.prompt} ${question.seat}` : '';
  }

  /** The fights of the present question: what was found for another is nothing to it. */
  get plans(): Plan[] {
    const plans = this.#plans;
    return this.#asked === this.#now ? plans : [];
  }

  /** Where a unit may withdraw to, and the rules that make it lose something on the way. */
  get ways(): Way[] {
    const ways = this.#ways;
    return this.#asked === this.#now ? ways : [];
  }

  get shown(): Plan | null {
    const { plans } = this;
    const { unconfirmed } = this.table;
    return (
      plans.find(({ option }) => option.index === unconfirmed?.index) ??
      plans.find(({ target }) => target === this.hovered) ??
      plans.find(({ option }) => option.index === this.opened) ??
      this.best
    );
  }

  get best(): Plan | null {
    return [...this.plans].sort((a, b) => (this.chance(b) ?? 0) - (this.chance(a) ?? 0))[0] ?? null;
  }

  /**
   * The chance that the plan does harm to the enemy: a shot that tells, a melee that is won; who must pass a check
   * before it comes to that has to do both.
   */
  chance(plan: Plan): number | null {
    const fire = this.fires[plan.option.index];
    const melee = this.melees[plan.option.index];
    if (fire) return hits(fire);
    const won = melee?.odds[this.table.question?.seat ?? ''];
    return won === undefined ? null : won * (melee?.test?.chance ?? 1);
  }

  /** Ask about the question, unless that was done. */
  async ask(view: View, printed: Printed, pieces: UnitPiece[]): Promise<void> {
    const { question } = this.table;
    const now = this.#now;
    if (now === this.#asked) return;
    this.#asked = now;
    [this.#plans, this.fires, this.melees, this.shooters, this.#ways, this.opened] = [[], {}, {}, [], [], null];
    if (!question) return;
    if (question.prompt === 'withdraw') await this.#retreat(question.about, now);
    const found = plans(question, view, printed, pieces).slice(0, MOST);
    this.#plans = found;
    const [fires, melees]: [Record<number, Fire>, Record<number, Melee>] = [{}, {}];
    await Promise.all(
      found.map(async ({ option, kind, args }) => {
        try {
          if (kind === 'fire') fires[option.index] = await this.table.query<Fire>('fire', args);
          else melees[option.index] = await this.table.query<Melee>('melee', args);
        } catch {
          // An answer whose odds cannot be told is still an answer.
        }
      }),
    );
    if (this.#asked !== now) return;
    [this.fires, this.melees] = [fires, melees];
    if (question.prompt === 'shot' || question.prompt === 'act') await this.#survey(question.options, now);
  }

  /** What a way back costs, under the pointer. */
  get said(): Said | null {
    const way = this.ways.find(({ hex }) => hex === this.hovered);
    if (!way || this.table.question?.prompt !== 'withdraw') return null;
    return {
      hex: way.hex,
      title: t(way.losses.length ? 'rac-way-loss' : 'rac-way-free', { count: way.losses.length }),
      lines: way.losses.map((rule) => ({ text: capital(lossBy(rule)), rule })),
    };
  }

  /** A battery that has no target says why, as soon as it is picked up. */
  async hear(unit: string, printed: Printed): Promise<void> {
    this.silence = '';
    if (printed.counters.find(({ id }) => id === unit)?.arm !== 'artillery') return;
    const found = await this.table
      .query<{ targets: string[]; effects: unknown[]; refusal: Refused | null }>('zone', { unit })
      .catch(() => null);
    const { tell, question } = this.table;
    const isMeant = question?.about.unit === unit || [question?.about.units].flat().includes(unit);
    if (!found || !tell || found.targets.length || !isMeant) return;
    const { refusal } = found;
    this.silence = refusal
      ? t('rac-silent', { why: tell.refusal({ key: refusal.refusal, rule: refusal.rule, params: refusal.params }) })
      : t('rac-no-target', { range: found.effects.length });
  }

  async #retreat(about: Question['about'], now: string): Promise<void> {
    const unit = Array.isArray(about.units) ? about.units[0] : undefined;
    const found = await this.table.query<{ ways: Way[] }>('withdrawal', { unit, from: about.from }).catch(() => null);
    if (found && this.#asked === now) this.#ways = found.ways;
  }

  async #survey(options: readonly Option[], now: string): Promise<void> {
    const firing = options
      .filter(({ wire }) => typeof wire.unit === 'string' && (wire.answer === undefined || wire.answer === 'fire'))
      .slice(0, MOST_SHOOTERS);
    const found = await Promise.all(
      firing.map(async (option): Promise<Shooter> => {
        const unit = String(option.wire.unit);
        const targets = await this.table.query<string[]>('targets', { unit }).catch((): string[] => []);
        const aims = await Promise.all(
          targets.slice(0, MOST_AIMS).map(async (target): Promise<Aim | null> => {
            const fire = await this.table.query<Fire>('fire', { unit, at: target }).catch(() => null);
            return fire && !fire.refusal ? { target, chance: hits(fire), fire } : null;
          }),
        );
        return {
          option,
          unit,
          aims: aims.filter((aim) => aim !== null).sort((a, b) => (b.chance ?? 0) - (a.chance ?? 0)),
        };
      }),
    );
    if (this.#asked === now) this.shooters = found;
  }
}

/** What a loss on the way back is for, by its rule. */
export const lossBy = (rule: string): string => t(`rac-loss-${rule.replaceAll('.', '-')}`);

/** Where a way back leads, and how much it costs. */
export function wayOf(way: Way | undefined): string {
  if (!way) return '';
  return [t(`rac-towards-${way.towards}`), ...(way.losses.length ? [`−${way.losses.length}`] : [])].join(', ');
}

const kept = new WeakMap<Table, Fights>();

export function fightsOf(table: Table): Fights {
  let fights = kept.get(table);
  if (!fights) kept.set(table, (fights = new Fights(table)));
  return fights;
}
