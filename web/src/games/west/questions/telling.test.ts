import { describe, expect, it } from 'vitest';
import type { UnitPiece } from '../types';
import { whoStands } from './telling';

const piece = (name: string, hex: string, arm: string | null): UnitPiece =>
  ({ id: name, name, hex, state: {}, printed: arm === null ? null : { arm } }) as unknown as UnitPiece;

describe('who stands in a hex', () => {
  it('names those who fight, the strongest first, and no headquarters or blank', () => {
    const pieces = [
      piece('a blank', '1416', null),
      piece('1st artillery train', '1416', 'artillery'),
      piece('1st Legions Division', '1416', 'infantry'),
      piece('3rd Army', '1416', 'headquarters'),
      piece('16th Army', '1603', 'headquarters'),
    ];
    expect(whoStands(pieces)).toEqual(
      new Map([
        ['1416', '1st Legions Division, 1st artillery train'],
        ['1603', '16th Army'],
      ]),
    );
  });
});
