/** The journal as it is told: moments bring its end, and parts of a long one follow. */

import type { Journal, Moment, Told } from '../wire/types';

/** A moment came: what does not stand any more is dropped, what is new is added. */
export function placed(journal: Told[], moment: Moment): Told[] {
  return moment.kept < 0 ? moment.events : [...journal.filter((told) => told.version <= moment.kept), ...moment.events];
}

/** An earlier part came: it goes before all that is later than it. */
export function filled(journal: Told[], part: Journal): Told[] {
  const before = journal.filter((told) => told.version <= part.upto);
  return [...before, ...part.events, ...journal.slice(before.length)];
}
