/**
 * “Not this turn, don’t ask”: whoever says so is not asked about his reserves in this player turn again, come what may.
 * It is the client's own, stands over the question, and can be taken back.
 */
import type { Shortcut } from '../../../table/face';
import type { Table } from '../../../table/table.svelte';
import { tellingOf } from '../../../table/telling/telling.svelte';
import { t } from '../../../words/words.svelte';
import type { Question } from '../../../wire/types';
import { sideOf, type View } from '../types';

const PROMPT = 'reserve-phase';

export class StandDown {
  /** The player turn in which it was said. */
  #said = $state.raw<string | null>(null);
  #last = -1;

  constructor(private readonly table: Table) {}

  get #turn(): string {
    const { stage, phasing } = (this.table.moment?.view ?? {}) as Partial<View>;
    return `${stage} ${phasing}`;
  }

  /** Whether it still holds. */
  get holds(): boolean {
    return this.#said === this.#turn;
  }

  shortcuts(question: Question): Shortcut[] {
    const pass = question.options.find(({ wire }) => wire.answer === 'pass');
    const { step, phasing } = (this.table.moment?.view ?? {}) as Partial<View>;
    // The last time that one is asked anyhow.
    const isOwn = phasing === sideOf(question.seat);
    const isLast = step === (isOwn ? 'third-window' : 'second-window');
    if (question.prompt !== PROMPT || !pass || isLast) return [];
    const run = (): void => {
      this.#said = this.#turn;
      void this.table.answer(pass);
    };
    const label = t(isOwn ? 'rok1920-give-up-reserves' : 'rok1920-stand-down');
    return [{ id: 'stand-down', label, passes: true, run }];
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
