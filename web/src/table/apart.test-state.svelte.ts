import type { Moment } from '../wire/types';
import type { Table } from './table.svelte';

/** Something that is drawn anew whenever what it read has changed. */
export function drawing<T>(read: () => T): { drawn: T[]; stop: () => void } {
  const drawn: T[] = [];
  const stop = $effect.root(() => {
    $effect(() => void drawn.push(read()));
  });
  return { drawn, stop };
}

/** A table whose moment changes. */
export function following(rest: object): Table {
  let moment = $state.raw<Moment | null>(null);
  return Object.defineProperty({ ...rest }, 'moment', {
    get: () => moment,
    set: (next: Moment | null) => (moment = next),
  }) as unknown as Table;
}
