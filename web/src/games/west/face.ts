import type { Face } from '../../table/face';
import { standing } from '../hexes/standing';
import Cards from './Cards.svelte';
import Combat from './Combat.svelte';
import Here from './Here.svelte';
import Staff from './Staff.svelte';
import Table from './Table.svelte';
import { pieces, type Printed, type View } from './types';

export const face: Face = {
  Board: Table,
  panels: [
    { id: 'staff', label: 'west-panel-staff', Panel: Staff },
    {
      id: 'combat',
      label: 'panel-combat',
      Panel: Combat,
      concerns: (question) => /^(attack|attack-again)$/.test(question.prompt),
    },
    {
      id: 'cards',
      label: 'west-panel-cards',
      Panel: Cards,
      concerns: (question) => /^(card|combat-card)$/.test(question.prompt),
    },
    { id: 'hex', label: 'panel-hex', Panel: Here },
  ],
  pointable: new Set(['unit', 'hex', 'path', 'second']),
  phase: (view) => `west-phase-${(view as View).phase}`,
  unitsByHex: (view, printed, tell) => standing(pieces(view as View, printed as Printed, tell)),
  victoryRules: () => ['2.'],
  side: (seat) => (seat === 'ru' ? 'su' : seat),
};
