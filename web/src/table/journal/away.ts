/** Who is told as having retreated, and was lost by the same answer, did not come away: he is not named. */
import type { Told } from '../../wire/types';

export function withoutLost(journal: readonly Told[]): Told[] {
  return journal.map((told, i) => {
    const { units } = told.fields;
    if (told.event !== 'retreated' || !Array.isArray(units)) return told;
    const after = journal.slice(i + 1).filter(({ version }) => version === told.version);
    const lost = new Set(after.filter(({ event }) => event === 'eliminated').map(({ fields }) => fields.unit));
    const kept = units.filter((unit) => !lost.has(unit));
    if (!kept.length || kept.length === units.length) return told;
    const { units: _, ...labels } = told.labels;
    return { ...told, fields: { ...told.fields, units: kept }, labels };
  });
}
