/** Political events and priorities as the box prints them, and the small linocut of each. */
import { readCsv } from '../../../wire/csv';

export interface Political {
  id: string;
  side: string;
  /** Which picture it has. */
  name: string;
  number: string;
  /** In whose player-turn and in which phase an event is played; empty for priorities. */
  turn: string;
  phase: string;
  rule: string;
  /** The rule of the next one of its list: what stands before it belongs to this one. */
  until: string;
}

const known = new Map<string, Promise<Political[]>>();

export function politicalOf(game: string): Promise<Political[]> {
  let found = known.get(game);
  if (!found) {
    found = Promise.all([sheet(game, 'events'), sheet(game, 'priorities')]).then((sheets) => sheets.flat());
    found.catch(() => known.delete(game));
    known.set(game, found);
  }
  return found;
}

async function sheet(game: string, file: 'events' | 'priorities'): Promise<Political[]> {
  const reply = await fetch(`/api/games/${game}/box/${file}.csv`);
  const { columns, rows } = readCsv(await reply.text());
  const rules = rows.map((row) => row[columns.indexOf('rule')] ?? '');
  return rows.map((row, n) => {
    const of = (column: string): string => row[columns.indexOf(column)] ?? '';
    const id = file === 'events' ? of('event').toLowerCase() : of('name');
    const number = file === 'events' ? of('event').slice(1) : '';
    const [rule, until] = [of('rule'), rules[n + 1] ?? ''];
    return { id, side: of('side'), name: of('name'), number, turn: of('turn'), phase: of('phase'), rule, until };
  });
}

/** All that the rules say of a card, cost and gain: from its first rule to that of the next card. */
export function saidOn<Said extends { id: string }>({ rule, until }: Political, rules: readonly Said[]): Said[] {
  const from = rules.findIndex(({ id }) => id === rule);
  const to = rules.findIndex(({ id }) => id === until);
  return from < 0 ? [] : rules.slice(from, to > from ? to : rule.includes('/') ? undefined : from + 1);
}

const RIFLEMAN =
  'M-3 -15a4.4 4.4 0 1 1 .1 0ZM-8 -9H3L5 3L9 1L10 4L3 8L2 18H-2L-3 8L-5 18H-9L-8 4ZM4 -6L19 -13L20 -11L5 -3Z';
const RIDER =
  'M-2 -17a3.6 3.6 0 1 1 .1 0ZM-6 -12H2L4 -4H-5ZM-18 -2L-11 -5H7L13 -13L19 -10L18 -5L14 -4L11 4L13 17H9L6 6H-7L-10 17H-14L-12 3L-17 6Z';
const CART =
  'M-18 2H6L9 -3H18V0H11L8 6H-18ZM-14 -6H-2V2H-14ZM-2 -5L14 -11L15 -9L-2 -1ZM-12 8a5 5 0 1 0 .1 0ZM3 8a5 5 0 1 0 .1 0Z';
const LETTER =
  'M-16 -11H16V11H-16ZM-14 -9L0 2L14 -9ZM-4 1L-15 10M4 1L15 10M-3.5 5a3.5 3.5 0 1 0 7 0a3.5 3.5 0 1 0 -7 0Z';
const TRAIN =
  'M-18 6V-6H-8V-12H2V-4H12L16 0V6ZM-13 10a3 3 0 1 0 .1 0ZM-3 10a3 3 0 1 0 .1 0ZM9 10a3 3 0 1 0 .1 0ZM-6 -10H0V-6H-6ZM-17 17H17';
const MAP = 'M-17 -10L-6 -14L6 -10L17 -14V10L6 14L-6 10L-17 14ZM-6 -14V10M6 -10V14M-12 -3L-2 1L3 -4L12 2';
const FLAG = 'M-11 18V-17M-11 -16H14L8 -8L14 0H-11Z';
const TABLE =
  'M-17 -3H17V1H-17ZM-13 1V16M13 1V16M-11 -8a3.4 3.4 0 1 1 .1 0ZM11 -8a3.4 3.4 0 1 1 .1 0ZM-4 -3L0 -9L4 -3Z';
const CROSSED = 'M-15 12L12 -15L15 -12L-12 15ZM15 12L-12 -15L-15 -12L12 15ZM-17 10L-10 17M17 10L10 17';
const BOLT = 'M3 -18L-11 3H-2L-5 18L11 -5H2Z';

const PICTURES: Record<string, string> = {
  romania: TABLE,
  belarus: RIFLEMAN,
  entente: LETTER,
  latvians: FLAG,
  cieszyn: MAP,
  makhno: CART,
  karelia: FLAG,
  hungarians: RIDER,
  escalation: BOLT,
  'counter-move': CROSSED,
  coup: BOLT,
  disarray: RIDER,
  pact: TABLE,
  trap: CART,
  mood: FLAG,
  strike: TRAIN,
  feuds: CROSSED,
  freikorps: RIFLEMAN,
  silesia: FLAG,
  galicia: MAP,
  stalin: LETTER,
  'third-army': RIDER,
};

/** The picture of an event or priority; one without a picture has an empty plate. */
export const pictureOf = (name: string): string => PICTURES[name] ?? '';
