/** Rok 1920 as the server tells it. */
import type { Teller } from '../../words/tell';
import { t, words } from '../../words/words.svelte';
import type { Numbered } from '../hexes/ground/naming';
import type { Picture } from '../hexes/picture';
import type { Piece } from '../hexes/pieces';
import type { Told } from '../../wire/types';
import { knownInWords, knownOf, type Known } from './counters/known';
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
  /** The hexes of the places that points are counted for, by the name of those points. */
  places: Record<string, string[]>;
  /** What a side plays for on the map and does not have. */
  missed?: { side: string; rule: string; points: number; places: string[] }[];
}
/** What the query `prizes` tells: what towns are worth in this scenario. */
export interface Prizes {
  /** Whether the printed numbers move morale. */
  morale: boolean;
  /** Points for who holds a town at the end. */
  towns: { hex: string; side: string; points: number; rule: string }[];
}
export interface UnitPiece extends Piece {
  unit: Unit;
  /** What this seat knows of a marker that lies face down. */
  known?: Known;
  /** An own unit under a marker: the enemy sees only that. */
  covered?: 'patrol' | 'group';
}

const SUPPORT = new Set(['armoured-train', 'armoured-car', 'tank', 'artillery', 'aircraft']);
export const isSupport = (unit: Unit): boolean => SUPPORT.has(unit.arm);

export const SIDES = ['pl', 'su'] as const;
export type Side = (typeof SIDES)[number];

/** The side that a counter belongs to: Ukrainians are with the Poles, Lithuanians with the Bolsheviks. */
export const sideOfUnit = (id: string): Side => (/^(su|lt)/.test(id) ? 'su' : 'pl');

/** Boxes beside the map, in the order in which one looks into them. */
const BOXES = [
  'available-pl',
  'available-west',
  'available-southwest',
  'reserves-allies',
  'ukraine',
  'volunteer',
  'divisional-brigades',
  'cavalry-divisions',
  'reserve-west',
  'reserve-southwest',
  'off-board',
  'option',
];

/** Those of a side who wait beside the map, by their box. */
export const boxesOf = (view: View, side: string): { box: string; ids: string[] }[] =>
  Object.entries(view.boxes)
    .map(([box, ids]) => ({ box, ids: ids.filter((id) => sideOfUnit(id) === side) }))
    .filter(({ ids }) => ids.length)
    .sort((a, b) => BOXES.indexOf(a.box) - BOXES.indexOf(b.box));

/**
 * Whether a scenario has anything beside the map: a first one has neither morale nor who waits. Boxes out of which
 * nothing can bring anybody are no news.
 */
export const hasMargins = ({ morale, pools, boxes, notes }: View): boolean =>
  Object.keys(boxes).length ? Object.keys(notes.operations).length > 0 : morale.length + Object.keys(pools).length > 0;

/** The side of a seat: of three players two lead a front of the Bolsheviks each. */
export const sideOf = (seat: string): string => (seat === 'west' || seat === 'southwest' ? 'su' : seat);

/** Sides as their colours go: allies of a side have its plate. */
export function plateOf(id: string, side: string): string {
  const own = id.split('-')[0]!;
  return own === 'lt' ? 'lt' : side;
}

/** Towns that fall later in the story than it has come: by hex, from whom. */
export const stillHeld = (untold: readonly Told[]): Map<string, string> =>
  new Map(
    untold
      .filter(({ event }) => event === 'place-taken')
      .map(({ fields }) => [String(fields.hex), fields.side === 'pl' ? 'su' : 'pl'] as const)
      .reverse(),
  );

