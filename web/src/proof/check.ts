/** A record checked by this browser alone: commitment, dice, chain, signature. Legality stays with `sztab verify`. */

import { fromHex, isSigned, sha256 } from './hashing';
import { readSource, sorted } from './source';
import { answerTo, keyOf, type Asked } from './stream';

export type Verdict = 'good' | 'bad' | 'unknown' | 'practice';
export const POINTS = ['commitment', 'dice', 'chain', 'signature'] as const;
export type Point = (typeof POINTS)[number];

/** One answer of chance, and what the stream says that it had to be. */
export interface Throw {
  line: number;
  of: Asked;
  said: unknown[];
  fair: unknown[];
  good: boolean;
}

export interface Proof {
  verdicts: Record<Point, Verdict>;
  /** Why a verdict is not `good`: a key of words. */
  reasons: Partial<Record<Point, string>>;
  throws: Throw[];
  /** Seats that added to the seed, and those that did not. */
  added: string[];
  silent: string[];
  practice: number | null;
}

interface Header {
  commitment: string;
  contributions: Record<string, string>;
  seats: Record<string, string>;
  practice: number | null;
  chain: string;
}

interface Line {
  n: number;
  seat?: string;
  answer?: Record<string, unknown[]>;
  index?: number;
  of?: Asked;
  end?: unknown;
  seed?: string;
  key?: string;
  signature?: string;
  chain: string;
}

const HASH = 32;

/** `kept`: the commitment that this browser was shown at the table; `hostKey`: the key of the server, by itself. */
export async function check(text: string, kept: string, hostKey: string): Promise<Proof> {
  const rows = text.replace(/\n$/, '').split('\n');
  const header = JSON.parse(rows[0]!) as Header;
  const lines = rows.slice(1).map((row) => JSON.parse(row) as Line);
  const proof: Proof = {
    verdicts: { commitment: 'good', dice: 'good', chain: 'good', signature: 'good' },
    reasons: {},
    throws: [],
    added: Object.keys(header.contributions),
    silent: Object.keys(header.seats).filter((seat) => !(seat in header.contributions)),
    practice: header.practice,
  };
  const say = (point: Point, verdict: Verdict, reason: string): void => {
    proof.verdicts[point] = verdict;
    proof.reasons[point] = reason;
  };
  await checkChain(rows, [header, ...lines], say);
  await checkSignature(header, lines, hostKey, say);
  await checkDice(header, lines, kept, proof, say);
  return proof;
}

type Say = (point: Point, verdict: Verdict, reason: string) => void;

async function checkChain(rows: string[], lines: { chain: string; n?: number }[], say: Say): Promise<void> {
  let chain = '';
  for (const [number, row] of rows.entries()) {
    const source = readSource(row);
    if (!(source instanceof Map) || !source.delete('"chain"')) return say('chain', 'bad', 'line');
    chain = (await sha256(chain, sorted(source))).slice(0, HASH);
    const line = lines[number]!;
    if (chain !== line.chain || (number > 0 && line.n !== number)) return say('chain', 'bad', 'line');
  }
}

async function checkSignature(header: Header, lines: Line[], hostKey: string, say: Say): Promise<void> {
  const last = lines.at(-1);
  if (!last?.signature || !last.key) return say('signature', 'bad', 'unsigned');
  if (hostKey && last.key !== hostKey) return say('signature', 'bad', 'other-key');
  const before = lines.at(-2)?.chain ?? header.chain;
  const good = await isSigned(last.key, last.signature, `sztab-record:${before}`).catch(() => false);
  if (good === null) say('signature', 'unknown', 'method');
  else if (!good) say('signature', 'bad', 'wrong');
}

async function checkDice(header: Header, lines: Line[], kept: string, proof: Proof, say: Say): Promise<void> {
  const seed = lines.find((line) => line.end !== undefined)?.seed ?? '';
  if (!seed || (await sha256('sztab-seed:', fromHex(seed))) !== header.commitment) {
    say('commitment', 'bad', seed ? 'seed' : 'closed');
    return say('dice', 'bad', 'seed');
  }
  if (kept && kept !== header.commitment) say('commitment', 'bad', 'other');
  else if (!kept) say('commitment', 'unknown', 'not-kept');
  const key = await keyOf(fromHex(seed), header.contributions);
  let next = 0;
  for (const line of lines) {
    if (line.seat !== 'chance') continue;
    if (!line.of || line.index !== next) return say('dice', 'bad', 'index');
    next += 1;
    const fair = await answerTo(line.of, key, line.index);
    const good = JSON.stringify(fair) === JSON.stringify(line.answer);
    proof.throws.push({
      line: line.n,
      of: line.of,
      said: Object.values(line.answer ?? {}).flat(),
      fair: Object.values(fair).flat(),
      good,
    });
    if (!good) say('dice', 'bad', 'throw');
  }
  if (header.practice !== null) {
    say('dice', 'practice', 'practice');
    say('commitment', 'practice', 'practice');
  }
}
