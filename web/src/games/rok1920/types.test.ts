import { expect, test } from 'vitest';
import type { Told } from '../../wire/types';
import type { Teller } from '../../words/tell';
import { askedAs } from '../hexes/pieces';
import {
  hasMargins,
  isFaceDown,
  numberedTowns,
  pieces,
  type Marker,
  type Printed,
  type Unit,
  type View,
} from './types';

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
    { ...marker('pl-patrol-1', 'patrol', ['pl-12dp']), name: 'p1' },
    marker('', 'arrival', []),
  ];
  const found = pieces({ units: [unit], markers } as unknown as View, tell);
  expect(found.map(({ id, hex }) => [id, hex])).toEqual([
    ['pl-12dp', '0403'],
    ['su-patrol-3', '0505'],
  ]);
  expect(found.map((piece) => isFaceDown(piece.unit))).toEqual([false, true]);
  expect(found.map(({ covered }) => covered)).toEqual(['patrol', undefined]);
  // The game moves the marker: pointing at the unit means that, and the unit itself where only it is asked for.
  const asking = (...names: string[]) => ({ offers: (name: string) => names.includes(name) });
  expect(askedAs(asking('p1', 'pl-12dp'), found[0]!)).toBe('p1');
  expect(askedAs(asking('pl-12dp'), found[0]!)).toBe('pl-12dp');
  expect(askedAs(asking('2619'), found[0]!)).toBeUndefined();
});

test('numbers of towns count where morale plays a part, else the points that the scenario gives', () => {
  const picture = {
    size: 52,
    cells: [{ number: '2510', x: 0, y: 0 }],
    marks: [{ kind: 'digit', x: 3, y: 4, name: '3' }],
  };
  const printed = { picture } as unknown as Printed;
  const view = { held: { pl: ['2510'] } } as unknown as View;
  const towns = [{ hex: '2510', side: 'su', points: 5, rule: 'A.5.2/b' }];
  expect(numberedTowns(printed, view, null)).toEqual([]);
  expect(numberedTowns(printed, view, { morale: true, towns })).toEqual([{ hex: '2510', number: '3', side: 'pl' }]);
  expect(numberedTowns(printed, view, { morale: false, towns })).toEqual([{ hex: '2510', number: '5', side: 'pl' }]);
});

test('a town that falls later in the story than it has come is still held by whoever lost it', () => {
  const picture = { size: 52, cells: [{ number: '2510', x: 0, y: 0 }], marks: [] };
  const printed = { picture } as unknown as Printed;
  const prizes = { morale: false, towns: [{ hex: '2510', side: 'su', points: 5, rule: 'A.5.2/b' }] };
  const fell = (side: string, version: number): Told =>
    ({ event: 'place-taken', version, fields: { hex: '2510', side } }) as unknown as Told;
  const heldBy = (side: string, ...untold: Told[]): string | undefined =>
    numberedTowns(printed, { held: { [side]: ['2510'] } } as unknown as View, prizes, untold)[0]?.side;
  expect(heldBy('su')).toBe('su');
  expect(heldBy('su', fell('su', 8))).toBe('pl');
  expect(heldBy('pl', fell('su', 8), fell('pl', 9)), 'it was taken and taken back').toBe('pl');
});

test('boxes have a panel where something can bring their units back', () => {
  const beside = (boxes: View['boxes'], operations: View['notes']['operations'], morale: unknown[] = []): boolean =>
    hasMargins({ morale, pools: {}, boxes, notes: { operations } } as unknown as View);
  expect(beside({}, {})).toBe(false);
  expect(beside({}, {}, [{ theatre: 'ua' }])).toBe(true);
  expect(beside({ ukraine: ['pl-1zap'] }, {}, [{ theatre: 'lb' }]), 'the school scenario').toBe(false);
  expect(beside({ ukraine: ['pl-1zap'] }, { pl: 1 } as never)).toBe(true);
});
