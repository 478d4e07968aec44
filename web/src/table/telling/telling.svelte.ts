/**
 * What the others did since one's last answer is told by itself, while the question already stands: an answer ends the
 * telling. It can be stopped, stepped, skipped and told again, at a pace of one's own.
 */
import { settings } from '../../shell/settings.svelte';
import type { Told } from '../../wire/types';
import { concerns, isLoss, whose } from '../journal/journal';
import { strokesOf, type Stroke } from './strokes';
import type { Table } from '../table.svelte';

export class Telling {
  strokes = $state.raw<Stroke[]>([]);
  at = $state(0);
  /** Whether it is being told, and whether it goes on by itself. */
  open = $state(false);
  running = $state(false);
  /** How long the present stroke takes, in milliseconds: what the bar of it goes by. */
  lasts = $state(0);
  #heard = -1;
  #timer: ReturnType<typeof setTimeout> | undefined;

  constructor(private readonly table: Table) {}

  get now(): Stroke | null {
    return this.open ? (this.strokes[this.at] ?? null) : null;
  }

  /** What was told so far: trails stay. */
  get done(): Stroke[] {
    return this.open ? this.strokes.slice(0, this.at) : [];
  }

  /** A new moment: what came after one's own answer is new. On opening a table nothing is told unasked. */
  hear(): void {
    const { moment, journal } = this.table;
    if (!moment) return;
    const [from, to] = [this.#heard, moment.version];
    this.#heard = to;
    if (from < 0 || to <= from) {
      if (to < from) this.close();
      return;
    }
    // While an answer is on its way, what comes first is its own doing.
    const { busy, seat } = this.table;
    const fresh = journal.filter(({ version }) => version > from && version <= to);
    const mine = fresh.some((told) => /attack|fight|fired|melee/.test(told.event) && concerns(told, seat));
    // One's own marches were seen as they were made; the dice that followed were not.
    const told = busy && !mine ? fresh.filter((one) => whose(one) !== seat) : fresh;
    if (told.length) this.#tell(told, mine);
    else if (busy) this.#forget();
  }

  #forget(): void {
    this.close();
    this.strokes = [];
  }

  #tell(told: readonly Told[], mine: boolean): void {
    const more = this.open ? this.strokes.slice(this.at).flatMap(({ events }) => events) : [];
    this.strokes = strokesOf([...more, ...told], mine);
    this.at = 0;
    if (!this.strokes.length) return this.#forget();
    if (settings.pace > 0) this.again();
  }

  /** Tell it from the beginning. */
  again(): void {
    this.at = 0;
    this.open = true;
    // Without motion it goes step by step, as one asks for it.
    this.running = settings.moves;
    this.#go();
  }

  #go(): void {
    clearTimeout(this.#timer);
    const { now } = this;
    if (!now || !this.running) return;
    const pace = settings.pace || 1;
    if (now.waits && pace < 2) {
      this.running = false;
      return;
    }
    this.lasts = (now.time * 1000) / pace;
    this.#timer = setTimeout(() => this.step(1), this.lasts);
  }

  step(by: number): void {
    const next = this.at + by;
    if (next >= this.strokes.length) return this.close();
    this.at = Math.max(0, next);
    this.#go();
  }

  pause(): void {
    this.running = !this.running;
    this.#go();
  }

  pace(pace: number): void {
    settings.set({ pace });
    if (pace === 0) this.close();
    else if (this.open) this.#go();
  }

  close(): void {
    clearTimeout(this.#timer);
    this.open = false;
    this.running = false;
  }

  /** In a few numbers: marches, fights, losses. */
  get summary(): { marches: number; fights: number; losses: Told[] } {
    const events = this.strokes.flatMap((one) => one.events);
    const count = (kind: string): number =>
      this.strokes
        .filter((one) => one.kind === kind)
        .reduce((sum, one) => sum + (kind === 'march' ? one.events.length : 1), 0);
    return { marches: count('march'), fights: count('fight'), losses: events.filter(isLoss) };
  }
}

const known = new WeakMap<Table, Telling>();

export function tellingOf(table: Table): Telling {
  let telling = known.get(table);
  if (!telling) known.set(table, (telling = new Telling(table)));
  return telling;
}
