import { expect, it, vi } from 'vitest';
import type { Light } from '../../../table/face';
import type { Turning } from '../facing/turning.svelte';
import type { Cell } from '../picture';
import type { Piece } from '../pieces';
import { Choosing } from './choosing.svelte';
import type { Hovering } from './hovering.svelte';
import type { Offered } from './offered.svelte';

const cell = (number: string): Cell => ({ number, x: 0, y: 0 }) as Cell;
const piece = (id: string, hex: string, side = 'pl'): Piece => ({ id, hex, side, name: id, about: '' });

/** A board on which one of a stack at 0101 is picked up, and two guns at 0202 can act as well. */
function board() {
  const pieces = [piece('a', '0101'), piece('gun', '0202'), piece('men', '0202'), piece('foe', '0303', 'ru')];
  const options = ['a', 'gun', 'men'].map((unit) => ({ index: 0, wire: { unit } }));
  const table = {
    seat: 'pl',
    question: {},
    selected: { base: { options } } as unknown,
    notice: null,
    offers: () => false,
    point: vi.fn(),
    unpick: vi.fn(() => (table.selected = null)),
  };
  const offered = {
    table,
    chosen: new Set(['0101']),
    untaken: '',
    at: (hex: string) => pieces.filter((one) => one.hex === hex),
    leading: (units: string[]) => units,
    isNamed: ({ id }: Piece) => id === 'a',
    isWithheld: () => false,
    takesPart: () => false,
    has: () => false,
  };
  const explain = vi.fn(async () => undefined);
  const choosing = new Choosing<Piece>(
    offered as unknown as Offered<Piece>,
    { explain } as unknown as Hovering<Piece>,
    {} as Light,
    { takes: () => false } as unknown as Turning,
  );
  return { choosing, table, explain };
}

it('loses nothing of what was chosen by a press that leads nowhere, and says why', async () => {
  const { choosing, table, explain } = board();
  for (const hex of ['0404', '0303']) await choosing.choose(cell(hex));
  expect(explain).toHaveBeenCalledTimes(2);
  expect(table.unpick).not.toHaveBeenCalled();
});

it('puts down whoever is pressed again, and opens the stack of others who can act', async () => {
  const { choosing, table } = board();
  await choosing.choose(cell('0202'));
  expect(table.unpick).toHaveBeenCalledTimes(1);
  expect(choosing.fan).toBe('0202');
  const other = board();
  await other.choosing.choose(cell('0101'));
  expect([other.table.unpick.mock.calls.length, other.choosing.fan]).toEqual([1, null]);
});
