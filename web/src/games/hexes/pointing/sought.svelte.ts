/** A counter is asked for from outside the map: by the button of the next that can act, or by a search for its name. */
import { untrack } from 'svelte';
import type { Viewport } from '../../../board/viewport.svelte';
import type { Light } from '../../../table/face';
import { askedAs, type Piece } from '../pieces';
import type { Choosing } from './choosing.svelte';
import type { Cursor } from './cursor.svelte';
import type { Offered } from './offered.svelte';

/** The size of a hex on the screen at which a counter can be read. */
const READABLE = 32;

/** Tells outside who can act, and heeds what is asked for there; called while the board is made. */
export function heed<P extends Piece>(
  offered: Offered<P>,
  choosing: Choosing<P>,
  cursor: Cursor<P>,
  viewport: Viewport,
  light: Light,
  pieces: () => readonly P[],
): void {
  const { table, ways } = offered;
  $effect(() => {
    light.able = offered.able.map(({ id, name, hex }) => ({ id, name, place: table.tell!.label(hex, 'hex') }));
  });
  // A counter that can act and was asked for is picked up; where picking up would give something, it is only shown.
  let asked = 0;
  $effect(() => {
    const wish = light.take;
    if (!wish || wish.n === asked) return;
    asked = wish.n;
    untrack(() => {
      const piece = offered.able.find(({ id }) => id === wish.id);
      const cell = ways.cells.get(piece?.hex ?? '');
      if (!piece || !cell) return;
      cursor.show(cell);
      if (table.selected) table.unpick();
      if (offered.picksUp(piece)) table.pickUp(askedAs(table, piece) ?? piece.id);
      else if (!offered.settles(piece)) table.point(askedAs(table, piece)!);
      else choosing.fan = offered.at(piece.hex).length > 1 ? piece.hex : null;
    });
  });
  // A counter that was looked for comes into view, as near as it can be read.
  let found = 0;
  $effect(() => {
    const wish = light.find;
    if (!wish || wish.n === found) return;
    found = wish.n;
    untrack(() => {
      const cell = ways.cells.get(pieces().find(({ id }) => id === wish.id)?.hex ?? '');
      if (!cell) return;
      viewport.centre(cell.x, cell.y, READABLE / ways.picture.size);
      light.hex = cell.number;
      choosing.fan = offered.at(cell.number).length > 1 ? cell.number : null;
    });
  });
}
