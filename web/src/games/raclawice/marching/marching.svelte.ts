/**
 * The move of a stack as a whole: who goes along, all hexes in reach with their cost, the way, and which way to look at
 * the end. Whoever is picked up takes his stack with him; who stays behind is said by the player.
 */
import { untrack } from 'svelte';
import type { Table } from '../../../table/table.svelte';
import { isOnWay } from '../../../table/dock/answers/guided';
import { awaitedNext, isSameWay } from '../../../table/dock/answers/selected';
import { t } from '../../../words/words.svelte';
import type { Refusal } from '../../../wire/types';
import type { Wire } from '../../../words/tell';
import type { Goal, Marches } from '../../hexes/pointing/marches';
import type { Said } from '../../hexes/pieces';
import { refusals } from '../../hexes/pointing/refusals';
import { percent, type Melee } from '../fights/sums';
import type { Printed, View } from '../types';

interface Found extends Goal {
  reacts: boolean;
  /** The hex on the way in which the enemy may react first: a click leads there, and the rest is asked again. */
  halt: string;
  facing: string;
  facings: Record<string, { left: number; answers: Wire[] }>;
  /** The odds of the melee, where enemies stand, and whether the leader's command lets it come. */
  melee?: Melee;
  led?: 'now' | 'ride' | 'never';
}

/** Those who go, and all who might: of the stack from its top, of the line the tops of its other stacks. */
export interface Company {
  group: string[];
  stack: string[];
  line: string[];
  answers: Wire[];
  'may-double': boolean;
}
interface Reached extends Company {
  left: number;
  rule: string;
  hexes: Record<string, Found>;
}

/** A click leads to a hex all the way: that it is not the next one is no reason against it, that it is too far is. */
export const beyond = (found: readonly Refusal[], hex: string, rule: string, left: number): Refusal[] =>
  found.some(({ key }) => key === 'not-adjacent') ? [{ rule, key: 'beyond-reach', params: { hex, left } }] : [];

/** At double pace it is the pace that does not lead there, but for what lies in its way. */
export function beyondDouble(found: readonly Refusal[], hex: string, rule: string, left: number): Refusal[] {
  const barred = found.filter(({ key }) => /^(double-rough|double-friends|closed)$/.test(key));
  return barred.length ? barred.slice(0, 1) : [{ rule, key: 'beyond-double', params: { hex, left } }];
}

type Along = string[] | 'stack' | 'line';

export class Marching implements Marches {
  goals = $state.raw<ReadonlyMap<string, Found>>(new Map());
  /** Points that the unit has before it goes. */
  left = $state(0);
  hovered = $state<string | null>(null);
  /** Enemies who were pointed at once: the second time the unit goes for them. */
  aimed = $state('');
  /** Who moves on when the rest of his line has stopped, as long as nobody has taken him. */
  untaken = $state('');
  /** Where to is being asked. */
  asks = $state(false);
  #rule = '';
  #company = $state.raw<Company | null>(null);
  /** The moment at which double pace was looked at: it is over with the next. */
  #hastened = $state(-1);
  #line = false;
  #taken = '';
  #asked = '';

  constructor(
    private readonly table: Table,
    private readonly printed: Printed,
  ) {}

  /** Who goes and who might, while a move is only thought of; whatever else they could do instead is none. */
  get company(): Company | null {
    const { question, selected } = this.table;
    return question?.prompt === 'group' || (selected && question?.prompt === 'step') ? this.#company : null;
  }

  /** Where it leads at double pace is looked at: nothing is ordered yet. */
  get double(): boolean {
    return this.#hastened === this.table.moment?.version && this.table.selected !== null;
  }

  /** A whole way is looked for: a hex that is only the next step of one does not glow, nor is it a click away. */
  get only(): boolean {
    const { table } = this;
    if (!table.selected || table.moment?.lesson?.awaits?.length) return false;
    return this.asks ? this.double : this.goals.size > 0;
  }

