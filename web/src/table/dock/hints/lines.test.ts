import { describe, expect, it, vi } from 'vitest';
import { lineOf } from './lines';
import type { Teller } from '../../../words/tell';

vi.mock('../../../words/words.svelte', () => ({
  t: (key: string, params: { facing: string }) => `, ${key} ${params.facing}`,
  words: { language: 'en' },
}));

const tell = { label: (id: unknown) => `<${String(id)}>` } as unknown as Teller;

describe('a choice told whole', () => {
  it('says where a unit goes that is chosen first', () => {
    expect(lineOf(tell, '2 DPLeg', { unit: 'pl-2' }, [{ hex: '2510' }])).toBe('2 DPLeg → <2510>');
  });
  it('says where a move of many steps ends, once', () => {
    const then = [
      { answer: 'enter', unit: 'a', hex: '1' },
      { answer: 'enter', unit: 'a', hex: '2' },
      { answer: 'turn', unit: 'a', facing: 'NE' },
      { answer: 'stop', unit: 'a' },
    ];
    expect(lineOf(tell, 'move A', { answer: 'move', unit: 'a' }, then)).toBe('move A → <2>, hint-then-faces <NE>');
  });
  it('names who takes part in an attack, and not its target again', () => {
    const then = [{ unit: 'x' }, { unit: 'y' }, { answer: 'go' }];
    expect(lineOf(tell, 'attack <7>', { hex: '7' }, then)).toBe('attack <7> · <x> and <y>');
  });
});
