import type { Face } from '../../table/face';
import { listed, standing } from '../hexes/counters/standing';
import { t } from '../../words/words.svelte';
import Attack from './fights/Attack.svelte';
import { attackOf, chanceOf, rollsOf } from './fights/attack.svelte';
import { because } from './fights/because';
import { glanceOf } from './fights/glance.svelte';
import Boxes from './forces/Boxes.svelte';
import Forces from './forces/Forces.svelte';
import Here from './map/Here.svelte';
import Politics from './politics/Politics.svelte';
import Scouting from './forces/Scouting.svelte';
import Moment from './fights/Moment.svelte';
import Shelf from './forces/Shelf.svelte';
import Table from './Table.svelte';
import Tray from './forces/Tray.svelte';
import Weighed from './questions/Weighed.svelte';
import Whom from './questions/Whom.svelte';
import Missed from './instruments/Missed.svelte';
import { curves, refreshCurves } from './instruments/curves';
import { gained } from './instruments/gained.svelte';
import { boxesOf, covers, hasMargins, pieces, sideOf, type Printed, type Standing, type View } from './types';
import { allConditions, rulesOfScenario } from './instruments/victory';
import { left } from './questions/left';
import { retreatsOf } from './questions/retreats.svelte';
import { said } from './questions/said';
import { standDownOf } from './questions/standdown.svelte';
import { whoIs } from './questions/who';
import { worthDoing } from './questions/worth';

export const face: Face = {
  Board: Table,
  Moment,
  Weighed,
  Whom,
  Above: Tray,
  Below: Shelf,
  Missed,
  // Where replacements play no part, nobody comes out of the boxes.
  shelved: (view) => Object.keys((view as View).notes.operations).length > 0,
  panels: [
    {
      id: 'attack',
      label: 'panel-combat',
      Panel: Attack,
      concerns: (question) => /^(attack|attackers|attack-order|defence-order)$/.test(question.prompt),
    },
    { id: 'hex', label: 'panel-hex', Panel: Here },
    { id: 'forces', label: 'panel-forces', Panel: Forces },
    {
      id: 'boxes',
      label: 'panel-boxes',
      icon: 'M3 7H17V16H3ZM3 7L5 4H15L17 7M8 10H12',
      Panel: Boxes,
      quiet: true,
      when: (view) => hasMargins(view as View),
      // Only who can be rebuilt calls for attention: the others wait for their day.
      counts: (view, side) =>
        boxesOf(view as View, side || 'pl')
          .filter(({ box }) => box.startsWith('available'))
          .reduce((sum, { ids }) => sum + ids.length, 0),
    },
    {
      id: 'politics',
      label: 'panel-politics',
      icon: 'M7 3H13L17 7V13L13 17H7L3 13V7ZM10 6.5V11M10 13.2V13.4',
      Panel: Politics,
      quiet: true,
      counts: (view, side) =>
        (view as View).markers.filter(
          ({ kind, place, side: own }) =>
            own === side && (place === 'hand' || (kind === 'priority' && place === 'chosen')),
        ).length,
      when: (view) => (view as View).markers.some(({ kind }) => kind === 'event' || kind === 'priority'),
      concerns: (question) => /^(priority|play-event|react)$/.test(question.prompt),
    },
    {
      id: 'scouting',
      label: 'panel-scouting',
      icon: 'M2 10Q10 2 18 10Q10 18 2 10ZM10 7.4a2.6 2.6 0 1 0 .1 0Z',
      Panel: Scouting,
      when: (view) => covers(view as View).length > 0,
    },
  ],
  // The odds of a target are shown before it is attacked: where one unit alone can attack, the dice would fall at once.
  needsConfirming: (question, option) => question.prompt === 'attack' && 'hex' in option.wire,
  // One press names the target and all who take part: it need not wait for the odds.
  confirmButton: (table, option) => {
    const attack = attackOf(table);
    const { found } = attack;
    if (table.question?.prompt !== 'attack') return null;
    return {
      label:
        attack.question && found && attack.units.length
          ? t('rok1920-go', { rolls: rollsOf(found), percent: chanceOf(found) })
          : t('confirm-answer', { answer: table.tell!.answer('attack', option.wire) }),
      run: () => void attack.go(),
      chance: found?.success,
    };
  },
  // The same is asked in the enemy's player turn and in the own one, and of who else may follow: it says which it is.
  howCase: (table, { prompt, seat }, printed) => {
    const { phasing, step } = table.moment!.view as View;
    if (prompt === 'pursue') return table.options.some((option) => said(table, option, printed)) ? 'more' : '';
    if (prompt !== 'reserve-phase') return '';
    return `${phasing === sideOf(seat) ? 'own' : 'enemy'}-${step.replace('-window', '')}`;
  },
  // As the card has it is how most begin.
  idle: new Set(['start-divided', 'start-joined', 'start-hidden', 'deploy']),
  gained,
  because: (table, told, printed) => because(told, table.tell!, printed as Printed),
  takesOnly: new Set(['pursue-to']),
  goesFirst: new Set(['pursue']),
  even: new Set(['reserve-phase']),
  said,
  shortcuts: (table, question) => standDownOf(table).shortcuts(question),
  // Several paths to one hex: whether it matters which one is taken.
  aboutPick: (table) =>
    table.question?.prompt === 'retreat-route' && Object.keys(table.picks).length && !retreatsOf(table).differ
      ? t('rok1920-paths-alike')
      : '',
  worthDoing,
  left: (table, question) => left(table, question) || whoIs(table, question),
  chance: (table, { wire }) =>
    table.question?.prompt === 'attack' ? (glanceOf(table).found.get(String(wire.hex))?.success ?? null) : null,
  pointable: new Set(['unit', 'units', 'hex', 'path', 'piece']),
  phase: (view) => `rok1920-step-${(view as View).step}`,
  unitsByHex: (view, _, tell) => standing(pieces(view as View, tell)),
  find: (view, _, tell) => listed(pieces(view as View, tell)),
  curves,
  refreshCurves,
  curveValue: (table, value) =>
    value ? `${table.tell?.seat(value > 0 ? 'pl' : 'su') ?? ''} +${Math.abs(value)}` : '0',
  judgedBy: async (table) => allConditions((await table.query<Standing>('standing')).rule),
  victoryRules: rulesOfScenario,
  tag: (view, printed, seat) =>
    (view as View).notes.precedence === seat
      ? { text: t('rok1920-precedence'), rule: (printed as Printed).rules.precedence ?? '' }
      : undefined,
  turn: (view, seat) => (view as View).phasing === sideOf(seat),
  stripe: (seat) => (seat === 'west' ? 'var(--fw)' : seat === 'southwest' ? 'var(--fsw)' : ''),
  short: (seat) => (seat === sideOf(seat) ? '' : t(`rok1920-short-${seat}`)),
  side: sideOf,
};
