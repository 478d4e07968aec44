/** Questions, answers, events and refusals in words: the same keys as on the command line. */

import type { GamePage, Label, Outcome, Question, Refusal, Told } from '../wire/types';
import { words, type Params } from './words.svelte';

export interface Modifier {
  rule: string;
  key: string;
  value: number;
  of?: string;
  labels?: Record<string, Label>;
}

export type Wire = Record<string, unknown>;

export function named(label: Label | undefined, otherwise = ''): string {
  return label ? label[words.language] : otherwise;
}

export function isSum(value: unknown): value is Modifier[] {
  return Array.isArray(value) && value.length > 0 && typeof value[0] === 'object' && value[0] !== null && 'key' in value[0];
}

/** True minus and plus before a number. */
export function signed(value: number): string {
  return value > 0 ? `+${value}` : value < 0 ? `−${-value}` : '0';
}

export class Teller {
  constructor(readonly page: GamePage) {}

  get stem(): string {
    return this.page.game.package;
  }

  /** The name of an id, in whichever domain it stands. */
  label(id: unknown, domain = ''): string {
    if (Array.isArray(id)) return id.map((part) => this.label(part, domain)).join(', ') || '–';
    const key = String(id);
    const own = this.page.labels[domain]?.[key];
    if (own) return named(own);
    for (const labels of Object.values(this.page.labels)) if (labels[key]) return named(labels[key]);
    const seat = this.page.game.seats[key];
    return seat ? named(seat) : key;
  }

  seat(seat: string): string {
    return named(this.page.game.seats[seat], seat);
  }

  params(fields: Wire, labels: Record<string, Label> = {}): Params {
    const told: Params = {};
    for (const [field, value] of Object.entries(fields)) {
      const label = labels[field];
      if (label) told[field] = named(label) || '–';
      else if (typeof value === 'number') told[field] = value;
      else if (Array.isArray(value)) told[field] = this.label(value, field);
      else if (typeof value === 'boolean') told[field] = String(value);
      else if (value === '' || value === null || value === undefined) told[field] = 'none';
      else told[field] = this.label(value, field);
    }
    return told;
  }

  question(question: Question): string {
    return words.say(`${this.stem}-ask-${question.prompt}`, this.params(question.about, question.labels));
  }

  prompt(prompt: string): string {
    const key = `${this.stem}-doing-${prompt}`;
    return words.has(key) ? words.say(key) : '';
  }

  /** An option in words: by its prompt and tag, by its tag, or by the names in it. */
  answer(prompt: string, wire: Wire): string {
    const { answer, ...rest } = wire;
    const tag = typeof answer === 'string' ? answer : '';
    const params = this.params(rest);
    for (const key of [`${prompt}-${tag}`, tag, prompt]) {
      const message = `${this.stem}-answer-${key}`;
      if (key.replace(/-/g, '') && words.has(message)) return words.say(message, params);
    }
    return [tag, ...Object.values(params)].filter((part) => part !== '').join(' ');
  }

  event(told: Told): string {
    const plain = Object.fromEntries(Object.entries(told.fields).filter(([, value]) => !isSum(value)));
    return words.say(`${this.stem}-event-${told.event}`, this.params(plain, told.labels));
  }

  sums(told: Told): [string, Modifier[]][] {
    return Object.entries(told.fields).filter((pair): pair is [string, Modifier[]] => isSum(pair[1]));
  }

  modifier(modifier: Modifier): string {
    const key = `${this.stem}-modifier-${modifier.key}`;
    const of = modifier.of ? named(modifier.labels?.of, this.label(modifier.of)) : '';
    if (words.has(key)) return words.say(key, { of });
    return named(modifier.labels?.modifier, modifier.key);
  }

  refusal(refusal: Refusal): string {
    const stem = refusal.rule ? `${this.stem}-refusal` : 'refusal';
    return words.say(`${stem}-${refusal.key}`, this.params(refusal.params ?? {}, refusal.labels));
  }

  /** Why it ended: by a rule of the game, or at the table (resigned, time, a draw agreed). */
  outcome(outcome: Outcome): string {
    const own = `${this.stem}-outcome-${outcome.reason}`;
    if (words.has(own)) return words.say(own);
    const loser = Object.keys(this.page.game.seats).find((seat) => seat !== outcome.winner) ?? '';
    return words.say(`server-end-${outcome.reason}`, { loser: this.seat(loser) });
  }
}
