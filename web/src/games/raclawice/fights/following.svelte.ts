/** One shot may drive back several units of one hex: where the first goes, the others follow, unless told otherwise. */
import type { Table } from '../../../table/table.svelte';
import type { Option, Told } from '../../../wire/types';
import { boutAround } from './bouts';
import type { Printed, View } from '../types';

/** The hex that the unit of a withdrawal stands in. */
function startOf(table: Table, { counters, hexes }: Printed): string {
  const { question, moment } = table;
  const [unit] = [question?.about.units].flat();
  const at = counters.findIndex(({ id }) => id === unit);
  return question?.prompt === 'withdraw' && moment ? (hexes[(moment.view as View).hexes[at] ?? -1] ?? '') : '';
}

/** Whether others of the same side stand with it. */
export function isStacked(table: Table, printed: Printed): boolean {
  const start = startOf(table, printed);
  const { hexes } = (table.moment?.view ?? { hexes: [] }) as View;
  const here = printed.counters.filter(
    ({ side }, n) => side === table.question?.seat && printed.hexes[hexes[n] ?? -1] === start,
  );
  return start !== '' && here.length > 1;
}

/** The answer by which it follows the one that this very fight drove out of the same hex before it. */
export function followOf(table: Table, printed: Printed): Option | null {
  const { question, journal } = table;
  const start = startOf(table, printed);
  const last = journal.at(-1);
  const events: Told[] = (start && last && boutAround(journal, [last])?.events) || [];
  const first = events.find(({ event, fields }) => event === 'withdrew' && fields.start === start);
  return question?.options.find(({ wire }) => first !== undefined && wire.hex === first.fields.hex) ?? null;
}

export class Following {
  on = $state(true);

  /** Give it, where the player lets them follow: what is told of the fight goes on meanwhile. */
  async go(table: Table, printed: Printed): Promise<void> {
    const option = this.on && !table.busy && !table.isPast && !table.moment?.lesson ? followOf(table, printed) : null;
    if (option) await table.answer(option, true);
  }
}

const known = new WeakMap<Table, Following>();

export function followingOf(table: Table): Following {
  let found = known.get(table);
  if (!found) known.set(table, (found = new Following()));
  return found;
}
