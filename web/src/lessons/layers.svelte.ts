/** Layers that the step of a lesson shows beside those that the reader has switched on: they go with the step. */
import type { Layer } from '../games/hexes/layers/switched.svelte';

let shown = $state.raw<readonly string[]>([]);
let known = $state.raw<readonly Layer[]>([]);

export const stepLayers = {
  get ids(): readonly string[] {
    return shown;
  },
  /** Those that are shown, as the map at hand knows them: the step says which they are. */
  get named(): readonly Layer[] {
    return known.filter(({ id }) => shown.includes(id));
  },
  /** Whether the board is a map of hexes, where a lesson marks what it speaks of. */
  get onMap(): boolean {
    return known.length > 0;
  },
  /** A map opens, which has these; none when it closes. */
  know(layers: readonly Layer[]): void {
    known = layers;
  },
  show(ids: readonly string[]): void {
    if (ids.length || shown.length) shown = ids;
  },
  hide(id: string): void {
    shown = shown.filter((one) => one !== id);
  },
};
