/** Steps of one march, told as one: from where it set out to where it has come, with all that it cost. */
import type { Told } from '../../wire/types';

const who = ({ fields }: Told): string => JSON.stringify(fields.units ?? fields.unit ?? null);

/** Whether the same units go on from where the last step has brought them, and not back to where they set out. */
export const goesFurther = (last: Told | undefined, next: Told): boolean =>
  last !== undefined &&
  last.event === next.event &&
  typeof next.fields.cost === 'number' &&
  next.fields.start !== undefined &&
  next.fields.start === last.fields.hex &&
  next.fields.hex !== last.fields.start &&
  who(last) === who(next);

/** Both as one. */
export const wholeWay = (last: Told, next: Told): Told => ({
  ...next,
  labels: { ...last.labels, ...next.labels },
  fields: { ...next.fields, start: last.fields.start, cost: Number(last.fields.cost) + Number(next.fields.cost) },
});

/** That a march ended is said by the march. */
const isEnd = (last: Told | undefined, next: Told): boolean =>
  next.event === 'move-ended' &&
  last?.fields.start !== undefined &&
  last.fields.hex === next.fields.hex &&
  who(last) === who(next);

/** Of some lines, each with what it tells of, those of one march as one line. */
export function inWays<T extends { told: Told }>(lines: readonly T[]): T[] {
  const found: T[] = [];
  for (const line of lines) {
    const last = found.at(-1);
    if (last && goesFurther(last.told, line.told))
      found[found.length - 1] = { ...line, told: wholeWay(last.told, line.told) };
    else if (!isEnd(last?.told, line.told)) found.push(line);
  }
  return found;
}
