/** A finger that rests on the map looks: who stands there, what it costs, why not. Lifting it chooses nothing. */

type Spot = { clientX: number; clientY: number };

const PATIENCE = 450;
/** A finger that goes further than this drags or pans. */
const FAR = 9;

export class Holding {
  #timer: ReturnType<typeof setTimeout> | undefined;
  #at: Spot = { clientX: 0, clientY: 0 };
  #looked = false;

  constructor(private readonly look: (spot: Spot) => void) {}

  press(event: PointerEvent): void {
    this.stop();
    this.#looked = false;
    // A second finger zooms.
    if (event.pointerType === 'mouse' || !event.isPrimary) return;
    this.#at = { clientX: event.clientX, clientY: event.clientY };
    this.#timer = setTimeout(() => {
      this.#looked = true;
      this.look(this.#at);
    }, PATIENCE);
  }

  move(event: PointerEvent): void {
    const { clientX, clientY } = this.#at;
    if (Math.hypot(event.clientX - clientX, event.clientY - clientY) > FAR) this.stop();
  }

  stop(): void {
    clearTimeout(this.#timer);
  }

  /** Another press begins: what was looked at before is over. */
  forget(): void {
    this.#looked = false;
  }

  /** Whether the click now is the end of a look. */
  ate(): boolean {
    const looked = this.#looked;
    this.#looked = false;
    return looked;
  }
}
