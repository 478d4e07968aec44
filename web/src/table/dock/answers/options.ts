/** Choosing among the legal answers by pointing at things: each pick narrows the list, until one answer is left. */

import type { Option } from '../../../wire/types';

export type Picks = Readonly<Record<string, string>>;

/** The fields of an option in their order. A way (a list of hexes) is pointed at by its end. */
export function fields(option: Option): [string, string][] {
  return Object.entries(option.wire).map(([field, value]) => [
    field,
    String(Array.isArray(value) ? (value.at(-1) ?? '') : value),
  ]);
}

/** The hexes that a way leads through before its end: they tell ways apart that end in one hex. */
function through(option: Option): [string, string][] {
  const { path } = option.wire;
  return Array.isArray(path) ? path.slice(0, -1).map((hex, i): [string, string] => [`path ${i}`, String(hex)]) : [];
}

export function fits(option: Option, picks: Picks): boolean {
  const own = Object.fromEntries([...fields(option), ...through(option)]);
  return Object.entries(picks).every(([field, value]) => own[field] === value);
}

export function narrowed(options: readonly Option[], picks: Picks): Option[] {
  return options.filter((option) => fits(option, picks));
}

/** Fields that leave no choice: all options that have them name the same thing (the unit that is moving). */
export function implied(options: readonly Option[], named = fields): Set<string> {
  const values = new Map<string, Set<string>>();
  for (const option of options)
    for (const [field, value] of named(option)) values.set(field, (values.get(field) ?? new Set()).add(value));
  return new Set(
    [...values].filter(([field, found]) => field !== 'answer' && found.size === 1).map(([field]) => field),
  );
}

/**
 * What an option waits for next: its first field that is neither picked nor without a choice, such as the army before
 * its goal.
 */
export function next(
  option: Option,
  picks: Picks,
  settled: ReadonlySet<string> = new Set(),
): [field: string, value: string] | null {
  const open = fields(option).filter(([field]) => field !== 'answer' && picks[field] === undefined);
  return open.find(([field]) => !settled.has(field)) ?? open.at(-1) ?? null;
}

/** Where the ways part that end in the hex which was picked: what each of them leads through, by its option. */
export function parting(options: readonly Option[], picks: Picks): Map<Option, [field: string, value: string]> {
  const left = narrowed(options, picks);
  const found = new Map<Option, [string, string]>();
  const none = implied(options);
  const isOpen = ([field]: [string, string]): boolean =>
    field !== 'answer' && picks[field] === undefined && !none.has(field);
  if (left.length < 2 || left.some((option) => fields(option).some(isOpen))) return found;
  const settled = implied(left, through);
  for (const option of left) {
    const by = through(option).find(([field]) => picks[field] === undefined && !settled.has(field));
    if (by) found.set(option, by);
  }
  return found;
}

/** All things that can be pointed at now; in a guided game only what leads to an answer that it waits for. */
export function things(
  options: readonly Option[],
  picks: Picks,
  isMeant: (option: Option) => boolean = () => true,
): Set<string> {
  const settled = implied(options);
  const found = new Set<string>();
  for (const option of narrowed(options, picks)) {
    const wanted = next(option, picks, settled);
    if (wanted && isMeant(option)) found.add(wanted[1]);
  }
  for (const [option, [, hex]] of parting(options, picks)) if (isMeant(option)) found.add(hex);
  return found;
}

/** Point at a thing: the picks that follow, or null when no option waits for it. */
export function pick(options: readonly Option[], picks: Picks, thing: string): Picks | null {
  const settled = implied(options);
  for (const option of narrowed(options, picks)) {
    const wanted = next(option, picks, settled);
    if (wanted?.[1] === thing) return { ...picks, [wanted[0]]: thing };
  }
  for (const [field, hex] of parting(options, picks).values()) if (hex === thing) return { ...picks, [field]: thing };
  return null;
}

/** Options that are buttons: nothing on the board has to be pointed at for them any more. */
export function buttons(options: readonly Option[], picks: Picks, pointable: ReadonlySet<string>): Option[] {
  const settled = implied(options);
  return narrowed(options, picks).filter((option) => {
    const wanted = next(option, picks, settled);
    if (!wanted || !pointable.has(wanted[0])) return true;
    // "stop, this unit" waits for the unit alone, and there is only one: it need not be pointed at.
    const open = fields(option).filter(([field]) => picks[field] === undefined);
    return open.length === 2 && open[0]![0] === 'answer' && settled.has(wanted[0]);
  });
}
