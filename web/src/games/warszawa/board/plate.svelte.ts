/** The printed board of Bitwa Warszawska as a picture, for pages without a table. */
import { bake } from '../../../board/bake';
import { settings } from '../../../shell/settings.svelte';
import { api } from '../../../wire/http';
import { words } from '../../../words/words.svelte';
import { ground } from './ground';
import { frame } from './shape';
import type { Printed } from '../types';

/** What is printed, where it lies and its ground as an image; to be called while a component is set up. */
export function plate() {
  let printed = $state.raw<Printed | null>(null);
  let url = $state('');
  const box = $derived(printed ? frame(printed).plate : null);
  $effect(() => {
    void words.load('warszawa');
    api
      .board<Printed>('bitwa-warszawska')
      .then((found) => (printed = found))
      .catch(() => undefined);
  });
  $effect(() => {
    if (!printed || !box) return;
    const [board, area] = [printed, box];
    bake(
      `warszawa-${settings.isDark ? 'dark' : 'light'}`,
      () => ground(board, area),
      area.width,
      area.height,
      1.5,
      false,
    )
      .then((canvas) => (url = canvas.toDataURL('image/webp', 0.9)))
      .catch(() => undefined);
  });
  return {
    get printed() {
      return printed;
    },
    get box() {
      return box;
    },
    get url() {
      return url;
    },
  };
}
