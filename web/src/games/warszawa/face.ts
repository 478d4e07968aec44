import { Asked, askedOnce } from '../../table/asked.svelte';
import type { Face } from '../../table/face';
import { t } from '../../words/words.svelte';
import Armies from './Armies.svelte';
import Cards from './Cards.svelte';
import Fight from './Fight.svelte';
import Hand from './Hand.svelte';
import Table from './Table.svelte';
import { NONE, type Printed, type View } from './types';

/** The points that the Reds would count. */
const points = askedOnce(
  (table) =>
    new Asked(table, async (version) => -(await table.query<{ points: number }>('points', {}, version)).points),
);

export const face: Face = {
  Board: Table,
  Hand,
  dock: 'aside',
  pointable: new Set(['army', 'target', 'field', 'card']),
  panels: [
    { id: 'fight', label: 'panel-fight', Panel: Fight, when: (view) => (view as View).attacker !== NONE },
    { id: 'armies', label: 'panel-armies', Panel: Armies },
    { id: 'cards', label: 'panel-cards', Panel: Cards },
  ],
  phase: (view, printed) => `warszawa-phase-${(printed as Printed).phases[(view as View).phase]}`,
  curves: (table) =>
    points(table).points.length
      ? [{ id: 'points', label: t('warszawa-red-points'), points: points(table).points }]
      : [],
  refreshCurves: (table) => void points(table).refresh(),
  curveValue: (_, value) => String(Math.abs(value)),
  victoryRules: () => ['BW-E', 'BW-V'],
  side: (seat) => seat,
};
