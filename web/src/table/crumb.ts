/** A scenario beside the name of its game: what the title repeats of that name is left out. */
export function beside(game: string, scenario: string): string {
  if (scenario === game) return '';
  return scenario.startsWith(`${game}, `) ? scenario.slice(game.length + 2) : scenario;
}
