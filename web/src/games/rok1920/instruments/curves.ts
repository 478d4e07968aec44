/** Moral advantage by theatre along the time-line; where it plays no part in a scenario, its points. */
import { Asked, askedOnce } from '../../../table/asked.svelte';
import { followed, type Curve } from '../../../table/journal/curves';
import type { Table } from '../../../table/table.svelte';
import { t } from '../../../words/words.svelte';
import { prizesOf } from './prizes.svelte';
import { standingOf } from './standing.svelte';
import type { Standing, View } from '../types';

const points = askedOnce(
  (table) =>
    new Asked(
      table,
      async (version) => {
        const { score } = await table.query<Standing>('standing', {}, version);
        return typeof score.pl === 'number' && typeof score.su === 'number' ? score.pl - score.su : null;
      },
      ({ event }) => event === 'phase-began',
    ),
);

const viewOf = (table: Table): View | undefined => table.moment?.view as View | undefined;

export function curves(table: Table): Curve[] {
  const view = viewOf(table);
  const prizes = prizesOf(table).found;
  if (!view || !prizes) return [];
  // The line does not run ahead of the story.
  const reached = table.isPast ? null : standingOf(table).at;
  const told = points(table).points.filter(({ version }) => version <= (reached ?? Infinity));
  if (!prizes.morale) return told.length > 1 ? [{ id: 'points', label: t('rok1920-curve-points'), points: told }] : [];
  return view.morale.map(({ theatre, field }) => {
    const found = followed(table.journal, ({ event, fields }) =>
      event === 'morale-shifted' && fields.theatre === theatre
        ? { value: -Number(fields.field), change: (fields.side === 'pl' ? 1 : -1) * Number(fields.by) }
        : null,
    );
    return {
      id: theatre,
      label: `${t('rok1920-morale')}: ${t(`rok1920-theatre-${theatre}`)}`,
      points: found.length ? found : [{ version: 0, value: -field }],
    };
  });
}

export function refreshCurves(table: Table): void {
  if (!viewOf(table)) return;
  void prizesOf(table).told.then((prizes) => {
    if (prizes && !prizes.morale) void points(table).refresh();
  });
}
