import type { About } from '../catalogue';

export const about: About = {
  games: ['how-the-west-was-saved'],
  face: () => import('./face'),
  sides: { ru: 'su' },
  Vignette: () => import('./Vignette.svelte'),
  Counters: () => import('./Counters.svelte'),
};
