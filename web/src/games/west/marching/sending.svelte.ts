/** A headquarters, or a unit far behind the front, before it goes: its way, and whom it would command from there. */
import type { Table } from '../../../table/table.svelte';
import { t } from '../../../words/words.svelte';
import type { Said } from '../../hexes/pieces';

export interface Sent {
  /** The hexes of its way, from where it stands. */
  path: string[];
  /** Stacks that a headquarters would command without a roll, and of these those that nobody commands now. */
  commands: string[];
  gains: string[];
  /** Stacks that nobody would command without a roll any more. */
  loses: string[];
}

const SENDS = /^(headquarters|strategic)-to$/;
const RULES: Readonly<Record<string, string>> = { 'headquarters-to': '8.0/d', 'strategic-to': '11.1/c' };

export class Sending {
  found = $state.raw<Sent | null>(null);
  /** The goal that this is about. */
  hex = $state('');
  /** The hex under the pointer. */
  hovered = $state('');
  #asked = '';

  constructor(private readonly table: Table) {}

  /** Who is about to go. */
  get unit(): string {
    const { question, selected } = this.table;
    if (!question || !SENDS.test(question.prompt)) return '';
    return String(question.about.unit ?? selected?.answers.at(-1)?.unit ?? '');
  }

  /** What waits to be confirmed, or else lies under the pointer. */
  get #goal(): string {
    const { table, hovered } = this;
    return String(table.unconfirmed?.wire.hex ?? (table.offers(hovered) ? hovered : ''));
  }

  /** Another goal is looked at: what it brings. */
  async look(): Promise<void> {
    const { table, unit } = this;
    const hex = unit ? this.#goal : '';
    const asked = hex ? `${table.moment?.version} ${unit} ${hex}` : '';
    if (asked === this.#asked) return;
    this.#asked = asked;
    [this.found, this.hex] = [null, hex];
    if (!asked) return;
    const strategic = table.question?.prompt === 'strategic-to';
    const found = await table.query<Sent>('sending', { unit, hex, strategic }).catch(() => null);
    if (this.#asked === asked) this.found = found;
  }

  /** Whom it commands from there, in sentences. */
  get lines(): string[] {
    const { found, table } = this;
    if (!found) return [];
    const line = (key: string, hexes: readonly string[]): string[] =>
      hexes.length ? [t(`west-sent-${key}`, { hexes: table.tell!.label([...hexes], 'hex') })] : [];
    const isLeader = found.commands.length + found.loses.length > 0 || table.question?.prompt === 'headquarters-to';
    if (!isLeader) return [];
    const commands = line('commands', found.commands);
    return [...(commands.length ? commands : [t('west-sent-nobody')]), ...line('loses', found.loses)];
  }

  get said(): Said | null {
    const { found, hex, table, lines } = this;
    // What waits to be confirmed is told with the question.
    if (!found || !hex || !lines.length || table.unconfirmed) return null;
    const rule = RULES[table.question?.prompt ?? ''] ?? '';
    return {
      hex,
      title: t('west-sent-far', { count: found.path.length - 1 }),
      lines: lines.map((text) => ({ text, rule })),
    };
  }
}

const known = new WeakMap<Table, Sending>();

export function sendingOf(table: Table): Sending {
  let sending = known.get(table);
  if (!sending) known.set(table, (sending = new Sending(table)));
  return sending;
}
