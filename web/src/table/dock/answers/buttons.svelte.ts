/** Which answers of a question are buttons, in which order, and which of them is the main one. */
import type { Option } from '../../../wire/types';
import type { Face } from '../../face';
import type { Table } from '../../table.svelte';
import { givesUp, isPassing, type Ending } from './ending.svelte';
import { buttons } from './options';

/** So many buttons stand in the dock; the others in the list. */
export const MOST = 7;
const FEW = 4;
/** Buttons of what lies on the board stay in one row: longer ones stand in the list. */
const LETTERS = 72;

export class Buttons {
  constructor(
    private readonly table: Table,
    private readonly ending: Ending,
    private readonly face: () => Face,
    /** An answer in words. */
    private readonly told: (option: Option) => string,
  ) {}

  /** Something is chosen, but not given. */
  picked = $derived.by(() => {
    const { picks, unconfirmed, selected } = this.table;
    return Object.keys(picks).length > 0 || unconfirmed !== null || selected !== null;
  });

  /** What a chosen piece does without a special name: to march. */
  #isPlainest = ({ wire }: Option): boolean => wire.answer === undefined && Object.keys(this.table.picks).length > 0;

  /**
   * What needs no pointing: what passes or ends comes first, what does something last, where the main button is; and
   * where there are but a few short answers, all of them.
   */
  plain = $derived.by(() => {
    const { question, picks } = this.table;
    const face = this.face();
    const found = question ? buttons(question.options, picks, face.pointable) : [];
    const left = found.filter((option) => !face.onBoard?.(this.table, option));
    return left.toSorted(
      (a, b) =>
        Number(isPassing(b)) - Number(isPassing(a)) ||
        Number(givesUp(b)) - Number(givesUp(a)) ||
        Number(this.#isPlainest(a)) - Number(this.#isPlainest(b)),
    );
  });

  open = $derived.by(() => {
    const { plain, table } = this;
    const isElsewhere = (option: Option): boolean =>
      this.face().elsewhere?.(table.question?.prompt ?? '', option) ?? false;
    const pointed = table.options.filter((option) => !plain.includes(option) && !isElsewhere(option));
    const letters = pointed.reduce((sum, option) => sum + this.told(option).length, 0);
    const isShort = table.options.length <= FEW && letters <= LETTERS;
    const found = isShort ? [...pointed, ...plain] : plain.slice(0, MOST);
    const { unconfirmed, question } = table;
    // What else could be chosen is on the map and in the list: the question stays small while one is read.
    return unconfirmed
      ? [...found.filter((option) => !table.needsConfirming(question!, option, table.picks)), unconfirmed]
      : found;
  });

  get #isIdle(): boolean {
    return this.face().idle?.has(this.table.question?.prompt ?? '') ?? false;
  }

  /**
   * One main button, and only where nothing else is left to point at, or a choice is to be confirmed; never what ends
   * or passes while something can be done.
   */
  isMain(option: Option, i: number): boolean {
    const { table, open, plain, picked } = this;
    if (i !== open.length - 1 || !(plain.includes(option) || table.unconfirmed === option)) return false;
    if (this.face().even?.has(table.question?.prompt ?? '') && !picked) return false;
    if (this.ending.asked || (givesUp(option) && table.unconfirmed !== option && table.options.length > 1))
      return false;
    if (isPassing(option)) return table.options.every(isPassing) || this.#isIdle;
    if (table.unconfirmed !== option && this.face().isMinor?.(table, option)) return false;
    // What will more likely fail than not is offered, not recommended.
    const chance = table.unconfirmed === option ? null : (this.face().chance?.(table, option) ?? null);
    if (chance !== null && chance < 0.5) return false;
    // Of several things that a chosen piece could do none is the main one, but to march; nor of several ways.
    if (picked && table.unconfirmed !== option && open.length > 1)
      return this.#isPlainest(option) && open.filter(this.#isPlainest).length === 1;
    // Nor of several that are a choice of their own, as priorities and orders are.
    const acts = plain.filter((one) => !isPassing(one) && !givesUp(one));
    return picked || (plain.length === table.options.length && acts.length < 2) || option.wire.answer === 'go';
  }
}
