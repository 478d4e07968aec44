/**
 * The address of a table: a secret in it is kept and leaves it, a moment of the past stands in it, the title says
 * whose turn it is.
 */
import { untrack } from 'svelte';
import { keys } from '../shell/keys.svelte';
import { router } from '../shell/route.svelte';
import { named } from '../words/tell';
import type { Table } from './table.svelte';

export function keepAddress(table: Table, given: string): void {
  $effect(() => {
    if (!given || !table.info) return;
    const { game } = table.info;
    const seats = Object.fromEntries(table.seats.map((seat) => [seat, given]));
    untrack(() => keys.keep({ table: table.id, game, seats, ...(table.seats.length ? {} : { watch: given }) }));
  });

  // The link to a moment: ?at=N.
  let wanted = Number(router.route.query.get('at') ?? NaN);
  $effect(() => {
    if (table.moment && Number.isFinite(wanted)) {
      void table.visit(wanted);
      wanted = NaN;
    }
  });
  $effect(() => {
    const at = table.past?.version;
    if (table.moment && !Number.isFinite(wanted))
      router.mark(`/table/${table.id}${at === undefined ? '' : `?at=${at}`}`);
  });

  $effect(() => {
    document.title = `${table.question !== null ? '● ' : ''}${table.info ? named(table.info.title) : 'Sztab'}`;
  });
}
