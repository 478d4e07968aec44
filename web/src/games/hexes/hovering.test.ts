import { expect, it } from 'vitest';
import { Hovering } from './hovering.svelte';
import type { Offered } from './offered.svelte';
import type { Cell } from './picture';
import type { Piece } from './pieces';

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
