/** Who can still act: the board says it, the question lists it, and a key goes from one to the next. */
import type { Light } from '../../face';

/** Pick one of them up, or show it where picking up would give something. */
export function take(light: Light, id: string): void {
  light.take = { id, n: (light.take?.n ?? 0) + 1 };
}

/** The next of them after the one that was taken last. */
export function takeNext(light: Light): void {
  const able = light.able ?? [];
  const last = able.findIndex(({ id }) => id === light.take?.id);
  const next = able[(last + 1) % Math.max(1, able.length)];
  if (next) take(light, next.id);
}
