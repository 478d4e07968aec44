import { describe, expect, it } from 'vitest';
import { lines, readAs, written } from './posing';

describe('positions as text', () => {
  it('writes one key a line', () => {
    expect(lines({ scenario: 'A', morale: { ua: -8 }, away: ['pl-5dp'] })).toBe(
      'scenario: "A"\nmorale: {"ua":-8}\naway: ["pl-5dp"]',
    );
  });
  it('reads lists of names as they are written', () => {
    expect(written(['Kowno', 'Wilno'])).toBe('Kowno, Wilno');
    expect(readAs(' Kowno,Wilno , ', ['Kowno'])).toEqual(['Kowno', 'Wilno']);
    expect(readAs('["a, b"]', ['a, b'])).toEqual(['a, b']);
    expect(written(['a, b'])).toBe('["a, b"]');
  });
  it('reads mappings as JSON, and refuses what is none', () => {
    expect(readAs('{"pl": ["Mińsk"]}', {})).toEqual({ pl: ['Mińsk'] });
    expect(() => readAs('Mińsk', {})).toThrow();
  });
});
