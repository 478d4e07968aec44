import { expect, it } from 'vitest';
import type { GamePage } from '../wire/types';
import { Teller } from './tell';
import { words } from './words.svelte';

it('tells a hex without a name by the nearest place that has one', async () => {
  await words.load('web');
  const named = (name: string): { en: string; pl: string } => ({ en: name, pl: name });
  const hex = { '2605': named('2605'), '2606': named('2606'), '2506': named('Dokszyce (2506)') };
  const tell = new Teller({ labels: { hex }, game: { package: 'rok1920', seats: {} } } as unknown as GamePage);
  expect(tell.label('2605', 'hex')).toBe('2605');
  tell.around = () => ['2606', '2506'];
  expect(tell.label('2605', 'hex')).toContain('Dokszyce');
  expect(tell.label('2506', 'hex')).toBe('Dokszyce (2506)');
  // A way is told by its numbers, for it lies on the map, and by where it ends.
  expect(tell.label(['2605', '2506'], 'path')).toBe('2605 – Dokszyce (2506)');
  const path = ['2606', '2605'];
  expect(tell.params({ path }, { path: named('2606 – 2605') }).path).toContain('Dokszyce');
  expect(tell.params({ path: ['2605', '2506'] }, { path: named('2605 – Town (2506)') }).path).toBe(
    '2605 – Town (2506)',
  );
  expect(tell.label(path, 'path')).toMatch(/^2606 – 2605.+Dokszyce/);
});
