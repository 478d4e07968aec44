/**
 * What is chosen but not given yet: a counter is picked up by the client alone, shown with where it may go, and sent
 * together with its way. Nothing of it reaches the server's record, or the other player, before that.
 */
import type { Wire } from '../../../words/tell';
import type { Option, Outlook, Question } from '../../../wire/types';

export interface Selected {
  /** The answers that the next one will be sent with. */
  answers: Wire[];
  /** The question that they lead to. */
  question: Question;
  /** What was asked before anything was chosen, and what else could be done with the same thing. */
  base: Question;
  others: Option[];
  /** What was looked at too: the questions that these lead to, whose goals can be pointed at as well. */
  beyond?: Beyond[];
}

export interface Beyond {
  answers: Wire[];
  question: Question;
}

const PLACES = new Set(['hex', 'path', 'field', 'facing', 'unit', 'target']);

/** Whether an answer only chooses: the same player is asked on, about places or pieces, and nothing has happened. */
export function onlyChooses(question: Question, found: Outlook): found is Outlook & { question: Question } {
  const { question: next, stopped, events } = found;
  if (!next || stopped || events.length || next.seat !== question.seat || next.prompt === question.prompt) return false;
  // Where it goes; or first how, by answers that have nothing but a name.
  if (next.options.some(({ wire }) => Object.keys(wire).some((field) => PLACES.has(field)))) return true;
  return next.about.unit !== undefined && asksHow(next);
}

/** Whether a question is answered by words alone: how a unit comes, before where. */
export const asksHow = ({ options }: Question): boolean =>
  options.every(({ wire }) => Object.keys(wire).join() === 'answer');

/** Whether an answer could only choose: it names one piece, and no place. */
export function namesOnePiece({ wire }: Option): boolean {
  const fields = Object.keys(wire).filter((field) => field !== 'answer');
  return fields.length === 1 && ['unit', 'army', 'piece'].includes(fields[0]!);
}

/** What else can be done with a piece together with others, as lying under one marker. */
export function naming(question: Question, { wire }: Option): Option[] {
  return question.options.filter((option) =>
    Object.values(option.wire).some((value) => Array.isArray(value) && value.includes(wire.unit)),
  );
}

/** Answers that march, under a marker too, or bring a unit onto the map. */
const MARCHES = ['move', 'hidden', 'arrive'];

/** Of several things that a piece can do, the plain one, without a name of its own or a move: to march, to come. */
export function plainest(options: readonly Option[]): Option | null {
  const nameless = options.filter(({ wire }) => wire.answer === undefined);
  const plain = nameless.length ? nameless : options.filter(({ wire }) => MARCHES.includes(String(wire.answer)));
  return plain.length === 1 ? plain[0]! : null;
}

function isSame(one: Wire, other: Wire): boolean {
  const fields = Object.keys(one);
  return (
    fields.length === Object.keys(other).length &&
    fields.every((field) => JSON.stringify(one[field]) === JSON.stringify(other[field]))
  );
}

/** Whether two lists of answers say the same. */
export function isSameWay(one: readonly Wire[], other: readonly Wire[]): boolean {
  return one.length === other.length && one.every((wire, n) => isSame(wire, other[n]!));
}

/** The answers that a guided game waits for next, after those that are held. */
export function awaitedNext(ways: readonly Wire[][], held: readonly Wire[]): Wire[] {
  const left = ways.filter((way) => way.length > held.length && isSameWay(way.slice(0, held.length), held));
  return left.map((way) => way[held.length]!);
}

export function isAwaited(wire: Wire, awaited: readonly Wire[]): boolean {
  return awaited.some((other) => isSame(wire, other));
}

/** Of these units those whom a guided game waits for next, by the way that it tells: others it only takes as well. */
export function awaitedUnits(ways: readonly Wire[][] | undefined, units: readonly string[]): string[] {
  const told = ways?.find((way) => way.some(({ unit }) => units.includes(String(unit)))) ?? [];
  const named = new Set(told.map(({ unit }) => unit));
  return units.filter((unit) => named.has(unit));
}
