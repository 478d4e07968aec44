import { describe, expect, it } from 'vitest';
import { readCsv } from './csv';

describe('tables of the box', () => {
  it('reads columns, quoted cells and empty ones', () => {
    const sheet = readCsv('id,name,note\n1,"a, ""b""",\r\n# left out\n2,c,d');
    expect(sheet.columns).toEqual(['id', 'name', 'note']);
    expect(sheet.rows).toEqual([
      ['1', 'a, "b"', ''],
      ['2', 'c', 'd'],
    ]);
  });
});
