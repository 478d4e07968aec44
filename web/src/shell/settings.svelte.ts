/** What a person has chosen for this browser; kept in its local storage. */

export type Theme = 'auto' | 'light' | 'dark';
export type Language = 'pl' | 'en';

interface Stored {
  theme: Theme;
  language: Language;
  motion: boolean;
  dice: boolean;
  /** The rule behind each question, in a line under it. */
  hints: boolean;
  /** Whether new tables give answers without a choice by themselves. */
  forced: boolean;
  /** How fast what others did is told: 0 not at all, else ½, 1 or 2. */
  pace: number;
  /** Whether ending a phase asks when something can still be done. */
  askEnd: boolean;
  /** The account that is logged in here, as far as this browser knows. */
  account: string;
  /** Games whose introduction was shown, and scenarios (game/scenario) whose goal was read. */
  seen: string[];
  /** Lessons and guided games that were finished: game/lesson. */
  learnt: string[];
  /** Those that were begun and not finished: the table of each game/lesson. */
  begun: Record<string, string>;
  name: string;
  /** The level of the bots that one plays by a single click. */
  bot: string;
  /** Soft sounds for marches, fights and one's turn. */
  sound: boolean;
  /** A notification of the browser when it is one's turn and the page is not looked at. */
  notify: boolean;
  /** How a hand of cards is held. */
  handOrder: 'fit' | 'army';
  overlays: string[];
}

const KEY = 'sztab-settings';

function first(): Stored {
  const wish = typeof navigator === 'undefined' ? 'en' : navigator.language;
  const language: Language = wish.startsWith('pl') ? 'pl' : 'en';
  const usual: Stored = {
    theme: 'auto',
    language,
    motion: true,
    dice: true,
    hints: true,
    forced: true,
    askEnd: true,
    pace: 1,
    seen: [],
    learnt: [],
    begun: {},
    account: '',
    name: '',
    bot: 'corporal',
    sound: typeof matchMedia !== 'undefined' && !matchMedia('(pointer: coarse)').matches,
    notify: false,
    handOrder: 'fit',
    // Who is encircled in the games of 1920 weighs more than anything else that is not printed.
    overlays: ['rok1920-encircled'],
  };
  try {
    return { ...usual, ...(JSON.parse(localStorage.getItem(KEY) ?? '{}') as Partial<Stored>) };
  } catch {
    return usual;
  }
}

class Settings {
  #stored = $state(first());

  get theme(): Theme {
    return this.#stored.theme;
  }
  get language(): Language {
    return this.#stored.language;
  }
  get motion(): boolean {
    return this.#stored.motion;
  }
  get dice(): boolean {
    return this.#stored.dice;
  }
  get hints(): boolean {
    return this.#stored.hints;
  }
  get pace(): number {
    return this.#stored.pace;
  }
  get askEnd(): boolean {
    return this.#stored.askEnd;
  }
  get forced(): boolean {
    return this.#stored.forced;
  }
  get account(): string {
    return this.#stored.account;
  }
  get seen(): string[] {
    return this.#stored.seen;
  }
  get learnt(): string[] {
    return this.#stored.learnt;
  }
  get begun(): Record<string, string> {
    return this.#stored.begun;
  }
  get name(): string {
    return this.#stored.name;
  }
  get bot(): string {
    return this.#stored.bot;
  }
  get sound(): boolean {
    return this.#stored.sound;
  }
  get notify(): boolean {
    return this.#stored.notify;
  }
  get handOrder(): 'fit' | 'army' {
    return this.#stored.handOrder;
  }
  get overlays(): string[] {
    return this.#stored.overlays;
  }

  set(change: Partial<Stored>): void {
    this.#stored = { ...this.#stored, ...change };
    try {
      localStorage.setItem(KEY, JSON.stringify(this.#stored));
    } catch {
      // A browser that keeps nothing still plays.
    }
    this.apply();
  }

  get isDark(): boolean {
    if (this.theme !== 'auto') return this.theme === 'dark';
    return typeof matchMedia !== 'undefined' && matchMedia('(prefers-color-scheme: dark)').matches;
  }

  /** Whether pieces may glide and dice may tumble. */
  get moves(): boolean {
    const reduced = typeof matchMedia !== 'undefined' && matchMedia('(prefers-reduced-motion: reduce)').matches;
    return this.motion && !reduced;
  }

  apply(): void {
    const root = document.documentElement;
    root.dataset.theme = this.isDark ? 'dark' : 'light';
    root.dataset.motion = this.motion ? 'full' : 'none';
    root.dataset.dice = this.dice ? 'on' : 'off';
    root.lang = this.language;
  }
}

export const settings = new Settings();
