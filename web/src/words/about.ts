import { t, words } from './words.svelte';

/** What is said of a game: in its own words, else in those of its package, which editions share; '' where in none. */
export function saidOf(game: string, pack: string, key: string): string {
  const stem = [game, pack].find((name) => words.has(`web-about-${name}-${key}`));
  return stem === undefined ? '' : t(`about-${stem}-${key}`);
}

/** What is said of a game in one of its scenarios: in words of the scenario's own, else in those for all. */
export function saidIn(game: string, pack: string, scenario: string, key: string): string {
  return saidOf(game, pack, `${key}-${scenario.toLowerCase()}`) || saidOf(game, pack, key);
}

/** What is told of a scenario: its `story`, `dates`, or what is `new` to learn; '' where nothing is. */
export function told(game: string, scenario: string, part: 'story' | 'dates' | 'new'): string {
  const key = `scenario-${game}-${scenario.toLowerCase()}-${part}`;
  return words.has(key) ? words.say(key) : '';
}
