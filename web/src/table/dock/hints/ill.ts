/** Whether a choice promises more ill than good. */
import type { HintTold } from '../../../wire/types';

/** So often what helps the other side has to happen to be a prospect. */
const OFTEN = 0.5;

export function isIll({ happens = [], parts }: Pick<HintTold, 'happens' | 'parts'>, tries: number): boolean {
  const share = (harms: boolean): number =>
    Math.max(
      0,
      ...happens.filter((one) => Boolean(one.harms) === harms).map(({ count }) => count / Math.max(1, tries)),
    );
  if (share(true) >= OFTEN) return share(true) > share(false);
  return share(false) < OFTEN && parts.length > 0 && parts.every(({ worth }) => worth < 0);
}
