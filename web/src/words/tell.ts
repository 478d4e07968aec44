/** Questions, answers, events and refusals in words: the same keys as on the command line. */

import { SvelteMap } from 'svelte/reactivity';
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

/** A name that stands by itself begins with a capital: `bolszewicy` in a sentence, `Bolszewicy` on a seat. */
export function capital(name: string): string {
  return name.charAt(0).toLocaleUpperCase(words.language) + name.slice(1);
}

/** One part of a sum, to go after another number. */
const added = ({ value }: Modifier): string => (value ? ` ${value > 0 ? '+' : '−'} ${Math.abs(value)}` : '');

export function isSum(value: unknown): value is Modifier[] {
  return (
    Array.isArray(value) && value.length > 0 && typeof value[0] === 'object' && value[0] !== null && 'key' in value[0]
  );
}

/** Names one after another: "a, b and c"; the hexes of a way are "a – b – c". */
export function listed(field: string, names: string[]): string {
  if (field === 'path') return names.join(' – ') || '–';
  if (names.length < 2) return names[0] ?? '–';
  return `${names.slice(0, -1).join(', ')}${words.language === 'pl' ? ' i ' : ' and '}${names.at(-1)}`;
}

const ROMAN = ['I', 'II', 'III', 'IV', 'V', 'VI', 'VII', 'VIII', 'IX', 'X', 'XI', 'XII'];

/** A day as the game prints it (9.VIII, 9 VIII); in English as one writes it there (9 Aug, in a sentence 9 August). */
export function dated(day: string, length: 'short' | 'long' = 'short'): string {
  const [, number, month] = /^(\d{1,2})[. ]([IVX]+)$/.exec(day) ?? [];
  const at = ROMAN.indexOf(month ?? '');
  if (words.language !== 'en' || at < 0) return day;
  return `${number} ${new Date(1920, at, 1).toLocaleDateString('en-GB', { month: length })}`;
}

/** True minus and plus before a number. */
export function signed(value: number): string {
  const size = Math.abs(value).toLocaleString(words.language, { maximumFractionDigits: 1, useGrouping: false });
  return value > 0 ? `+${size}` : value < 0 ? `−${size}` : '0';
}

/** A side in a sentence: `seat`, `seat-acc`, `seat-the`, `seat-cap`, `seat-kind`, `seat-number` and so on. */
export function sideForms(stem: string, field: string, seat: string, plain: string): Params {
  const key = `web-name-${stem}-${seat}`;
  const name = words.has(key) ? words.say(key) : plain;
  const usual = { gen: name, dat: name, acc: name, ins: name, the: name, kind: 'f', number: 'one' };
  const found = { ...usual, ...words.forms(key) };
  const cases = Object.entries({ ...found, cap: capital(words.language === 'en' ? found.the : name) });
  return { [field]: name, ...Object.fromEntries(cases.map(([form, text]) => [`${field}-${form}`, text])) };
}

/** All who have won. */
export function winnersOf(outcome: Pick<Outcome, 'winner' | 'also'>): string[] {
  return outcome.winner ? [outcome.winner, ...(outcome.also ?? [])] : [];
}

/** The places about a hex: `how` and `which way` from it are the ends of the keys that tell it. */
type Around = (hex: string) => readonly { number: string; how: string; way: string }[];

export class Teller {
  /** The hexes of a map of its own, as lessons have one, with the names of its places. */
  #posed: ReadonlyMap<string, string> | null = null;

  constructor(readonly page: GamePage) {}

