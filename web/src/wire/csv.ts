/** A table of the box as it is written: comma-separated lines, the first with the names of the columns. */
export interface Sheet {
  columns: string[];
  rows: string[][];
}

export function readCsv(text: string): Sheet {
  const rows: string[][] = [];
  let [cell, row, quoted]: [string, string[], boolean] = ['', [], false];
  for (let i = 0; i <= text.length; i += 1) {
    const sign = text[i];
    if (quoted) {
      if (sign === '"' && text[i + 1] === '"') [cell, i] = [`${cell}"`, i + 1];
      else if (sign === '"') quoted = false;
      else if (sign === undefined) break;
      else cell += sign;
    } else if (sign === '"') quoted = true;
    else if (sign === ',' || sign === '\n' || sign === undefined) {
      row.push(cell.replace(/\r$/, ''));
      cell = '';
      if (sign !== ',') {
        if (row.some((value) => value !== '') && !row[0]!.startsWith('#')) rows.push(row);
        row = [];
      }
    } else cell += sign;
  }
  const [columns = [], ...rest] = rows;
  return { columns, rows: rest };
}

/** A sheet as somebody reads it: without names for programs, without another language's columns, without empty ones. */
export function spoken({ columns, rows }: Sheet, language: string): Sheet {
  const plain = (name: string): string => name.replace(/_(pl|en)$/, '');
  const kept = columns.flatMap((name, i) => {
    const own = columns.findIndex((other) => other === `${plain(name)}_${language}`);
    const isForeign =
      own >= 0 ? own !== i : /_(pl|en)$/.test(name) && !name.endsWith(language) && columns.includes(plain(name));
    const isCode = name === 'id' && columns.some((other) => plain(other) === 'name');
    return isForeign || isCode || rows.every((row) => !row[i]) ? [] : [i];
  });
  return {
    columns: kept.map((i) => plain(columns[i]!)),
    rows: rows.map((row) => kept.map((i) => row[i] ?? '')),
  };
}

/** Without columns that are written for programs: those whose cells are mostly codes without words. */
export function withoutCodes({ columns, rows }: Sheet, isCode: (value: string) => boolean): Sheet {
  const isWritten = (i: number): boolean => {
    const cells = rows.map((row) => row[i] ?? '').filter(Boolean);
    return cells.filter(isCode).length * 2 <= cells.length;
  };
  const kept = columns.flatMap((_, i) => (isWritten(i) ? [i] : []));
  return { columns: kept.map((i) => columns[i]!), rows: rows.map((row) => kept.map((i) => row[i] ?? '')) };
}
