import { expect, it } from 'vitest';
import type { GamePage } from '../wire/types';
import { Teller } from './tell';
import { words } from './words.svelte';

const next = (...numbers: string[]): ReturnType<Teller['around']> =>
  numbers.map((number) => ({ number, how: 'near', way: 'n' }));

it('tells a hex without a name by the nearest place that has one', async () => {
  await words.load('web');
  const named = (name: string): { en: string; pl: string } => ({ en: name, pl: name });
  const hex = { '2605': named('2605'), '2606': named('2606'), '2506': named('Dokszyce (2506)') };
  const tell = new Teller({ labels: { hex }, game: { package: 'rok1920', seats: {} } } as unknown as GamePage);
  expect(tell.label('2605', 'hex')).toBe('2605');
  tell.around = () => next('2606', '2506');
  expect(tell.label('2605', 'hex')).toContain('Dokszyce');
  expect(tell.label('2506', 'hex')).toBe('Dokszyce (2506)');
  // Whatever came with its name: a hex by its neighbours, a town and a unit as they are called.
  expect(tell.thing(named('2605'))).toContain('Dokszyce');
  expect(tell.thing(named('Dokszyce (2506)'))).toBe('Dokszyce (2506)');
  expect(tell.thing(named('8.1'))).toBe('8.1');
  expect(tell.thing(null)).toBe('');
  // A way is told by its numbers, for it lies on the map, and by where it ends.
  expect(tell.label(['2605', '2506'], 'path')).toBe('2605 – Dokszyce (2506)');
  const path = ['2606', '2605'];
  expect(tell.params({ path }, { path: named('2606 – 2605') }).path).toContain('Dokszyce');
  expect(tell.params({ path: ['2605', '2506'] }, { path: named('2605 – Town (2506)') }).path).toBe(
    '2605 – Town (2506)',
  );
  expect(tell.label(path, 'path')).toMatch(/^2606 – 2605.+Dokszyce/);
});

it('tells it by the map that is played, not by the printed one', async () => {
  await words.load('web');
  const named = (name: string): { en: string; pl: string } => ({ en: name, pl: name });
  const hex = { '0404': named('0404'), '0405': named('Puck (0405)'), '0504': named('0504') };
  const tell = new Teller({ labels: { hex }, game: { package: 'rok1920', seats: {} } } as unknown as GamePage);
  tell.around = () => next('0405', '0504');
  expect(tell.label('0404', 'hex')).toContain('Puck');
  tell.read({
    picture: { cells: [{ number: '0404' }, { number: '0405' }, { number: '0504', place: 'Borysów' }] },
  });
  expect(tell.label('0404', 'hex')).toContain('Borysów');
  expect(tell.label(['0405', '0404'], 'path')).not.toContain('Puck');
  expect(tell.label('0504', 'hex')).toBe('Borysów (0504)');
  expect(tell.params({ path: ['0405', '0404'] }, { path: named('0405 – 0404') }).path).toContain('Borysów');
});

it('says it is near only where it is', async () => {
  await words.load('web');
  const named = (name: string): { en: string; pl: string } => ({ en: name, pl: name });
  const hex = { '0406': named('0406'), '0408': named('Mińsk (0408)') };
  const tell = new Teller({ labels: { hex }, game: { package: 'rok1920', seats: {} } } as unknown as GamePage);
  tell.around = () => [{ number: '0408', how: 'far', way: 'n' }];
  expect(tell.label('0406', 'hex')).toBe('0406 (2 hexes north of Mińsk)');
  tell.around = () => [{ number: '0408', how: 'across', way: 'n' }];
  expect(tell.label('0406', 'hex')).toBe('0406 (across the river from Mińsk)');
});
