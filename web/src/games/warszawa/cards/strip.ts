/** On a telephone the hand is a strip: what is asked for, or pointed out of it, does not lie beyond its end. */

/** Bring what is meant into sight: what is pointed at, or of many that could be laid the first that fits. */
export function bringIntoSight(
  strip: HTMLElement,
  wanted: readonly string[],
  counts: ReadonlyMap<string, number | null>,
): void {
  const room = strip.getBoundingClientRect();
  const all = [...strip.querySelectorAll<HTMLElement>('[data-card].offered')];
  const meant = wanted.map((id) => all.find(({ dataset }) => dataset.card === id)).find((card) => card);
  const shown = meant ?? all.find(({ dataset }) => typeof counts.get(dataset.card ?? '') === 'number');
  const asked = (shown ? [shown] : all).map((card) => card.getBoundingClientRect());
  if (!asked.length || asked.some(({ left, right }) => left >= room.left && right <= room.right)) return;
  strip.scrollLeft += asked[0]!.left - room.left - 12;
}

/** The strip shows the heads of cards: what brings a whole card into sight may not push them out. */
export function level(strip: HTMLElement | undefined): void {
  if (strip?.scrollTop && getComputedStyle(strip).overflowY === 'hidden') strip.scrollTop = 0;
}
