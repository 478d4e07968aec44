/** Racławice 1794 as the server tells it. Numbers are places in the lists of `Printed`; -1 is none. */
import type { Picture } from '../hexes/picture';
import type { Piece } from '../hexes/pieces';
import type { Board } from '../../wire/views/raclawice';

export type { View } from '../../wire/views/raclawice';
export type Printed = Omit<Board, 'picture'> & { picture: Picture };
export type Unit = Board['counters'][number];
export type Commander = Board['leaders'][number];

export const IN_PLAY = 0;
export const CAPTURED = 4;

export interface UnitPiece extends Piece {
  unit?: Unit;
  leader?: Commander;
  facing: number;
  lost: number;
  formation: string;
  marks: string[];
  captured: boolean;
  shots: number;
  left: number;
  /** Whether its facing is drawn: of those in a stack that face the same way, the top one's. */
  shows: boolean;
  /** Another unit of its side lies on top of it. */
  isCovered?: boolean;
  /** Enemies stand beside it in the same hex. */
  isBeside?: boolean;
}

/** The colour of a leader's command: the same on his disc and on the bands of his units. */
export function colourOf(leader: string, printed: Printed): string {
  const own = ['#8A5A0B', '#4B3F9E', '#0B6E69', '#A3195B', '#1E3A5F', '#6B4700'];
  const foe = ['#E9C46A', '#8FD3C1', '#F2A65A', '#CDB4F0', '#F6F2DC', '#B7D36B', '#E8A0A0'];
  const found = printed.leaders.find((known) => known.id === leader);
  if (!found) return '#888';
  const n = printed.leaders.filter((known) => known.side === found.side).indexOf(found);
  return found.side === 'pl' ? own[n % own.length]! : foe[n % foe.length]!;
}
