/** Opening a table, and keeping what opens it again. */
import { firstScenario } from '../games/catalogue';
import { keepCommitment } from '../proof/kept';
import { api } from '../wire/http';
import type { Created, NewAnalysis, NewTable } from '../wire/types';
import { keys } from './keys.svelte';
import { router } from './route.svelte';
import { settings } from './settings.svelte';

/** Our part of the seed of the dice, so that the server alone cannot choose it. */
export function contribution(): string {
  return Array.from(crypto.getRandomValues(new Uint8Array(16)), (byte) => byte.toString(16).padStart(2, '0')).join('');
}

export async function begin(wish: NewTable): Promise<Created> {
  const practice = wish.practice !== undefined && wish.practice !== null;
  // The server is bound to its seed before it sees our part of it.
  const bound = practice ? null : await api.commit();
  const seed = bound ? { ...bound, contribution: contribution() } : {};
  const created = await api.create({
    name: settings.name,
    ...seed,
    ...wish,
  });
  const { table, seats, links, watch } = created;
  keepCommitment(table.id, bound?.commitment ?? table.commitment);
  keys.keep({ table: table.id, game: table.game, kind: table.kind, seats, links, watch });
  return created;
}

/** Of the levels of a game the one that was chosen; where it has none such, its strongest. */
export function levelIn(offered: readonly string[]): string {
  return offered.includes(settings.bot) ? settings.bot : (offered.at(-1) ?? 'corporal');
}

export async function playBot(game: string, scenario = '', seat = ''): Promise<void> {
  const info = (await api.game(game)).game;
  const chosen = info.scenarios.find((found) => found.id === scenario) ?? firstScenario(info)!;
  const mine = seat || chosen.seats[0]!;
  const bot = levelIn(info.bots);
  const seats: NewTable['seats'] = Object.fromEntries(
    chosen.seats.map((id) => [id, id === mine ? { kind: 'me' as const } : { kind: 'bot' as const, bot }]),
  );
  const { table } = await begin({ game, scenario: chosen.id, seats, forced: settings.forced });
  router.go(`/table/${table.id}`);
}

/** A table of one's own, from a moment of another: to try what might have been. */
export async function analyse(
  table: string,
  version: number | null,
  seat: string | null,
  secret: string,
): Promise<void> {
  const created = await api.analysis({ table, version, seat }, secret);
  keys.keep({
    table: created.table.id,
    game: created.table.game,
    kind: created.table.kind,
    seats: created.seats,
    links: created.links,
    watch: created.watch,
  });
  router.go(`/table/${created.table.id}`);
}

/** A board to think on: a situation, the start of a scenario, or a position. */
export async function openBoard(wish: NewAnalysis): Promise<string> {
  const created = await api.analysis(wish);
  keys.keep({
    table: created.table.id,
    game: created.table.game,
    kind: created.table.kind,
    seats: created.seats,
    links: created.links,
    watch: created.watch,
  });
  router.go(`/table/${created.table.id}`);
  return created.table.id;
}

/** Something as a file that the browser keeps. */
export function save(name: string, content: string | Blob, type = 'text/plain'): void {
  const link = document.createElement('a');
  link.href = URL.createObjectURL(content instanceof Blob ? content : new Blob([content], { type }));
  link.download = name;
  link.click();
  URL.revokeObjectURL(link.href);
}

/** The record of a game as a file. */
export async function saveRecord(name: string, table: string, secret: string): Promise<void> {
  const text = await api.record(table, secret);
  save(name, text, 'application/x-ndjson');
}
