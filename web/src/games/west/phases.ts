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

/** The part of a turn that comes after this one, as a rule: after the last the next turn begins. */
export function nextOf(phase: string): string {
  // A manoeuvre after combat comes by a card alone.
  const parts = PHASES.flat().filter((part) => part === phase || part !== 'manoeuvre');
  return parts[(parts.indexOf(phase) + 1) % parts.length]!;
}
