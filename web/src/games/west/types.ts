/** How the West Was Saved as the server tells it. */
import type { Teller } from '../../words/tell';
import { named } from '../../words/tell';
import { t } from '../../words/words.svelte';
import type { Picture } from '../hexes/picture';
import type { Piece } from '../hexes/pieces';
import type { Board, PieceView, StackView, View } from '../../wire/views/west';

export type { StackView, View } from '../../wire/views/west';
export type Printed = Omit<Board, 'picture'> & { picture: Picture };
export type PrintedPiece = Board['pieces'][number];
export type Card = Board['cards'][number];

export const SEATS = ['pl', 'ru'] as const;

export interface UnitPiece extends Piece {
  /** What is printed on the counter; none for a back, of which only the height is known, and for a blank. */
  printed: PrintedPiece | null;
  state: PieceView | null;
  /** It has done in this phase what a counter does once. */
  spent: boolean;
  /** The stack that it is part of. */
  stack: StackView;
  height: number;
  /** A headquarters beside troops lies at their side: the how manieth it is. */
  aside: number;
}

/** Own counters and those of the enemy that are known; the others lie as backs. Headquarters come last. */
export function pieces(view: View, board: Printed, _tell: Teller, hungry?: ReadonlySet<string>): UnitPiece[] {
  const known = new Map(board.pieces.map((piece) => [piece.id, piece]));
  return view.stacks.flatMap((stack) => {
    const back = stack.hidden ? [backOf(stack)] : [];
    const open = stack.pieces.map((state) => unitOf(stack, state, known.get(state.id) ?? null, view.phase, hungry));
    const found = [...back, ...open.sort((a, b) => weight(a) - weight(b))];
    let aside = 0;
    for (const piece of found) if (isLeader(piece) && found.some((other) => !isLeader(other))) piece.aside = ++aside;
    return found;
  });
}

export const isLeader = ({ printed }: UnitPiece): boolean => printed?.arm === 'headquarters';

/** Who takes part in a combat: no headquarters and none of the blanks that one knows, unless nobody else is there. */
export function fighting(all: readonly UnitPiece[]): UnitPiece[] {
  const found = all.filter((piece) => !isLeader(piece) && (piece.printed !== null || piece.state === null));
  return found.length ? found : [...all];
}

/** Who of those who are printed is artillery: guns have no front. */
export function gunsOf({ pieces: all }: Pick<Printed, 'pieces'>): (unit: string) => boolean {
  const guns = new Set(all.filter(({ arm }) => arm === 'artillery').map(({ id }) => id));
  return (unit) => guns.has(unit);
}

function weight({ printed }: UnitPiece): number {
  if (!printed) return -1;
  return printed.arm === 'headquarters' ? 99 : printed.arm === 'artillery' ? 0 : (printed.full[0] ?? 0);
}

function backOf(stack: StackView): UnitPiece {
  const { side, hex } = stack;
  const isPart = stack.pieces.some(({ id }) => !id.startsWith('hq-'));
  const name = t(isPart ? 'west-back-more' : 'west-back', { count: stack.hidden });
  const height = stack.hidden;
  return {
    id: `back-${hex}`,
    hex,
    side,
    name,
    about: '',
    printed: null,
    state: null,
    spent: false,
    stack,
    height,
    aside: 0,
  };
}

function unitOf(
  stack: StackView,
  state: PieceView,
  printed: PrintedPiece | null,
  phase: string,
  hungry?: ReadonlySet<string>,
): UnitPiece {
  const spent = state.moved || (phase === 'orders' && state.ordered) || (phase === 'attacks' && state.attacked);
  const { side, hex } = stack;
  const factors = printed ? (state.weak ? printed.weak : printed.full) : [];
  const about = printed
    ? [
        t('west-in-full', { kind: kindOf(state.id) }),
        printed.arm === 'headquarters'
          ? leads(printed)
          : t('west-factors', { front: factors[0] ?? 0, other: factors[1] ?? 0 }),
        state.weak ? t('west-weak') : '',
        printed.one_sided ? t('west-one-sided') : '',
        hungry?.has(state.id) ? t('west-hungry') : '',
      ]
        .filter(Boolean)
        .join(', ')
    : t('west-blank-about');
  const name = printed ? named(printed.name) : t('west-blank');
  return { id: state.id, hex, side, name, about, printed, state, spent, stack, height: 1, aside: 0 };
}

/** What a unit is, for its name in full: units of a kind are told apart by their numbers. */
const kindOf = (id: string): string => id.replace(/^(\w+-\w+)-\d+$/, '$1');

/** Whom a headquarters commands: all who can obey it, or one nation, or one side of the command line. */
function leads({ nation, zone }: PrintedPiece): string {
  if (nation === 'ukrainian' || nation === 'lithuanian') return t(`west-leads-${nation}`);
  return zone ? t(`west-leads-${zone.toLowerCase()}`) : t('west-leads');
}

/** The designation on the plate: its number with a short letter, or its first letters. */
export function designation(name: string): string {
  return /^\d+/.exec(name)?.[0] ?? name.slice(0, 4);
}

/** The other side. */
export const foeOf = (seat: string): string => (seat === 'ru' ? 'pl' : 'ru');
