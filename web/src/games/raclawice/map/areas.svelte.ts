/** Areas over the map that the server counts: whom a leader commands, where a unit can aim, what a hex sees. */
import type { Table } from '../../../table/table.svelte';
import type { Layer, Switched } from '../../hexes/layers/switched.svelte';
import type { Overlay } from '../../hexes/pieces';

export const LAYERS: readonly Layer[] = [
  { id: 'command', key: 'M', label: 'rac-layer-command', sign: 'ring', rule: '4.2', colour: '#8A5A0B', fills: true },
  { id: 'fire', key: 'F', label: 'rac-layer-fire', sign: 'area', rule: '10.2', colour: 'var(--attack)', fills: true },
  { id: 'sight', key: 'V', label: 'rac-layer-sight', sign: 'area', rule: '10.1', colour: 'var(--reach)', fills: true },
];

export interface Zone {
  front: string[];
  flank: string[];
  rear: string[];
  aim: string[];
  effects: { distance: number; effect: number | null; rule: string }[];
  targets: string[];
  refusal: { refusal: string; rule: string; params: Record<string, unknown> } | null;
  'range-rule': string;
}
type Area = NonNullable<Overlay['areas']>[number];

/** Fetches the areas that are switched on, for whoever is looked at; an answer that comes late is dropped. */
export class Areas {
  areas = $state.raw<Area[]>([]);
  #turn = 0;

  constructor(
    private readonly table: Table,
    private readonly switched: Switched,
  ) {}

  /** `rides`: where a leader would stand; whom he would command there is shown whatever is switched on. */
  async show(leader: string, unit: string, hex: string, rides = ''): Promise<void> {
    const turn = (this.#turn += 1);
    const wanted = LAYERS.filter(({ id }) => this.switched.has(id) || (rides && id === 'command'));
    const found = await Promise.all(
      wanted.map(({ id, colour }) => this.#ask(id, colour, leader, unit, hex, rides).catch((): Area[] => [])),
    );
    if (turn === this.#turn) this.areas = found.flat();
  }

  async #ask(layer: string, colour: string, leader: string, unit: string, hex: string, rides: string): Promise<Area[]> {
    if (layer === 'command' && leader) {
      const at = rides ? { at: rides } : {};
      const { hexes } = await this.table.query<{ hexes: string[] }>('command-range', { leader, ...at });
      return [{ id: layer, colour, hexes }];
    }
    if (layer === 'fire' && unit) {
      const { aim, front } = await this.table.query<Zone>('zone', { unit });
      return [
        { id: layer, colour, hexes: aim },
        { id: 'front', colour: 'var(--amber)', hexes: front },
      ];
    }
    if (layer === 'sight' && hex) {
      const { hexes } = await this.table.query<{ hexes: string[] }>('view-from', { from: hex, within: 12 });
      return [{ id: layer, colour, hexes }];
    }
    return [];
  }
}
