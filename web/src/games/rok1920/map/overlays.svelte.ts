/** Layers of Rok 1920: the server's overlays of a moment, asked for once, and turned into what a hex board draws. */
import type { Table } from '../../../table/table.svelte';
import { t } from '../../../words/words.svelte';
import { Switched, type Layer } from '../../hexes/layers/switched.svelte';
import type { Overlay } from '../../hexes/pieces';
import { sideOf, type UnitPiece } from '../types';

export interface Supply {
  units: string[];
  hexes: string[];
}
export interface Retreat {
  hex: string;
  path: string[];
  exit: string;
  losses: number;
}
export interface SideOverlays {
  lines: string[];
  encircled: string[];
  reserves: string[];
  held: string[];
  retreats: Retreat[];
  supply: Supply | null;
}
export interface Found {
  pl: SideOverlays;
  su: SideOverlays;
  theatres: Record<string, string[]>;
  /** Reserves of whoever is asked whether he moves them that could go somewhere. */
  ready: string[];
}
export interface Way {
  supplied: boolean;
  rule: string;
  route: string[];
}

const SIDES = ['pl', 'su'] as const;
/** Each with the key of the rule that it stands under. */
const LAYERS: Layer[] = [
  {
    id: 'lines-foe',
    key: 'L',
    label: 'rok1920-layer-lines-foe',
    sign: 'line',
    colour: 'var(--zone-su)',
    rule: 'lines',
  },
  {
    id: 'lines-own',
    key: 'K',
    label: 'rok1920-layer-lines-own',
    sign: 'line',
    colour: 'var(--zone-pl)',
    rule: 'lines',
  },
  {
    id: 'supply',
    key: 'U',
    label: 'rok1920-layer-supply',
    sign: 'area',
    colour: 'var(--ok)',
    rule: 'supply',
    fills: true,
  },
  {
    id: 'encircled',
    key: 'O',
    label: 'rok1920-layer-encircled',
    sign: 'ring',
    colour: 'var(--blood)',
    rule: 'encirclement',
  },
  {
    id: 'reserves',
    key: 'V',
    label: 'rok1920-layer-reserves',
    sign: 'diamond',
    colour: 'var(--ok)',
    rule: 'reserves',
  },
  {
    id: 'theatres',
    key: 'T',
    label: 'rok1920-layer-theatres',
    sign: 'dashes',
    colour: 'var(--ink-3)',
    rule: 'morale',
    fills: true,
  },
  { id: 'held', key: 'M', label: 'rok1920-layer-held', sign: 'pin', colour: 'var(--zone-su)' },
  {
    id: 'retreats',
    key: 'B',
    label: 'rok1920-layer-retreats',
    sign: 'arrow',
    colour: 'var(--blood)',
    rule: 'direction',
  },
];
export const layers = (rules: Record<string, string>): Layer[] =>
  LAYERS.map((layer) => (layer.rule ? { ...layer, rule: rules[layer.rule] ?? '' } : layer));
const THEATRES: Record<string, string> = { lb: '#7a5ba6', ua: '#a8741a', pl: '#2f7d6b' };

export class Overlays {
  found = $state.raw<Found | null>(null);
  /** The way of supply of the unit that is pointed at. */
  way = $state.raw<(Way & { unit: string }) | null>(null);
  #version = -1;
  #asked = '';

  constructor(
    private readonly table: Table,
    readonly switched: Switched,
  ) {}

  /** One's own side; who only watches sees the Polish one as his own. */
  get own(): 'pl' | 'su' {
    return sideOf(this.table.seat ?? '') === 'su' ? 'su' : 'pl';
  }

  get foe(): 'pl' | 'su' {
    return this.own === 'pl' ? 'su' : 'pl';
  }

  /** Whether the reserves are what is asked about now: then they are marked, whatever layers are on. */
  get reservesAsked(): boolean {
    return this.table.question?.prompt === 'reserve-phase' && this.table.asOf === null;
  }

