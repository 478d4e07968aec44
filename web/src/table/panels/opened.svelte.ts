/** Which panel is in front, and which sheet on a telephone; called while the page of a table is set up. */
import { untrack } from 'svelte';
import { settings } from '../../shell/settings.svelte';
import { analysingOf } from '../analysis/analysing.svelte';
import type { Place, Sheet } from './Bottom.svelte';
import type { Face, Panel } from '../face';
import { reader } from '../rules/reader.svelte';
import type { Table } from '../table.svelte';

/** Panels that every table has. */
const OWN = ['intro', 'rule', 'chat', 'notes', 'arrange', 'asking', 'journal', 'analysis'];

/** So long nobody has been asked, in milliseconds, before the log is turned to: a bot answers sooner. */
const RESTS = 1200;

/** Crossed swords. */
const SWORDS = 'M4 3L15 14M16 3L5 14M3 12L8 17M17 12L12 17';

export interface Tab {
  id: string;
  label: string;
  icon?: string;
}

export class Opened {
  tab = $state('');
  sheet = $state<Sheet>('map');
  /** Where panels are folded into a rail: whether one is out. */
  drawer = $state(false);
  /** Someone sits down at this game for the first time. */
  welcome = $state(false);
  /** Nobody has answered yet who has played this scenario before: what it is about stands with the question. */
  goal = $state(false);
  #before = new Set<string>();
  /** Whether what lies open was opened by hand: then nothing but a new matter takes it away. */
  #isOwn = false;
  /** The panel that the question before was about. */
  #called = '';

