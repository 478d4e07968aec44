/** Which of the cards that could be played now would do nothing, and why: the server says it before one is played. */
import type { Option } from '../../../wire/types';
import type { Table } from '../../../table/table.svelte';
import { t } from '../../../words/words.svelte';

interface Idle {
  why: string;
  rule: string;
}

export class IdleCards {
  #found = $state.raw<Readonly<Record<string, Idle>>>({});
  #asked = '';

  constructor(private readonly table: Table) {}

  /** Why a card would do nothing; empty where it would do something. */
  why(card: string): string {
    const found = this.#found[card];
    return found ? t(`west-idle-${found.why}`) : '';
  }

  rule(card: string): string {
    return this.#found[card]?.rule ?? '';
  }

  /** The same in two words, for the button of an answer. */
  brief({ wire }: Option): string {
    return typeof wire.card === 'string' && wire.card in this.#found ? t('west-idle') : '';
  }

  async ask(): Promise<void> {
    const { question, moment } = this.table;
    const asked = question?.prompt === 'card' ? `${moment?.version} ${question.seat}` : '';
    if (asked === this.#asked) return;
    this.#asked = asked;
    this.#found = {};
    if (!question || !asked) return;
    const cards = question.options.flatMap(({ wire }) => (typeof wire.card === 'string' ? [wire.card] : []));
    const found = await this.table
      .query<{ idle: Record<string, Idle> }>('playing', { side: question.seat, cards })
      .catch(() => null);
    if (this.#asked === asked) this.#found = found?.idle ?? {};
  }
}

const known = new WeakMap<Table, IdleCards>();

export function idleOf(table: Table): IdleCards {
  let idle = known.get(table);
  if (!idle) known.set(table, (idle = new IdleCards(table)));
  return idle;
}
