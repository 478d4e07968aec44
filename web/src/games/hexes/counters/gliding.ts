/** Counters that go their way in sight. */
import type { TransitionConfig } from 'svelte/transition';
import type { Table } from '../../../table/table.svelte';
import type { Cell, Ways } from '../picture';

const A_HEX = 160;
const LONGEST = 480;

/** The hexes of a unit's last move, as the journal tells it; straight, if it does not. */
export function wayOf(id: string, from: Cell, to: Cell, ways: Ways, events: Table['told']): Cell[] {
  const told = events.findLast(
    ({ fields }) =>
      Array.isArray(fields.path) &&
      fields.path.at(-1) === to.number &&
      (fields.unit === id || (Array.isArray(fields.units) && fields.units.includes(id))),
  );
  const path = told
    ? (told.fields.path as string[]).map((number) => ways.cells.get(number)).filter((cell) => cell !== undefined)
    : [];
  return [from, ...(path.length ? path : [to])];
}

/** From hex to hex along a way, for a counter that is drawn at its end. */
export function along(way: Cell[], end: Cell): TransitionConfig {
  return {
    duration: Math.min(LONGEST, A_HEX * (way.length - 1)),
    css: (time) => {
      const gone = time * (way.length - 1);
      const [a, b] = [way[Math.floor(gone)]!, way[Math.min(way.length - 1, Math.floor(gone) + 1)]!];
      const part = gone - Math.floor(gone);
      return `transform: translate(${(a.x + (b.x - a.x) * part - end.x).toFixed(1)}px, ${(a.y + (b.y - a.y) * part - end.y).toFixed(1)}px)`;
    },
  };
}
