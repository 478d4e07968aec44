/** What lies open over the page until it is dismissed: by Esc, or by a press anywhere else. */
import type { Action } from 'svelte/action';

export interface Dismissal {
  close: () => void;
  /** Presses on these leave it open: the button that opens it, what it is about. */
  keep?: string;
}

export const popup: Action<HTMLElement, Dismissal> = (node, given) => {
  let wish = given;
  const keys = (event: KeyboardEvent): void => {
    if (event.key === 'Escape') wish.close();
  };
  const press = ({ target }: PointerEvent): void => {
    if (!(target instanceof Element) || node.contains(target) || (wish.keep && target.closest(wish.keep))) return;
    wish.close();
  };
  addEventListener('keydown', keys);
  addEventListener('pointerdown', press);
  return {
    update: (next) => {
      wish = next;
    },
    destroy: () => {
      removeEventListener('keydown', keys);
      removeEventListener('pointerdown', press);
    },
  };
};
