import type { Face } from '../../table/face';
import { standing } from '../hexes/standing';
import Combat from '../hexes/Combat.svelte';
import Forces from './Forces.svelte';
import Here from './Here.svelte';
import { pieces } from './pieces';
import Table from './Table.svelte';
import type { Printed, View } from './types';

export const raclawice: Face = {
  Board: Table,
  panels: [
    { id: 'shot', label: 'panel-combat', Panel: Combat },
    { id: 'hex', label: 'panel-hex', Panel: Here },
    { id: 'forces', label: 'panel-forces', Panel: Forces },
  ],
  pointable: new Set(['unit', 'leader', 'hex', 'facing']),
  phase: (view, printed) => `raclawice-phase-${(printed as Printed).phases[(view as View).phase] ?? ''}`,
  stands: (view, printed, tell) => standing(pieces(view as View, printed as Printed, tell)),
  aims: () => ['12.'],
  side: (seat) => seat,
};
