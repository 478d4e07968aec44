import { words } from '../words/words.svelte';

/** The colours and the terms of a game's own edition: on the whole page while something of the game is shown. */
export function wearing(game: () => string | undefined): void {
  $effect(() => {
    const worn = game();
    const { dataset } = document.documentElement;
    if (!worn) return;
    dataset.game = worn;
    words.game = worn;
    return () => {
      if (dataset.game !== worn) return;
      delete dataset.game;
      words.game = '';
    };
  });
}
