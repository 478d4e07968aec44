/** What is left to give out while one is asked: replacements by pool, transports by railway account. */
import type { Table } from '../../../table/table.svelte';
import type { Question } from '../../../wire/types';
import { t } from '../../../words/words.svelte';
import { poolsOf } from '../forces/beside';
import { sideOf, sideOfUnit, type Side, type View } from '../types';

type Count = [name: string, count: number];

/** The counts that a question is about, with the key of what they count; null where it counts nothing. */
export function countsOf(view: View, question: Question): { what: string; counts: Count[] } | null {
  const side: Side = sideOf(question.seat) === 'pl' ? 'pl' : 'su';
  if (question.prompt === 'replacements') return { what: 'replacements', counts: poolsOf(view, side) };
  const goesByRail =
    question.prompt === 'rail-to' ||
    (question.prompt === 'move' && question.options.some(({ wire }) => wire.answer === 'rail'));
  if (!goesByRail) return null;
  const accounts = side === 'pl' ? ['pl'] : ['west', 'southwest'];
  return {
    what: 'transports',
    counts: Object.entries(view.notes.transports)
      .filter(([name]) => accounts.includes(name))
      .map(([name, count]) => [name, Math.max(0, count)]),
  };
}

/** Own units that arrive in this player turn: the first movement brings them on, that of reserves too. */
export function arriving(view: Pick<View, 'coming' | 'stage' | 'phasing'>, question: Question): string[] {
  const side = sideOf(question.seat);
  if (question.prompt !== 'reserve-phase' || view.phasing !== side) return [];
  return Object.entries(view.coming)
    .filter(([id, stage]) => stage === view.stage && sideOfUnit(id) === side)
    .map(([id]) => id);
}

export function left(table: Table, question: Question): string {
  const come = table.shown ? arriving(table.shown.view as View, question) : [];
  if (come.length)
    return t('rok1920-left-arriving', { count: come.length, units: table.tell?.label(come, 'unit') ?? '' });
  const found = table.shown ? countsOf(table.shown.view as View, question) : null;
  if (!found?.counts.length) return '';
  const { what, counts } = found;
  const all = counts.reduce((sum, [, count]) => sum + count, 0);
  const told = counts.map(([name, count]) => `${t(`rok1920-pool-${name}`)} ${count}`).join(', ');
  return t(`rok1920-left-${what}`, { all, told: counts.length > 1 && all ? told : all });
}
