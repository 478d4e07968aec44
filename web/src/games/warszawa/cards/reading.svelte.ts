/** A card under a finger that stays is read, not chosen. */

/** So long a finger rests, in milliseconds. */
const REST = 380;

export class Reading {
  card = $state<number | null>(null);
  #rested = false;
  #timer: ReturnType<typeof setTimeout> | undefined;

  press(event: PointerEvent, n: number): void {
    this.#rested = false;
    this.card = null;
    clearTimeout(this.#timer);
    if (event.pointerType === 'mouse') return;
    this.#timer = setTimeout(() => {
      this.#rested = true;
      this.card = n;
    }, REST);
  }

  release(): void {
    clearTimeout(this.#timer);
  }

  /** The finger that is lifted has read the card: what follows chooses nothing. */
  took(): boolean {
    const was = this.#rested;
    this.#rested = false;
    return was;
  }

  close(): void {
    this.card = null;
  }
}
