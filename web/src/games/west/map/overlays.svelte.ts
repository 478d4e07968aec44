/** Layers of the West: depots with their chain, command, supply, reconnaissance and towns, asked of the server. */
import type { Table } from '../../../table/table.svelte';
import { t } from '../../../words/words.svelte';
import type { Overlay } from '../../hexes/pieces';
import { Switched, type Layer } from '../../hexes/layers/switched.svelte';
import { gapsOf } from '../supply/gaps';
import { foeOf, SEATS, type UnitPiece, type View } from '../types';

export interface Depots {
  depots: Record<string, { linked: boolean; upkeep: number }>;
  links: { hexes: string[]; counts: number[] }[];
  upkeep: number;
  points: number;
  chain: string[];
  can_found: string[];
}
interface Supply {
  hexes: string[];
  cavalry: string[];
  lithuanians: string[];
  cut_off: string[];
}
interface Ranges {
  ranges: Record<string, string[]>;
}
export interface Towns {
  held: Record<string, string[]>;
  free: string[];
  counts: number[];
}

export const LAYERS: Layer[] = [
  { id: 'depots', key: 'M', label: 'west-layer-depots', sign: 'line', colour: 'var(--zone-pl)', rule: '5.2' },
  { id: 'range', key: 'G', label: 'west-layer-range', sign: 'area', colour: 'var(--ok)', rule: '5.2/g', fills: true },
  { id: 'supply', key: 'U', label: 'west-layer-supply', sign: 'area', colour: 'var(--ok)', rule: '6.0', fills: true },
  { id: 'command', key: 'K', label: 'west-layer-command', sign: 'ring', colour: 'var(--zone-su)', rule: '7.2' },
  { id: 'line', key: 'L', label: 'west-layer-line', sign: 'dashes', colour: 'var(--blood)', rule: '13.1' },
  { id: 'seen', key: 'V', label: 'west-layer-seen', sign: 'diamond', colour: 'var(--amber)', rule: '13.2' },
  { id: 'towns', key: 'T', label: 'west-layer-towns', sign: 'pin', colour: '#1b6b3c', rule: '2.2' },
];
export const COLOURS: Record<string, string> = { pl: 'var(--zone-pl)', ru: 'var(--zone-su)' };

export class Overlays {
  depots = $state.raw<Record<string, Depots>>({});
  supply = $state.raw<Record<string, Supply>>({});
  ranges = $state.raw<Record<string, Ranges>>({});
  towns = $state.raw<Towns | null>(null);
  /** Whose layer is shown: one's own side, or the enemy's for who asks. */
  #version = -1;
  #asked = '';

  constructor(
    private readonly table: Table,
    readonly switched: Switched,
  ) {}

  get own(): string {
    return this.table.seat === 'ru' ? 'ru' : 'pl';
  }

  /** Depots and towns are always drawn; the rest is asked for when it is switched on. */
  async refresh(version: number): Promise<void> {
    const asked = `${version} ${['supply', 'command'].filter((id) => this.switched.has(id)).join()}`;
    if (asked === this.#asked) return;
    this.#asked = asked;
    this.#version = version;
    const both = async <T>(kind: string): Promise<Record<string, T>> =>
      Object.fromEntries(
        await Promise.all(
          SEATS.map(async (side) => [side, await this.table.query<T>(kind, { side }, this.table.asOf)] as const),
        ),
      );
    try {
      const [depots, towns, supply, ranges] = await Promise.all([
        both<Depots>('depots'),
        this.table.query<Towns>('towns', {}, this.table.asOf),
        this.switched.has('supply') ? both<Supply>('supply') : null,
        this.switched.has('command') ? both<Ranges>('ranges') : null,
      ]);
      if (this.#version !== version) return;
      [this.depots, this.towns] = [depots, towns];
      if (supply) this.supply = supply;
      if (ranges) this.ranges = ranges;
    } catch {
      this.#asked = '';
    }
  }

  /** What each layer says just now. */
  about(view: View): Record<string, string> {
    const { own } = this;
    const [depots, supply] = [this.depots[own], this.supply[own]];
    const cut = Object.values(depots?.depots ?? {}).filter(({ linked }) => !linked).length;
    return {
      depots: depots
        ? t('west-about-depots', { count: Object.keys(depots.depots).length, upkeep: depots.upkeep, cut })
        : '',
      range: depots ? t('west-about-range', { count: depots.can_found.length }) : '',
      supply: supply ? t('west-about-supply', { count: supply.cut_off.length }) : '',
      command: t('west-about-command'),
      line: t('west-about-line'),
      seen: t('west-about-seen', { count: view.stacks.filter((stack) => this.isSeen(stack)).length }),
      towns: this.towns ? t('west-about-towns', { pl: view.towns[0] ?? 0, ru: view.towns[1] ?? 0 }) : '',
    };
  }

  /** The chains lie on the map where they are switched on, and while depots are built. */
  showsChains({ phase }: View): boolean {
    return this.switched.has('depots') || phase === 'depots';
  }

  /** What the number in a hex of a chain means. */
  noted(view: View, hex: string): string {
    if (!this.showsChains(view)) return '';
    const place = (number: string): string => this.table.tell!.label(number, 'hex').replace(/ \(\d+\)$/, '');
    return gapsOf(this.depots)
      .filter((gap) => gap.hex === hex)
      .map(({ from, to, count }) =>
        t('west-gap', { from: from ? place(from) : t('west-gap-edge'), to: place(to), count }),
      )
      .join(' ');
  }

  isSeen(stack: View['stacks'][number]): boolean {
    return stack.side !== this.own && stack.hidden === 0 && stack.height > 0 && stack.facing !== '';
  }

  draw(view: View, pieces: readonly UnitPiece[]): Required<Pick<Overlay, 'areas' | 'sides' | 'signs'>> {
    const { switched, own } = this;
    const shown: Required<Pick<Overlay, 'areas' | 'sides' | 'signs'>> = { areas: [], sides: [], signs: [] };
    const supply = switched.has('supply') ? this.supply[own] : undefined;
    if (switched.has('range') && this.depots[own])
      shown.areas.push({ id: 'chain', colour: COLOURS[own]!, hexes: this.depots[own].chain });
    if (supply) {
      shown.areas.push({ id: 'supply', colour: 'var(--ok)', hexes: supply.hexes });
      const cut = new Set([...supply.cut_off, ...(this.supply[foeOf(own)]?.cut_off ?? [])]);
      const hexes = new Set(pieces.filter((piece) => cut.has(piece.id)).map((piece) => piece.hex));
      for (const hex of hexes) shown.signs.push({ hex, kind: 'hunger', colour: 'var(--blood)' });
    }
    if (switched.has('command'))
      for (const side of SEATS)
        for (const [unit, hexes] of Object.entries(this.ranges[side]?.ranges ?? {}))
          shown.areas.push({ id: `command ${unit}`, colour: COLOURS[side]!, hexes });
    if (switched.has('seen'))
      for (const stack of view.stacks)
        if (this.isSeen(stack)) shown.signs.push({ hex: stack.hex, kind: 'ring', colour: 'var(--amber)' });
    return shown;
  }
}
