/**
 * What the server found about a position, in words: refusals, events and answers as the table says them, and of all
 * else what there are words for. What has none is left out: nobody at a table reads a program's names of things.
 */
import { signed, type Modifier, type Teller, type Wire } from '../../words/tell';
import { t, words } from '../../words/words.svelte';
import type { Asked, Outcome, Told } from '../../wire/types';

export type Said =
  | { kind: 'line'; text: string; rule?: string }
  | { kind: 'rule'; rule: string }
  | { kind: 'list'; items: Said[] }
  | { kind: 'rows'; rows: { name: string; said: Said }[] };

type Data = Record<string, unknown>;

const isData = (found: unknown): found is Data => typeof found === 'object' && found !== null && !Array.isArray(found);

const line = (text: string, rule: unknown = ''): Said | null =>
  // A word that lacks a name stands in braces, a key without words in brackets: neither is a sentence.
  !text || /\{\s*\$|^\[[\w-]+\]$/.test(text)
    ? null
    : { kind: 'line', text, ...(typeof rule === 'string' && rule ? { rule } : {}) };

/** What is a share where it is no count: of rolls, or of games. */
const SHARE = /^(probability|success|win|draw|lose|passed|error)$/;
const SHARE_OR_COUNT = /^(chance|rout|retreat)$/;
/** What lies on the map anyway, or repeats what is said beside it. */
const INNER = /^(labels|params|prompt|level|key)$/;
const ends = (field: string): string => field.replaceAll('_', '-');

function numberOf(value: number, field: string): string {
  if (SHARE.test(field) || (SHARE_OR_COUNT.test(field) && !Number.isInteger(value)))
    return `${Math.round(100 * value)}%`;
  return value.toLocaleString(words.language, { maximumFractionDigits: 2, useGrouping: false }).replace('-', '−');
}

/** A name, a number of a hex or a word for it; '' where it has none. */
export function nameOf(tell: Teller, value: string, field = ''): string {
  if (/^\d{4}$/.test(value)) return tell.label(value, 'hex');
  if (value.includes(' x ')) {
    const armies = value.split(' x ').map((army) => nameOf(tell, army));
    return armies.every(Boolean) ? armies.join(' – ') : '';
  }
  const label = tell.label(value, field);
  if (label !== value) return label;
  const said = `web-told-${ends(value)}`;
  if (/^[\w-]+$/.test(value) && words.has(said)) return words.say(said);
  for (const key of ['outcome', 'modifier', 'refusal']) {
    const own = words.has(`${tell.stem}-${key}-${value}`) ? line(words.say(`${tell.stem}-${key}-${value}`)) : null;
    if (own?.kind === 'line') return own.text;
  }
  // Numbers, fractions, sides of hexes and proper names are what they say.
  return /^[\d/.,–-]+$|^\p{Lu}/u.test(value) ? value : '';
}

/** An answer in words, without the name that a program gives to it. */
export function answerIn(tell: Teller, wire: Wire): string {
  const { answer, prompt: _, ...rest } = wire;
  const told = tell.answerAnywhere(typeof answer === 'string' ? { answer, ...rest } : rest);
  const isRaw = typeof answer === 'string' && (told === answer || told.startsWith(`${answer} `));
  const text = isRaw
    ? Object.entries(rest)
        .map(([field, value]) => partIn(tell, value, field))
        .filter(Boolean)
        .join(', ')
    : told;
  return line(text) ? text : '';
}

/** What something is asked about: names, one after another. */
export function partIn(tell: Teller, asked: unknown, field = ''): string {
  if (Array.isArray(asked))
    return asked
      .map((one) => partIn(tell, one, field))
      .filter(Boolean)
      .join(', ');
  if (isData(asked))
    return 'answer' in asked
      ? answerIn(tell, asked)
      : Object.entries(asked)
          .map(([key, one]) => partIn(tell, one, key))
          .filter(Boolean)
          .join(', ');
  if (typeof asked === 'string') return nameOf(tell, asked, field);
  return typeof asked === 'number' ? numberOf(asked, field) : '';
}

function refusalIn(tell: Teller, found: Data): Said | null {
  const key = typeof found.key === 'string' ? found.key : found.refusal;
  const [rule, params] = [String(found.rule ?? ''), isData(found.params) ? found.params : {}];
  return line(tell.refusal({ rule, key: String(key), params, labels: {} }), rule);
}

function eventIn(tell: Teller, { event, rule, only: _, ...fields }: Data): Said | null {
  return line(tell.event({ event, rule, fields, labels: {} } as unknown as Told), rule);
}

function outcomeIn(tell: Teller, found: Data): Said | null {
  const outcome = found as unknown as Outcome;
  const won = outcome.winner ? t('won', tell.winners(outcome)) : t('drawn');
  return line([won, tell.outcome(outcome)].filter((part) => line(part)).join(' '), outcome.rule);
}

/** What is up for decision, and whose it is. */
function questionIn(tell: Teller, { seat, prompt, rule }: Data): Said | null {
  const doing = tell.prompt(String(prompt));
  const who = seat === 'chance' ? t('told-chance') : tell.seat(String(seat));
  return line([who, doing].filter(Boolean).join(': '), rule);
}

const isRefusal = (found: Data): boolean =>
  ('params' in found && ('key' in found || typeof found.refusal === 'string')) ||
  (found.allowed === false && 'key' in found);

function rowsIn(tell: Teller, found: Data): Said | null {
  const rows = Object.entries(found).flatMap(([field, value]) => {
    if (INNER.test(field)) return [];
    const key = `web-answer-${ends(field)}`;
    const name = words.has(key) ? words.say(key) : nameOf(tell, field);
    const said = name ? saidOf(tell, value, field) : null;
    return said ? [{ name, said }] : [];
  });
  return rows.length ? { kind: 'rows', rows } : null;
}

/** What was found, as it can be said; `what`: the question, or the field that it stands in. Null: nothing of it. */
export function saidOf(tell: Teller, found: unknown, what = ''): Said | null {
  if (found === null || found === undefined || found === '') return null;
  if (typeof found === 'boolean') return line(t(`value-${found}`));
  if (typeof found === 'number') return line(numberOf(found, what));
  if (typeof found === 'string') {
    if (/(^|[-_])rules?$/.test(what)) return { kind: 'rule', rule: found };
    return line(nameOf(tell, found, what));
  }
  if (Array.isArray(found)) return listIn(tell, found, what);
  const data = found as Data;
  if (what === 'outcome') return outcomeIn(tell, data);
  if (what === 'question' && 'prompt' in data) return questionIn(tell, data);
  if (isRefusal(data)) return refusalIn(tell, data) ?? rowsIn(tell, data);
  if (typeof data.event === 'string') return eventIn(tell, data);
  if (what === 'legal') return line(answerIn(tell, data));
  if ('key' in data && typeof data.value === 'number')
    return line(`${tell.modifier(data as unknown as Modifier)} ${signed(data.value)}`, data.rule);
  return rowsIn(tell, data);
}

/** A part of what was found, as a situation asks for it: by the last name of its way. */
export function partFound(
  tell: Teller,
  { what, at = '', result }: Pick<Asked, 'what' | 'result'> & { at?: string },
): Said | null {
  const last = at.split('.').at(-1)!;
  return last && !/^\d+$/.test(last) ? rowsIn(tell, { [last]: result }) : saidOf(tell, result, what);
}

/** A sentence of the server's in which the names that it gives to things stand: they are called as the players do. */
export const withNames = (tell: Teller, text: string): string =>
  text.replace(/'?\b[a-z]{2}-[a-z0-9-]+'?/g, (id) => {
    const bare = id.replaceAll("'", '');
    const label = tell.label(bare);
    return label === bare ? id : label;
  });

function listIn(tell: Teller, found: readonly unknown[], what: string): Said | null {
  if (!found.length) return line(what === 'why_not' ? t('told-allowed') : '');
  const items = found.flatMap((one) => saidOf(tell, one, what) ?? []);
  if (!items.length) return null;
  const isShort = items.every((item) => item.kind === 'line' && !item.rule) && !found.some(isData);
  if (!isShort) return { kind: 'list', items };
  return line(items.map((item) => (item.kind === 'line' ? item.text : '')).join(', '));
}
