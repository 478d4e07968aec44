/** The games that have a face of their own here. */
import type { Face } from '../table/face';
import { raclawice } from './raclawice/face';
import { rok1920 } from './rok1920/face';
import { warszawa } from './warszawa/face';

const FACES: Record<string, Face> = { 'bitwa-warszawska': warszawa, 'raclawice-1794': raclawice, 'rok-1920': rok1920 };

export function faceOf(game: string): Face | null {
  return FACES[game] ?? null;
}
