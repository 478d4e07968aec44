/** When the map steps aside for whoever was picked up: once his goals are known and the question has its size. */
import type { Aim } from '../../../board/framing';
import type { Viewport } from '../../../board/viewport.svelte';

/** So long nothing has changed its size: the map moves once, and not at each of them. */
const CALM = 160;
/** What grows later, as a rule that is read, moves nothing. */
const LATE = 1500;

export class Stepping {
  #what = '';
  #since = 0;
  /** How often the reader had moved the map when he picked up: what he sees since is his own matter. */
  #touched = 0;
  #timer: ReturnType<typeof setTimeout> | undefined;

  /** `what`: who was picked up and how many goals he has. */
  aside(viewport: Viewport, aim: Aim, what: string): void {
    if (what !== this.#what) {
      [this.#what, this.#since, this.#touched] = [what, performance.now(), viewport.touched];
    } else if (performance.now() - this.#since > LATE) return;
    clearTimeout(this.#timer);
    this.#timer = setTimeout(() => this.#step(viewport, aim, what), CALM);
  }

  /** Somebody else is asked about, or nobody. */
  forget(): void {
    clearTimeout(this.#timer);
    this.#what = '';
  }

  #step(viewport: Viewport, aim: Aim, what: string): void {
    if (what !== this.#what || viewport.touched !== this.#touched) return;
    // Never under a press or a counter that is drawn: when that is over, perhaps.
    if (viewport.pointing.isPressed || viewport.isHeld()) return this.aside(viewport, aim, what);
    viewport.uncover(aim);
  }
}
