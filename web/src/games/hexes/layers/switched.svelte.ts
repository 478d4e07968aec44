/** Layers over a map: switched by click or key, remembered, and explained. What they show comes from the server. */
import { stepLayers } from '../../../lessons/layers.svelte';
import { settings } from '../../../shell/settings.svelte';

export interface Layer {
  id: string;
  key: string;
  /** Key of its name among the client's words. */
  label: string;
  /** What its sign in the list looks like. */
  sign: 'line' | 'area' | 'ring' | 'diamond' | 'pin' | 'arrow' | 'dashes';
  colour: string;
  rule?: string;
  /** Fills the map: no more than two of these at once, or none can be read. */
  fills?: boolean;
}

const MOST_FILLS = 2;

/** The layers of a game that are switched on, the newest last; `stem` keeps games apart in what is remembered. */
export class Switched {
  constructor(
    private readonly stem: string,
    readonly layers: readonly Layer[],
  ) {}

  get ids(): string[] {
    const own = settings.overlays
      .filter((name) => name.startsWith(`${this.stem}-`))
      .map((name) => name.slice(this.stem.length + 1));
    return [...own, ...this.#ofStep.filter((id) => !own.includes(id))];
  }

  /** What a lesson shows just now is not remembered. */
  get #ofStep(): string[] {
    return stepLayers.ids.filter((id) => this.layers.some((layer) => layer.id === id));
  }

  has(id: string): boolean {
    return this.ids.includes(id);
  }

  toggle(id: string): void {
    if (this.#ofStep.includes(id)) {
      stepLayers.hide(id);
      if (!this.#isKept(id)) return;
    }
    const others = settings.overlays.filter((name) => name !== `${this.stem}-${id}`);
    if (this.#isKept(id)) {
      settings.set({ overlays: others });
      return;
    }
    const fills = (name: string): boolean =>
      this.layers.some((layer) => layer.fills && `${this.stem}-${layer.id}` === name);
    const filling = others.filter(fills);
    const tooMany = this.layers.find((layer) => layer.id === id)?.fills
      ? filling.slice(0, Math.max(0, filling.length - MOST_FILLS + 1))
      : [];
    settings.set({ overlays: [...others.filter((name) => !tooMany.includes(name)), `${this.stem}-${id}`] });
  }

  #isKept(id: string): boolean {
    return settings.overlays.includes(`${this.stem}-${id}`);
  }
}
