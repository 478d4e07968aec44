/** Values of positions as text that is read as YAML: one key a line, and inside a line the JSON that YAML knows. */

/** A position, one key a line. */
export function lines(position: Record<string, unknown>): string {
  return Object.entries(position)
    .map(([key, value]) => `${key}: ${JSON.stringify(value)}`)
    .join('\n');
}

/** A setting that has no list of values, as one writes it: names with commas, or JSON where that is not enough. */
export function written(value: unknown): string {
  const isPlain = Array.isArray(value) && value.every((one) => typeof one === 'string' && !one.includes(','));
  return isPlain ? value.join(', ') : JSON.stringify(value);
}

/** What was written, in the form that the setting has now; an error where it cannot be read. */
export function readAs(text: string, now: unknown): unknown {
  const trimmed = text.trim();
  if (Array.isArray(now) && !trimmed.startsWith('['))
    return trimmed
      .split(',')
      .map((one) => one.trim())
      .filter(Boolean);
  return JSON.parse(trimmed) as unknown;
}
