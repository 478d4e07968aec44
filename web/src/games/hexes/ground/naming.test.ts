import { describe, expect, it } from 'vitest';
import { halfOf, NAME, namesAt, NO_PRIZES, numbersAt, type Prized } from './naming';
import type { Cell, MapLabel } from '../picture';

const HEX = 52;
const cell = (number: string, x: number, y: number): Cell => ({ number, x, y }) as unknown as Cell;
const label = (text: string, kind: string, x: number, y: number): MapLabel =>
  ({ text, kind, x, y, size: 13, angle: 0, spacing: 0 }) as unknown as MapLabel;
const cells = [cell('0412', 390, 960), cell('1905', 1696, 415), cell('1006', 930, 490)];
const labels = [
  label('Twierdza', 'fortress', 430, 990),
  label('Miasteczko', 'village', 900, 900),
  label('Osada', 'town', 1000, 700),
  label('Warszawa', 'town', 390, 976),
  label('Smoleńsk', 'town', 1696, 430),
  label('Wilno', 'green', 930, 508),
];
const prized: Prized = { towns: ['1006'], capitals: ['0412', '1905'] };
const texts = (detail: number, prizes = prized): string[] =>
  namesAt(labels, cells, prizes, HEX, detail / HEX).map(({ label: { text } }) => text);

describe('names of towns', () => {
  it('has what ends the game named from however far, and readable', () => {
    for (const detail of [6, 9, 11, 16, 25, 40, 80]) {
      expect(texts(detail), String(detail)).toEqual(expect.arrayContaining(['Warszawa', 'Smoleńsk']));
      for (const { size } of namesAt(labels, cells, prized, HEX, detail / HEX))
        expect((size * detail) / HEX).toBeGreaterThanOrEqual(NAME - 1e-9);
    }
    expect(texts(9, NO_PRIZES)).toEqual(['Twierdza']);
  });

  it('writes none over another, and leaves out the lesser', () => {
    expect(texts(11)).not.toContain('Twierdza');
    expect(texts(80)).toContain('Twierdza');
    expect(texts(16)).toContain('Wilno');
    expect(texts(16)).not.toContain('Osada');
    expect(texts(25)).not.toContain('Miasteczko');
  });

  it('names the villages of a battlefield, which has no towns, as early as towns elsewhere; the shorter name first', () => {
    const villages = [label('Dwór w Janowiczkach', 'village', 900, 930), label('Janowiczki', 'village', 900, 925)];
    const found = (detail: number): string[] =>
      namesAt(villages, cells, NO_PRIZES, HEX, detail / HEX).map(({ label: { text } }) => text);
    expect(found(25)).toEqual(['Janowiczki']);
    expect(found(11)).toEqual([]);
  });

  it('gives way to counters: beside its own, left out between many, named in any case where it decides', () => {
    const at = (detail: number, taken: string[], town: Prized): ReturnType<typeof namesAt> =>
      namesAt(labels, [...cells, ...about], town, HEX, detail / HEX, new Set(taken));
    const about = [cell('0905', 850, 445), cell('1105', 1010, 445), cell('0906', 850, 535), cell('1106', 1010, 535)];
    about.push(cell('1005', 930, 400), cell('1007', 930, 580));
    const wilno = (found: ReturnType<typeof namesAt>): (typeof found)[number] | undefined =>
      found.find(({ label: { text } }) => text === 'Wilno');
    expect(wilno(at(25, [], NO_PRIZES))).toMatchObject({ x: 930, y: 508 });
    const alone = wilno(at(25, ['1006'], NO_PRIZES))!;
    expect(alone.y - alone.size * 0.75).toBeGreaterThan(490 + HEX * 0.65);
    const all = ['1006', ...about.map(({ number }) => number)];
    expect(wilno(at(16, all, NO_PRIZES))).toBeUndefined();
    expect(wilno(at(16, all, prized))).toBeDefined();
  });

  it('keeps a name in the hex of its town, over the rim of the counter beneath', () => {
    const stacked = [cell('0101', 500, 500), cell('0102', 500, 590)];
    const [name] = namesAt(
      [label('Olewsk', 'town', 500, 516)],
      stacked,
      NO_PRIZES,
      HEX,
      25 / HEX,
      new Set(['0101', '0102']),
    );
    expect(Math.abs(name!.x - 500)).toBeLessThan(1);
    expect(Math.abs(name!.y - 500)).toBeLessThan(HEX * 1.05);
  });

  it('keeps the name of an empty hex, and puts the neighbour with a counter elsewhere', () => {
    // The counter of Korosteń lies right under the empty hex of Owrucz: over it there is no room for its name.
    const two = [cell('1515', 500, 590), cell('1514', 545, 512)];
    const towns = [label('Korosteń', 'town', 500, 618), label('Owrucz', 'town', 545, 540)];
    const crowd = [cell('1516', 455, 668), cell('1616', 545, 668)];
    const found = namesAt(towns, [...two, ...crowd], NO_PRIZES, HEX, 25 / HEX, new Set(['1515', '1516', '1616']));
    expect(found.find(({ label: { text } }) => text === 'Owrucz')).toMatchObject({ x: 545, y: 540 });
  });

  it('does not write over the factors of a counter near by, wherever a name is printed', () => {
    const [stand, fort] = [cell('0210', 500, 500), label('Toruń', 'fortress', 500, 520)];
    const at = (taken: string[]): number => namesAt([fort], [stand], NO_PRIZES, HEX, 1, new Set(taken))[0]!.y;
    expect(at([])).toBe(520);
    expect(at(['0210'])).toBeGreaterThan(500 + HEX * 0.6);
  });

  it('keeps two names in a row apart', () => {
    const stands = [cell('1613', 500, 500), cell('1713', 592, 500)];
    const row = [label('Kalenkowicze', 'town', 500, 528), label('Rzeczyca', 'town', 592, 528)];
    const [one, other] = namesAt(row, stands, NO_PRIZES, HEX, 28 / HEX, new Set(['1613', '1713']));
    const gap = Math.abs(one!.x - other!.x) - halfOf(one!) - halfOf(other!);
    expect(Math.abs(one!.y - other!.y) > one!.size * 0.8 || gap > one!.size * 0.3).toBe(true);
  });

  it('writes no name of a village over counters near by either', () => {
    const stand = cell('0901', 905, 890);
    const near = (taken: string[]) =>
      namesAt(labels, [stand, cell('0902', 905, 970)], NO_PRIZES, HEX, 1.5, new Set(taken)).find(
        ({ label: { text } }) => text === 'Miasteczko',
      );
    expect(near([])).toMatchObject({ x: 900, y: 900 });
    expect(near(['0901'])!.y).toBeGreaterThan(890 + HEX * 0.7);
    expect(namesAt(labels, cells, prized, HEX, 1.5, new Set(['1006'])).map(({ label: { text } }) => text)).toContain(
      'Wilno',
    );
  });

  it('puts the number of a town before its name, where that is written', () => {
    const towns = [{ hex: '1006', number: '4', side: 'pl' }];
    const places = [{ ...cell('1006', 930, 490), place: 'wilno' }];
    const numbers = (detail: number) => numbersAt(namesAt(labels, cells, prized, HEX, detail / HEX), towns, places);
    expect(numbers(9)).toEqual([]);
    const [disc] = numbers(52);
    expect(disc).toMatchObject({ hex: '1006', number: '4', side: 'pl' });
    expect(disc!.x + disc!.r).toBeLessThan(930 - 13);
    expect(Math.abs(disc!.y - 508)).toBeLessThan(13);
  });
});
