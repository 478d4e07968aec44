import { expect, test } from 'vitest';
import type { Teller } from '../../words/tell';
import { isFaceDown, pieces, type Marker, type Unit, type View } from './types';

const tell = { label: (id: string) => `<${id}>` } as unknown as Teller;
const unit = { id: 'pl-12dp', hex: '0403', side: 'pl', name: '12 DP', level: 'full', arm: 'infantry' } as Unit;
const marker = (id: string, kind: string, units: string[]): Marker => ({
  id,
  side: id.slice(0, 2),
  kind,
  place: '0505',
  name: '',
  units,
});

test('markers of which a seat knows nothing lie face down, own ones are named beside their units', () => {
  const markers = [
    marker('su-patrol-3', 'patrol', []),
    marker('pl-patrol-1', 'patrol', ['pl-12dp']),
    marker('', 'arrival', []),
  ];
  const found = pieces({ units: [unit], markers } as unknown as View, tell);
  expect(found.map(({ id, hex }) => [id, hex])).toEqual([
    ['pl-12dp', '0403'],
    ['su-patrol-3', '0505'],
  ]);
  expect(found.map((piece) => isFaceDown(piece.unit))).toEqual([false, true]);
  expect(found.map(({ covered }) => covered)).toEqual(['patrol', undefined]);
});
