/**
 * The games that are drawn here. A folder of a game says in its `about.ts` which games it draws and how its parts are
 * loaded; nothing else names a game, so a new one plugs in by its folder alone.
 */
import type { Component } from 'svelte';
import type { Face } from '../table/face';
import type { GameInfo, GamePage, ScenarioInfo } from '../wire/types';

/** Counters of one side on a place of the map, in the colours of `side`. */
export interface Standing {
  place: string;
  side: string;
  pieces: number;
}

type Loaded<T> = Promise<{ default: T }>;

export interface About {
  /** Ids of the games, as the server's catalogue has them. */
  games: readonly string[];
  /** The table: loaded when someone sits down. */
  face: () => Promise<{ face: Face }>;
  /** A small picture with the game's own pieces, for the start page. */
  Vignette: (game: string) => Loaded<Component>;
  /** All pieces of the game, drawn as they lie on the table. */
  Counters: () => Loaded<Component<{ page: GamePage; search: string }>>;
  /** The map by itself; hex maps of the atlas need none of their own. */
  Map?: () => Loaded<Component<{ standing?: readonly Standing[] }>>;
  /** The colours of a side, where its seat is called otherwise: Russians who look like Bolsheviks. */
  sides?: Readonly<Record<string, string>>;
  /** The scenario to begin with, where a newcomer would not finish the first of the box. */
  first?: string;
  /** False: the game has no tables to look anything up in. */
  tables?: boolean;
  /** A wide picture behind the title of the start page. */
  Hero?: () => Loaded<Component>;
}

const FOUND = import.meta.glob<About>('./*/about.ts', { eager: true, import: 'about' });

const BY_GAME = new Map(Object.values(FOUND).flatMap((about) => about.games.map((game) => [game, about] as const)));

export function aboutGame(game: string): About | null {
  return BY_GAME.get(game) ?? null;
}

/** What one click on the start page opens: a scenario that a newcomer can finish. */
export function firstScenario(game: GameInfo): ScenarioInfo | undefined {
  return game.scenarios.find(({ id }) => id === aboutGame(game.id)?.first) ?? game.scenarios[0];
}

/** The scenarios of a game, the one to begin with first. */
export function scenariosOf(game: GameInfo): ScenarioInfo[] {
  const first = firstScenario(game);
  return first ? [first, ...game.scenarios.filter((one) => one !== first)] : game.scenarios;
}

export async function faceOf(game: string): Promise<Face | null> {
  return (await aboutGame(game)?.face())?.face ?? null;
}
