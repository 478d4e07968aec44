/** What a side has beside the map, for the panel of boxes and the shelf under the map. */
import { t, words } from '../../../words/words.svelte';
import type { Side, View } from '../types';

/** A box by a name that fits where there is little room, if it has one. */
export const boxName = (box: string): string =>
  t(`rok1920-${words.has(`web-rok1920-shelf-${box}`) ? 'shelf' : 'box'}-${box}`);

/** The rule that brings on who waits in a box. */
export const BOX_RULES: Record<string, string> = {
  'available-pl': 'restoring',
  'available-west': 'restoring',
  'available-southwest': 'restoring',
  'reserves-allies': 'volunteers',
  ukraine: 'ukrainians',
  volunteer: 'volunteers',
  'divisional-brigades': 'reorganisation',
  'cavalry-divisions': 'cavalry-divisions',
  'reserve-west': 'reserve-divisions',
  'reserve-southwest': 'reserve-divisions',
  'off-board': 'restoring',
  option: 'priorities',
};

/** The theatres or fronts of a side whose operations are counted. */
export function operationsOf(view: View, side: Side): string[] {
  const all = side === 'pl' ? view.morale.map(({ theatre }) => theatre) : ['west', 'southwest'];
  return all.filter((id) => id in view.notes.operations);
}

/** Pools of replacements of a side, with what lies in each. */
export const poolsOf = (view: View, side: Side): [name: string, count: number][] =>
  Object.entries(view.pools).filter(([name]) => (side === 'pl' ? /^(pl|ua)/ : /^(su|west|southwest)/).test(name));
