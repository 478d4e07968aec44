/** The games that have a face of their own here. */
import type { Face } from '../table/face';
import { warszawa } from './warszawa/face';

const FACES: Record<string, Face> = { 'bitwa-warszawska': warszawa };

export function faceOf(game: string): Face | null {
  return FACES[game] ?? null;
}
