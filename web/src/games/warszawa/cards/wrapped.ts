/** A text in lines of so many letters at most: broken between words, and in a word after a hyphen. */
export function wrapped(text: string, width: number): string[] {
  const found: string[] = [];
  let line = '';
  for (const word of text.split(' '))
    for (const [i, part] of word.split(/(?<=\p{L}-)(?=\p{L})/u).entries()) {
      const joined = line && i === 0 ? `${line} ${part}` : line + part;
      if (line && joined.length > width) {
        found.push(line);
        line = part;
      } else line = joined;
    }
  return line ? [...found, line] : found;
}
