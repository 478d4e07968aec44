import type { About } from '../catalogue';

export const about: About = {
  games: ['bitwa-warszawska'],
  face: () => import('./face'),
  Vignette: () => import('./Vignette.svelte'),
  Counters: () => import('./Counters.svelte'),
  Map: () => import('./board/Map.svelte'),
  tables: false,
  Hero: () => import('./Hero.svelte'),
};