  /** A board that was set up by hand may have a map of its own: its hexes are called by what is printed on that. */
  read(printed: unknown): void {
    const { picture, fields } = (printed ?? {}) as {
      picture?: { cells?: { number: string; place?: string }[] };
      fields?: { id: string; name: string }[];
    };
    const drawn = fields?.filter(({ id }) => !this.page.labels.field?.[id]) ?? [];
    if (drawn.length) this.#posed = new Map(drawn.map(({ id, name }) => [id, name]));
    if (!picture?.cells) return;
    this.#posed = new Map(
      picture.cells.map(({ number, place }) => [number, place ? this.placed(place, number) : number]),
    );
  }

  /** A place on a hex, as this game calls those of its own map: by name, by both, or by its number alone. */
  private placed(place: string, number: string): string {
    const sample = Object.entries(this.page.labels.hex ?? {}).find(([hex, label]) => named(label) !== hex);
    if (!sample) return number;
    return named(sample[1]).endsWith(` (${sample[0]})`) ? `${place} (${number})` : place;
  }

  /** The hexes about one that has no name, the nearest first, where places are told by their neighbours. */
  get around(): Around {
    return this.known.get('around') ?? (() => []);
  }

  /** What was told before the map was there is told anew. */
  set around(around: Around) {
    this.known.set('around', around);
  }

  private readonly known = new SvelteMap<'around', Around>();

  /** A hex without a name, by a place that has one: `2605 (near Dokszyce)`, `0406 (2 hexes north of Mińsk)`. */
  private nearby(hex: string): string {
    const nameOf = (number: string): string =>
      this.#posed?.get(number) ?? named(this.page.labels.hex?.[number], number);
    const found = this.around(hex).find(({ number }) => nameOf(number) !== number);
    if (!found) return hex;
    const place = nameOf(found.number).replace(/ \(\d+\)$/, '');
    return words.say(`web-hex-${found.how}`, { hex, place, way: words.say(`web-way-${found.way}`) });
  }

  /** A way that ends in a hex without a name ends near the nearest place. */
  private ended(way: string, last: string): string {
    return way.endsWith(last) ? way.slice(0, -last.length) + this.nearby(last) : way;
  }

  /** A thing that was told with its name; a hex without one by the next place that has one. */
  thing(label: Label | null | undefined): string {
    const name = named(label ?? undefined);
    return this.page.labels.hex?.[name] ? this.label(name, 'hex') : name;
  }

  get stem(): string {
    return this.page.game.package;
  }

  /** The name of an id, in whichever domain it stands. */
  label(id: unknown, domain = ''): string {
    if (Array.isArray(id)) {
      // The end of a way is what one wants to know of it; the hexes in between lie on the map.
      const isEnd = (i: number): boolean => domain === 'path' && i === id.length - 1;
      const names = id.map((part, i) => this.label(part, isEnd(i) ? 'hex' : domain));
      return domain ? listed(domain, names) : names.join(', ') || '–';
    }
    const key = String(id);
    const posed = this.#posed?.get(key);
    if (posed !== undefined) return domain === 'hex' && posed === key ? this.nearby(key) : posed;
    const own = this.page.labels[domain]?.[key];
    if (own && domain === 'hex' && named(own) === key) return this.nearby(key);
    if (own) return named(own);
    const said = `${this.stem}-label-${domain}-${key}`;
    if (domain && words.has(said)) return words.say(said);
    for (const labels of Object.values(this.page.labels)) if (labels[key]) return named(labels[key]);
    const seat = this.page.game.seats[key];
    return seat ? named(seat) : key;
  }

  seat(seat: string): string {
    return named(this.page.game.seats[seat], seat);
  }

  /** A side as a sentence needs it. */
  forms(field: string, seat: string | null | undefined): Params {
    return sideForms(this.stem, field, seat ?? '', this.seat(seat ?? ''));
  }

  params(fields: Wire, labels: Record<string, Label> = {}): Params {
    const told: Params = {};
    for (const [field, value] of Object.entries(fields)) {
      const label = labels[field];
      Object.assign(told, this.beside(field, value));
      if (label && field === 'path' && Array.isArray(value))
        told[field] = this.ended(named(label), String(value.at(-1)));
      else if (label) told[field] = dated(named(label), 'long') || '–';
      else if (typeof value === 'number') told[field] = value < 0 ? signed(value) : value;
      else if (Array.isArray(value)) told[field] = this.label(value, field);
      else if (typeof value === 'boolean') told[field] = String(value);
      else if (value === '' || value === null || value === undefined) told[field] = 'none';
      else told[field] = dated(this.label(value, field), 'long');
    }
    return told;
  }

  /** What words are given beside a name, to make whole sentences of: as `sztab.words.params` does. */
  private beside(field: string, value: unknown): Params {
    if (Array.isArray(value)) {
      const told: Params = { [`${field}-count`]: value.length, ...(value.length ? {} : { [`${field}-parts`]: '' }) };
      for (const [end, part] of value.length
        ? ([
            ['first', value[0]],
            ['last', value.at(-1)],
          ] as const)
        : []) {
        told[`${field}-${end}`] = this.label(part, field);
        told[`${field}-${end}-id`] = String(part);
      }
      return told;
    }
    if (typeof value === 'number')
      return {
        [`${field}-size`]: Math.abs(value),
        [`${field}-sign`]: value > 0 ? 'plus' : value < 0 ? 'minus' : 'zero',
      };
    return typeof value === 'string' ? { [`${field}-id`]: value } : {};
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
    return [tag, ...Object.keys(rest).map((field) => params[field])].filter((part) => part !== '').join(' ');
  }

  /** An answer whose question is not known: as the first question says it that could be answered so. */
  answerAnywhere(wire: Wire): string {
    const { answer, ...rest } = wire;
    const tag = typeof answer === 'string' ? answer : '';
    const fields = Object.keys(rest).length;
    const prompt = Object.entries(this.page.shapes).find(
      ([name, shapes]) => shapes[tag]?.length === fields && words.has(`${this.stem}-answer-${name}-${tag}`),
    );
    return this.answer(prompt?.[0] ?? '', wire);
  }

  event(told: Told): string {
    const plain = Object.fromEntries(Object.entries(told.fields).filter(([, value]) => !isSum(value)));
    const params = this.params(plain, told.labels);
    for (const [field, parts] of this.sums(told))
      Object.assign(params, { [`${field}-count`]: parts.length, [`${field}-parts`]: parts.map(added).join('') });
    const key = `${this.stem}-event-${told.event}`;
    const own = `${key}-by-${told.rule.replace(/[./]/g, '-')}`;
    return words.say(words.has(own) ? own : key, params).replace(/([^.])\.\.$/, '$1.');
  }

  sums(told: Told): [string, Modifier[]][] {
    return Object.entries(told.fields).filter((pair): pair is [string, Modifier[]] => isSum(pair[1]));
  }

  /** Who has won, as a sentence needs it: several stand together. */
  winners(outcome: Pick<Outcome, 'winner' | 'also'>): Params {
    const found = winnersOf(outcome);
    const each = found.map((seat) => this.forms('winner', seat));
    if (each.length < 2) return each[0] ?? this.forms('winner', '');
    const joined = (form: string): string =>
      listed(
        '',
        each.map((forms) => String(forms[form])),
      );
    const names = Object.fromEntries(Object.keys(each[0]!).map((form) => [form, joined(form)]));
    return { ...names, 'winner-cap': capital(joined('winner-the')), 'winner-kind': 'many', 'winner-number': 'many' };
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
