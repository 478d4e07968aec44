import type { Face } from '../../table/face';
import { followed } from '../../table/journal/curves';
import { t } from '../../words/words.svelte';
import { isCoarse } from '../hexes/facing/facing';
import { listed, standing } from '../hexes/counters/standing';
import { turningOf } from '../hexes/facing/turning.svelte';
import { fought } from './fights/bouts';
import Fight from './fights/Fight.svelte';
import { fightsOf, wayOf } from './fights/fights.svelte';
import Forces from './forces/Forces.svelte';
import Here from './map/Here.svelte';
import { marchedOf, marchingOf } from './marching/marching.svelte';
import { pieces } from './map/pieces';
import Moment from './fights/Moment.svelte';
import { summedUp } from './fights/story';
import Table from './Table.svelte';
import { acting, answered, because, howCase, isSecondLoss, isShaken } from './questions/telling';
import Tray from './forces/Tray.svelte';
import Weighed from './marching/Weighed.svelte';
import { worthDoing } from './questions/worth';
import type { Printed, View } from './types';

/** Questions with dice behind their answers. */
const FIGHTS = /^(fire-target|fire-partner|react|melee-hex|evade-fire|loss|withdraw)$/;

export const face: Face = {
  Board: Table,
  Moment,
  fought,
  sums: summedUp,
  Above: Tray,
  panels: [
    { id: 'shot', label: 'panel-combat', Panel: Fight, concerns: (question) => FIGHTS.test(question.prompt) },
    { id: 'hex', label: 'raclawice-panel-hex', Panel: Here },
    { id: 'forces', label: 'panel-forces', Panel: Forces },
  ],
  pointable: new Set(['unit', 'leader', 'hex', 'facing']),
  phase: (view, printed) => `raclawice-phase-${(printed as Printed).phases[(view as View).phase] ?? ''}`,
  acting: (view, printed, tell) => acting(view as View, printed as Printed, tell),
  howCase: (table, question, printed) =>
    howCase(table.moment!.view as View, printed as Printed, question, {
      isFolded: turningOf(table).folded,
      isTouch: isCoarse(),
      isPicked: 'unit' in table.picks,
      isLast: marchingOf(table, printed as Printed).untaken !== '',
      isDouble: marchingOf(table, printed as Printed).double,
      isShaken: isShaken(table.journal),
      isSecond: isSecondLoss(table.journal),
      answered: answered(table.journal, question.seat, printed as Printed),
    }),
  left: (table) => fightsOf(table).silence,
  because: (table, told, printed) => because(told, table.journal, table.seat, printed as Printed),
  unitsByHex: (view, printed, tell) => standing(pieces(view as View, printed as Printed, tell)),
  find: (view, printed, tell) => listed(pieces(view as View, printed as Printed, tell)),
  // The one melee that is left is no choice: its odds stand on its button.
  needsConfirming: ({ prompt, options }, { wire }) =>
    prompt === 'fire-target' ||
    (prompt === 'melee-hex' && 'hex' in wire && options.length > 1) ||
    wire.answer === 'charge' ||
    (/^(react|evade-fire)$/.test(prompt) && /^(fire|counter)$/.test(String(wire.answer))),
  worthDoing,
  chance: (table, option) => {
    const fights = fightsOf(table);
    const plan = fights.plans.find((known) => known.option.index === option.index);
    return plan ? fights.chance(plan) : null;
  },
  cost: (table, { wire }) => {
    if (table.question?.prompt !== 'withdraw') return '';
    return wayOf(fightsOf(table).ways.find(({ hex }) => hex === wire.hex));
  },
  Weighed,
  shortcuts: (table, { prompt, options, about }, printed) => {
    if (prompt === 'leader-move') {
      const { leaders, hexes } = printed as Printed;
      const at = (table.moment?.view as View).leader_hex[leaders.findIndex(({ id }) => id === about.leader)] ?? -1;
      const stays = options.find(({ wire }) => wire.hex === hexes[at]);
      return stays ? [{ id: 'stay', label: t('raclawice-stay'), run: () => void table.answer(stays) }] : [];
    }
    const { awaited, company, double, hasten } = marchingOf(table, printed as Printed);
    const label = t(double ? 'rac-double-not' : 'raclawice-button-step-double');
    return prompt === 'step' && table.selected && company?.['may-double']
      ? [{ id: 'double', label, awaited: !double && awaited.some(({ answer }) => answer === 'double'), run: hasten }]
      : [];
  },
  // Who goes along is ticked between question and buttons, and double pace looked at before it is ordered.
  onBoard: (table, { wire }) => {
    const marching = marchedOf(table);
    if (!marching) return false;
    const isHeld = marching.company !== null;
    if (marching.double) return table.question?.prompt === 'step';
    return table.question?.prompt === 'group'
      ? !table.moment?.lesson?.awaits?.length && (marching.asks || isHeld)
      : wire.answer === 'double' && isHeld && table.selected !== null;
  },
  curves: (table) => {
    const points = followed(table.journal, ({ event, fields }) =>
      event === 'points-scored'
        ? { value: Number(fields.score), change: (fields.seat === 'pl' ? 1 : -1) * Number(fields.points) }
        : null,
    );
    return [
      {
        id: 'points',
        label: t('raclawice-points'),
        points: points.length ? points : [{ version: 0, value: (table.moment?.view as View | undefined)?.score ?? 0 }],
      },
    ];
  },
  curveValue: (table, value) => (value ? `${table.tell?.seat(value > 0 ? 'pl' : 'ru') ?? ''} ${Math.abs(value)}` : '0'),
  victoryRules: () => ['12.'],
  side: (seat) => seat,
};
