/** Whether somebody points at a board: under his hand the map does not go away. */
export class Pointing {
  #last = -Infinity;
  /** When the board was pressed last, and whether nothing else has been pressed since. */
  #pressed = -Infinity;
  #isHere = false;
  isPressed = false;

  /** Whether a pointer has moved or pressed over the board since then, or presses now. */
  since(time: number): boolean {
    return this.isPressed || this.#last > time;
  }

  /** Whether the last press was one on the board, and no older than that: the hand is there. */
  isHand(time: number): boolean {
    return this.isPressed || (this.#isHere && this.#pressed > time);
  }

  watch(node: HTMLElement): () => void {
    const point = (event: PointerEvent): void => {
      // A map that moves under a pointer at rest is no movement of the pointer's.
      if (event.type === 'pointermove' && !event.movementX && !event.movementY) return;
      this.#last = performance.now();
      if (event.type === 'pointerdown') this.isPressed = true;
    };
    const press = ({ target }: PointerEvent): void => {
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
    window.addEventListener('pointerup', lift, how);
    window.addEventListener('pointercancel', lift, how);
    return () => end.abort();
  }
}
