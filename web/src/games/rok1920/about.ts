import type { About } from '../catalogue';

// Each by itself: the bundler would make one import of a choice between two, with the styles of one of them.
const first = (): ReturnType<NonNullable<About['Vignette']>> => import('./Vignette.svelte');
const second = (): ReturnType<NonNullable<About['Vignette']>> => import('./EaglesVignette.svelte');

export const about: About = {
  games: ['rok-1920', 'nest-of-eagles'],
  face: () => import('./face'),
  Vignette: (game) => (game === 'nest-of-eagles' ? second : first)(),
  Counters: () => import('./Counters.svelte'),
};
