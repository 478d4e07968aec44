/** Whose units act, and what to do in the cases of a question: what stands around it in words. */
import type { Question, Told } from '../../../wire/types';
import type { Teller } from '../../../words/tell';
import { t } from '../../../words/words.svelte';
import { IN_PLAY, type Printed, type View } from '../types';

const SIX = 6;

/** The leader whose units act now; when they move, the commander-in-chief himself leads any six. */
export function acting(view: View, { leaders, phases }: Printed, tell: Teller): string {
  const [task] = view.tasks;
  const leader = task && leaders[task[1]];
  if (!leader) return '';
  const name = tell.label(leader.id, 'leader');
  const left = SIX - view.six.length;
  return task[2] < 0 && phases[view.phase] === 'movement' ? t('raclawice-acting-six', { leader: name, left }) : name;
}

const FIRES = new Set(['musketry-fired', 'guns-fired', 'guns-shot-at', 'counter-battery']);

/** The hexes where both sides have units in play; captured guns fight no more. */
export function clashes(view: View, { counters }: Pick<Printed, 'counters'>): number[] {
  const sides = new Map<number, Set<string>>();
  counters.forEach(({ side }, unit) => {
    const hex = view.hexes[unit] ?? -1;
    if (hex < 0 || view.fate[unit] !== IN_PLAY) return;
    sides.set(hex, (sides.get(hex) ?? new Set()).add(side));
  });
  return [...sides].filter(([, found]) => found.size > 1).map(([hex]) => hex);
}

/** Whether melees come after the ride of the leader who acts. */
const fightsAfter = (view: View, { phases }: Pick<Printed, 'phases'>): boolean =>
  view.tasks.some(([phase, leader]) => phases[phase] === 'melee' && leader === view.tasks[0]?.[1]);

/** Melees come after this ride, and only where the leader commands then (4.2). */
export const hangsOnRide = (view: View, printed: Pick<Printed, 'counters' | 'phases'>): boolean =>
  fightsAfter(view, printed) && clashes(view, printed).length > 0;

/** A line moves stack by stack, guns by hand, others by the whole way; arrows that are folded wait for a tap. */
export function howCase(
  view: View,
  { counters, phases }: Printed,
  { prompt, about, options, seat }: Question,
  {
    isFolded = false,
    isTouch = false,
    isPicked = false,
    isLast = false,
    isShaken = false,
    isDouble = false,
    isSecond = false,
    answered = '',
  } = {},
): string {
  const units = [about.units ?? []].flat().map((id) => counters.findIndex((unit) => unit.id === id));
  const isLine = new Set(units.map((unit) => view.hexes[unit])).size > 1;
  if (prompt === 'group') return isLine ? 'line' : '';
  if (prompt === 'activate') return seat;
  if (prompt === 'act') return answered;
  if (prompt === 'leader-move') {
    if (!clashes(view, { counters }).length) return '';
    return fightsAfter(view, { phases }) ? 'clash' : 'over';
  }
  if (prompt === 'loss') return isSecond ? 'again' : '';
  if (prompt === 'react') return options.some(({ wire }) => 'unit' in wire) ? '' : 'leader';
  if (prompt === 'withdraw') return isShaken ? 'fire' : '';
  if (prompt === 'melee-hex') return options.length === 1 ? 'one' : '';
  if (prompt !== 'step') return '';
  if (isDouble) return 'double';
  if (isLast) return 'last';
  if (isLine) return isPicked ? 'line-picked' : 'line';
  if (view.moving.some((group) => group[3])) return 'double-begun';
  const way = !isFolded ? '' : isTouch ? '-tap' : '-click';
  if (options.some(({ wire }) => /^(push|swing)$/.test(String(wire.answer)))) return `guns${way}`;
  // Who cannot turn now finds no arrow.
  return options.some(({ wire }) => wire.answer === 'turn') ? way.slice(1) : 'straight';
}

/** What one's own units do: with the last of these the other side's turn to fire begins anew (10.4). */
const ACTS = /^(entered|arrived|turned|formation-changed|reordered|move-ended|phase-began)$/;
/** After these nobody reacts any more: a shot is one that is fired by turns. */
const OVER = /^(move-ended|phase-began)$/;

/** What the other side has done since one's own units acted: it fired, or fired again because these passed (10.4). */
export function answered(
  journal: readonly Told[],
  seat: string | null,
  { counters }: Pick<Printed, 'counters'>,
): '' | 'fired' | 'passed' {
  const isOwn = ({ fields }: Told): boolean => {
    const [unit] = [fields.units ?? fields.unit].flat();
    return counters.find(({ id }) => id === unit)?.side === seat;
  };
  const last = journal.findLastIndex((told) => ACTS.test(told.event) || (FIRES.has(told.event) && isOwn(told)));
  const shots = journal.slice(last + 1).filter(({ event }) => FIRES.has(event)).length;
  if (!shots) return '';
  const before = journal[last];
  return shots > 1 && before && (OVER.test(before.event) || FIRES.has(before.event)) ? 'passed' : 'fired';
}

/** Whether a withdrawal comes of a morale check under fire: the last thing that happened, but for what it cost. */
export function isShaken(journal: readonly Told[]): boolean {
  const last = journal.findLast(({ event }) => !/^(loss-taken|points-scored|guns-jammed)$/.test(event));
  const shot = journal.findLast(({ event }) => FIRES.has(event) || /^(entered|withdrew|melee-fought)$/.test(event));
  return last?.event === 'morale-tested' && FIRES.has(shot?.event ?? '');
}

/** Whether one loss has just been borne, and another is to be. */
export const isSecondLoss = (journal: readonly Told[]): boolean => journal.at(-1)?.event === 'loss-taken';

/** Why the other side fires while one's own units act: by turns (10.4), or at a unit that came near (9.1). */
export function because(
  told: Told,
  journal: readonly Told[],
  seat: string | null,
  { counters, leaders }: Printed,
): { text: string; rule: string } | null {
  if (!FIRES.has(told.event)) return null;
  const [unit] = [told.fields.units ?? told.fields.unit].flat();
  const side = counters.find(({ id }) => id === unit)?.side;
  const before = journal.slice(0, journal.indexOf(told));
  const acting = before.findLast(({ event }) => event === 'leader-activated')?.fields.leader;
  if (!side || side === seat || leaders.find(({ id }) => id === acting)?.side !== seat) return null;
  return before.at(-1)?.event === 'entered'
    ? { text: t('raclawice-why-reaction'), rule: '9.1' }
    : { text: t('raclawice-why-by-turns'), rule: '10.4' };
}
