import { expect, test } from 'vitest';
import { lightsOf } from './lights';

const look = { units: ['pl-17dp', 'su-15dk'], hexes: ['0306', '0205'], layers: ['reserves'], panels: ['combat'] };

test('where the step leads is its goal, all else is only spoken of', () => {
  const awaits = [[{ unit: 'pl-17dp' }, { hex: '0306' }]];
  expect(lightsOf(look, awaits)).toEqual({ look: ['pl-17dp', 'su-15dk', '0306', '0205'], goals: ['0306'] });
});

test('a way leads to its last hex', () => {
  const awaits = [[{ path: ['0304', '0205'] }], [{ path: ['0304', '0306'] }]];
  expect(lightsOf(look, awaits).goals).toEqual(['0205']);
});

test('a step that is read has no goal, and a task names its own', () => {
  expect(lightsOf(look, []).goals).toEqual([]);
  expect(lightsOf({ ...look, goals: ['0503'] }, undefined)).toEqual({
    look: ['pl-17dp', 'su-15dk', '0306', '0205', '0503'],
    goals: ['0503'],
  });
});
