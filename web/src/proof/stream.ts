/** The fair stream of dice, as docs/records.md describes it: from the seed, what the seats added, and an index. */

import { hmac } from './hashing';

/** What chance was asked: dice by their lowest face and their sides, or things out of a pool in its order. */
export type Asked = { roll: number; low: number; sides: number } | { draw: number; from: Record<string, unknown[]> };

const WORD = 2 ** 32;

export async function keyOf(seed: Uint8Array, contributions: Record<string, string>): Promise<Uint8Array> {
  const length = (text: string): number => [...text].length;
  const said = Object.entries(contributions)
    .sort(([a], [b]) => (a < b ? -1 : 1))
    .map(([seat, text]) => `${length(seat)}:${seat}=${length(text)}:${text};`)
    .join('');
  return hmac(seed, `sztab-key:${said}`);
}

/** Unbiased numbers below n, for the question with this index. */
function numbers(key: Uint8Array, index: number): (n: number) => Promise<number> {
  let [block, next]: [number, number] = [0, 0];
  let words: DataView = new DataView(new ArrayBuffer(0));
  return async (n) => {
    for (;;) {
      if (next >= words.byteLength) {
        const digest = await hmac(key, `${index}:${block}`);
        words = new DataView(digest.buffer, digest.byteOffset, digest.length);
        [block, next] = [block + 1, 0];
      }
      const word = words.getUint32(next);
      next += 4;
      if (word < Math.floor(WORD / n) * n) return word % n;
    }
  };
}

/** What chance had to answer. */
export async function answerTo(asked: Asked, key: Uint8Array, index: number): Promise<Record<string, unknown[]>> {
  const below = numbers(key, index);
  if ('roll' in asked) {
    const dice: number[] = [];
    for (let i = 0; i < asked.roll; i += 1) dice.push(asked.low + (await below(asked.sides)));
    return { dice };
  }
  const [[name, things] = ['', []]] = Object.entries(asked.from);
  const pool = [...things];
  for (let i = 0; i < asked.draw; i += 1) {
    const j = i + (await below(pool.length - i));
    [pool[i], pool[j]] = [pool[j], pool[i]];
  }
  return { [name]: pool.slice(0, asked.draw) };
}
