/** An end that was given: where the same is asked again that is said, and nobody is warned twice of the same. */
import type { Question, Told } from '../../../wire/types';
import { kindOf, rankOf } from '../../journal/journal';
import type { Table } from '../../table.svelte';

export interface Passed {
  version: number;
  prompt: string;
  /** What could be answered then. */
  options: string;
  /** It was given though more could be done. */
  isSure: boolean;
}

const optionsOf = ({ options }: Question): string => JSON.stringify(options.map(({ wire }) => wire));

export const passedAt = (version: number, question: Question, isSure: boolean): Passed => ({
  version,
  prompt: question.prompt,
  options: optionsOf(question),
  isSure,
});

/** Whether the same is asked again, in the same phase, after something else has happened. */
export function isAgain(passed: Passed | undefined, question: Question, journal: readonly Told[]): passed is Passed {
  if (passed?.prompt !== question.prompt) return false;
  const since = journal.filter(({ version }) => version > passed.version);
  return since.some((told) => kindOf(told) !== 'quiet') && !since.some((told) => rankOf(told) > 0);
}

/** Whether nothing has changed for whoever ended it knowingly: he is not warned of the same again. */
export const isUnchanged = (passed: Passed | undefined, question: Question, journal: readonly Told[]): boolean =>
  isAgain(passed, question, journal) && passed.isSure && passed.options === optionsOf(question);

const known = new WeakMap<Table, Passed>();

/** The last answer at a table, if it ended something: it stands while the question is away for a story. */
export const passedOf = (table: Table): Passed | undefined => known.get(table);

export function keepPassed(table: Table, passed: Passed | null): void {
  if (passed) known.set(table, passed);
  else known.delete(table);
}
