/** Which words of what to do fit an action: nothing may be left to do, and the enemy may rest already. */
import type { Table } from '../../../table/table.svelte';
import type { Question } from '../../../wire/types';
import type { View } from '../types';

/** The order of sides in the view's lists. */
export const SEATS = ['pl', 'su'];

export function howCase(table: Pick<Table, 'moment'>, { prompt, seat, options }: Question): string {
  if (prompt !== 'action') return '';
  const isSpent = !options.some(({ wire }) => 'army' in wire);
  const isAlone = (table.moment!.view as View).passed[1 - SEATS.indexOf(seat)];
  // A card of action may still be played, and may give an army what it lacks.
  const mayPlay = isSpent && options.some(({ wire }) => 'card' in wire);
  return [...(isSpent ? ['spent'] : []), ...(mayPlay ? ['cards'] : []), ...(isAlone ? ['alone'] : [])].join('-');
}
