import type { About } from '../catalogue';

export const about: About = {
  games: ['raclawice-1794'],
  first: 'battery',
  face: () => import('./face'),
  Vignette: () => import('./Vignette.svelte'),
  Counters: () => import('./forces/Counters.svelte'),
};
