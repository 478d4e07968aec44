import { describe, expect, it } from 'vitest';
import { beyond } from './marching.svelte';

describe('a hex that a whole move does not lead to', () => {
  it('is out of reach: that it is not beside the stack is no reason', () => {
    expect(beyond([{ rule: '8.1', key: 'not-adjacent' }], '1323', '8.2', 4)).toEqual([
      { rule: '8.2', key: 'beyond-reach', params: { hex: '1323', left: 4 } },
    ]);
  });

  it('is refused for its own reason where there is one', () => {
    expect(beyond([{ rule: '8.2', key: 'closed' }], '1323', '8.2', 4)).toEqual([]);
  });
});
