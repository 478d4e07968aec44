import { describe, expect, it } from 'vitest';
import { readCsv, spoken, withoutCodes } from './csv';

describe('tables of the box', () => {
  it('reads columns, quoted cells and empty ones', () => {
    const sheet = readCsv('id,name,note\n1,"a, ""b""",\r\n# left out\n2,c,d');
    expect(sheet.columns).toEqual(['id', 'name', 'note']);
    expect(sheet.rows).toEqual([
      ['1', 'a, "b"', ''],
      ['2', 'c', 'd'],
    ]);
  });

  it('reads a sheet in one language, without ids and empty columns', () => {
    const sheet = readCsv('id,name,name_en,zone,date_pl,date_en\nhq-1,1 Armia,1st Army,,maj,May\n');
    expect(spoken(sheet, 'en')).toEqual({ columns: ['name', 'date'], rows: [['1st Army', 'May']] });
    expect(spoken(sheet, 'pl')).toEqual({ columns: ['name', 'date'], rows: [['1 Armia', 'maj']] });
    expect(spoken(readCsv('id,side\nx,pl\n'), 'pl').columns).toEqual(['id', 'side']);
  });

  it('leaves out columns that only programs read', () => {
    const sheet = readCsv('unit,side,turn\npl-213pp,pl,5\npl-moao,su,\n');
    const isCode = (value: string): boolean => /^[a-z]/.test(value) && !['pl', 'su'].includes(value);
    expect(withoutCodes(sheet, isCode)).toEqual({
      columns: ['side', 'turn'],
      rows: [
        ['pl', '5'],
        ['su', ''],
      ],
    });
  });
});
