/** The colours of a game's own edition: on the whole page while something of the game is shown. */
export function wearing(game: () => string | undefined): void {
  $effect(() => {
    const worn = game();
    const { dataset } = document.documentElement;
    if (!worn) return;
    dataset.game = worn;
    return () => {
      if (dataset.game === worn) delete dataset.game;
    };
  });
}
