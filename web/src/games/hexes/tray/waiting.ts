/** Who waits beside the map, in the groups of the tray: by why they come, and where they may. */

/** Why a counter lies in the tray, in a few words, and the rule. */
export interface Reason {
  title: string;
  rule: string;
}

export interface Group extends Reason {
  /** Where all of them come in, or how; '' where it is said of each, or not known. */
  place: string;
  ids: string[];
}

/** Counters in the order in which they are asked for, those together who come for one reason to the same places. */
export function groupsOf(
  ids: readonly string[],
  reason: (id: string) => Reason,
  places: ReadonlyMap<string, string>,
): Group[] {
  const found = new Map<string, Group>();
  for (const id of ids) {
    const { title, rule } = reason(id);
    const place = title ? (places.get(id) ?? '') : '';
    const key = `${title}\n${place}`;
    const group = found.get(key) ?? { title, rule, place, ids: [] };
    group.ids.push(id);
    found.set(key, group);
  }
  return [...found.values()];
}
