/** A disc with a number on a hex: its radius on the map, and on the screen at least. */
const [RADIUS, LEAST] = [12, 8.5];

/** How much larger than drawn a disc is shown: readable from afar, but never larger than its hex. */
export function grownFor(size: number, scale: number): number {
  return Math.max(1, Math.min(LEAST / (RADIUS * scale), (size * 0.86) / RADIUS));
}
