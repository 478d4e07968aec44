/** What an order takes: the price of a marker, the command roll, and how far a group may march. */
import type { Table } from '../../../table/table.svelte';
import { t } from '../../../words/words.svelte';
import type { Said } from '../../hexes/pieces';
import { risk, type Command } from './marching.svelte';
import type { View } from '../types';

interface Reach {
  allowance: number;
  hexes: Record<string, number>;
}

export class Orders {
  said = $state.raw<Said | null>(null);
  costs = $state.raw<Record<string, number>>({});
  paid = $state.raw<readonly string[]>([]);
  /** Stacks whose order might fail, with the chance that it is carried out. */
  risks = $state.raw<Readonly<Record<string, { chance: number }>>>({});
  /** The way that the march pointed at would take, drawn before the order is given. */
  path = $state.raw<readonly string[]>([]);
  #allowance = 0;
  #command: Command | null = null;
  #at = '';
  #hex: string | null = null;
  #wanted = '';

  constructor(private readonly table: Table) {}

  /** Who would go: those of whom it has been said, or who have only been picked up. */
  #chosen(view: View): string[] {
    if (view.group.length) return [...view.group];
    const unit = this.table.selected?.answers.at(-1)?.unit;
    return Array.isArray(unit) ? unit.map(String) : unit ? [String(unit)] : [];
  }

  /** A new question: what its goals cost. */
  async ask(view: View): Promise<void> {
    const { question, moment } = this.table;
    const units = this.#chosen(view);
    const now = question ? `${moment?.version} ${question.prompt} ${units.join()}` : '';
    if (now === this.#at) return;
    this.#at = now;
    [this.costs, this.paid, this.path, this.said, this.#command] = [{}, [], [], null, null];
    if (question?.prompt !== 'marker') this.risks = {};
    try {
      if (question?.prompt === 'march' && units.length) {
        const [reach, command] = await Promise.all([
          this.table.query<Reach>('reach', { units }),
          this.table.query<Command>('command', { units }),
        ]);
        if (this.#at !== now) return;
        [this.costs, this.#allowance, this.#command] = [reach.hexes, reach.allowance, command];
      } else if (question?.prompt === 'marker') {
        const { stacks } = await this.table.query<{ stacks: Orders['risks'] }>('risks', { side: question.seat });
        if (this.#at === now) this.risks = stacks;
      } else if (question?.prompt === 'strategic-to' && units[0]) {
        const found = await this.table.query<{ paid: string[] }>('strategic', { unit: units[0] });
        if (this.#at === now) this.paid = found.paid;
      }
    } catch {
      // Without an answer the goals are lit all the same.
    }
  }

  /** The way to a hex, straight or by way of another. */
  async draw(hex: string | null, via?: unknown): Promise<void> {
    const wanted = (this.#wanted = `${this.#at} ${hex} ${String(via ?? '')}`);
    const { question, shown } = this.table;
    const units = question?.prompt === 'march' && shown ? this.#chosen(shown.view as View) : [];
    if (!hex || !units.length) {
      this.path = [];
      return;
    }
    const asked = { units, hex, ...(via ? { via } : {}) };
    const found = await this.table.query<{ path: string[] | null }>('cost', asked).catch(() => null);
    if (this.#wanted === wanted) this.path = found?.path ?? [];
  }

  /** Point at a hex: what a marker there costs and whether its order would pass, or what the march there takes. */
  async point(hex: string | null): Promise<void> {
    this.#hex = hex;
    this.said = null;
    void this.draw(hex, this.table.picks.via);
    const { question } = this.table;
    if (!question || !hex || !this.table.offers(hex)) return;
    const side = question.seat;
    const [prompt, now] = [question.prompt, this.#at];
    try {
      let said: Said | null = null;
      if (prompt === 'marker') {
        const [marker, command] = await Promise.all([
          this.table.query<{ cost: number; markers: number; most: number }>('marker', { side, hex }),
          this.table.query<Command>('command', { side, hex }),
        ]);
        said = {
          hex,
          title: t('west-marker-costs', { cost: marker.cost }),
          lines: [
            { text: t('west-markers-of', { count: marker.markers, most: marker.most }), rule: '7.3' },
            risk(command, this.table.tell),
          ],
        };
      } else if (prompt === 'order' || prompt === 'manoeuvre') {
        said = {
          hex,
          title: t('west-order-here'),
          lines: [risk(await this.table.query('command', { side, hex }), this.table.tell)],
        };
      } else if (prompt === 'march' && this.costs[hex] !== undefined) {
        said = {
          hex,
          title: t('west-march-takes', { cost: this.costs[hex], allowance: this.#allowance }),
          lines: this.#command ? [risk(this.#command, this.table.tell)] : [],
        };
      }
      if (this.#hex === hex && this.#at === now) this.said = said;
    } catch {
      // What cannot be asked is not told.
    }
  }
}
