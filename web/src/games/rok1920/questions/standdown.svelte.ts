/**
 * “Not this turn, don’t ask”: whoever says so is not asked about his reserves again in this player turn, unless
 * something befalls him meanwhile. It is the client's own, stands over the question, and can be taken back.
 */
import type { Shortcut } from '../../../table/face';
import type { Table } from '../../../table/table.svelte';
import { tellingOf } from '../../../table/telling/telling.svelte';
import { t } from '../../../words/words.svelte';
import type { Question, Told } from '../../../wire/types';
import { sideOf, type View } from '../types';

const PROMPT = 'reserve-phase';
const BEFALLS = /^(weakened|eliminated|retreated|left-board|place-taken)$/;

/** Whether one's own units were beaten, or the enemy has taken a place. */
export function befalls(journal: readonly Told[], side: string, since: number): boolean {
  return journal.some(({ version, event, fields }) => {
    if (version <= since || !BEFALLS.test(event)) return false;
    if (event === 'place-taken') return fields.side !== side;
    const units = [fields.unit, fields.units].flat().filter((id) => id !== undefined);
    return units.some((id) => String(id).startsWith(`${side}-`));
  });
}

export class StandDown {
  /** When it was said: in which player turn, and after which answer. */
  #said = $state.raw<{ turn: string; version: number } | null>(null);
  #last = -1;

  constructor(private readonly table: Table) {}

  get #turn(): string {
    const { stage, phasing } = (this.table.moment?.view ?? {}) as Partial<View>;
    return `${stage} ${phasing}`;
  }

  /** Whether it still holds. */
  get holds(): boolean {
    const { table } = this;
    const said = this.#said;
    if (!said || said.turn !== this.#turn) return false;
    return !befalls(table.journal, sideOf(table.seat ?? ''), said.version);
  }

  shortcuts(question: Question): Shortcut[] {
    const pass = question.options.find(({ wire }) => wire.answer === 'pass');
    const { step, phasing } = (this.table.moment?.view ?? {}) as Partial<View>;
    // The last time that one is asked anyhow.
    const isLast = step === (phasing === sideOf(question.seat) ? 'third-window' : 'second-window');
    if (question.prompt !== PROMPT || !pass || isLast) return [];
    const run = (): void => {
      this.#said = { turn: this.#turn, version: this.table.moment!.version };
      void this.table.answer(pass);
    };
    return [{ id: 'stand-down', label: t('rok1920-stand-down'), passes: true, run }];
  }

  revoke(): void {
    this.#said = null;
  }

  /** Answer for the player as long as it holds, when what happened has been told; called while the board is set up. */
  follow(): void {
    const { table } = this;
    const telling = tellingOf(table);
    $effect(() => {
      const version = table.moment?.version ?? -1;
      // What was taken back is asked again.
      if (version < this.#last) this.#said = null;
      this.#last = version;
      const { question } = table;
      const pass = question?.prompt === PROMPT && question.options.find(({ wire }) => wire.answer === 'pass');
      if (pass && this.holds && !telling.open && !table.busy) void table.giveByItself(pass);
    });
  }
}

const known = new WeakMap<Table, StandDown>();

export function standDownOf(table: Table): StandDown {
  let found = known.get(table);
  if (!found) known.set(table, (found = new StandDown(table)));
  return found;
}
