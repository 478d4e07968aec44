/** The games that have a face of their own here. */
import type { Face } from '../table/face';
import { raclawice } from './raclawice/face';
import { warszawa } from './warszawa/face';

const FACES: Record<string, Face> = { 'bitwa-warszawska': warszawa, 'raclawice-1794': raclawice };

export function faceOf(game: string): Face | null {
  return FACES[game] ?? null;
}
