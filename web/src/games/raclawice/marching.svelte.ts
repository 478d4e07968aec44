/** The move of a unit as a whole: all hexes in reach with their cost, the way, and which way to look at the end. */
import { untrack } from 'svelte';
import type { Table } from '../../table/table.svelte';
import { t } from '../../words/words.svelte';
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
  #asked = '';

  constructor(
    private readonly table: Table,
    private readonly printed: Printed,
  ) {}

  /** Whose move is thought about: whoever is picked up, pointed at, or under way. */
  of(view: View): string {
    const { table, printed } = this;
    const { question, selected, picks } = table;
    if (!question || table.unconfirmed) return '';
    const taken = selected?.answers.find(({ answer }) => answer === 'move')?.unit ?? picks.unit;
    if (typeof taken === 'string') return taken;
    if (question.prompt !== 'step' && question.prompt !== 'group') return '';
    const lead = view.moving.length === 1 ? view.moving[0]![0][0] : undefined;
    return lead === undefined ? '' : (printed.counters[lead]?.id ?? '');
  }

  /** A move that is being made step by step goes on so: the next hex is one step, those beyond it the whole way. */
  get first(): boolean {
    return this.table.selected !== null || this.table.question?.prompt !== 'step';
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

/** All who can go along, of the stack or of the line, one after another as the rules let them. */
export async function gather(table: Table, how: 'with' | 'line'): Promise<void> {
  const answers = [...(table.selected?.answers ?? [])];
  const start = answers.length;
  let question = table.question;
  while (question?.prompt === 'group' && answers.length < start + 12) {
    const next = question.options.find(({ wire }) => wire.answer === how);
    if (!next) break;
    answers.push(next.wire);
    question = (await table.ahead(answers))?.question ?? null;
  }
  if (answers.length > start) await table.give(answers);
}
