/** The part of the board that a telephone shows: what is asked about, with fields that a finger can hit. */
import type { Inset } from '../../../board/viewport.svelte';
import type { Box, Size } from '../../../board/rooms';
import type { Light } from '../../../table/face';
import type { Table } from '../../../table/table.svelte';
import { centre, R } from './shape';

import type { Printed, View } from '../types';

/** From that width of a field on, in pixels, a finger hits it: the board is whole before it is large. */
const FINGER = 36;
/** Narrower than that no finger hits it at all; and from that width on its army is still told from others. */
const [HIT, TOLD] = [34, 20];
type Point = ReturnType<typeof centre>;
const FIELD = Math.sqrt(3) * R;

/** The middles of all fields that are asked about, pointed out, or hold an army that is. */
export function asked(table: Table, { fields, armies }: Printed, { at }: View, light: Light): Point[] {
  const named = new Set([
    ...(light.look ?? []),
    ...(light.hinted ?? []).flatMap(({ things }) => things),
    ...Object.values(table.question?.about ?? {})
      .flat()
      .map(String),
  ]);
  const isMeant = (id: string): boolean => table.offers(id) || named.has(id);
  const held = armies.flatMap(({ id }, n) => (isMeant(id) ? [at[n] ?? -1] : []));
  return fields.filter((field, n) => isMeant(field.id) || held.includes(n)).map(centre);
}

/**
 * All fields, where a finger can hit them so; else those that are asked about, as large as they can be up to the width
 * of the board.
 */
export function fingersBox(all: Box, size: Size, spots: readonly Point[], inset: Inset): Box {
  const [width, height] = [size.width - inset.left - inset.right, size.height - inset.top - inset.bottom];
  if (!spots.length || Math.min(width / all.width, height / all.height) * FIELD >= FINGER) return all;
  const ys = spots.map(([, y]) => y);
  const [top, bottom] = [Math.min(...ys) - 1.3 * R, Math.max(...ys) + 1.3 * R];
  // As wide as the board at the most: then so high as the window is.
  const high = Math.min(all.height, Math.max(bottom - top, (height * all.width) / width));
  // Beside a panel the board is looked at, not touched: then none of it is missing.
  const fieldIn = (tall: number): number => Math.min(width / all.width, height / tall) * FIELD;
  if (fieldIn(high) < HIT && fieldIn(all.height) >= TOLD) return all;
  const y = Math.min(all.y + all.height - high, Math.max(all.y, (top + bottom - high) / 2));
  return { x: all.x, y, width: all.width, height: high };
}
