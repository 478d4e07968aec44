/** An end that has only just come to lie where another button was pressed is not pressed yet, nor by a double press. */
import { settings } from '../../../shell/settings.svelte';

/** So long, in milliseconds. */
const PATIENCE = 500;

/** Where the page was pressed last, wherever that was: a question may come after a story that was skipped. */
let pressed: { x: number; y: number } | null = null;

export class Underfoot {
  /** What is asked is new: ends wait. */
  isNew = $state(false);

  constructor(private readonly asked: () => string) {}

  /** Called while the question is set up. */
  follow(): void {
    $effect(() => {
      window.addEventListener('pointerdown', this.#note, true);
      return () => window.removeEventListener('pointerdown', this.#note, true);
    });
    $effect(() => {
      this.isNew = this.asked() !== '' && pressed !== null && settings.askEnd;
      if (!this.isNew) return;
      const timer = setTimeout(() => {
        this.isNew = false;
        pressed = null;
      }, PATIENCE);
      return () => clearTimeout(timer);
    });
  }

  #note = ({ clientX: x, clientY: y }: PointerEvent): void => {
    if (!this.isNew) pressed = { x, y };
  };

  /** Whether a press is meant for this button: by key, or as a press of its own where no other was just now. */
  takes(event: MouseEvent): boolean {
    return event.detail === 0 || (event.detail === 1 && !this.#cameUnder(event.currentTarget));
  }

  #cameUnder(button: EventTarget | null): boolean {
    if (!this.isNew || !pressed || !(button instanceof Element)) return false;
    const { x, y } = pressed;
    const { left, right, top, bottom } = button.getBoundingClientRect();
    return x >= left && x <= right && y >= top && y <= bottom;
  }
}
