import type { Face } from '../../table/face';
import Attack from './Attack.svelte';
import Forces from './Forces.svelte';
import Here from './Here.svelte';
import Table from './Table.svelte';
import type { View } from './types';

export const rok1920: Face = {
  Board: Table,
  panels: [
    { id: 'attack', label: 'panel-combat', Panel: Attack },
    { id: 'hex', label: 'panel-hex', Panel: Here },
    { id: 'forces', label: 'panel-forces', Panel: Forces },
  ],
  pointable: new Set(['unit', 'hex', 'path']),
  phase: (view) => `rok1920-step-${(view as View).step}`,
  side: (seat) => seat,
};
