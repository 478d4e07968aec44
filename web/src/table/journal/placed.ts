/** What has its place along the time-line, as far as there is room for it. */
import type { Told } from '../../wire/types';
import type { Turn } from '../telling/replay.svelte';

/** So far apart are names of turns, and deeds, in pixels. */
const [ROOM, APART] = [38, 9];

/** Names of turns stand where there is room, and a stage is named once, at the first of its two turns. */
export function namedTurns(turns: readonly Turn[], place: (version: number) => number): (Turn & { named: boolean })[] {
  let [name, free] = ['', -ROOM];
  return turns.map((turn) => {
    const at = place(turn.version);
    const named = turn.label !== name && at - free >= ROOM;
    if (named) [name, free] = [turn.label, at];
    return { ...turn, named };
  });
}

const DEED = /attack|fight|combat|moved|fire|melee|played|dispersed|destroyed|retreat/;

/** Deeds, by when and by whose they were. */
export function deedsOf(journal: readonly Told[], place: (version: number) => number): [number, string][] {
  const found: [number, string][] = [];
  let free = -APART;
  for (const told of journal) {
    const at = place(told.version);
    if (at - free < APART || !DEED.test(told.event)) continue;
    const side = Object.values(told.fields)
      .map((value) => /^(pl|su|ru|lt|ua)-/.exec(String(value))?.[1])
      .find(Boolean);
    if (!side) continue;
    found.push([told.version, side]);
    free = at;
  }
  return found;
}
