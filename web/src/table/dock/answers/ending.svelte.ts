/** Answers that end or pass something: they are never given by accident, and their absence is explained. */
import { settings } from '../../../shell/settings.svelte';
import { ours, t } from '../../../words/words.svelte';
import type { Option, Question, Refusal } from '../../../wire/types';
import type { Face } from '../../face';
import type { Table } from '../../table.svelte';
import { isAgain, isUnchanged, keepPassed, passedAt, passedOf, type Passed } from './passed';

const PASSING = new Set(['done', 'pass', 'rest', 'none', 'no', 'ready', 'nobody', 'keep', 'hold', 'stop', 'call-off']);
/** Those that end a whole phase or turn, and are missed when they are not there. */
const ENDING = ['done', 'pass', 'ready', 'rest', 'go'];

/** What succeeds less often than this hardly can: it is asked about once more. */
const HARDLY = 0.05;
export const isHardly = (chance: number | null | undefined): boolean =>
  settings.askEnd && typeof chance === 'number' && chance < HARDLY;

/** A unit that stops passes, though it is named. */
export const isPassing = ({ wire }: Option): boolean =>
  typeof wire.answer === 'string' &&
  PASSING.has(wire.answer) &&
  (wire.answer === 'stop' || Object.keys(wire).length === 1);

/** Answers that give something up without doing anything for it: never the main button either. */
export const givesUp = ({ wire }: Option): boolean => wire.answer === 'discard' || wire.answer === 'remove';

/** The pieces that can still do something, in the order in which the question names them. */
export function ableTo(question: Question | null): string[] {
  const named = (question?.options ?? []).map(({ wire }) => wire.unit ?? wire.army ?? wire.leader ?? wire.piece);
  return [...new Set(named.filter((id): id is string => typeof id === 'string'))];
}

export class Ending {
  /** The answer that would end something while more could be done, or hardly can succeed; and why it is asked about. */
  asked = $state.raw<{ index: number; text: string } | null>(null);
  /** An ending that is not possible now, and why. */
  missing = $state.raw<{ tag: string; refusal: Refusal } | null>(null);
  /** The same is asked again, because the others did something. */
  again = $state(false);
  #at = '';
  /** The end that is being given. */
  #given: Passed | null = null;

  constructor(
    private readonly table: Table,
    private readonly worth: () => Face['worthDoing'],
    /** How many can still act, as the board counts them: a stack that goes together once. */
    private readonly able: () => number = () => 0,
  ) {}

  /** Whether an end may be asked about: then its button has two labels. */
  mayAsk(option: Option): boolean {
    return settings.askEnd && isPassing(option) && ENDING.includes(String(option.wire.answer));
  }

  /** Whether it may be given: an end that leaves something undone is asked about, once. */
  async allows(option: Option): Promise<boolean> {
    const { question, moment, journal } = this.table;
    if (!question || !moment || !isPassing(option)) return true;
    const passed = passedOf(this.table);
    const isKnown = isUnchanged(passed, question, journal);
    this.#given = passedAt(moment.version, question, isKnown || this.asked?.index === option.index);
    if (!this.mayAsk(option) || this.#given.isSure) return true;
    const left = await this.#left(question);
    if (!left) return true;
    this.asked = { index: option.index, text: left };
    return false;
  }

  /** Whether what is confirmed hardly can succeed, and was not asked about yet. */
  doubts(option: Option, chance: number | null): boolean {
    if (!isHardly(chance) || this.asked?.index === option.index) return false;
    this.asked = { index: option.index, text: t('doubt', { percent: Math.round(100 * chance!) }) };
    return true;
  }

  async #left(question: Question): Promise<string> {
    const own = this.worth();
    const able = this.able();
    if (own) return own(this.table, question, able);
    const count = able || ableTo(question).length;
    return count ? ours(this.table.tell!.stem, 'end-units', { count }) : '';
  }

  /** Something is sent: whatever it is, only an end is remembered. */
  sent(): void {
    keepPassed(this.table, this.#given);
    this.#given = null;
  }

  /** A new question: nothing is asked about, and an end that is usually offered is looked for. */
  async look(): Promise<void> {
    const { question, tell, moment, selected } = this.table;
    const now = question && !selected ? `${moment?.version} ${question.prompt}` : '';
    if (now === this.#at) return;
    this.#at = now;
    [this.asked, this.missing, this.#given] = [null, null, null];
    this.again = Boolean(question && !selected && isAgain(passedOf(this.table), question, this.table.journal));
    if (!question || !tell || selected) return;
    const usual = tell.page.shapes[question.prompt] ?? {};
    const tag = ENDING.find((name) => name in usual && !usual[name]!.length);
    if (!tag || question.options.some(({ wire }) => wire.answer === tag)) return;
    const refusals = await this.table.whyNot([{ answer: tag }]).catch((): Refusal[] => []);
    if (this.#at === now && refusals[0]) this.missing = { tag, refusal: refusals[0] };
  }
}
