/**
 * The rules of a game in our words, at hand wherever a number stands: asked for once, when the board has had its
 * turn.
 */
import { api } from '../../wire/http';
import type { RulePage } from '../../wire/types';

const LATER = 700;

class Rulebook {
  #pages = $state.raw<Record<string, ReadonlyMap<string, RulePage>>>({});
  #asked = new Set<string>();

  /** A rule, or nothing while the rules have not come. */
  of(game: string, rule: string): RulePage | undefined {
    this.#ask(game);
    return this.#pages[game]?.get(rule);
  }

  /** All rules whose number begins so: the rules of a scenario, the conditions of victory. */
  under(game: string, ...stems: string[]): RulePage[] {
    this.#ask(game);
    return [...(this.#pages[game]?.values() ?? [])].filter(({ id }) => stems.some((stem) => id.startsWith(stem)));
  }

  #ask(game: string): void {
    if (!game || this.#asked.has(game)) return;
    this.#asked.add(game);
    setTimeout(() => {
      api
        .rules(game)
        .then(({ rules }) => (this.#pages = { ...this.#pages, [game]: new Map(rules.map((rule) => [rule.id, rule])) }))
        .catch(() => this.#asked.delete(game));
    }, LATER);
  }
}

export const rulebook = new Rulebook();
