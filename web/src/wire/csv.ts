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
