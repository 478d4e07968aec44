/** The ten phases of a turn, and the parts that the longer ones have. */
export const PHASES: readonly (readonly string[])[] = [
  ['events'],
  ['points'],
  ['depots'],
  ['supply'],
  ['reconnaissance', 'markers', 'orders'],
  ['headquarters'],
  ['withdrawal', 'attacks', 'manoeuvre'],
  ['replenishment'],
  ['strategic'],
  ['reinforcements', 'blanks'],
];

/** A phase is called by all its parts; combat by combat alone, which may be preceded and followed by something. */
export function namesOf(parts: readonly string[]): readonly string[] {
  if (parts.includes('attacks')) return ['attacks'];
  return parts.includes('orders') ? parts : parts.slice(0, 1);
}

/** The number of a phase in its turn, with a letter where the phase has several parts: `5b`. */
export function numberOf(phase: string): string {
  const at = PHASES.findIndex((parts) => parts.includes(phase));
  const parts = PHASES[at] ?? [];
  return at < 0 ? '' : `${at + 1}${parts.length > 1 ? 'abc'[parts.indexOf(phase)]! : ''}`;
}

/** The part of a turn that comes after this one, as a rule: after the last the next turn begins. */
export function nextOf(phase: string): string {
  // A manoeuvre after combat comes by a card alone.
  const parts = PHASES.flat().filter((part) => part === phase || part !== 'manoeuvre');
  return parts[(parts.indexOf(phase) + 1) % parts.length]!;
}
