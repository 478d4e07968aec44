import type { Face } from '../../table/face';
import { standing } from '../hexes/standing';
import Fight from './Fight.svelte';
import { fightsOf } from './fights.svelte';
import Forces from './Forces.svelte';
import Here from './Here.svelte';
import { pieces } from './pieces';
import Table from './Table.svelte';
import type { Printed, View } from './types';

/** Questions with dice behind their answers. */
const FIGHTS = /^(fire-target|fire-partner|react|melee-hex|evade-fire|loss|withdraw)$/;

export const raclawice: Face = {
  Board: Table,
  panels: [
    { id: 'shot', label: 'panel-combat', Panel: Fight, calls: (question) => FIGHTS.test(question.prompt) },
    { id: 'hex', label: 'panel-hex', Panel: Here },
    { id: 'forces', label: 'panel-forces', Panel: Forces },
  ],
  pointable: new Set(['unit', 'leader', 'hex', 'facing']),
  phase: (view, printed) => `raclawice-phase-${(printed as Printed).phases[(view as View).phase] ?? ''}`,
  stands: (view, printed, tell) => standing(pieces(view as View, printed as Printed, tell)),
  weighs: ({ prompt }, { wire }) => prompt === 'fire-target' || prompt === 'melee-hex' || wire.answer === 'charge',
  chance: (table, option) => {
    const fights = fightsOf(table);
    const plan = fights.plans.find((known) => known.option.index === option.index);
    return plan ? fights.chance(plan) : null;
  },
  aims: () => ['12.'],
  side: (seat) => seat,
};
