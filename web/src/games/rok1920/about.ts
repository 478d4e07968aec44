import type { About } from '../catalogue';

export const about: About = {
  games: ['rok-1920', 'nest-of-eagles'],
  face: () => import('./face'),
  Vignette: (game) => (game === 'nest-of-eagles' ? import('./EaglesVignette.svelte') : import('./Vignette.svelte')),
  Counters: () => import('./Counters.svelte'),
};