/** Towns with a number beside their name, and who holds them, as far as it is told. */
export function numberedTowns(
  { picture }: Printed,
  view: View,
  prizes: Prizes | null,
  untold: readonly Told[] = [],
): Numbered[] {
  if (!prizes) return [];
  const holder = new Map([
    ...Object.entries(view.held).flatMap(([side, hexes]) => hexes.map((hex) => [hex, side] as const)),
    ...stillHeld(untold),
  ]);
  // Where morale plays no part the printed numbers say nothing: the scenario gives points for towns of its own.
  if (!prizes.morale)
    return prizes.towns.map(({ hex, points }) => ({ hex, number: String(points), side: holder.get(hex) ?? '' }));
  return picture.marks
    .filter(({ kind }) => kind === 'digit')
    .flatMap(({ x, y, name: number }) => {
      const near = picture.cells.find((cell) => Math.hypot(cell.x - x, cell.y - y) < picture.size * 0.8);
      return near ? [{ hex: near.number, number, side: holder.get(near.number) ?? '' }] : [];
    });
}

/** A marker under which nobody stands: it is no unit of the box. */
export const isDummy = (id: string): boolean => id.includes('-dummy');

export const isFaceDown = (unit: Unit): boolean => unit.arm === 'hidden';

/** Markers that lie on units of the map. */
export const covers = (view: View): Marker[] =>
  view.markers.filter(({ kind }) => kind === 'patrol' || kind === 'group');

/** A marker whose units the seat does not know, as a counter that lies face down. */
function faceDown({ id, side, kind, place }: Marker, tell: Teller, known: Known | undefined): UnitPiece {
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
    label: '',
    stripe: '',
    support: 0,
  };
  const about = [t(`rok1920-face-down-${kind}`), known ? knownInWords(known, tell) : ''].filter(Boolean).join(' · ');
  return { id, hex: place, side, name, unit, about, ...(known ? { known } : {}) };
}

/** All counters on the map; with the journal, what it has told of those that lie face down. */
export function pieces(view: View, tell: Teller, told: readonly Told[] = []): UnitPiece[] {
  const laid = covers(view);
  const under = new Map(laid.flatMap((marker) => marker.units.map((unit) => [unit, marker] as const)));
  const down = laid.filter(({ units }) => !units.length);
  const facts = down.length && told.length ? knownOf(told) : new Map<string, Known>();
  const unknown = down.map((marker) => faceDown(marker, tell, facts.get(marker.id)));
  return [...known(view, tell, under), ...unknown];
}

function known(view: View, tell: Teller, under: Map<string, Marker>): UnitPiece[] {
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
      ...(under.has(unit.id)
        ? { covered: under.get(unit.id)!.kind as 'patrol' | 'group', under: under.get(unit.id)!.name }
        : {}),
      about: [
        kindOf(unit),
        isSupport(unit) && unit.support
          ? t('rok1920-supports', { support: unit.support })
          : t('rok1920-numbers', { strength: unit.strength, movement: unit.movement }),
        unit.level === 'full' ? '' : t(`rok1920-level-${unit.level}`),
        unit.elite ? t('rok1920-elite') : '',
        under.has(unit.id) ? t('rok1920-covered', { marker: tell.label(under.get(unit.id)!.id, 'unit') }) : '',
      ]
        .filter(Boolean)
        .join(', '),
    }));
}

/** What a unit is, in words: support by what it has, the others by the letters of their names. */
export const kindOf = (unit: Pick<Unit, 'arm' | 'name'>): string =>
  SUPPORT.has(unit.arm) ? t(`rok1920-arm-${unit.arm}`) : kindInWords(unit.name);

/** What the letters of a name stand for: "2 DPLeg" is an infantry division of the Legions. */
export function kindInWords(name: string): string {
  const kind = name
    .split(' ')
    .find((part) => /^\p{L}+$/u.test(part) && words.has(`web-rok1920-kind-${part.toLowerCase()}`));
  return kind ? t(`rok1920-kind-${kind.toLowerCase()}`) : '';
}

/** The designation on the plate: what the box says, or "16 DP" is 16, "3 DPLeg" is 3L. */
export function designation(name: string, label = ''): string {
  if (label) return label;
  const [number = '', kind = ''] = name.split(' ');
  if (!/^\d/.test(number)) return name.slice(0, 4);
  return /Leg/.test(kind) ? `${number}L` : /LB/.test(kind) ? `${number}LB` : number;
}
