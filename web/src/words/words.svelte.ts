/** Words: the Fluent files of the engine, one bundle a language, read when they are first needed. */

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
  /** Grows when words have come: whoever tells something reads it, and is told anew. */
  #epoch = $state(0);

  get language(): Language {
    return settings.language;
  }

  /** Reads all files whose name begins with the stem (`web`, `warszawa` with `warszawa-cards`), in both languages. */
  load(stem: string): Promise<void> {
    let loading = this.#loading.get(stem);
    if (!loading) {
      loading = this.#read(stem);
      this.#loading.set(stem, loading);
    }
    return loading;
  }

  async #read(stem: string): Promise<void> {
    const wanted = Object.keys(FILES).filter((path) => new RegExp(`/${stem}(-[^/]*)?\\.ftl$`).test(path));
    await Promise.all(
      wanted.map(async (path) => {
        const language = /\/(pl|en)\/[^/]+$/.exec(path)?.[1] as Language;
        this.add(language, await FILES[path]!());
      }),
    );
    this.#epoch += 1;
  }

  add(language: Language, text: string): void {
    this.#bundles[language].addResource(new FluentResource(text), { allowOverrides: true });
    this.#epoch += 1;
  }

  has(key: string): boolean {
    return this.#epoch >= 0 && this.#bundles[this.language].hasMessage(key);
  }

  /** The message with its parameters; a key without words comes back in brackets, so that it shows itself. */
  say(key: string, params: Params = {}): string {
    if (!this.has(key)) return `[${key}]`;
    const bundle = this.#bundles[this.language];
    const pattern = bundle.getMessage(key)?.value;
    const errors: Error[] = [];
    return pattern ? bundle.formatPattern(pattern, params, errors) : `[${key}]`;
  }
}

export const words = new Words();

/** Words of the client itself: `t('start-play')` is `web-start-play`. */
export function t(key: string, params: Params = {}): string {
  return words.say(`web-${key}`, params);
}
