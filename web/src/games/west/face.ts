import { followed } from '../../table/journal/curves';
import type { Face } from '../../table/face';
import { capital } from '../../words/tell';
import { t } from '../../words/words.svelte';
import Above from './questions/Above.svelte';
import Cards from './cards/Cards.svelte';
import { idleOf } from './cards/idle.svelte';
import Combat from './fights/Combat.svelte';
import { chanceOf, combatsOf } from './fights/combats.svelte';
import Forces from './forces/Forces.svelte';
import { turningOf } from '../hexes/facing/turning.svelte';
import { lastFight, thisTurn } from './fights/fights';
import { gained } from './instruments/gained.svelte';
import Here from './map/Here.svelte';
import { marchingOf } from './marching/marching.svelte';
import Table from './Table.svelte';
import { pieces, type Printed, type View } from './types';
import { howCase, said, whoStands } from './questions/telling';
import Weighed from './questions/Weighed.svelte';
import { worthDoing } from './questions/worth';

const isAttack = (prompt: string): boolean => /^attack(-again)?$/.test(prompt);
/** Answers without dice that the enemy answers at once: none of them can be taken back. */
const isFar = (prompt: string): boolean => /^(depot|withdrawal|headquarters-to|strategic-to)$/.test(prompt);

export const face: Face = {
  Board: Table,
  Above,
  Weighed,
  // Blanks are for those who know the game: to go on is the plain way.
  idle: new Set(['blanks']),
  panels: [
    {
      id: 'combat',
      label: 'panel-combat',
      Panel: Combat,
      concerns: ({ prompt }) =>
        isAttack(prompt) || /^(combat-card|loss|retreat|overstacked|pursue|ride-on)$/.test(prompt),
      weighs: ({ prompt }) => isAttack(prompt),
      isEmpty: ({ told }) => lastFight(thisTurn(told)) === null,
    },
    { id: 'hex', label: 'panel-hex', Panel: Here },
    { id: 'forces', label: 'panel-forces', Panel: Forces },
    { id: 'cards', label: 'west-panel-cards', Panel: Cards, icon: 'M7 3H16V15H7ZM4 5V17H13' },
  ],
  pointable: new Set(['unit', 'hex', 'path', 'second', 'facing', 'via']),
  phase: (view) => `west-phase-${(view as View).phase}`,
  unitsByHex: (view, printed, tell) => whoStands(pieces(view as View, printed as Printed, tell)),
  said: (table, option, printed) => said(table, option, printed as Printed),
  // What an attack or a depot brings is read before it is given.
  // A stack that withdraws is shown to the enemy, and who goes far is gone: that is not taken back.
  // Once a stack is chosen the odds of its own attack are read: its button is pressed once. Who joins in changes them.
  needsConfirming: ({ prompt }, { wire }, picks) => {
    const isRead = picks.hex === wire.hex && wire.second === undefined;
    return (isFar(prompt) || (isAttack(prompt) && !isRead)) && typeof wire.hex === 'string';
  },
  // Guns that have a marker can only march: where to is shown first. Nor is a marker lost by one click.
  picksOnly: ({ prompt }, { wire }) =>
    /^(order|manoeuvre)$/.test(prompt) && /^(march|discard)$/.test(String(wire.answer)),
  confirmButton: (table, option) =>
    table.question && isFar(table.question.prompt)
      ? { label: capital(table.tell!.answer(table.question.prompt, option.wire)), run: () => void table.answer(option) }
      : null,
  // A stack that is chosen marches by a click on its goal.
  // So do those who are ticked, by the button under them.
  // Whoever takes a loss is chosen by his counter under the question, and so are those who go.
  elsewhere: (prompt, { wire }) => /^(loss|overstacked)$/.test(prompt) || Array.isArray(wire.unit),
  onBoard: (table, { wire }) => {
    if (Array.isArray(wire.unit)) return true;
    const marching = marchingOf(table);
    return wire.answer === 'march' && wire.hex === marching.hex && (marching.found === null || marching.isWhole);
  },
  isMinor: (table, { wire }) => wire.answer === 'march' && marchingOf(table).goals.size > 0,
  shortcuts: (table, { prompt }) => {
    const turning = turningOf(table);
    const marching = marchingOf(table);
    const { aimed } = marching;
    if (aimed)
      return [
        {
          id: 'march',
          main: true,
          label: t('west-march-go', { hex: table.tell!.label(aimed, 'hex') }),
          run: () => marching.go(aimed),
        },
      ];
    return /^(order|manoeuvre)$/.test(prompt) && turning.folded
      ? [
          {
            id: 'turn',
            label: t(turning.open ? 'west-turn-not' : 'west-turn-stack'),
            run: () => (turning.open = !turning.open),
          },
        ]
      : [];
  },
  howCase,
  chance: (table, option) => {
    const plan = combatsOf(table).of(option.index);
    return plan ? chanceOf(plan, 'retreat') : null;
  },
  isEstimate: (table, option) => combatsOf(table).of(option.index)?.found.estimate !== undefined,
  curves: (table) => {
    const points = balance(table.journal);
    return points.length ? [{ id: 'points', label: t('west-curve'), points }] : [];
  },
  curveValue: (table, value) =>
    value ? `${table.tell?.seat(value > 0 ? 'pl' : 'ru') ?? ''} +${Math.abs(value)}` : '0',
  worthDoing,
  // Two cards lie there, and one of them may come to nothing.
  cost: (table, option) => idleOf(table).brief(option),
  gained,
  left: (table, { prompt }) =>
    prompt === 'blanks' && table.shown ? t('west-blanks-left', { count: (table.shown.view as View).blanks }) : '',
  victoryRules: () => ['2.'],
  side: (seat) => (seat === 'ru' ? 'su' : seat),
};

/** How many resource points the Poles had more than the Russians, turn by turn. */
function balance(journal: Parameters<typeof followed>[0]): ReturnType<typeof followed> {
  const totals: Record<string, number> = {};
  return followed(journal, ({ event, fields }) => {
    if (event !== 'points-rolled') return null;
    totals[String(fields.side)] = Number(fields.total);
    const value = (totals.pl ?? 0) - (totals.ru ?? 0);
    return fields.side === 'ru' ? { value, change: value } : null;
  });
}
