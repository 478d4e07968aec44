/** Lessons that were begun: they are gone on with where they were left, until they are finished or given up. */
import { openBoard } from '../shell/begin';
import { keys } from '../shell/keys.svelte';
import { router } from '../shell/route.svelte';
import { settings } from '../shell/settings.svelte';
import { api } from '../wire/http';

const nameOf = (game: string, lesson: string): string => `${game}/${lesson}`;

/** The lesson of a game that was begun last and is not finished; '' where there is none. */
export function begunIn(game: string): string {
  const found = Object.keys(settings.begun).findLast((name) => name.startsWith(`${game}/`));
  return found?.slice(game.length + 1) ?? '';
}

export const isBegun = (game: string, lesson: string): boolean => nameOf(game, lesson) in settings.begun;

export function endLesson(game: string, lesson: string): void {
  const { [nameOf(game, lesson)]: ended, ...others } = settings.begun;
  if (ended) settings.set({ begun: others });
}

/** Open a lesson: where it was left, or from its beginning. */
export async function learn(game: string, lesson: string, anew = false): Promise<void> {
  const table = settings.begun[nameOf(game, lesson)] ?? '';
  const secret = Object.values(keys.of(table)?.seats ?? {})[0];
  const isThere = !anew && secret && (await api.standing(table, secret).catch(() => null));
  endLesson(game, lesson);
  if (isThere) router.go(`/table/${table}`);
  const opened = isThere ? table : await openBoard({ game, lesson });
  settings.set({ begun: { ...settings.begun, [nameOf(game, lesson)]: opened } });
}

/** For whoever comes for the first time: what he has begun, or else the guided game. */
export async function learnFirst(game: string): Promise<void> {
  const lesson = begunIn(game) || (await api.lessons(game)).first?.id;
  if (lesson) await learn(game, lesson);
  else router.go(`/games/${game}/lessons`);
}
