// @vitest-environment jsdom
import { flushSync, mount, unmount } from 'svelte';
import { afterEach, expect, test } from 'vitest';
import type { Cell, Ways } from '../picture';
import Marks from './Marks.svelte';

const cell = (number: string): Cell => ({ number, x: 0, y: 0 }) as unknown as Cell;
const outline = [0, 1, 2, 3, 4, 5].map((k) => [10 * Math.cos((k * Math.PI) / 3), 10 * Math.sin((k * Math.PI) / 3)]);
const ways = { picture: { outline } } as unknown as Ways;
let shown: ReturnType<typeof mount> | null = null;

afterEach(() => {
  if (shown) void unmount(shown);
  document.body.innerHTML = '';
});

test('what a lesson speaks of looks like nothing that can be pressed', () => {
  shown = mount(Marks, {
    target: document.body,
    props: {
      ways,
      chosen: [],
      played: [],
      targets: [cell('0101')],
      lit: [],
      spokenOf: [cell('0202'), cell('0303')],
      refused: undefined,
      cursor: undefined,
    },
  });
  flushSync();
  const count = (selector: string): number => document.querySelectorAll(selector).length;
  expect([count('.target'), count('.lit'), count('.played'), count('.spoken')]).toEqual([1, 0, 0, 2]);
  // Two strokes beside each of the six corners, and no closed outline.
  const d = document.querySelector('.spoken')!.getAttribute('d')!;
  expect([d.match(/M/g)?.length, d.match(/L/g)?.length, d.includes('Z')]).toEqual([6, 12, false]);
});
