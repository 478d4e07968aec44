/** What has its place along the time-line, as far as there is room for it. */
import type { Told } from '../../wire/types';
import type { Turn } from '../telling/replay.svelte';

/** How wide the name of a turn is at least and by its letters, how far apart names lie, and deeds, in pixels. */
const [WIDE, LETTER, GAP, APART] = [34, 6, 4, 9];

/** Names of turns stand where there is room, and a stage is named once, at the first of its two turns. */
export function namedTurns(turns: readonly Turn[], place: (version: number) => number): (Turn & { named: boolean })[] {
  let [name, free] = ['', -Infinity];
  return turns.map((turn) => {
    const at = place(turn.version);
    const half = Math.max(WIDE, turn.label.length * LETTER) / 2;
    const named = turn.label !== name && at - half >= free + GAP;
    if (named) [name, free] = [turn.label, at + half];
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
