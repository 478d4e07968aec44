import { Asked, askedOnce } from '../../table/asked.svelte';
import type { Face } from '../../table/face';
import type { Table } from '../../table/table.svelte';
import type { Option } from '../../wire/types';
import { t } from '../../words/words.svelte';
import Armies from './Armies.svelte';
import Cards from './cards/Cards.svelte';
import { isSeen } from './cards/seen';
import { effects } from './cards/effects';
import { gained } from './standing/gained.svelte';
import Hand from './cards/Hand.svelte';
import FrontLine from './fights/FrontLine.svelte';
import Matter from './fights/Matter.svelte';
import Moment from './Moment.svelte';
import { isPrized } from './standing/prize';
import { isHopeless, nameOf, prospectsOf } from './fights/prospects.svelte';
import { howCase, SEATS } from './standing/resting';
import Board from './Table.svelte';
import { summedUp } from './standing/summing';
import { NONE, type Printed, type View } from './types';

/** The points that the Reds would count. */
const points = askedOnce(
  (table) =>
    new Asked(table, async (version) => -(await table.query<{ points: number }>('points', {}, version)).points),
);

/** How many cards would count in the attack that is thought of. */
function prospect(table: Table): string {
  const { pondered, fitting } = prospectsOf(table);
  const count = pondered ? fitting.get(nameOf(pondered)) : undefined;
  return count === undefined ? '' : t('warszawa-prospect', { count });
}

const isPlunder = ({ wire }: Option): boolean => wire.answer === 'plunder';

/** What plunder is, where the army that is chosen could do it. */
const plunder = (table: Table): string => (table.options.some(isPlunder) ? t('warszawa-plunder') : '');

export const face: Face = {
  Board,
  Hand,
  wide: true,
  Matter,
  Above: FrontLine,
  Moment,
  shows: isSeen,
  sums: summedUp,
  gained,
  held: (view, seat) => {
    const { hands, decks } = view as View;
    const n = SEATS.indexOf(seat);
    const [hand, deck] = [hands[n], decks[n]];
    if (hand === undefined || deck === undefined) return undefined;
    return { text: `${hand} · ${deck}`, title: t('warszawa-holds', { hand, deck }) };
  },
  tag: (view, printed, seat) => {
    const { passed, phase } = view as View;
    const isOut = (printed as Printed).phases[phase] === 'operations' && passed[SEATS.indexOf(seat)];
    return isOut ? { text: t('warszawa-rests'), rule: 'BW-O1' } : undefined;
  },
  prized: (told, printed, view) => isPrized(told, printed as Printed, view as View),
  elsewhere: (prompt) => prompt === 'front' || prompt === 'protect',
  pointable: new Set(['army', 'target', 'field', 'card']),
  // Who would attack without a single card that counts is warned, and asked once more.
  needsConfirming: isHopeless,
  // An army is chosen to march or to fight: what else it could do is there, and not recommended.
  isMinor: (_, option) => isPlunder(option),
  left: (table, { prompt }) => (prompt === 'order' ? prospect(table) : ''),
  howCase,
  aboutPick: (table, printed) => {
    if (table.picks.army) return [prospect(table), plunder(table)].filter(Boolean).join(' ');
    const card = (printed as Printed).cards.find(({ id }) => id === table.picks.card);
    return card && table.question?.prompt === 'action' ? effects({ ...card, effect: null }, table.tell!).join(' ') : '';
  },
  panels: [
    { id: 'fight', label: 'panel-fight', Panel: Matter, when: (view) => (view as View).attacker !== NONE },
    { id: 'armies', label: 'panel-armies', Panel: Armies, icon: 'M7 4a4 4 0 1 0 .1 0ZM14 8L18 11L16.5 16H11.5L10 11Z' },
    { id: 'cards', label: 'panel-cards', Panel: Cards, icon: 'M7 3H16V15H7ZM4 5V17H13' },
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
