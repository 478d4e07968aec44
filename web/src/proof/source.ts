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
  const keys = [...source.keys()].sort();
  return `{${keys.map((key) => `${key}:${sorted(source.get(key)!)}`).join(',')}}`;
}
