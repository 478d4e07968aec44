/** Whether somebody points at a board: under his hand the map does not go away. */
export class Pointing {
  #last = -Infinity;
  /** When the board was pressed last, and whether nothing else has been pressed since. */
  #pressed = -Infinity;
  #isHere = false;
  /** When a pointer that can rest over the board, as a mouse, moved there last. */
  #hovers = -Infinity;
  /** When anything of the page was pressed last, or a key. */
  #anywhere = -Infinity;
  isPressed = false;

  /** Whether a pointer has moved or pressed over the board since then, or presses now. */
  since(time: number): boolean {
    return this.isPressed || this.#last > time;
  }

  /** Whether the last press was one on the board, and no older than that: the hand is there. */
  isHand(time: number): boolean {
    return this.isPressed || (this.#isHere && this.#pressed > time);
  }

  /** Whether the board itself was pressed since then. */
  pressedSince(time: number): boolean {
    return this.isPressed || this.#pressed > time;
  }

  /** Whether anything was pressed since then, here or elsewhere on the page. */
  isAnywhere(time: number): boolean {
    return this.#anywhere > time;
  }

  /** Whether a hand is busy over the board: it presses, or has moved over it within so many milliseconds. */
  isAtWork(within: number): boolean {
    return this.isPressed || this.#hovers > performance.now() - within;
  }

  watch(node: HTMLElement): () => void {
    const point = (event: PointerEvent): void => {
      // A map that moves under a pointer at rest is no movement of the pointer's.
      if (event.type === 'pointermove' && !event.movementX && !event.movementY) return;
      this.#last = performance.now();
      if (event.pointerType !== 'touch') this.#hovers = this.#last;
      if (event.type === 'pointerdown') this.isPressed = true;
    };
    const press = ({ target }: PointerEvent): void => {
      this.#anywhere = performance.now();
      this.#isHere = target instanceof Node && node.contains(target);
      if (this.#isHere) this.#pressed = performance.now();
    };
    const lift = (): void => {
      if (this.isPressed) this.#pressed = performance.now();
      this.isPressed = false;
    };
    const end = new AbortController();
    const how = { capture: true, signal: end.signal };
    node.addEventListener('pointermove', point, how);
    node.addEventListener('pointerdown', point, how);
    window.addEventListener('pointerdown', press, how);
    window.addEventListener('keydown', () => (this.#anywhere = performance.now()), how);
    window.addEventListener('pointerup', lift, how);
    window.addEventListener('pointercancel', lift, how);
    return () => end.abort();
  }
}
