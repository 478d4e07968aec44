import { describe, expect, it } from 'vitest';
import { groupsOf } from './waiting';

const reason = (id: string): { title: string; rule: string } =>
  id.startsWith('x') ? { title: '', rule: '' } : { title: id.startsWith('a') ? 'Arriving' : 'Rebuilt', rule: '28' };

describe('the groups of the tray', () => {
  it('hold those together who come for one reason to the same places', () => {
    const places = new Map([
      ['a1', 'on foot'],
      ['a2', 'entry hex'],
      ['a3', 'on foot'],
    ]);
    expect(groupsOf(['a1', 'r1', 'a2', 'a3'], reason, places)).toEqual([
      { title: 'Arriving', rule: '28', place: 'on foot', ids: ['a1', 'a3'] },
      { title: 'Rebuilt', rule: '28', place: '', ids: ['r1'] },
      { title: 'Arriving', rule: '28', place: 'entry hex', ids: ['a2'] },
    ]);
  });

  it('leave it to each counter where it comes in, where no reason is known', () => {
    expect(groupsOf(['x1', 'x2'], reason, new Map([['x1', 'Kowno']]))).toEqual([
      { title: '', rule: '', place: '', ids: ['x1', 'x2'] },
    ]);
  });
});
