/** Words: the Fluent files of the engine, one bundle a language, read in that language when they are first needed. */

import { FluentBundle, FluentResource, type FluentVariable } from '@fluent/bundle';
import { settings, type Language } from '../shell/settings.svelte';

export type Params = Record<string, FluentVariable>;

const FILES = import.meta.glob<string>('@words/*/*.ftl', { query: '?raw', import: 'default' });

class Words {
  #bundles: Record<Language, FluentBundle> = {
    pl: new FluentBundle('pl', { useIsolating: false }),
    en: new FluentBundle('en', { useIsolating: false }),
  };
  #loading = new Map<string, Promise<void>>();
  #stems = new Set<string>();
  /** Grows when words have come: whoever tells something reads it, and is told anew. */
  #epoch = $state(0);
  /** The game whose words go first: games that share a package have terms of their own here and there. */
  game = $state('');

  get language(): Language {
    return settings.language;
  }

  /** Reads all files whose name begins with the stem: `rok1920`, `rok1920-special` and the client's `rok1920-web`. */
  load(stem: string): Promise<void> {
    this.#stems.add(stem);
    return this.#loaded(stem, this.language);
  }

  /** Go over to another language, once its words are there. */
  async speak(language: Language): Promise<void> {
    await Promise.all([...this.#stems].map((stem) => this.#loaded(stem, language)));
    settings.set({ language });
  }

  #loaded(stem: string, language: Language): Promise<void> {
    const key = `${language}/${stem}`;
    let loading = this.#loading.get(key);
    if (!loading) this.#loading.set(key, (loading = this.#read(stem, language)));
    return loading;
  }

  async #read(stem: string, language: Language): Promise<void> {
    const named = new RegExp(`/${language}/${stem}(-[^/]*)?\\.ftl$`);
    const wanted = Object.keys(FILES).filter((path) => named.test(path));
    await Promise.all(wanted.map(async (path) => this.add(language, await FILES[path]!())));
    this.#epoch += 1;
  }

  add(language: Language, text: string): void {
    this.#bundles[language].addResource(new FluentResource(text), { allowOverrides: true });
    this.#epoch += 1;
  }

  has(key: string): boolean {
    return this.#epoch >= 0 && this.#bundles[this.language].hasMessage(this.#said(key));
  }

  /** `nest-of-eagles-rok1920-ask-pursue` is said in place of `rok1920-ask-pursue`, as `sztab.words` does. */
  #said(key: string): string {
    const own = `${this.game}-${key}`;
    return this.#bundles[this.language].hasMessage(own) ? own : key;
  }

  /** The attributes of a message: the cases of a name, its gender and number. */
  forms(key: string): Record<string, string> {
    if (!this.has(key)) return {};
    const bundle = this.#bundles[this.language];
    const { attributes = {} } = bundle.getMessage(this.#said(key)) ?? {};
    return Object.fromEntries(
      Object.entries(attributes).map(([name, pattern]) => [name, bundle.formatPattern(pattern, {}, [])]),
    );
  }

  /** The message with its parameters; a key without words comes back in brackets, so that it shows itself. */
  say(key: string, params: Params = {}): string {
    if (!this.has(key)) return `[${key}]`;
    const bundle = this.#bundles[this.language];
    const pattern = bundle.getMessage(this.#said(key))?.value;
    const errors: Error[] = [];
    return pattern ? bundle.formatPattern(pattern, params, errors) : `[${key}]`;
  }
}

export const words = new Words();

/** Words of the client itself: `t('start-play')` is `web-start-play`. */
export function t(key: string, params: Params = {}): string {
  return words.say(`web-${key}`, params);
}

/** In a game's own words where it has some, else in those of all games. */
export function ours(stem: string, key: string, params: Params = {}): string {
  return t(words.has(`web-${stem}-${key}`) ? `${stem}-${key}` : key, params);
}
