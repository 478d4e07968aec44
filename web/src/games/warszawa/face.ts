import type { Face } from '../../table/face';
import Armies from './Armies.svelte';
import Cards from './Cards.svelte';
import Fight from './Fight.svelte';
import Hand from './Hand.svelte';
import Table from './Table.svelte';
import { NONE, type Printed, type View } from './types';

export const warszawa: Face = {
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
  aims: () => ['BW-E', 'BW-V'],
  side: (seat) => seat,
};
