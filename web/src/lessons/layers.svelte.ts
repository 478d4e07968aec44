/** Layers that the step of a lesson shows beside those that the reader has switched on: they go with the step. */
let shown = $state.raw<readonly string[]>([]);

export const stepLayers = {
  get ids(): readonly string[] {
    return shown;
  },
  show(ids: readonly string[]): void {
    if (ids.length || shown.length) shown = ids;
  },
  hide(id: string): void {
    shown = shown.filter((one) => one !== id);
  },
};
