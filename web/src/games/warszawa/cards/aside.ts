/** How far a card that stands up moves aside, so that it does not lie over the question at the right flank. */

/** How much larger it is read, and the pixels left free beside the question. */
const [LARGER, FREE] = [1.25, 10];

/** `card`: where it lies; `question`: where the question begins. In pixels, to the left. */
export function asideOf({ left, width }: Pick<DOMRect, 'left' | 'width'>, question: number): number {
  const right = left + (width * (1 + LARGER)) / 2;
  return Math.min(0, question - FREE - right);
}
