/** An end that has only just come to lie where another button was pressed is not pressed yet. */
import { settings } from '../../../shell/settings.svelte';

/** So long, in milliseconds. */
const PATIENCE = 450;

export class Underfoot {
  /** What is asked is new: ends wait. */
  isNew = $state(false);
  /** A button was pressed, and the question that follows it is still to come. */
  #pressed: { x: number; y: number } | null = null;

  constructor(private readonly asked: () => string) {}

  /** Called while the question is set up. */
  follow(): void {
    $effect(() => {
      this.isNew = this.asked() !== '' && this.#pressed !== null && settings.askEnd;
      if (!this.isNew) return;
      const timer = setTimeout(() => {
        this.isNew = false;
        this.#pressed = null;
      }, PATIENCE);
      return () => clearTimeout(timer);
    });
  }

  note = ({ clientX: x, clientY: y }: PointerEvent): void => {
    if (!this.isNew) this.#pressed = { x, y };
  };

  /** Whether the press of an end is meant for it: by key, or where no other button was pressed just before. */
  takes(event: MouseEvent): boolean {
    return event.detail === 0 || !this.#cameUnder(event.currentTarget);
  }

  #cameUnder(button: EventTarget | null): boolean {
    if (!this.isNew || !this.#pressed || !(button instanceof Element)) return false;
    const { x, y } = this.#pressed;
    const { left, right, top, bottom } = button.getBoundingClientRect();
    return x >= left && x <= right && y >= top && y <= bottom;
  }
}
