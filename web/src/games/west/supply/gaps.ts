/** The hexes that lie between the depots of a chain, with how far each gap has grown in them. */
import type { Depots } from '../map/overlays.svelte';

export interface Gap {
  side: string;
  hex: string;
  /** From which depot or base the link comes; empty: from the edge of the map. */
  from: string;
  to: string;
  count: number;
}

/** A link that begins at the edge counts its first hex too. */
export function gapsOf(depots: Readonly<Record<string, Pick<Depots, 'links'>>>): Gap[] {
  return Object.entries(depots).flatMap(([side, { links }]) =>
    links.flatMap(({ hexes, counts }) => {
      const from = hexes.length === counts.length + 2 ? hexes[0]! : '';
      const between = hexes.slice(hexes.length - 1 - counts.length, -1);
      return between.map((hex, i) => ({ side, hex, from, to: hexes.at(-1)!, count: counts[i]! }));
    }),
  );
}
