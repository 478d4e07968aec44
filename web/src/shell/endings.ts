/** How a game that is over ended for whoever sat there, as the end of a key. */
import type { Outcome } from '../wire/types';

/** Who played all sides himself has neither won nor lost. */
export function endOf(
  { winner, also = [], level = 'draw' }: Pick<Outcome, 'winner' | 'also'> & { level?: string },
  seats: readonly string[],
): string {
  if (!seats.length) return 'over';
  if (!winner) return level === 'draw' ? 'mine-drawn' : 'mine-nobody';
  const won = seats.filter((seat) => [winner, ...also].includes(seat)).length;
  return won === seats.length ? 'mine-won' : won ? 'over' : 'mine-lost';
}
