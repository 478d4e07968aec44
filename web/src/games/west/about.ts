import type { About } from '../catalogue';

export const about: About = {
  games: ['how-the-west-was-saved'],
  face: () => import('./face'),
  Vignette: () => import('./Vignette.svelte'),
};
