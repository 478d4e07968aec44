import { describe, expect, it } from 'vitest';
import { check, type Proof } from './check';
import { sha256 } from './hashing';
import { readSource, sorted } from './source';
import sample from './sample.jsonl?raw';

const rows = sample.trimEnd().split('\n');
const header = JSON.parse(rows[0]!) as { commitment: string };
const KEY = (JSON.parse(rows.at(-1)!) as { key: string }).key;
const good = (): Promise<Proof> => check(sample, header.commitment, KEY);

/** As a forger would: lines changed, and the chain made anew. */
async function forged(change: (row: string, n: number) => string): Promise<string> {
  let chain = '';
  const made: string[] = [];
  for (const [n, row] of rows.entries()) {
    const changed = change(row, n);
    const source = readSource(changed) as Map<string, unknown>;
    source.delete('"chain"');
    chain = (await sha256(chain, sorted(source as never))).slice(0, 32);
    made.push(changed.replace(/"chain":"[0-9a-f]+"/, `"chain":"${chain}"`));
  }
  return made.join('\n') + '\n';
}

describe('a record checked by the browser', () => {
  it('holds as a whole', async () => {
    const proof = await good();
    expect(proof.verdicts).toEqual({ commitment: 'good', dice: 'good', chain: 'good', signature: 'good' });
    expect(proof.throws.length).toBe(4);
    expect(proof.throws.every((thrown) => thrown.good)).toBe(true);
    expect(proof.added.sort()).toEqual(['blue', 'red']);
  });

  it('finds every changed byte of a line', async () => {
    for (let n = 0; n < rows.length; n += 5) {
      const row = rows[n]!;
      const changed = [...rows];
      changed[n] = row.replace(/"state":"(.)/, (_, c: string) => `"state":"${c === '0' ? '1' : '0'}`);
      if (n === 0) changed[n] = row.replace('"Jan"', '"Jon"');
      const proof = await check(changed.join('\n') + '\n', header.commitment, KEY);
      expect(proof.verdicts.chain, `line ${n}`).toBe('bad');
    }
  });

  it('finds a line that was left out, and one written otherwise', async () => {
    const short = rows.filter((_, n) => n !== 4).join('\n');
    expect((await check(short, header.commitment, KEY)).verdicts.chain).toBe('bad');
  });

  it('finds a die that does not come from the seed, though the chain was made anew', async () => {
    const text = await forged((row, n) => (n === 1 ? row.replace(/"dice":\[\d/, '"dice":[6') : row));
    const proof = await check(text, header.commitment, KEY);
    expect(proof.verdicts).toMatchObject({ chain: 'good', dice: 'bad', signature: 'bad' });
    expect(proof.throws.filter((thrown) => !thrown.good).map((thrown) => thrown.line)).toEqual([1]);
  });

  it('finds another seed than the one that was committed to at the table', async () => {
    const proof = await check(sample, '00'.repeat(32), KEY);
    expect(proof.verdicts.commitment).toBe('bad');
    expect(proof.reasons.commitment).toBe('other');
    expect((await check(sample, '', KEY)).verdicts.commitment).toBe('unknown');
    const other = await forged((row) => row.replace(/"seed":"../, '"seed":"ff'));
    expect((await check(other, header.commitment, KEY)).verdicts).toMatchObject({ commitment: 'bad', dice: 'bad' });
  });

  it('knows the key of its server', async () => {
    expect((await check(sample, header.commitment, '11'.repeat(32))).reasons.signature).toBe('other-key');
    const unsigned = rows.slice(0, -1).join('\n') + '\n';
    expect((await check(unsigned, header.commitment, KEY)).reasons.signature).toBe('unsigned');
  });
});

describe('json as it was written', () => {
  it('sorts keys by their letters, as the server does: a key before those that begin with it', () => {
    const text = '{"pl A.5/a":10,"su":6,"pl":16,"pl!":1,"ą":2,"\u{1F3B2}":3,"\uFF01":4}';
    expect(sorted(readSource(text))).toBe('{"pl":16,"pl A.5/a":10,"pl!":1,"su":6,"ą":2,"\uFF01":4,"\u{1F3B2}":3}');
  });

  it('sorts keys and keeps every number and text', () => {
    const text = '{"b":[1,12345678901234567890,{"z":"a\\"}","y":null}],"a":{}}';
    expect(sorted(readSource(text))).toBe('{"a":{},"b":[1,12345678901234567890,{"y":null,"z":"a\\"}"}]}');
    expect(() => readSource('{"a":1}x')).toThrow();
    expect(() => readSource('{"a"')).toThrow();
  });
});
