import { expect, test } from 'vitest';
import type { Light } from '../../face';
import { take, takeNext } from './able';

const able = ['a', 'b', 'c'].map((id) => ({ id, name: id.toUpperCase(), place: '' }));

test('the next one is taken, and after the last the first', () => {
  const light: Light = { thing: null, able };
  const taken = [0, 1, 2, 3].map(() => {
    takeNext(light);
    return light.take!.id;
  });
  expect(taken).toEqual(['a', 'b', 'c', 'a']);
});

test('after one was taken by its name, the one behind it follows', () => {
  const light: Light = { thing: null, able };
  take(light, 'b');
  takeNext(light);
  expect(light.take).toEqual({ id: 'c', n: 2 });
});

test('when nobody can act, nothing is taken; when who was taken has acted, it begins anew', () => {
  const light: Light = { thing: null, able: [] };
  takeNext(light);
  expect(light.take).toBeUndefined();
  take(light, 'gone');
  light.able = able;
  takeNext(light);
  expect(light.take?.id).toBe('a');
});
