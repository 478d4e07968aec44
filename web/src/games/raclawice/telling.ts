/** Whose units act, and what to do in the cases of a question: what stands around it in words. */
import type { Question } from '../../wire/types';
import type { Teller } from '../../words/tell';
import { t } from '../../words/words.svelte';
import type { Printed, View } from './types';

/** The leader whose units act now; when they move, the commander-in-chief himself leads any six. */
export function acting(view: View, { leaders, phases }: Printed, tell: Teller): string {
  const [task] = view.tasks;
  const leader = task && leaders[task[1]];
  if (!leader) return '';
  const name = tell.label(leader.id, 'leader');
  return task[2] < 0 && phases[view.phase] === 'movement' ? t('raclawice-acting-six', { leader: name }) : name;
}

/** A line moves stack by stack, guns by hand, others by the whole way; arrows that are folded wait for a tap. */
export function howCase(
  view: View,
  { counters }: Printed,
  { prompt, about, options }: Question,
  isFolded = false,
): string {
  const units = [about.units ?? []].flat().map((id) => counters.findIndex((unit) => unit.id === id));
  const isLine = new Set(units.map((unit) => view.hexes[unit])).size > 1;
  if (prompt === 'group') return isLine ? 'line' : '';
  if (prompt !== 'step') return '';
  if (isLine) return 'line';
  if (options.some(({ wire }) => /^(push|swing)$/.test(String(wire.answer)))) return isFolded ? 'guns-tap' : 'guns';
  return view.moving.some((group) => group[3]) ? 'double' : isFolded ? 'tap' : '';
}