  constructor(
    private readonly table: Table,
    /** What the page knows: face, whether all is there, and whether panels are folded into a rail, or sheets. */
    private readonly page: {
      face: () => Face | null;
      ready: () => boolean;
      wide: () => boolean;
      /** Panels and journal are sheets. */
      isNarrow: () => boolean;
    },
  ) {
    $effect(() => this.#follow());
    // Once the introduction has been read, a panel comes to the front when a question is about it.
    $effect(() => {
      if (!table.busy) return;
      this.welcome = false;
      untrack(() => this.understood());
    });
    $effect(() => {
      const { question } = table;
      // The greeting leads to the introduction, whatever is asked meanwhile: only the next question calls its panel.
      if (!page.ready() || untrack(() => this.welcome)) return;
      if (!question) return;
      const called = this.panels.find((panel) => panel.concerns?.(question))?.id ?? '';
      untrack(() => this.#call(called));
    });
    // While nobody is asked, what happens is read.
    $effect(() => {
      if (table.question || !page.ready() || !this.#hasLog) return;
      const resting = setTimeout(() => this.#rest(), RESTS);
      return () => clearTimeout(resting);
    });
    // The odds of what is to be confirmed are read in the panel of fights.
    $effect(() => {
      if (!table.unconfirmed || !page.ready()) return;
      this.welcome = false;
      const { fights } = this;
      if (fights && this.#weighs) [this.tab, this.#isOwn] = [fights.id, false];
    });
    // What was read at a table before lies open there, not here.
    const before = untrack(() => reader.turns);
    $effect(() => {
      if (reader.turns !== before && reader.game === table.info?.game) untrack(() => this.open('rule'));
    });
  }

  get analysing(): boolean {
    return this.table.info?.kind === 'analysis' && this.table.seats.length > 0;
  }

  /** The game's own panels that have something to show; what stands with the question is not shown twice. */
  get panels(): Panel[] {
    const [face, view] = [this.page.face(), this.table.shown?.view];
    const wide = this.page.wide();
    return (
      face?.panels.filter(
        (panel) => (!panel.when || (view !== undefined && panel.when(view))) && !(wide && panel.Panel === face.Matter),
      ) ?? []
    );
  }

  get tabs(): Tab[] {
    const own = (id: string, label = `panel-${id}`): Tab => ({ id, label });
    return [
      ...this.panels.map(({ id, label, icon }) => ({ id, label, ...(icon ? { icon } : {}) })),
      ...(this.page.isNarrow() ? [] : [own('journal', 'journal')]),
      ...(this.analysing ? [own('arrange'), own('asking')] : []),
      ...(analysingOf(this.table).isOpen ? [own('analysis')] : []),
      own('intro'),
      own('rule', 'panel-rules'),
      own('chat'),
      ...(this.table.seat ? [own('notes')] : []),
    ];
  }

  /** Panels that have a place of their own in the bar of a telephone. */
  get places(): Place[] {
    const view = this.table.shown?.view;
    const seat = this.table.seat ?? '';
    const side = this.page.face()?.side?.(seat) ?? seat;
    const fights = this.fights;
    return this.panels.flatMap((panel) => {
      const { id, label, icon = SWORDS, counts } = panel;
      if (view === undefined || !(counts || panel === fights)) return [];
      return [{ id, label, icon, count: counts?.(view, side) ?? 0, marked: panel === fights && this.#weighs }];
    });
  }

  /** The panel in which fights are weighed. */
  get fights(): Panel | undefined {
    return this.panels.find((panel) => panel.concerns);
  }

  /** What is to be confirmed is a fight: a depot, or a far move, is weighed with its question. */
  get #weighs(): boolean {
    const { unconfirmed, question } = this.table;
    return unconfirmed !== null && question !== null && (this.fights?.weighs?.(question) ?? true);
  }

  get active(): Panel | null {
    return this.panels.find((panel) => panel.id === this.tab) ?? null;
  }

  open(to: string): void {
    this.turn(to);
    this.sheet = 'panel';
    this.drawer = true;
  }

  /** A tab was pressed where they stand side by side. */
  turn(to: string): void {
    this.tab = to;
    this.#isOwn = to !== 'journal';
  }

  /** The introduction is opened from the greeting, which then has done its work. */
  read(): void {
    this.open('intro');
    this.welcome = false;
  }

  /** What the scenario is about has been read, or an answer given. */
  understood(): void {
    const scenario = this.#scenario;
    if (this.goal) settings.set({ seen: [...settings.seen, scenario] });
    this.goal = false;
  }

  /** Whether this scenario has not been played here yet. */
  get isNew(): boolean {
    return this.table.info?.kind === 'game' && !settings.seen.includes(this.#scenario);
  }

  get #scenario(): string {
    const { info } = this.table;
    return info ? `${info.game}/${info.scenario}` : '';
  }

  /** A tab was pressed: in a rail, the open one folds away. */
  press(to: string): void {
    this.drawer = !(this.drawer && this.tab === to);
    this.tab = to;
  }

  /** Whether the log is a tab beside the board of a game. */
  get #hasLog(): boolean {
    return !this.page.wide() && !this.page.isNarrow() && !this.analysing;
  }

  /** What lies open when nothing else does. */
  get #usual(): string {
    return this.#hasLog ? 'journal' : (this.panels[0]?.id ?? 'rule');
  }

  /**
   * A question about a panel brings it to the front: once, so that one may read another meanwhile. One that was opened
   * so and has nothing more to show gives way to the log.
   */
  #call(panel: string): void {
    if (panel && (panel !== this.#called || !this.#isOwn)) [this.tab, this.#isOwn] = [panel, false];
    if (!panel && !this.#isOwn && this.#hasLog && this.active?.isEmpty?.(this.table)) this.tab = 'journal';
    this.#called = panel;
  }

  /** The log comes to the front where nothing was opened by hand, and nothing waits to be read first. */
  #rest(): void {
    const { welcome, goal, tab } = this;
    if (this.#isOwn || ((welcome || goal) && tab === 'intro')) return;
    [this.tab, this.#called] = ['journal', ''];
  }

  /** A panel that begins to have something to show comes to the front; one that ends gives way. */
  #follow(): void {
    const { table, panels, analysing } = this;
    if (!this.page.ready()) {
      if (!this.tab && table.tell && table.info && !table.moment) this.tab = 'intro';
      return;
    }
    if (table.seats.length && this.isNew) this.goal = true;
    const now = new Set(panels.filter((panel) => panel.when && !panel.quiet).map((panel) => panel.id));
    for (const panel of now) if (!this.#before.has(panel)) this.tab = panel;
    this.#before = now;
    if (!this.tab && analysing && table.moment?.lesson) this.tab = panels[0]?.id ?? 'rule';
    if (!this.tab && analysing && !table.info?.origin) {
      this.tab = table.info?.situation ? 'asking' : 'arrange';
      this.drawer = true;
    }
    if (!this.tab && table.info && !settings.seen.includes(table.info.game)) {
      this.tab = 'intro';
      this.drawer = true;
      this.welcome = true;
      const game = table.info.game;
      untrack(() => settings.set({ seen: [...settings.seen, game] }));
    }
    // Of a new scenario the introduction is read first, not a panel that has nothing to show yet.
    if (!this.tab && this.goal && !table.moment?.outcome) this.tab = 'intro';
    const isGone = !OWN.includes(this.tab) && !panels.some((panel) => panel.id === this.tab);
    if (!this.tab || isGone || (this.tab === 'journal' && this.page.isNarrow())) this.tab = this.#usual;
  }
}
