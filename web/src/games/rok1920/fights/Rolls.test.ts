// @vitest-environment jsdom
import { flushSync, mount, unmount } from 'svelte';
import { describe, expect, it } from 'vitest';
import { settings } from '../../../shell/settings.svelte';
import type { Table } from '../../../table/table.svelte';
import { words } from '../../../words/words.svelte';
import type { Roll } from './attack.svelte';
import Rolls from './Rolls.svelte';

words.add(
  'en',
  [
    'result-success = success',
    'result-failure = failure',
    'result-bloody = bloody',
    'chance-mark = chance { $chance }',
    'attacker-loses = attacker { $percent }',
    'defender-loses = defender { $percent }',
  ]
    .map((line) => `web-rok1920-${line}`)
    .join('\n'),
);

const rolls: Roll[] = [2, 3, 4, 5, 6, 7, 8, 9, 10, 11, 12].map((roll) => ({
  roll,
  ways: 6 - Math.abs(7 - roll),
  result: roll === 2 || roll === 12 ? 'bloody' : roll <= 8 ? 'success' : 'failure',
  losses:
    roll === 2 || roll === 12
      ? [
          { side: 'su', rule: '8.4' },
          { side: 'pl', rule: '8.4' },
        ]
      : roll % 2
        ? [{ side: 'pl', rule: '16.2' }]
        : [],
}));

describe('the dice of an attack', () => {
  it('show every roll, the whole in three parts and what costs a level', () => {
    settings.set({ language: 'en' });
    const shown = mount(Rolls, {
      target: document.body,
      props: { table: { info: null } as unknown as Table, rolls, chance: 8, side: 'pl' },
    });
    flushSync();
    expect(document.querySelectorAll('.rolls > div')).toHaveLength(11);
    expect(document.querySelector('.rolls')!.getAttribute('aria-label')).toBe(
      'success 69.4%, failure 25%, bloody 5.6%',
    );
    expect(document.querySelector('.rolls s')!.textContent).toContain('chance 8');
    const costs = [...document.querySelectorAll('ul li')].map((line) => line.textContent?.replace(/\s+/g, ' ').trim());
    expect(costs).toEqual(['defender 5.6% 8.4', 'attacker 5.6% 8.4', 'attacker 50% 16.2']);
    void unmount(shown);
  });
});
