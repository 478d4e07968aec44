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

/** What an option waits for next: its first field that is not picked, such as the army before the field it goes to. */
export function next(option: Option, picks: Picks): [field: string, value: string] | null {
  return fields(option).find(([field]) => field !== 'answer' && picks[field] === undefined) ?? null;
}

/** All things that can be pointed at now. */
export function things(options: readonly Option[], picks: Picks): Set<string> {
  const found = new Set<string>();
  for (const option of narrowed(options, picks)) {
    const wanted = next(option, picks);
    if (wanted) found.add(wanted[1]);
  }
  return found;
}

/** Point at a thing: the picks that follow, or null when no option waits for it. */
export function pick(options: readonly Option[], picks: Picks, thing: string): Picks | null {
  for (const option of narrowed(options, picks)) {
    const wanted = next(option, picks);
    if (wanted?.[1] === thing) return { ...picks, [wanted[0]]: thing };
  }
  return null;
}

/** Options that name no thing but a tag (rest, done, stop): they are buttons. */
export function plain(options: readonly Option[]): Option[] {
  return options.filter((option) => Object.keys(option.wire).every((field) => field === 'answer'));
}
