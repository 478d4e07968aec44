/** Where a board lies in its window: zoom and pan by wheel, drag, pinch, buttons and keys. */

import { select } from 'd3-selection';
import { zoom, zoomIdentity, type D3ZoomEvent, type ZoomBehavior, type ZoomTransform } from 'd3-zoom';
import { settings } from '../shell/settings.svelte';
import { covering, fitting, movement, nearing, seenIn, type Aim, type Place, type Spot } from './framing';
import { Pointing } from './pointing';
import { filling, freeOf, placeBeside, widest, type Box, type Size } from './rooms';

export type { Box };

export interface Inset {
  left: number;
  right: number;
  top: number;
  bottom: number;
}

const STEP = 1.35;
const PAN = 90;
const STRIP = 160;
const MARGIN = 40;
/** Pixels between the room and what floats beside it. */
const EDGE = 10;
/** The share of the scale at which two rooms are alike. */
const ALIKE = 0.92;
/** So long after the map has begun to move by itself a press is not meant for what came under it. */
const SETTLES = 450;
/** What lies over the board and hides it. */
const FLOATING = '.dock-place, .layers, .tools, [data-floats]';

/** Whether the eye would not tell one place from the other. */
const isAlike = (one: Place, other: Place): boolean =>
  Math.hypot(one.x - other.x, one.y - other.y) < 1 && Math.abs(one.k / other.k - 1) < 0.002;

