import { expect, it } from 'vitest';
import { beside } from './crumb';

it('says of a scenario what the name of its game does not say', () => {
  expect(beside('Bitwa Warszawska', 'Bitwa Warszawska, olimpiada')).toBe('olimpiada');
  expect(beside('Rok 1920', 'Brama Smoleńska')).toBe('Brama Smoleńska');
  expect(beside('Racławice', 'Racławice')).toBe('');
});
