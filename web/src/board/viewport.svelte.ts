/** Where a board lies in its window: zoom and pan by wheel, drag, pinch, buttons and keys. */

import { select } from 'd3-selection';
import { zoom, zoomIdentity, type D3ZoomEvent, type ZoomBehavior, type ZoomTransform } from 'd3-zoom';
import { settings } from '../shell/settings.svelte';

export interface Box {
  x: number;
  y: number;
  width: number;
  height: number;
}

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

export class Viewport {
  transform = $state.raw<ZoomTransform>(zoomIdentity);
  /** While it moves, the layer is only shifted; when it rests, it is drawn anew and sharp. */
  moving = $state(false);
  /** The scale at rest: what strokes, details and the baked ground go by. */
  scale = $state(1);
  size = $state.raw({ width: 1, height: 1 });
  #zoom: ZoomBehavior<HTMLElement, unknown>;
  #node: HTMLElement | null = null;
  #fitted = false;

  /** `world` is what is fitted into the window; `land` is how far one may go. */
  constructor(private readonly world: Box, private readonly range: [number, number] = [0.2, 4], private readonly land: Box = world) {
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
        this.transform = event.transform;
      })
      .on('end', (event: D3ZoomEvent<HTMLElement, unknown>) => {
        this.moving = false;
        this.scale = event.transform.k;
      });
  }

  /** Whether a press belongs to something on the board, such as a counter that is dragged, and does not pan. */
  holds: (event: Event) => boolean = () => false;

  /** How much of the window is covered by what floats over it. */
  #inset: (width: number, height: number) => Inset = () => ({ left: 8, right: 8, top: 8, bottom: 8 });

  covered(inset: (width: number, height: number) => Inset): this {
    this.#inset = inset;
    return this;
  }

  /** A Svelte action for the window. */
  attach = (node: HTMLElement): { destroy: () => void } => {
    this.#node = node;
    select(node).call(this.#zoom).on('dblclick.zoom', null);
    const watch = new ResizeObserver(() => {
      const { clientWidth: width, clientHeight: height } = node;
      if (!width || !height) return;
      this.size = { width, height };
      if (!this.#fitted) this.#begin();
    });
    watch.observe(node);
    return { destroy: () => { watch.disconnect(); select(node).on('.zoom', null); } };
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
    const { left, right, top, bottom } = this.#inset(this.size.width, this.size.height);
    const [cx, cy] = [left + (this.size.width - left - right) / 2, top + (this.size.height - top - bottom) / 2];
    this.#go(zoomIdentity.translate(cx - first.least * first.x, cy - first.least * first.y).scale(first.least), false);
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

  fit(smooth = true, box: Box = this.world): void {
    const { width, height } = this.size;
    if (!this.#node || width < 2) return;
    this.#fitted = true;
    const { left, right, top, bottom } = this.#inset(width, height);
    const room = { width: width - left - right, height: height - top - bottom };
    const k = Math.min(this.range[1], Math.max(this.range[0], Math.min(room.width / box.width, room.height / box.height)));
    const x = left + room.width / 2 - k * (box.x + box.width / 2);
    const y = top + room.height / 2 - k * (box.y + box.height / 2);
    this.#go(zoomIdentity.translate(x, y).scale(k), smooth);
  }

  /** Whether a point lies in the window, free of what floats over it. */
  sees(x: number, y: number): boolean {
    const [across, down] = this.transform.apply([x, y]);
    const { width, height } = this.size;
    const { left, right, top, bottom } = this.#inset(width, height);
    return across > left + MARGIN && down > top + MARGIN && across < width - right - MARGIN && down < height - bottom - MARGIN;
  }

  /** Bring a point into view, without a jump when it is there already. */
  show(x: number, y: number): void {
    if (this.sees(x, y)) return;
    const { width, height } = this.size;
    const { left, right, top, bottom } = this.#inset(width, height);
    const { k } = this.transform;
    const [cx, cy] = [(left + width - right) / 2, (top + height - bottom) / 2];
    this.#go(zoomIdentity.translate(cx - k * x, cy - k * y).scale(k), true);
  }

  centre(x: number, y: number): void {
    const { k } = this.transform;
    this.#go(zoomIdentity.translate(this.size.width / 2 - k * x, this.size.height / 2 - k * y).scale(k), true);
  }

  #go(transform: ZoomTransform, smooth: boolean): void {
    if (!this.#node) return;
    const target = select(this.#node);
    if (!smooth || !settings.moves) {
      this.#zoom.transform(target, transform);
      return;
    }
    const from = this.transform;
    const start = performance.now();
    const step = (now: number): void => {
      const t = Math.min(1, (now - start) / 180);
      const e = 1 - (1 - t) ** 3;
      const mix = (a: number, b: number): number => a + (b - a) * e;
      this.#zoom.transform(target, zoomIdentity.translate(mix(from.x, transform.x), mix(from.y, transform.y)).scale(mix(from.k, transform.k)));
      if (t < 1) requestAnimationFrame(step);
    };
    requestAnimationFrame(step);
  }

  zoomBy(factor: number): void {
    const { width, height } = this.size;
    const { k, x, y } = this.transform;
    const next = Math.min(this.range[1], Math.max(this.range[0], k * factor));
    const [cx, cy] = [width / 2, height / 2];
    this.#go(zoomIdentity.translate(cx - ((cx - x) / k) * next, cy - ((cy - y) / k) * next).scale(next), true);
  }

  in = (): void => this.zoomBy(STEP);
  out = (): void => this.zoomBy(1 / STEP);

  pan(dx: number, dy: number): void {
    const { k, x, y } = this.transform;
    this.#go(zoomIdentity.translate(x - dx * PAN, y - dy * PAN).scale(k), true);
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
