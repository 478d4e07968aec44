/** A counter is dragged: it is picked up when the pointer moves off, and put down where it is let go. */
import type { Viewport } from '../../../board/viewport.svelte';
import type { Aiming } from './aiming.svelte';
import type { Choosing } from './choosing.svelte';
import type { Hovering } from './hovering.svelte';
import type { Offered } from './offered.svelte';
import type { Cell } from '../picture';
import { askedAs, namesOf, type Piece } from '../pieces';
import { stepped, type Waypoints } from './waypoints.svelte';

interface Held<P> {
  piece: P;
  from: Cell;
  x: number;
  y: number;
  pressed: readonly [number, number];
  pointer: number;
  begun: boolean;
  /** The hexes that it was dragged over with Shift: the way that it is to go. */
  steps: string[];
}
type Spot = { clientX: number; clientY: number };

const FAR = 7;
const WAIT = 50;

export class Dragging<P extends Piece> {
  held = $state.raw<Held<P> | null>(null);
  /** A drag has just ended: the click that follows is no choice. */
  #ended = false;
  svg: SVGSVGElement | undefined;

  constructor(
    private readonly offered: Offered<P>,
    private readonly hovering: Hovering<P>,
    private readonly choosing: Choosing<P>,
    private readonly viewport: Viewport,
    private readonly shown: () => boolean,
    private readonly aiming: Aiming<P>,
    private readonly waypoints: Waypoints<P>,
  ) {}

  /** The point of the map under the pointer. */
  spot(event: Spot): [number, number] {
    const box = this.svg!.getBoundingClientRect();
    const k = box.width / this.offered.ways.picture.width;
    return [(event.clientX - box.left) / k, (event.clientY - box.top) / k];
  }

  under(event: Spot): Cell | null {
    return this.offered.ways.at(...this.spot(event));
  }

  /** The counter that a press would take: one that is asked for, or the one that is under way. */
  #taken(cell: Cell | null): P | null {
    const { table, chosen, cells } = this.offered;
    if (!cell || !table.question || table.busy || this.offered.isWithheld() || !this.shown()) return null;
    const here = this.offered.at(cell.number);
    const moving =
      chosen.has(cell.number) && cells.length ? here.findLast((piece) => this.offered.isNamed(piece)) : null;
    return moving ?? here.findLast((piece) => askedAs(table, piece)) ?? this.#another(here);
  }

  /** While one is picked up, any other that could have been. */
  #another(here: P[]): P | null {
    const base = this.offered.table.selected?.base;
    const could = (piece: P): boolean =>
      base?.options.some(({ wire }) => Object.values(wire).some((value) => namesOf(piece).includes(String(value)))) ??
      false;
    return here.findLast(could) ?? here.findLast((piece) => this.offered.another(piece)) ?? null;
  }

  /** Whether a press belongs to a counter, and does not pan the map. */
  holds = (event: Event): boolean => {
    if (event instanceof TouchEvent)
      return event.type === 'touchstart' && event.touches.length === 1 && this.#holds(this.under(event.touches[0]!));
    return (
      event instanceof MouseEvent &&
      event.type === 'mousedown' &&
      event.target instanceof Node &&
      (this.svg?.contains(event.target) ?? false) &&
      this.#holds(this.under(event))
    );
  };

  #holds(cell: Cell | null): boolean {
    return this.#taken(cell) !== null || this.aiming.takes(cell);
  }

  press = (event: PointerEvent): void => {
    this.#ended = false;
    const cell = this.under(event);
    if (event.button === 0 && event.isPrimary && cell && this.aiming.takes(cell)) {
      this.aiming.press(cell, event.pointerId);
      return;
    }
    const piece = event.button === 0 && event.isPrimary ? this.#taken(cell) : null;
    if (!piece || !cell) return;
    const [x, y] = this.spot(event);
    const pressed = [event.clientX, event.clientY] as const;
    this.held = { piece, from: cell, x, y, pressed, pointer: event.pointerId, begun: false, steps: [] };
  };

  move = (event: PointerEvent): void => {
    const { held } = this;
    if (this.aiming.held?.pointer === event.pointerId) {
      this.aiming.move(...this.spot(event));
      return;
    }
    if (!held || event.pointerId !== held.pointer) {
      if (event.pointerType === 'mouse' && !this.viewport.moving) this.hovering.over(this.under(event));
      return;
    }
    const far = Math.hypot(event.clientX - held.pressed[0], event.clientY - held.pressed[1]) > FAR;
    if (!held.begun && !far) return;
    if (!held.begun) this.#begin(event, held.piece);
    const [x, y] = this.spot(event);
    const cell = this.under(event);
    const steps = event.shiftKey && cell ? stepped(held.steps, cell, held.from.number) : held.steps;
    this.held = { ...held, x, y, begun: true, steps };
    this.waypoints.hexes = steps;
    this.hovering.over(cell);
  };

  #begin(event: PointerEvent, piece: P): void {
    const { table } = this.offered;
    this.svg?.setPointerCapture(event.pointerId);
    this.choosing.fan = null;
    const isOther = !table.selected && askedAs(table, piece) === undefined && this.offered.another(piece);
    if ((table.selected && !this.offered.isNamed(piece)) || isOther) table.unpick();
    // Before the way is asked for, the counter itself is picked up.
    const name = askedAs(table, piece);
    if (name !== undefined) table.point(name);
  }

  drop = async (event: PointerEvent): Promise<void> => {
    if (this.aiming.held?.pointer === event.pointerId) {
      this.#ended = this.aiming.drop();
      return;
    }
    const { held } = this;
    this.held = null;
    if (!held?.begun || event.pointerId !== held.pointer) return;
    this.#ended = true;
    const { table } = this.offered;
    const cell = this.under(event);
    if (!cell || cell === held.from) return this.waypoints.clear();
    // Where to may still be on its way from the server.
    for (let tries = 0; tries < 40 && (table.busy || !this.offered.cells.length); tries++)
      await new Promise((done) => setTimeout(done, WAIT));
    if (held.steps.length && this.waypoints.open) {
      this.waypoints.hexes = held.steps;
      await this.waypoints.go();
    } else if (this.offered.has(cell.number)) this.offered.take(cell.number);
    else await this.hovering.explain(cell);
  };

  cancel = (): void => {
    this.aiming.held = null;
    this.held = null;
    this.waypoints.clear();
  };

  /** Whether the click now is the end of a drag. */
  ate(): boolean {
    const ended = this.#ended;
    this.#ended = false;
    return ended;
  }
}
