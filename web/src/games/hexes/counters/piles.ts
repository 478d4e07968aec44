/** How the counters of one hex are laid: in one pile, or, where both sides stand in it, in two beside each other. */
import type { Piece } from '../pieces';

/** Each next counter of a pile lies a little to the upper right. */
const STEP = 5.5;
/** Two piles lie beside each other, and smaller, so that each counter on top is seen whole. */
const BESIDE = 22;
const SMALLER = 0.75;
/** How much nearer to the middle the corner of a smaller counter lies. */
const INWARD = 7;
const MOST = 4;
/** From afar a leader lies at the corner of the counter that he is with. */
const CORNER = 'translate(-22 22) scale(0.62)';

export interface Pile<P extends Piece> {
  /** The counters that are drawn, the top last, and where. */
  drawn: { piece: P; place: string | undefined }[];
  /** All that lie in it. */
  count: number;
  /** Where the number of its counters lies, which keeps its size, and at which corner: there is no other pile. */
  place: string | undefined;
  free: -1 | 1;
}

/** How far the counters of the highest pile reach beyond one alone: so much wider is the ring around them. */
export const spread = (piles: readonly Pile<Piece>[]): number =>
  (Math.max(...piles.map(({ drawn }) => drawn.length)) - 1) * STEP * Math.SQRT1_2;

/** A place from the middle of the hex, as a transform; undefined in the middle. */
function placed(x: number, scale: number, off = 0): string | undefined {
  const whole = scale === 1 ? [] : [`translate(${x} 0) scale(${scale})`];
  return [...whole, ...(off ? [`translate(${off} ${-off})`] : [])].join(' ') || undefined;
}

/** `apart`: enemies may stand in one hex; each side keeps its place in it, whoever lies on top. */
export function pilesOf<P extends Piece>(stack: readonly P[], apart: boolean, dots: boolean): Pile<P>[] {
  const sides = apart ? [...new Set(stack.map(({ side }) => side))].sort() : [];
  const isMixed = sides.length > 1;
  const own = isMixed ? sides.map((side) => stack.filter((piece) => piece.side === side)) : [[...stack]];
  const most = dots ? 1 : isMixed ? MOST / 2 : MOST;
  const scale = isMixed ? SMALLER : 1;
  return own.map((pieces, at) => {
    const free = isMixed && at === 0 ? -1 : 1;
    const x = (2 * at - (own.length - 1)) * BESIDE;
    const counted = pieces.filter(({ uncounted }) => !uncounted);
    const leader = dots && counted.length ? pieces.findLast(({ uncounted }) => uncounted) : undefined;
    const top = (leader ? counted : pieces).slice(-most);
    const drawn = top.map((piece, i) => ({ piece, place: placed(x, scale, (i - (top.length - 1) / 2) * STEP) }));
    const beside = [placed(x, scale), CORNER].filter((part) => part !== undefined).join(' ');
    return {
      drawn: leader ? [...drawn, { piece: leader, place: beside }] : drawn,
      count: counted.length,
      place: isMixed ? `translate(${x - free * INWARD} ${INWARD})` : undefined,
      free,
    };
  });
}
