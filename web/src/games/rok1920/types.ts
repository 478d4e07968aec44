/** Rok 1920 as the server tells it. */
import type { Teller } from '../../words/tell';
import { t } from '../../words/words.svelte';
import type { Picture } from '../hexes/picture';
import type { Piece } from '../hexes/pieces';
import type { Board, MarkerView as Marker, UnitView as Unit, View } from '../../wire/views/rok1920';

export type { MarkerView as Marker, UnitView as Unit, TheatreView as Theatre, View } from '../../wire/views/rok1920';
export type Printed = Omit<Board, 'picture'> & { picture: Picture };
/** Which stages the scenario has, and how it would be judged now. */
export interface Standing {
  first: number;
  last: number;
  winner: string | null;
  also?: string[];
  level: string;
  reason: string;
  rule: string;
  score: Record<string, number>;
}
export interface UnitPiece extends Piece {
  unit: Unit;
}

const SUPPORT = new Set(['armoured-train', 'armoured-car', 'tank', 'artillery']);
export const isSupport = (unit: Unit): boolean => SUPPORT.has(unit.arm);

/** The side of a seat: of three players two lead a front of the Bolsheviks each. */
export const sideOf = (seat: string): string => (seat === 'west' || seat === 'southwest' ? 'su' : seat);

/** Sides as their colours go: allies of a side have its plate. */
export function plateOf(id: string, side: string): string {
  const own = id.split('-')[0]!;
  return own === 'lt' ? 'lt' : side;
}

export const isFaceDown = (unit: Unit): boolean => unit.arm === 'hidden';

/** Markers that lie on units of the map. */
export const covers = (view: View): Marker[] =>
  view.markers.filter(({ kind }) => kind === 'patrol' || kind === 'group');

/** A marker whose units the seat does not know, as a counter that lies face down. */
function faceDown({ id, side, kind, place }: Marker, tell: Teller): UnitPiece {
  const name = tell.label(id, 'unit');
  const unit: Unit = {
    id,
    name,
    side,
    arm: 'hidden',
    size: '',
    hex: place,
    level: 'full',
    strength: 0,
    movement: 3,
    lines: kind === 'group',
    elite: false,
    can_move: false,
    has_attacked: false,
  };
  return { id, hex: place, side, name, unit, about: t('rok1920-face-down') };
}

export function pieces(view: View, tell: Teller): UnitPiece[] {
  const laid = covers(view);
  const under = new Map(laid.flatMap(({ id, units }) => units.map((unit) => [unit, id] as const)));
  const unknown = laid.filter(({ units }) => !units.length).map((marker) => faceDown(marker, tell));
  return [...known(view, tell, under), ...unknown];
}

function known(view: View, tell: Teller, under: Map<string, string>): UnitPiece[] {
  // In a stack the strongest lies on top, support units at the bottom.
  const weight = (unit: Unit): number => (isSupport(unit) ? -1 : unit.strength);
  return [...view.units]
    .sort((a, b) => weight(a) - weight(b))
    .map((unit) => ({
      id: unit.id,
      hex: unit.hex,
      side: unit.side,
      name: unit.name,
      unit,
      about: [
        t('rok1920-numbers', { strength: unit.strength, movement: unit.movement }),
        unit.level === 'full' ? '' : t(`rok1920-level-${unit.level}`),
        unit.elite ? t('rok1920-elite') : '',
        under.has(unit.id) ? tell.label(under.get(unit.id)!, 'unit') : '',
      ]
        .filter(Boolean)
        .join(', '),
    }));
}

/** The designation on the plate: "16 DP" is 16, "3 DPLeg" is 3L. */
export function designation(name: string): string {
  const [number = '', kind = ''] = name.split(' ');
  if (!/^\d/.test(number)) return name.slice(0, 4);
  return /Leg/.test(kind) ? `${number}L` : /LB/.test(kind) ? `${number}LB` : number;
}
