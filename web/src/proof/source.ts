/**
 * JSON as it was written: numbers and texts keep their very characters, so that nothing is rounded or respelt before it
 * is hashed.
 */

export type Source = string | Source[] | Map<string, Source>;

export function readSource(text: string): Source {
  let at = 0;

  function value(): Source {
    if (text[at] === '{') return members();
    if (text[at] === '[') return items();
    return scalar();
  }

  function scalar(): string {
    const found = /"(?:[^"\\]|\\.)*"|[^",:[\]{}\s]+/y;
    found.lastIndex = at;
    const [raw] = found.exec(text) ?? [];
    if (raw === undefined) throw new SyntaxError(`no value at ${at}`);
    at += raw.length;
    return raw;
  }

  function take(mark: string): void {
    if (text[at] !== mark) throw new SyntaxError(`no ${mark} at ${at}`);
    at += 1;
  }

  function members(): Map<string, Source> {
    const found = new Map<string, Source>();
    for (take('{'); text[at] !== '}';) {
      if (found.size) take(',');
      const key = scalar();
      take(':');
      found.set(key, value());
    }
    take('}');
    return found;
  }

  function items(): Source[] {
    const found: Source[] = [];
    for (take('['); text[at] !== ']';) {
      if (found.length) take(',');
      found.push(value());
    }
    take(']');
    return found;
  }

  const found = value();
  if (at !== text.length) throw new SyntaxError(`more at ${at}`);
  return found;
}

/** The same with the keys of mappings in their order, without spaces. */
export function sorted(source: Source): string {
  if (typeof source === 'string') return source;
  if (Array.isArray(source)) return `[${source.map(sorted).join(',')}]`;
  const entries = [...source].map(([key, value]) => ({ key, letters: lettersOf(key), value }));
  entries.sort((one, other) => byLetters(one.letters, other.letters));
  return `{${entries.map(({ key, value }) => `${key}:${sorted(value)}`).join(',')}}`;
}

/** The letters of a key, as the server sorts them: without its quotes, which come after a space in their order. */
const lettersOf = (key: string): number[] => Array.from(JSON.parse(key) as string, (letter) => letter.codePointAt(0)!);

function byLetters(one: number[], other: number[]): number {
  const at = one.findIndex((letter, n) => letter !== other[n]);
  if (at < 0) return one.length - other.length;
  return at < other.length ? one[at]! - other[at]! : 1;
}
