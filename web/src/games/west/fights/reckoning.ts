/** What both sums of a combat are made of, kind by kind, so that they can be followed: factors, ground, cards, dice. */
import type { Modifier } from '../../../words/tell';

export interface Part {
  /** As words call it: `west-part-front`. */
  kind: string;
  /** What it adds on either side; null: it plays no part there. */
  values: [number | null, number | null];
  /** A unit's own factor, and no more than that: it bears no sign. */
  isFactor: boolean;
}

/** In this order they are read. */
const KINDS = [
  'front',
  'flank',
  'guns',
  'second',
  'neighbours',
  'terrain',
  'combined-arms',
  'fatigue',
  'card',
  'die',
] as const;
const OWN: Record<string, string> = { unit: 'front', 'unit-flank': 'flank', 'second-unit': 'second' };
const FACTORS = new Set(['front', 'flank', 'guns', 'second', 'die']);

/** What a part of a sum counts as: guns have no front. */
export const kindOf = ({ key, of }: Modifier, isGun: (unit: string) => boolean): string =>
  of !== undefined && /^unit/.test(key) && isGun(of) ? 'guns' : (OWN[key] ?? key);

export function partsOf(
  sides: readonly [readonly Modifier[], readonly Modifier[]],
  dice: readonly number[],
  isGun: (unit: string) => boolean,
): Part[] {
  const found = new Map<string, Part>();
  const add = (kind: string, side: 0 | 1, value: number): void => {
    const part = found.get(kind) ?? { kind, values: [null, null], isFactor: FACTORS.has(kind) };
    part.values[side] = (part.values[side] ?? 0) + value;
    found.set(kind, part);
  };
  for (const side of [0, 1] as const) {
    for (const part of sides[side]) add(kindOf(part, isGun), side, part.value);
    if (dice[side] !== undefined) add('die', side, dice[side]);
  }
  const at = ({ kind }: Part): number => (KINDS as readonly string[]).indexOf(kind);
  return [...found.values()].sort((a, b) => at(a) - at(b));
}
