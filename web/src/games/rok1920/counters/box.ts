/** All units of the box, as they are printed. */
import { readCsv } from '../../../wire/csv';
import type { Unit } from '../types';

const known = new Map<string, Promise<Unit[]>>();

export function unitsOf(game: string): Promise<Unit[]> {
  let found = known.get(game);
  if (!found) {
    found = fetch(`/api/games/${game}/box/units.csv`)
      .then((reply) => reply.text())
      .then(read);
    found.catch(() => known.delete(game));
    known.set(game, found);
  }
  return found;
}

function read(text: string): Unit[] {
  const { columns, rows } = readCsv(text);
  return rows.map((row) => {
    const of = (column: string): string => row[columns.indexOf(column)] ?? '';
    return {
      id: of('id'),
      name: of('name'),
      side: of('side'),
      arm: of('arm'),
      size: of('size'),
      hex: '',
      level: 'full',
      strength: Number(of('strength')),
      movement: Number(of('movement')),
      lines: of('lines') === 'yes',
      elite: of('elite') === 'yes',
      can_move: true,
      has_attacked: false,
      label: of('label'),
      stripe: of('stripe'),
      support: Number(of('support') || 0),
    };
  });
}
