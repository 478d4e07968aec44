/** A counter that is drawn out of the tray onto the map: it is picked up, and put down where it is let go. */
import { tick } from 'svelte';
import { asksHow } from '../../../table/dock/answers/selected';
import type { Table } from '../../../table/table.svelte';
import { Ways, type Picture } from '../picture';

/** What a hand that moves less far has only touched. */
const FAR = 14;
const TRIES = 40;

interface Drawn {
  id: string;
  x: number;
  y: number;
  from: [number, number];
}

export class Drawing {
  now = $state.raw<Drawn | null>(null);
  /** The hex that it hangs over; null beside the map. */
  hex = $state<string | null>(null);
  #ate = false;
  #ways: Ways | null = null;

  constructor(
    private readonly table: Table,
    private readonly picture: () => Picture | undefined,
    private readonly held: () => ReadonlySet<unknown>,
  ) {}

  begun = $derived.by(() => {
    const { now } = this;
    return now !== null && Math.hypot(now.x - now.from[0], now.y - now.from[1]) > FAR ? now : null;
  });

  /** Whether it may be put down on the hex under it; null: nothing is known yet, or it hangs over none. */
  fits = $derived.by(() => {
    const { hex, table } = this;
    if (!this.begun || !hex || !this.#isReady(this.begun.id)) return null;
    return table.offers(hex) || table.beyond(hex) !== undefined;
  });

  press(event: PointerEvent, id: string): void {
    if (event.button !== 0) return;
    // A finger's pointer belongs to what it touched first; it is to be found over the map, too.
    if (event.target instanceof Element) event.target.releasePointerCapture?.(event.pointerId);
    this.now = { id, x: event.clientX, y: event.clientY, from: [event.clientX, event.clientY] };
    this.hex = null;
    this.#ate = false;
  }

  move(event: PointerEvent): void {
    if (!this.now) return;
    this.now = { ...this.now, x: event.clientX, y: event.clientY };
    const { begun, table } = this;
    if (!begun) return;
    this.hex = this.#under(event);
    if (this.held().has(begun.id)) return;
    if (table.selected) table.unpick();
    if (!table.picks.unit) table.point(begun.id);
  }

  async drop({ clientX, clientY }: PointerEvent): Promise<void> {
    const { begun } = this;
    this.now = null;
    if (!begun) return;
    this.#ate = true;
    const goal = mapAt({ clientX, clientY });
    // Where it may go is asked of the server: it may still be on its way.
    for (let tries = 0; tries < TRIES && !this.#isReady(begun.id); tries++)
      await new Promise((resolve) => setTimeout(resolve, 50));
    await tick();
    goal?.dispatchEvent(new MouseEvent('click', { clientX, clientY, bubbles: true }));
  }

  /** Whether a click is the end of what was drawn, and no click of its own. */
  ate(): boolean {
    const ate = this.#ate;
    this.#ate = false;
    return ate;
  }

  #isReady(id: string): boolean {
    const { question, selected } = this.table;
    if (!this.held().has(id) || !question) return false;
    return !selected || !asksHow(selected.question) || selected.beyond !== undefined;
  }

  #under(spot: { clientX: number; clientY: number }): string | null {
    const [map, picture] = [mapAt(spot), this.picture()];
    if (!map || !picture) return null;
    const { left, top, width } = map.getBoundingClientRect();
    const k = width / picture.width;
    this.#ways ??= new Ways(picture);
    return this.#ways.at((spot.clientX - left) / k, (spot.clientY - top) / k)?.number ?? null;
  }
}

function mapAt({ clientX, clientY }: { clientX: number; clientY: number }): Element | null {
  return document.elementFromPoint(clientX, clientY)?.closest('svg.live') ?? null;
}
