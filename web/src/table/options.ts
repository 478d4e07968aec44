/** Choosing among the legal answers by pointing at things: each pick narrows the list, until one answer is left. */

import type { Option } from '../wire/types';

export type Picks = Readonly<Record<string, string>>;

/** The fields of an option in their order, `answer` first where it has one. */
export function fields(option: Option): [string, string][] {
  return Object.entries(option.wire).map(([field, value]) => [field, Array.isArray(value) ? value.join('+') : String(value)]);
}

export function fits(option: Option, picks: Picks): boolean {
  const own = Object.fromEntries(fields(option));
  return Object.entries(picks).every(([field, value]) => own[field] === value);
}

export function narrowed(options: readonly Option[], picks: Picks): Option[] {
  return options.filter((option) => fits(option, picks));
}

/** In which fields a thing (an army, a hex, a card) stands among the options. */
export function fieldsOf(options: readonly Option[], thing: string): Set<string> {
  const found = new Set<string>();
  for (const option of options) for (const [field, value] of fields(option)) if (value === thing) found.add(field);
  return found;
}

/** All things that can be pointed at. */
export function things(options: readonly Option[]): Set<string> {
  const found = new Set<string>();
  for (const option of options) {
    for (const [field, value] of fields(option)) {
      if (field === 'answer') continue;
      for (const part of value.split('+')) found.add(part);
    }
  }
  return found;
}

/** Point at a thing: the picks that follow, or null when no option names it. */
export function pick(options: readonly Option[], picks: Picks, thing: string): Picks | null {
  const open = narrowed(options, picks);
  for (const field of fieldsOf(open, thing)) {
    if (field !== 'answer' && picks[field] === undefined) return { ...picks, [field]: thing };
  }
  return null;
}

/** Options that name no thing but a tag (rest, done, stop): they are buttons. */
export function plain(options: readonly Option[]): Option[] {
  return options.filter((option) => Object.keys(option.wire).every((field) => field === 'answer'));
}
