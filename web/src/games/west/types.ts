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

export interface UnitPiece extends Piece {
  /** What is printed on the counter; none for a back, of which only the height is known. */
  printed: PrintedPiece | null;
  state: PieceView | null;
  facing: string;
  height: number;
  markers: number;
}

/** Own counters and those of the enemy that are known; the others lie as backs. */
export function pieces(view: View, board: Printed, _tell: Teller): UnitPiece[] {
  const known = new Map(board.pieces.map((piece) => [piece.id, piece]));
  return view.stacks.flatMap((stack) => {
    const back = stack.hidden ? [backOf(stack)] : [];
    const open = stack.pieces.map((state) => unitOf(stack, state, known.get(state.id) ?? null));
    return [...back, ...open.sort((a, b) => weight(a) - weight(b))];
  });
}

function weight({ printed }: UnitPiece): number {
  return !printed ? -2 : printed.arm === 'headquarters' ? -1 : (printed.full[0] ?? 0);
}

function backOf(stack: StackView): UnitPiece {
  const { side, hex, facing, height, markers } = stack;
  const name = t('west-back', { count: stack.hidden });
  return { id: `back-${hex}`, hex, side, name, about: '', printed: null, state: null, facing, height, markers };
}

function unitOf(stack: StackView, state: PieceView, printed: PrintedPiece | null): UnitPiece {
  const { side, hex, facing, height, markers } = stack;
  const factors = printed ? (state.weak ? printed.weak : printed.full) : [];
  const about = printed
    ? [
        printed.arm === 'headquarters' ? '' : t('west-factors', { front: factors[0] ?? 0, other: factors[1] ?? 0 }),
        state.weak ? t('west-weak') : '',
      ]
        .filter(Boolean)
        .join(', ')
    : t('west-blank-about');
  const name = printed ? named(printed.name) : t('west-blank');
  return { id: state.id, hex, side, name, about, printed, state, facing, height, markers };
}

/** The designation on the plate: its number, or its first letters. */
export function designation(name: string): string {
  return /^\d+/.exec(name)?.[0] ?? name.slice(0, 4);
}
