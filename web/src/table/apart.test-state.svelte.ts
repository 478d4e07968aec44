/** Something that is drawn anew whenever what it read has changed. */
export function drawing<T>(read: () => T): { drawn: T[]; stop: () => void } {
  const drawn: T[] = [];
  const stop = $effect.root(() => {
    $effect(() => void drawn.push(read()));
  });
  return { drawn, stop };
}
