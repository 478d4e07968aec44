/** Where what is told came from: events of the game tell only where it went. */
import type { Told } from '../../../wire/types';

const CAME = /^(arrived|deployed|transported|restored)$/;

const unitsOf = ({ fields }: Told): unknown[] => [fields.units ?? fields.unit ?? []].flat();

export interface Blow {
  units: string[];
  hex: string;
}

/** Whom the fights that are told now come from, and where they strike; each once. */
export function strikes(now: readonly Told[], story: readonly Told[]): Blow[] {
  const found = new Map<Told, Blow>();
  for (const told of now.filter(({ event }) => /^attack-(declared|resolved)$/.test(event))) {
    const { hex } = told.fields;
    const isDeclared = ({ event, fields }: Told): boolean => event === 'attack-declared' && fields.hex === hex;
    const declared = isDeclared(told) ? told : story.slice(0, story.indexOf(told)).findLast(isDeclared);
    if (declared) found.set(declared, { units: unitsOf(declared).map(String), hex: String(hex) });
  }
  return [...found.values()];
}

/** The hex where an event left those whom it names. */
function endOf({ event, fields }: Told): string | undefined {
  const end = Array.isArray(fields.path) ? fields.path.at(-1) : CAME.test(event) ? fields.hex : undefined;
  return end === undefined ? undefined : String(end);
}

/**
 * Where the units of an event stood before it: where the last event left them that the story tells, or where they stood
 * when it began.
 */
export function setOutFrom(
  told: Told,
  story: readonly Told[],
  stood: readonly { id: string; hex?: string | null }[],
): string | undefined {
  const [unit] = unitsOf(told);
  if (unit === undefined || !Array.isArray(told.fields.path)) return undefined;
  const before = story.slice(0, Math.max(0, story.indexOf(told)));
  const last = before.findLast((one) => unitsOf(one).includes(unit) && endOf(one) !== undefined);
  return (last && endOf(last)) ?? stood.find(({ id }) => id === unit)?.hex ?? undefined;
}
