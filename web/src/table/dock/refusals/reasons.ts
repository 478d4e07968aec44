/** Which of many refusals is told. */
import type { Refusal, Tried } from '../../../wire/types';

/** Of all that was tried with a thing, the reason that stands against most of it; the first of those that are alike. */
export function commonest(tries: readonly Tried[]): Refusal[] {
  const refused = tries.filter(({ refusals }) => refusals.length);
  const reason = ({ refusals }: Tried): string => `${refusals[0]!.rule} ${refusals[0]!.key}`;
  const counts = new Map<string, number>();
  for (const tried of refused) counts.set(reason(tried), (counts.get(reason(tried)) ?? 0) + 1);
  const most = Math.max(0, ...counts.values());
  return refused.find((tried) => counts.get(reason(tried)) === most)?.refusals ?? [];
}