  /** The last stack of a line is not taken by itself: a click meant for another would march it. */
  see(view: View): void {
    const { picks, selected } = this.table;
    const { moving } = view;
    const lead = this.printed.counters[moving[0]?.[0][0] ?? -1]?.id ?? '';
    if (typeof picks.unit === 'string') this.#taken = picks.unit;
    if (selected && this.#leads.length > 1) this.#line = true;
    else if (moving.length !== 1) this.#line = moving.length > 1;
    if (moving.length !== 1 || selected || !this.#line || this.#taken === lead) this.untaken = '';
    else this.untaken = lead;
  }

  take(unit: string): void {
    this.#taken = unit;
    this.untaken = '';
  }

  /** The tops of all stacks that are on the move together. */
  get #leads(): string[] {
    const { question } = this.table;
    return question?.prompt === 'step' ? [question.about.units ?? []].flat().map(String) : [];
  }

  /** Whose move is thought about: whoever is picked up, pointed at, or under way. */
  of(view: View): string {
    const { table, printed } = this;
    const { question, selected, picks } = table;
    if (!question || table.unconfirmed || this.untaken) return '';
    const isLine = selected !== null && this.#leads.length > 1;
    const begun = isLine ? undefined : selected?.answers.find(({ answer }) => answer === 'move')?.unit;
    const taken = begun ?? picks.unit;
    if (typeof taken === 'string') return taken;
    if (isLine || (question.prompt !== 'step' && question.prompt !== 'group')) return '';
    const lead = view.moving.length === 1 ? view.moving[0]![0][0] : undefined;
    return lead === undefined ? '' : (printed.counters[lead]?.id ?? '');
  }

  /**
   * A move that is being made step by step goes on so: the next hex is one step, those beyond it the whole way. A stack
   * of a line goes all its way at once, so that the others come next.
   */
  get first(): boolean {
    return this.table.selected !== null || this.table.question?.prompt !== 'step' || this.#line;
  }

  /** The units of one hex that are picked up one by one: troops of one stack go together, guns by themselves. */
  leading(units: readonly string[]): string[] {
    const { selected, question } = this.table;
    if ((selected?.base ?? question)?.prompt !== 'act') return [...units];
    const isGun = (id: string): boolean => this.printed.counters.find((unit) => unit.id === id)?.arm === 'artillery';
    return [...units.filter(isGun), ...units.filter((id) => !isGun(id)).slice(-1)];
  }

  /** What is chosen already and not given, where another of a line is moved after it. */
  get #after(): Wire[] {
    return this.#leads.length > 1 ? (this.table.selected?.answers ?? []) : [];
  }

