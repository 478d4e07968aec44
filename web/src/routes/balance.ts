/** Which side has it easier, as bots play a scenario. */
import type { MeasuredBalance } from '../wire/types';

/** Below that share of all games a lead may be chance. */
const CLEAR = 0.15;

/** The side that won clearly more often than any other; none where they are about even. */
export function easierOf({ won, games }: Pick<MeasuredBalance, 'won' | 'games'>): string | null {
  const [first, second] = Object.entries(won).toSorted((a, b) => b[1] - a[1]);
  return first && first[1] - (second?.[1] ?? 0) >= CLEAR * games ? first[0] : null;
}
