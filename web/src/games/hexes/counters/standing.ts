/** Who stands in each hex, in a few words. */
import type { Piece } from '../pieces';

const MOST = 3;

/** All counters with their hexes, for whoever looks for one by its name. */
export const listed = (pieces: readonly Piece[]): { id: string; name: string; place: string }[] =>
  pieces.map(({ id, name, hex }) => ({ id, name, place: hex }));

export function standing(pieces: readonly Piece[]): Map<string, string> {
  const found = new Map<string, string[]>();
  for (const piece of pieces) found.set(piece.hex, [...(found.get(piece.hex) ?? []), piece.name]);
  return new Map(
    [...found].map(([hex, names]) => [
      hex,
      names.length > MOST ? `${names.slice(0, MOST).join(', ')} +${names.length - MOST}` : names.join(', '),
    ]),
  );
}