  async refresh(version: number): Promise<void> {
    if (this.#version === version || !(this.reservesAsked || this.switched.ids.length)) return;
    this.#version = version;
    try {
      const found = await this.table.query<Found>('overlays', {}, this.table.asOf);
      if (this.#version === version) this.found = found;
    } catch {
      this.#version = -1;
    }
  }

  /** Point at a unit: with the layer of supply on, its way and source are shown. */
  async point(unit: string | null): Promise<void> {
    this.#asked = unit ?? '';
    if (!unit || !this.switched.has('supply') || !this.found?.pl.supply) {
      this.way = null;
      return;
    }
    const way = await this.table.query<Way>('supply', { unit }).catch(() => null);
    if (this.#asked === unit) this.way = way && { ...way, unit };
  }

  /** Layers that say nothing in this scenario, and why. */
  get off(): Record<string, string> {
    return this.found && !this.found.pl.supply ? { supply: t('rok1920-layer-no-supply') } : {};
  }

  about(tell: (id: string, domain: string) => string): Record<string, string> {
    const { found, way } = this;
    if (!found) return {};
    const count = (pick: (side: SideOverlays) => number): { pl: number; su: number } => ({
      pl: pick(found.pl),
      su: pick(found.su),
    });
    const route = way?.route.at(-1);
    return {
      supply: way
        ? t(way.supplied ? 'rok1920-about-supplied' : 'rok1920-about-hungry', {
            unit: tell(way.unit, 'unit'),
            source: route ? tell(route, 'hex') : t('rok1920-about-fortress'),
          })
        : t('rok1920-about-supply', { count: found[this.own].supply?.units.length ?? 0 }),
      encircled: t(
        'rok1920-about-encircled',
        count((side) => side.encircled.length),
      ),
      reserves: t(
        'rok1920-about-reserves',
        count((side) => side.reserves.length),
      ),
      held: t(
        'rok1920-about-held',
        count((side) => side.held.length),
      ),
      retreats: t('rok1920-about-retreats'),
    };
  }

  draw(pieces: readonly UnitPiece[], tell: (id: string, domain: string) => string): Overlay {
    const { found, switched, own, foe } = this;
    const shown: Required<Pick<Overlay, 'areas' | 'sides' | 'routes' | 'signs' | 'names'>> = {
      areas: [],
      sides: [],
      routes: [],
      signs: [],
      names: [],
    };
    if (!found) return shown;
    const asked = this.reservesAsked ? found.ready : [];
    for (const [layer, side] of [
      ['lines-own', own],
      ['lines-foe', foe],
    ] as const)
      if (switched.has(layer))
        shown.sides.push({
          id: side,
          colour: `var(--zone-${side})`,
          pairs: found[side].lines.map((pair) => pair.split('/') as [string, string]),
        });
    const supply = switched.has('supply') ? found[own].supply : null;
    if (supply) {
      shown.areas.push({ id: 'supply', colour: 'var(--ok)', hexes: supply.hexes });
      const hungry = new Set(SIDES.flatMap((side) => found[side].supply?.units ?? []));
      const hexes = new Set(pieces.filter((piece) => hungry.has(piece.id)).map((piece) => piece.hex));
      for (const hex of hexes) shown.signs.push({ hex, kind: 'hunger', colour: 'var(--blood)' });
      const from = pieces.find((piece) => piece.id === this.way?.unit)?.hex;
      if (this.way?.route.length && from)
        shown.routes.push({
          id: 'supply',
          colour: 'var(--ok)',
          hexes: [from, ...this.way.route.filter((hex) => hex !== from)],
          end: 'source',
        });
    }
    if (switched.has('theatres'))
      for (const [id, hexes] of Object.entries(found.theatres)) {
        shown.areas.push({ id, colour: THEATRES[id] ?? 'var(--ink-3)', hexes });
        shown.names.push({ text: tell(id, 'theatre'), hexes, colour: THEATRES[id] ?? 'var(--ink-3)' });
      }
    for (const side of SIDES) {
      const colour = `var(--zone-${side})`;
      if (switched.has('encircled'))
        shown.signs.push(
          ...found[side].encircled.map((hex) => ({ hex, kind: 'ring' as const, colour: 'var(--blood)' })),
        );
      const isAsked = side === own && this.reservesAsked;
      if (switched.has('reserves') || isAsked)
        shown.signs.push(
          ...(switched.has('reserves') ? found[side].reserves : asked).map((hex) => ({
            hex,
            // While it is asked, only who could go somewhere is marked in full.
            kind: isAsked && !asked.includes(hex) ? ('still' as const) : ('reserve' as const),
            colour: side === own ? 'var(--ok)' : colour,
          })),
        );
      if (switched.has('held'))
        shown.signs.push(...found[side].held.map((hex) => ({ hex, kind: 'held' as const, colour })));
      if (switched.has('retreats'))
        shown.routes.push(
          ...found[side].retreats
            .filter((way) => way.path.length)
            .map((way) => ({
              id: `retreat ${way.hex}`,
              colour: 'var(--blood)',
              hexes: [way.hex, ...way.path],
              end: 'arrow' as const,
              ...(way.losses ? { loss: `−${way.losses}` } : {}),
            })),
        );
    }
    return { ...shown, asked };
  }
}
