/** Whether somebody points at a board: under his hand the map does not go away. */
export class Pointing {
  #last = -Infinity;
  isPressed = false;

  /** Whether a pointer has moved or pressed over the board since then, or presses now. */
  since(time: number): boolean {
    return this.isPressed || this.#last > time;
  }

  watch(node: HTMLElement): () => void {
    const point = (event: PointerEvent): void => {
      // A map that moves under a pointer at rest is no movement of the pointer's.
      if (event.type === 'pointermove' && !event.movementX && !event.movementY) return;
      this.#last = performance.now();
      if (event.type === 'pointerdown') this.isPressed = true;
    };
    const lift = (): void => {
      this.isPressed = false;
    };
    const end = new AbortController();
    const how = { capture: true, signal: end.signal };
    node.addEventListener('pointermove', point, how);
    node.addEventListener('pointerdown', point, how);
    window.addEventListener('pointerup', lift, how);
    window.addEventListener('pointercancel', lift, how);
    return () => end.abort();
  }
}
