/** The words around a question: which phase it stands in, whose part of it, and what to do. */
import { t, words } from '../../words/words.svelte';
import type { Option, Question } from '../../wire/types';
import { implied } from './answers/options';
import type { Face } from '../face';
import type { Table } from '../table.svelte';

/** The phase in words, and whose part of it this is. */
export function phaseOf(face: Face, table: Table, printed: unknown): string {
  // What is asked now may stand there while it is still told how the phase before went on.
  const view = table.question ? table.moment?.view : table.shown?.view;
  const key = face.phase ? `web-${face.phase(view, printed)}` : '';
  const name = words.has(key) ? words.say(key) : '';
  const acting = name && table.tell ? (face.acting?.(view, printed, table.tell) ?? '') : '';
  return acting ? `${name} · ${acting}` : name;
}

/** The key of what to do about a question, where its game says it in words of its own: for its case first. */
export function howOf(face: Face, table: Table, question: Question, printed: unknown): string {
  const own = `${table.tell!.stem}-how-${question.prompt}`;
  const special = face.howCase?.(table, question, printed) ?? '';
  // Where nothing can be chosen but to go on, nothing glows: it is said so.
  const isIdle = question.options.every(({ wire }) => Object.keys(wire).join() === 'answer');
  const cases = [...(special ? [special] : []), ...(isIdle ? ['none'] : [])];
  return [...cases.map((one) => `${own}-${one}`), own].find((key) => words.has(`web-${key}`)) ?? '';
}

/** An answer in the short words of a button, where the question has named already whom it is about. */
export function shortOf(table: Table, option: Option): string {
  const { question, tell } = table;
  const own = `${tell!.stem}-button-${question?.prompt}-${option.wire.answer}`;
  const isNamed = question && (implied(question.options).has('unit') || Object.keys(table.picks).length > 0);
  return isNamed && words.has(`web-${own}`) ? t(own) : '';
}
