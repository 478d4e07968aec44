/** What a press on the map is meant for: a hex, a counter beside the finger, the ruler, a step of a way, or nothing. */
import type { Viewport } from '../../../board/viewport.svelte';
import type { Light } from '../../../table/face';
import type { Cell } from '../picture';
import type { Piece } from '../pieces';
import type { Ruler } from '../ruler/ruler.svelte';
import type { Choosing } from './choosing.svelte';
import type { Cursor } from './cursor.svelte';
import type { Dragging } from './dragging.svelte';
import { Holding } from './holding';
import type { Hovering } from './hovering.svelte';
import type { Offered } from './offered.svelte';
import { meantBy } from './touching';
import type { Waypoints } from './waypoints.svelte';

/** What the eye has not read for so long, in milliseconds, no press is meant for. */
const READ = 400;

export class Pressing<P extends Piece> {
  /** Since when the same is asked. */
  #since = 0;
  /** What a pointer shows by lying over a hex, a finger shows by resting on it. */
  readonly holding = new Holding((spot) => {
    const cell = this.dragging.held?.begun ? null : this.dragging.under(spot);
    if (!cell) return;
    this.light.hex = cell.number;
    this.hovering.over(cell);
    this.choosing.fan = this.offered.at(cell.number).length ? cell.number : null;
  });

  constructor(
    private readonly offered: Offered<P>,
    private readonly hovering: Hovering<P>,
    private readonly choosing: Choosing<P>,
    private readonly waypoints: Waypoints<P>,
    private readonly dragging: Dragging<P>,
    private readonly cursor: Cursor<P>,
    private readonly ruler: Ruler,
    private readonly light: Light,
    private readonly viewport: Viewport,
  ) {}

  /** Who would march from where the ruler begins. */
  walker = $derived.by(() => this.offered.at(this.ruler.from?.number ?? '').at(-1)?.id);

  /** The window of the map asks here whose a press is; called while the board is made. */
  attend(svg: () => SVGSVGElement | undefined): void {
    const { viewport } = this;
    const { table } = this.offered;
    $effect(() => {
      this.dragging.svg = svg();
      viewport.holds = this.dragging.holds;
      viewport.isHeld = () => this.dragging.held !== null;
      viewport.early = this.#early;
      return () => {
        viewport.holds = () => false;
        viewport.isHeld = () => false;
        viewport.early = () => undefined;
      };
    });
    $effect(() => {
      void [table.moment?.version, table.moment?.question?.prompt];
      this.#since = performance.now();
    });
  }

  /** A press while the map goes away by itself is meant for what lay there before, if that can be chosen. */
  #early = (x: number, y: number): void => {
    const cell = this.offered.ways.at(x, y);
    if (!cell || this.ruler.on || performance.now() - this.#since < READ) return;
    if (this.offered.has(cell.number) || this.offered.choosable.has(cell.number)) void this.choosing.choose(cell);
  };

  /** The counter beside a finger that came down on an empty hex which cannot be chosen. */
  #beside(event: MouseEvent): Cell | null {
    const { table, stacks, choosable, ways } = this.offered;
    const here = this.dragging.under(event)?.number ?? '';
    if (table.selected || stacks.has(here) || this.offered.has(here)) return null;
    return meantBy(
      this.dragging.spot(event),
      this.viewport.scale,
      [...choosable].flatMap((hex) => ways.cells.get(hex) ?? []),
    );
  }

  click = (event: MouseEvent): void => {
    const { choosing, cursor, dragging, hovering, ruler, waypoints } = this;
    if ([dragging.ate(), this.holding.ate()].includes(true)) return;
    cursor.shown = false;
    const isTouch = (event as PointerEvent).pointerType === 'touch';
    if (isTouch) hovering.leave();
    const cell = (isTouch && this.#beside(event)) || dragging.under(event);
    if (!cell) {
      choosing.fan = null;
      this.offered.table.unpick();
      return;
    }
    cursor.at = cell.number;
    if (ruler.on) return ruler.click(cell, this.walker);
    // With Shift a way is laid hex by hex; a plain click on its end gives it, anywhere else it is forgotten.
    if (event.shiftKey && waypoints.open) return waypoints.add(cell);
    if (waypoints.hexes.at(-1) === cell.number) return void waypoints.go();
    waypoints.clear();
    void choosing.choose(cell);
  };

  escape = (event: KeyboardEvent): void => {
    if (event.key !== 'Escape') return;
    this.choosing.fan = null;
    this.waypoints.clear();
    this.ruler.toggle(false);
  };

  /** A click anywhere else closes the open stack. */
  outside = (event: PointerEvent): void => {
    const { choosing } = this;
    this.holding.forget();
    if (choosing.fan && event.target instanceof Element && !event.target.closest('.fan, svg.live')) choosing.fan = null;
  };

  /** The stack that a resting finger opened may lie under it: lifting it chooses nothing there either. */
  lifted = (event: MouseEvent): void => {
    if (event.target instanceof Element && event.target.closest('.fan') && this.holding.ate()) event.stopPropagation();
  };
}
