import { expect, it, vi } from 'vitest';
import type { Viewport } from '../../../board/viewport.svelte';
import type { Choosing } from './choosing.svelte';
import { Cursor } from './cursor.svelte';
import { Hovering } from './hovering.svelte';
import type { Offered } from './offered.svelte';
import type { Cell } from '../picture';
import type { Piece } from '../pieces';

it('takes a refusal away with the question that it belongs to', async () => {
  const asked = () => ({ options: [{ index: 0, wire: { hex: '0101' } }] });
  const moment = { question: asked() };
  const table = {
    moment,
    get question() {
      return this.moment.question;
    },
    get options() {
      return this.moment.question.options;
    },
    notice: null,
    whyNot: async () => [{ rule: '5.1', text: 'too far' }],
  };
  const offered = { table, at: () => [], whyNoMarch: async () => [] } as unknown as Offered<Piece>;
  const hovering = new Hovering(offered, () => undefined);
  await hovering.explain({ number: '0404' } as Cell);
  expect(hovering.refused?.cell.number).toBe('0404');
  table.moment = { question: asked() };
  expect(hovering.refused).toBeNull();
});

it('answers a click that nothing is known against', async () => {
  const question = { options: [{ index: 0, wire: { answer: 'go' } }] };
  const table = { moment: { question }, question, options: question.options, notice: null, whyNot: async () => [] };
  const offered = { table, at: () => [], whyNoMarch: async () => [] } as unknown as Offered<Piece>;
  await new Hovering(offered, () => undefined).explain({ number: '0404' } as Cell);
  expect(table.notice).toEqual({ text: '', refusals: [] });
});

it('tells who stands where the keys lead, but not over whom a button asked for', () => {
  vi.useFakeTimers();
  const cell = { number: '0404', x: 0, y: 0 } as Cell;
  const table = { question: null };
  const offered = { table, at: () => [], has: () => false } as unknown as Offered<Piece>;
  const hovering = new Hovering(offered, () => undefined);
  const viewport = { show: () => undefined } as unknown as Viewport;
  const cursor = new Cursor(offered, hovering, {} as Choosing<Piece>, viewport, () => '0404');
  cursor.go(cell);
  vi.runAllTimers();
  expect(hovering.rests).toBe('0404');
  hovering.over(null);
  cursor.show(cell);
  vi.runAllTimers();
  expect(hovering.rests).toBeNull();
  vi.useRealTimers();
});
