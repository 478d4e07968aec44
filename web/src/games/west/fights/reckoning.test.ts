import { expect, it } from 'vitest';
import type { Modifier } from '../../../words/tell';
import { partsOf } from './reckoning';

const part = (key: string, value: number, of?: string): Modifier => ({
  rule: '9.3',
  key,
  value,
  ...(of ? { of } : {}),
});
const isGun = (unit: string): boolean => unit.startsWith('art');

it('lays both sums out by what they are made of, so that each adds up', () => {
  const attack = [
    part('unit', 4, 'dpleg-1'),
    part('unit', 1, 'art-1'),
    part('combined-arms', 2),
    part('neighbours', 1),
  ];
  const defence = [part('unit-flank', 2, 'ds-58'), part('unit-flank', 1, 'ds-60'), part('fatigue', -1)];
  const parts = partsOf([attack, defence], [4, 3], isGun);
  expect(parts.map(({ kind, values }) => [kind, ...values])).toEqual([
    ['front', 4, null],
    ['flank', null, 3],
    ['guns', 1, null],
    ['neighbours', 1, null],
    ['combined-arms', 2, null],
    ['fatigue', null, -1],
    ['die', 4, 3],
  ]);
  const sums = [0, 1].map((side) => parts.reduce((sum, { values }) => sum + (values[side] ?? 0), 0));
  expect(sums).toEqual([12, 5]);
});

it('gives a sign to what is added or taken off, and none to what a unit or a die counts', () => {
  const parts = partsOf([[part('unit', 3, 'dp-8'), part('card', 2)], [part('unit', 2, 'ds-4')]], [6, 1], isGun);
  expect(parts.map(({ kind, isFactor }) => [kind, isFactor])).toEqual([
    ['front', true],
    ['card', false],
    ['die', true],
  ]);
});
