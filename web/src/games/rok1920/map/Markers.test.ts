// @vitest-environment jsdom
import { flushSync, mount, unmount } from 'svelte';
import { expect, it } from 'vitest';
import { settings } from '../../../shell/settings.svelte';
import type { Teller } from '../../../words/tell';
import { words } from '../../../words/words.svelte';
import type { Ways } from '../../hexes/picture';
import Markers from './Markers.svelte';
import type { View } from '../types';

it('draws the Cheka on its hexes, and no marker that lies elsewhere', () => {
  settings.set({ language: 'en' });
  words.add('en', 'web-rok1920-marker-cheka = the Cheka\nweb-rok1920-sign-cheka = Cheka');
  const marker = (kind: string, place: string) => ({ kind, place, side: 'su', name: kind, units: [], id: '' });
  const target = document.createElementNS('http://www.w3.org/2000/svg', 'svg');
  const props = {
    view: { markers: [marker('cheka', '3308'), marker('patrol', '3308'), marker('kiev', '30.V')] } as unknown as View,
    ways: { cells: new Map([['3308', { x: 100, y: 50, number: '3308' }]]), picture: { size: 52 } } as unknown as Ways,
    tell: { label: () => 'Orsza (3308)' } as unknown as Teller,
  };
  const shown = mount(Markers, { target, props });
  flushSync();
  const drawn = [...target.querySelectorAll('[data-marker]')];
  expect(drawn.map((one) => one.getAttribute('aria-label'))).toEqual(['the Cheka: Orsza (3308)']);
  expect(drawn[0]?.textContent).toBe('Cheka');
  void unmount(shown);
});