export class Viewport {
  transform = $state.raw<ZoomTransform>(zoomIdentity);
  /** While it moves, the layer is only shifted; when it rests, it is drawn anew and sharp. */
  moving = $state(false);
  /** The scale at rest: what strokes, details and the baked ground go by. */
  scale = $state(1);
  size = $state.raw({ width: 1, height: 1 });
  /** How often the reader has moved the map: what was framed for him before is his own matter then. */
  touched = 0;
  /** The scale that the reader has chosen himself; 0: none yet. */
  chosen = 0;
  /** Whether the whole board is fitted anew when its window changes, until the reader moves it. */
  refits = false;
  /** The reader wants to see all of it: so it stays when the window changes, until he moves it otherwise. */
  #isWhole = false;
  /** Whether its ground has been painted. */
  painted = $state(false);
  /** Grows when what floats over the board takes more or less room. */
  layout = $state(0);
  #zoom: ZoomBehavior<HTMLElement, unknown>;
  #node: HTMLElement | null = null;
  #fitted = false;
  /** The size of the window for which the land was shifted last. */
  #filled: Size = { width: 1, height: 1 };
  /** `world` is what is fitted into the window; `land` is how far one may go. */
  constructor(
    private readonly world: Box,
    private readonly range: [number, number] = [0.2, 4],
    private readonly land: Box = world,
  ) {
    this.#zoom = zoom<HTMLElement, unknown>()
      .scaleExtent(range)
      .clickDistance(6)
      .constrain((transform) => this.#kept(transform))
      .filter((event: Event) => {
        if (this.holds(event)) return false;
        if (event instanceof MouseEvent && event.type === 'mousedown') return event.button === 0 && !event.ctrlKey;
        return true;
      })
      .on('zoom', (event: D3ZoomEvent<HTMLElement, unknown>) => {
        // A mere click starts and ends a gesture too, but moves nothing.
        this.moving = true;
        if (event.sourceEvent) {
          this.touched += 1;
          this.#isWhole = false;
          this.chosen = event.transform.k;
          this.#towards = null;
        }
        this.transform = event.transform;
      })
      .on('end', (event: D3ZoomEvent<HTMLElement, unknown>) => {
        this.moving = false;
        this.scale = event.transform.k;
      });
  }

  /** Whether a press belongs to something on the board, such as a counter that is dragged, and does not pan. */
  holds: (event: Event) => boolean = () => false;

  /** Whether something on the board is held now, under which the map must not go away. */
  isHeld: () => boolean = () => false;

  /** How much of the window's edges is not used. */
  #inset: (width: number, height: number) => Inset = () => ({ left: 8, right: 8, top: 8, bottom: 8 });
  /** Whether what floats over the board is measured, and the room that it leaves is used. */
  #measures = false;

  covered(inset: (width: number, height: number) => Inset): this {
    this.#inset = inset;
    return this;
  }

  /** The room that the floating panels of a hex map leave: under the instruments, over or beside the question. */
  under(top: number): this {
    this.#measures = true;
    return this.covered(() => ({ left: EDGE, right: EDGE, top: this.#floating().length ? EDGE : top, bottom: EDGE }));
  }

  /** The part of the window in which a box is seen largest; of those that are nearly alike, the widest. */
  #room(box: Size): Box {
    const { width, height } = this.size;
    const { left, right, top, bottom } = this.#inset(width, height);
    const cut = ({ x, y, width: across, height: down }: Box): Box => {
      const [from, over] = [Math.max(left, x && x + EDGE), Math.max(top, y && y + EDGE)];
      return {
        x: from,
        y: over,
        width: Math.max(1, Math.min(width - right, x + across - (x + across < width ? EDGE : 0)) - from),
        height: Math.max(1, Math.min(height - bottom, y + down - (y + down < height ? EDGE : 0)) - over),
      };
    };
    const all = { x: 0, y: 0, width, height };
    const rooms = (this.#measures ? this.free() : [all]).map(cut);
    return widest(rooms, (room) => Math.min(room.width / box.width, room.height / box.height), ALIKE);
  }

  /** A Svelte action for the window. */
  attach = (node: HTMLElement): { destroy: () => void } => {
    this.#node = node;
    const unwatch = this.pointing.watch(node);
    select(node).call(this.#zoom).on('dblclick.zoom', null);
    const watch = new ResizeObserver(() => {
      const { clientWidth: width, clientHeight: height } = node;
      if (!width || !height) return;
      this.size = { width, height };
      if (!this.#fitted) this.#begin();
      else if (this.refits && this.#isWhole) this.fit(false, this.world);
      else if (this.refits && !this.touched) this.fit(false);
      else this.#fill();
      if (!this.isHeld()) this.#filled = this.size;
      this.layout += 1;
    });
    watch.observe(node);
    // What floats comes and goes: whatever is there now is measured, and watched.
    const board = node.closest('main');
    const floats = new ResizeObserver(() => (this.layout += 1));
    const look = (): void => board?.querySelectorAll(FLOATING).forEach((panel) => floats.observe(panel));
    const seen = new MutationObserver(look);
    if (board) seen.observe(board, { childList: true, subtree: true });
    look();
    return {
      destroy: () => {
        watch.disconnect();
        floats.disconnect();
        seen.disconnect();
        unwatch();
        clearTimeout(this.#settled);
        select(node).on('.zoom', null);
      },
    };
  };

  /** Where one begins: all of it, or, where that would be too small to read, as near as `least` about a point. */
  #first: { x: number; y: number; least: number } | null = null;

  beginAt(x: number, y: number, least: number): this {
    this.#first = { x, y, least };
    return this;
  }

  #begin(): void {
    this.fit(false);
    const first = this.#first;
    if (!first || this.transform.k >= first.least) return;
    const { x: left, y: top, width: across, height: down } = this.#room(this.world);
    // About its middle as far as the point stays well in sight.
    const near = (point: number, middle: number, room: number): number =>
      Math.min(point + room / 4 / first.least, Math.max(point - room / 4 / first.least, middle));
    const x = near(first.x, this.world.x + this.world.width / 2, across);
    const y = near(first.y, this.world.y + this.world.height / 2, down);
    const [cx, cy] = [left + across / 2, top + down / 2];
    this.#go(zoomIdentity.translate(cx - first.least * x, cy - first.least * y).scale(first.least), false);
  }

  /** Where the window has grown beyond the end of the land, the land follows; elsewhere the map keeps its place. */
  #fill(): void {
    if (this.isHeld()) return;
    const { x, y, k } = this.transform;
    const { x: left, y: top, width, height } = this.land;
    const dx = filling(x + k * left, x + k * (left + width), this.#filled.width, this.size.width);
    const dy = filling(y + k * top, y + k * (top + height), this.#filled.height, this.size.height);
    if (dx || dy) this.#go(zoomIdentity.translate(x + dx, y + dy).scale(k), true);
  }

  /** However far one pans, a strip of the land stays in the window. */
  #kept(transform: ZoomTransform): ZoomTransform {
    const { x, y, width, height } = this.land;
    const { k } = transform;
    const hold = (at: number, from: number, span: number, room: number): number => {
      const strip = Math.min(STRIP, k * span);
      return Math.min(room - strip - k * from, Math.max(strip - k * (from + span), at));
    };
    const [tx, ty] = [hold(transform.x, x, width, this.size.width), hold(transform.y, y, height, this.size.height)];
    return tx === transform.x && ty === transform.y ? transform : zoomIdentity.translate(tx, ty).scale(k);
  }

  /** What is fitted instead of the whole board, where there is little room: what is asked about. */
  wish: ((size: Size) => Box) | null = null;

  fit(smooth = true, box: Box = this.wish?.(this.size) ?? this.world, most = this.range[1]): void {
    if (!this.#node || this.size.width < 2) return;
    this.#fitted = true;
    const room = this.#room(box);
    const k = Math.min(most, Math.max(this.range[0], Math.min(room.width / box.width, room.height / box.height)));
    const x = room.x + room.width / 2 - k * (box.x + box.width / 2);
    const y = room.y + room.height / 2 - k * (box.y + box.height / 2);
    this.#go(zoomIdentity.translate(x, y).scale(k), smooth);
  }

  /** The scale at which all points of an aim are seen in the free part of the window, up to a good one. */
  scaleFor(aim: Aim): number {
    const { width } = this.size;
    return fitting(aim.must, aim, { rooms: this.#cut(this.free()), width, lowest: this.range[0] }, aim.good).k;
  }

  /** What floats over the board now, in the window's own measure. */
  #floating(): Box[] {
    const [window, board] = [this.#node?.getBoundingClientRect(), this.#node?.closest('main')];
    if (!window || !board) return [];
    return [...board.querySelectorAll(FLOATING)]
      .map((panel) => panel.getBoundingClientRect())
      .filter((box) => box.width > 0 && box.top < window.bottom && box.left < window.right)
      .map((box) => ({ x: box.left - window.left, y: box.top - window.top, width: box.width, height: box.height }));
  }

  /** Whether a point lies in the window, free of what floats over it. */
  sees(x: number, y: number, floating = this.#floating(), transform = this.transform): boolean {
    const [across, down] = transform.apply([x, y]);
    const { width, height } = this.size;
    const { top } = this.#inset(width, height);
    const isIn = across > MARGIN && down > top + MARGIN / 2 && across < width - MARGIN && down < height - MARGIN;
    return (
      isIn &&
      !floating.some(
        (box) =>
          across > box.x - MARGIN &&
          across < box.x + box.width + MARGIN &&
          down > box.y - MARGIN &&
          down < box.y + box.height + MARGIN,
      )
    );
  }

  /** Bring a point into view, without a jump when it is there already. */
  show(x: number, y: number): void {
    if (this.sees(x, y)) return;
    const room = this.#room(this.size);
    const { k } = this.transform;
    const [cx, cy] = [room.x + room.width / 2, room.y + room.height / 2];
    this.#go(zoomIdentity.translate(cx - k * x, cy - k * y).scale(k), true);
  }

  /** The largest rectangles of the window that nothing floats over. */
  free(floating = this.#floating()): Box[] {
    return freeOf(this.size, floating);
  }

  /** Where a card about a point lies best: beside it, free of what floats and, as far as can be, of some spots. */
  beside(at: Spot, card: Size, spots: readonly Spot[] = [], away?: number): Box {
    return placeBeside(at, card, this.free(), this.size, spots, away);
  }

  /**
   * What is asked comes into the free part of the window, by as short a way as will do (`framing.ts`); `home`: where
   * one was before something was told, if that shows it, and more of what lies about it. Whether the map moved.
   */
  look(aim: Aim, home: ZoomTransform | null = null): boolean {
    if (this.size.width < 2) return false;
    const frame = { rooms: this.#cut(this.free()), width: this.size.width, lowest: this.range[0] };
    const to = movement(aim, this.transform, frame);
    const stays = !to || isAlike(to, this.transform);
    const whole = [...aim.must, ...(aim.also ?? []), ...(aim.company ?? [])];
    const sights = (at: Place): number => seenIn(whole, aim, at, frame.rooms).length;
    if (stays && !(home && sights(home) > sights(this.transform))) return false;
    if (home && !movement(aim, home, frame)) this.#go(home, true, true);
    else if (!stays) {
      // No more of what lies beyond the land is shown than must be.
      const full = covering(to, this.land, this.size);
      const all = [...aim.must, ...(aim.also ?? [])];
      const sees = (at: Place): number => seenIn(all, aim, at, frame.rooms).length;
      const { x, y, k } = nearing(to, full, (at) => sees(at) >= sees(to));
      this.#go(zoomIdentity.translate(x, y).scale(k), true, true);
    } else return false;
    return true;
  }

  /** How many of some points are seen as an aim wants them; `isWell`: and do not lie at the edge. */
  counts(spots: readonly Spot[], aim: Aim, isWell = false): number {
    return seenIn(spots, aim, this.transform, this.#cut(this.free()), isWell).length;
  }

  /** Rooms without what lies over the window's upper edge where nothing is measured. */
  #cut(rooms: Box[]): Box[] {
    const { top } = this.#inset(this.size.width, this.size.height);
    return rooms.map((room) =>
      room.y >= top ? room : { ...room, y: top, height: Math.max(1, room.height - top + room.y) },
    );
  }

  /** A point into the middle, no further away than `least`. */
  centre(x: number, y: number, least = 0): void {
    this.touched += 1;
    const k = Math.max(this.transform.k, least);
    this.#go(zoomIdentity.translate(this.size.width / 2 - k * x, this.size.height / 2 - k * y).scale(k), true);
  }

  /** The map has just moved by itself, under a pointer that was meant for something else. */
  settling = $state(false);
  #settled: ReturnType<typeof setTimeout> | undefined;
  /** Where the map lay before: what the eye saw that a press is still meant for. */
  #eye: ZoomTransform | null = null;

  #settle(): void {
    if (!settings.moves) return;
    clearTimeout(this.#settled);
    this.#eye ??= this.transform;
    this.settling = true;
    this.#settled = setTimeout(() => ([this.settling, this.#eye] = [false, null]), SETTLES);
  }

  /** What is pressed while the map moves by itself: a point of the map as the eye saw it. */
  early: (x: number, y: number) => void = () => undefined;

  /** A press while the map moves by itself, or has just done so. */
  meant = ({ clientX, clientY }: MouseEvent): void => {
    const window = this.#node?.getBoundingClientRect();
    if (window && this.#eye) this.early(...this.#eye.invert([clientX - window.left, clientY - window.top]));
  };

  readonly pointing = new Pointing();

  #wish = 0;
  /** Where the map is going, while it goes there: further steps by keys and buttons begin there. */
  #towards: ZoomTransform | null = null;

  #go(transform: ZoomTransform, smooth: boolean, isOwn = false): void {
    if (!this.#node) return;
    if (isOwn) this.#settle();
    const target = select(this.#node);
    // Where it went to before is given up: the last wish holds.
    const wish = (this.#wish += 1);
    this.#towards = null;
    if (!smooth || !settings.moves) {
      this.#zoom.transform(target, transform);
      return;
    }
    this.#towards = transform;
    const from = this.transform;
    const start = performance.now();
    const step = (now: number): void => {
      if (wish !== this.#wish) return;
      // A frame may have begun before the call that asks for it.
      const t = Math.min(1, Math.max(0, (now - start) / 180));
      const e = 1 - (1 - t) ** 3;
      const mix = (a: number, b: number): number => a + (b - a) * e;
      this.#zoom.transform(
        target,
        zoomIdentity.translate(mix(from.x, transform.x), mix(from.y, transform.y)).scale(mix(from.k, transform.k)),
      );
      if (t < 1) requestAnimationFrame(step);
      else this.#towards = null;
    };
    requestAnimationFrame(step);
  }

  /** Go back to where one was. */
  back(transform: ZoomTransform): void {
    this.#go(transform, true);
  }

  zoomBy(factor: number): void {
    const { width, height } = this.size;
    const { k, x, y } = this.#towards ?? this.transform;
    const next = Math.min(this.range[1], Math.max(this.range[0], k * factor));
    this.chosen = next;
    const [cx, cy] = [width / 2, height / 2];
    this.#go(zoomIdentity.translate(cx - ((cx - x) / k) * next, cy - ((cy - y) / k) * next).scale(next), true);
  }

  in = (): void => this.#byHand(() => this.zoomBy(STEP));
  out = (): void => this.#byHand(() => this.zoomBy(1 / STEP));

  /** All of it at once, because the reader wants it so: no question brings him nearer then. */
  whole = (): void => {
    this.#byHand(() => this.fit(true, this.world));
    this.#isWhole = true;
    this.chosen = (this.#towards ?? this.transform).k;
  };

  /** What the reader does by buttons and keys counts as much as what he does by hand. */
  #byHand(move: () => void): void {
    this.touched += 1;
    this.#isWhole = false;
    move();
  }

  pan(dx: number, dy: number): void {
    const { k, x, y } = this.#towards ?? this.transform;
    this.#byHand(() => this.#go(zoomIdentity.translate(x - dx * PAN, y - dy * PAN).scale(k), true));
  }

  get css(): string {
    const { x, y, k } = this.transform;
    // The third dimension keeps the world a layer of its own, so that a pan begins and ends without drawing it anew.
    return `translate3d(${x}px, ${y}px, 0) scale(${k})`;
  }

  /** The part of the world that is seen, for a small map. */
  get seen(): Box {
    const { k, x, y } = this.transform;
    return { x: -x / k, y: -y / k, width: this.size.width / k, height: this.size.height / k };
  }
}
