import { expect, test } from 'vitest';
import type { Told } from '../../../wire/types';
import { knownOf } from './known';

const told = (event: string, fields: Record<string, unknown>): Told => ({
  version: 0,
  event,
  rule: '',
  fields,
  labels: {},
});
const began = (stage: string): Told => told('turn-began', { side: 'su', stage });
const revealed = (piece: string, hex: string, units: string[]): Told =>
  told('hidden-revealed', { side: 'su', piece, hex, units });
const laid = (unit: string, hex: string): Told => told('patrol-laid', { unit, hex });

test('who was seen on a hex is remembered when a marker covers it again', () => {
  const known = knownOf([
    began('26.IV'),
    revealed('su-patrol-1', '2723', ['su-44ds']),
    laid('su-patrol-2', '2723'),
    laid('su-patrol-3', '2721'),
  ]);
  expect(known.get('su-patrol-2')).toEqual({ laid: '26.IV', seen: ['su-44ds'], when: '26.IV', old: false });
  expect(known.get('su-patrol-3')!.seen).toEqual([]);
});

test('a marker that was turned over is known no more, and knowledge grows old with the stage', () => {
  const before = [began('26.IV'), revealed('su-patrol-1', '2723', ['su-44ds']), laid('su-patrol-2', '2723')];
  expect(knownOf([...before, began('2.V')]).get('su-patrol-2')!.old).toBe(true);
  expect(knownOf([...before, revealed('su-patrol-2', '2723', ['su-44ds'])]).has('su-patrol-2')).toBe(false);
});

test('who has marched away in the open is not taken for hidden', () => {
  const known = knownOf([
    began('26.IV'),
    revealed('su-patrol-1', '2723', ['su-44ds', 'su-45ds']),
    told('moved', { unit: 'su-45ds', path: ['2724'] }),
    laid('su-patrol-1', '2723'),
  ]);
  expect(known.get('su-patrol-1')!.seen).toEqual(['su-44ds']);
});
