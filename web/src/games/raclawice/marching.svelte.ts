/** The move of a unit as a whole: all hexes in reach with their cost, the way, and which way to look at the end. */
import { untrack } from 'svelte';
import type { Table } from '../../table/table.svelte';
import { t } from '../../words/words.svelte';
import type { Question } from '../../wire/types';
import type { Wire } from '../../words/tell';
import type { Goal, Marches } from '../hexes/marches';
import type { Said } from '../hexes/pieces';
import type { Printed, View } from './types';

interface Found extends Goal {
  reacts: boolean;
  facing: string;
  facings: Record<string, { left: number; answers: Wire[] }>;
}

export class Marching implements Marches {
  goals = $state.raw<ReadonlyMap<string, Found>>(new Map());
  /** Points that the unit has before it goes. */
  left = $state(0);
  hovered = $state<string | null>(null);
  /** Enemies who were pointed at once: the second time the unit goes for them. */
  aimed = $state('');
  /** Who moves on when the rest of his line has stopped, as long as nobody has taken him. */
  untaken = $state('');
  #line = false;
  #taken = '';
  #asked = '';

  constructor(
    private readonly table: Table,
    private readonly printed: Printed,
  ) {}

  /** The last stack of a line is not taken by itself: a click meant for another would march it. */
  see(view: View): void {
    const { picks, selected } = this.table;
    const { moving } = view;
    const lead = this.printed.counters[moving[0]?.[0][0] ?? -1]?.id ?? '';
    if (typeof picks.unit === 'string') this.#taken = picks.unit;
    if (moving.length !== 1) this.#line = moving.length > 1;
    if (moving.length !== 1 || selected || !this.#line || this.#taken === lead) this.untaken = '';
    else this.untaken = lead;
  }

  take(unit: string): void {
    this.#taken = unit;
    this.untaken = '';
  }

  /** Whose move is thought about: whoever is picked up, pointed at, or under way. */
  of(view: View): string {
    const { table, printed } = this;
    const { question, selected, picks } = table;
    if (!question || table.unconfirmed || this.untaken) return '';
    const taken = selected?.answers.find(({ answer }) => answer === 'move')?.unit ?? picks.unit;
    if (typeof taken === 'string') return taken;
    if (question.prompt !== 'step' && question.prompt !== 'group') return '';
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

  look(unit: string): void {
    const { table } = this;
    const asked = unit ? `${table.moment?.version} ${unit}` : '';
    if (asked === this.#asked) return;
    this.#asked = asked;
    this.aimed = '';
    this.goals = new Map();
    if (!unit) return;
    table
      .query<{ left: number; hexes: Record<string, Found> }>('reach', { unit })
      .then(({ left, hexes }) => {
        if (this.#asked !== asked) return;
        this.left = left;
        this.goals = new Map(Object.entries(hexes));
      })
      .catch(() => undefined);
  }

  facings(hex: string): { facing: string; angle: number }[] {
    const found = this.goals.get(hex);
    const { corners } = this.printed;
    return found
      ? corners
          .map((facing, i) => ({ facing, angle: (i - 1) * 60 }))
          .filter(({ facing }) => found.facings[facing] !== undefined)
      : [];
  }

  go(hex: string, facing?: string): boolean {
    const found = this.goals.get(hex);
    const chosen = found?.facings[facing ?? found.facing];
    if (!found || !chosen) return false;
    if (found.clash && this.aimed !== hex) {
      this.aimed = this.hovered = hex;
      return true;
    }
    this.goals = new Map();
    this.#asked = '';
    untrack(() => void this.table.give(chosen.answers));
    return true;
  }

  get path(): string[] {
    return this.goals.get(this.hovered ?? '')?.path ?? [];
  }

  get said(): Said | null {
    const found = this.goals.get(this.hovered ?? '');
    if (!found || !this.hovered) return null;
    const way = found.clash
      ? this.aimed === this.hovered
        ? 'rac-march-again'
        : 'rac-march-clash'
      : 'rac-march-facing';
    const notes = [...(found.reacts ? [t('rac-march-reacts')] : []), t(way)];
    return {
      hex: this.hovered,
      title: t('rac-march', { cost: found.cost, left: found.left }),
      lines: [],
      note: notes.join(' '),
    };
  }
}

const kept = new WeakMap<Table, Marching>();

export function marchingOf(table: Table, printed: Printed): Marching {
  let found = kept.get(table);
  if (!found) kept.set(table, (found = new Marching(table, printed)));
  return found;
}

/**
 * All who can go along, of the stack or of the whole line, one after another as the rules let them; where nobody else
 * could, they go.
 */
export async function gather(table: Table, how: 'with' | 'line'): Promise<void> {
  const answers = [...(table.selected?.answers ?? [])];
  const start = answers.length;
  const wanted = how === 'line' ? ['with', 'line'] : ['with'];
  let question = table.question;
  while (question?.prompt === 'group' && answers.length < start + 24) {
    const { options }: Question = question;
    const next =
      options.find(({ wire }) => wanted.includes(String(wire.answer))) ??
      (options.length === 1 ? options[0] : undefined);
    if (!next) break;
    answers.push(next.wire);
    question = (await table.ahead(answers))?.question ?? null;
  }
  if (answers.length > start) await table.give(answers);
}
