import { describe, expect, it } from 'vitest';
import type { Modifier } from '../../../words/tell';
import { partsBetween } from './parts';

const part = (of: string, value: number): Modifier => ({ of, value, rule: 'BW-V1' }) as unknown as Modifier;
const said = ({ of }: Modifier): string => String(of);

describe('what changed in a sum', () => {
  it('is what came and what went, and not what stayed', () => {
    const [modlin, radzymin, army] = [part('Modlin', 7), part('Radzymin', 10), part('army', 2)];
    expect(partsBetween([modlin, army], [radzymin, army], said)).toEqual([
      { text: 'Radzymin', value: 10 },
      { text: 'Modlin', value: -7 },
    ]);
  });

  it('is the difference of what is counted several times', () => {
    expect(partsBetween([part('army', 2)], [part('army', 2), part('army', 2)], said)).toEqual([
      { text: 'army', value: 2 },
    ]);
  });
});