  look(unit: string): void {
    const { table } = this;
    const asked = unit ? this.#key(unit) : '';
    if (asked === this.#asked) return;
    this.#asked = asked;
    this.aimed = '';
    this.goals = new Map();
    if (!this.#company?.stack.includes(unit)) this.#hastened = -1;
    // A line that is held stays together while its stacks are chosen one after another.
    if (!isSameWay(table.selected?.answers ?? [], this.#company?.answers ?? [])) this.#company = null;
    if (!unit) return;
    const begins = (table.selected?.base ?? table.question)?.prompt;
    const after = this.#after;
    const isBegun = after.length > 0 || !(begins === 'act' || begins === 'group');
    void this.#ask(unit, isBegun ? [] : this.#along(unit), after);
  }

  #key(unit: string, after: readonly Wire[] = this.#after): string {
    return `${this.table.moment?.version} ${unit} ${JSON.stringify(after)}`;
  }

  /** The whole stack, but in a guided game whom it says. */
  #along(unit: string): Along {
    const ways = this.table.moment?.lesson?.awaits;
    if (!ways?.length) return 'stack';
    const way = ways.find(([first]) => first?.unit === unit && first.answer === 'move') ?? [];
    return way.filter(({ answer }) => answer === 'with' || answer === 'line').map((wire) => String(wire.unit));
  }

  async #ask(unit: string, along: Along, after: Wire[] = []): Promise<void> {
    const { table } = this;
    const asked = (this.#asked = this.#key(unit, after));
    this.asks = true;
    const found = await table
      .query<Reached>('reach', { unit, with: along, double: this.double, after })
      .catch(() => null);
    if (this.#asked !== asked) return;
    this.asks = false;
    if (!found) return;
    this.left = found.left;
    this.#rule = found.rule;
    this.goals = new Map(Object.entries(found.hexes).filter(([, goal]) => this.#isMeant(goal)));
    if (after.length || !found.answers.length) return;
    this.#company = found;
    if (!isSameWay(table.selected?.answers ?? [], found.answers)) await table.hold(found.answers);
  }

  /** What a guided game waits for next. */
  get awaited(): Wire[] {
    const { moment, selected } = this.table;
    return awaitedNext(moment?.lesson?.awaits ?? [], selected?.answers ?? []);
  }

  /** Whether a guided game takes one of the ways to a goal: no other glows. */
  #isMeant({ facings }: Found): boolean {
    const ways = this.table.moment?.lesson?.awaits;
    return Object.values(facings).some(({ answers }) => isOnWay(ways, answers));
  }

  /** Take somebody along, or leave him behind; somebody goes in any case. */
  toggle(id: string): void {
    const { company } = this;
    if (!company) return;
    const going = company.group.includes(id) ? company.group.filter((one) => one !== id) : [...company.group, id];
    // Whoever stands behind the top of another stack of the line comes and goes with it.
    const along = [...company.stack, ...company.line].filter((one) => going.includes(one));
    this.#gather(along);
  }

  /** All who may: of the stack, or of the whole line. */
  gather(how: 'stack' | 'line'): void {
    const { company } = this;
    if (company) this.#gather(how, company.stack[0]);
  }

  #gather(along: Along, lead = this.company?.stack.find((id) => along.includes(id))): void {
    if (lead === undefined) return;
    this.goals = new Map();
    this.aimed = '';
    void this.#ask(lead, along);
  }

  /** Look where double pace leads, or no more. */
  hasten = (): void => {
    const { company } = this;
    if (!company) return;
    this.#hastened = this.double ? -1 : (this.table.moment?.version ?? -1);
    this.table.notice = null;
    this.#gather(company.group);
  };

  facings(hex: string): { facing: string; angle: number }[] {
    const found = this.goals.get(hex);
    const { corners } = this.printed;
    return found && !found.halt
      ? corners
          .map((facing, i) => ({ facing, angle: (i - 1) * 60 }))
          .filter(({ facing }) => found.facings[facing] !== undefined)
      : [];
  }

  go(hex: string, facing?: string): boolean {
    const found = this.goals.get(hex);
    const chosen = found?.facings[facing ?? found.facing];
    if (!found || !chosen) return false;
    // What the enemy may answer is said before: under a pointer that was done, under a finger it is done now.
    const isSaid = found.clash && !found.halt ? false : this.hovered === hex || !(found.halt || found.reacts);
    if (!isSaid && this.aimed !== hex) {
      this.aimed = this.hovered = hex;
      return true;
    }
    this.goals = new Map();
    this.#asked = '';
    untrack(() => void this.table.give(chosen.answers));
    return true;
  }

  /** Why the whole move does not lead to a hex. */
  async why(hex: string): Promise<Refusal[]> {
    const { double, goals, left } = this;
    const lead = this.company?.group[0];
    if (double && lead) {
      const intent = [
        { answer: 'double', unit: lead },
        { answer: 'enter', unit: lead, hex },
      ];
      return beyondDouble(await this.table.whyNot(intent).catch(() => []), hex, this.#rule, left);
    }
    const isKnown = goals.size > 0 || this.#company !== null;
    return isKnown ? beyond(await refusals(this.table, hex, undefined), hex, this.#rule, left) : [];
  }

  get path(): string[] {
    return this.goals.get(this.hovered ?? '')?.path ?? [];
  }

  get said(): Said | null {
    const found = this.goals.get(this.hovered ?? '');
    if (!found || !this.hovered) return null;
    const way = found.halt
      ? 'rac-march-halt'
      : found.clash
        ? `rac-march-clash-${found.led ?? 'now'}`
        : 'rac-march-facing';
    // A melee that does not come is not won.
    const won = found.led === 'never' ? undefined : found.melee?.odds[this.table.seat ?? ''];
    const { view } = this.table.moment ?? {};
    const led = this.printed.leaders[(view as View | undefined)?.tasks[0]?.[1] ?? -1]?.id ?? '';
    const leader = this.table.tell?.label(led, 'leader') ?? '';
    const aimed = this.aimed === this.hovered ? 'yes' : 'no';
    // A finger has aimed by its first tap, and is warned by it all the same.
    const isAgain = aimed === 'yes' && way === 'rac-march-facing';
    // At double pace nobody turns.
    const isPlain = way === 'rac-march-facing' && this.double && !isAgain;
    const notes = [
      ...(found.reacts ? [t('rac-march-reacts')] : []),
      ...(isPlain ? [] : [t(isAgain ? 'rac-march-once-more' : way, { leader, hex: found.halt, aimed })]),
    ];
    return {
      hex: this.hovered,
      title: t('rac-march', { cost: found.cost, left: found.left }),
      lines: won === undefined ? [] : [{ text: t('rac-march-odds'), value: percent(won), rule: found.melee!.rule }],
      note: notes.join(' '),
    };
  }
}

const kept = new WeakMap<Table, Marching>();

/** Where the board has been drawn already. */
export const marchedOf = (table: Table): Marching | undefined => kept.get(table);

export function marchingOf(table: Table, printed: Printed): Marching {
  let found = kept.get(table);
  if (!found) kept.set(table, (found = new Marching(table, printed)));
  return found;
}
