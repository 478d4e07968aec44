import type { Face } from '../../table/face';
import { standing } from '../hexes/standing';
import Attack from './Attack.svelte';
import Forces from './Forces.svelte';
import Here from './Here.svelte';
import Table from './Table.svelte';
import { pieces, type View } from './types';

export const rok1920: Face = {
  Board: Table,
  panels: [
    { id: 'attack', label: 'panel-combat', Panel: Attack, calls: (question) => /^(attack|attackers|attack-order|defence-order)$/.test(question.prompt) },
    { id: 'hex', label: 'panel-hex', Panel: Here },
    { id: 'forces', label: 'panel-forces', Panel: Forces },
  ],
  // A target is weighed before it is attacked: where one unit alone can attack, the dice would fall at once.
  weighs: (question, option) => question.prompt === 'attack' && 'hex' in option.wire,
  pointable: new Set(['unit', 'hex', 'path']),
  phase: (view) => `rok1920-step-${(view as View).step}`,
  stands: (view, _, tell) => standing(pieces(view as View, tell)),
  aims: (scenario) => [`${scenario}.`],
  side: (seat) => seat,
};
