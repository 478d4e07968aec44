/** Bitwa Warszawska as the server tells it: what is printed (query `board`), and what a seat sees. */

import { t } from '../../words/words.svelte';
import type { Board } from '../../wire/views/warszawa';

/** Numbers of the view are places in the lists of what is printed; -1 is none. */
export type { Board as Printed, View } from '../../wire/views/warszawa';
export type Side = string;
export type Field = Board['fields'][number];
export type Army = Board['armies'][number];
export type Card = Board['cards'][number];
export type Effect = NonNullable<Card['effect']>;
export type Action = NonNullable<Card['action']>;

export const NONE = -1;
/** A field that counts for more than this bears its number on the board: the Reds want it. */
export const PRIZE = 4;

export function has(set: number, member: number): boolean {
  return Math.floor(set / 2 ** member) % 2 === 1;
}

/** What stands on a counter: its number, or letters of its name in the reader's language, and the kind of army. */
export function short(id: string): [number: string, kind: string] {
  const name = id.split('-')[1] ?? id;
  const found: Record<string, [string, string]> = {
    obr: [t('warszawa-letters-defenders'), 'defenders'],
    mozyr: [t('warszawa-letters-group'), 'group'],
    '3kk': ['3', 'corps'],
  };
  return found[name] ?? [name.replace(/a$/, ''), 'army'];
}
