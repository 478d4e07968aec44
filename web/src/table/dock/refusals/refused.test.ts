// @vitest-environment jsdom
import { flushSync, mount, unmount } from 'svelte';
import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import type { Notice, Table } from '../../table.svelte';
import { isAct } from './refused';
import Refused from './Refused.svelte';

const press = (selector: string, type = 'pointerup'): Event => {
  let found: Event | undefined;
  const hear = (event: Event): void => void (found = event);
  addEventListener(type, hear, { once: true });
  document.querySelector(selector)!.dispatchEvent(new Event(type, { bubbles: true }));
  removeEventListener(type, hear);
  return found!;
};

describe('a refusal', () => {
  beforeEach(() => {
    document.body.innerHTML =
      '<i class="map"></i><section class="dock"><b></b><button></button><span class="why"><button></button></span></section>';
  });
  afterEach(() => (document.body.innerHTML = ''));

  it('has been read when something else is pressed, or the map is moved', () => {
    expect(isAct(press('.map'))).toBe(true);
    expect(isAct(press('.map', 'wheel'))).toBe(true);
    expect(isAct(press('.dock > button'))).toBe(true);
    expect(isAct(new KeyboardEvent('keydown', { key: 'd' }))).toBe(true);
  });

  it('stays for whoever reads it, or opens its rule', () => {
    expect(isAct(press('.dock b'))).toBe(false);
    expect(isAct(press('.dock b', 'wheel'))).toBe(false);
    expect(isAct(press('.why button'))).toBe(false);
    expect(isAct(new KeyboardEvent('keydown', { key: 'Tab' }))).toBe(false);
  });

  it('goes before the act that may be refused in its turn', async () => {
    const notice: Notice = { text: 'first', refusals: [] };
    const table = { notice, tell: {} } as unknown as Table;
    const map = document.querySelector('.map')!;
    map.addEventListener('pointerup', () => (table.notice = { text: 'second', refusals: [] }));
    const page = mount(Refused, { target: document.body, props: { table, notice } });
    flushSync();
    press('.dock b');
    expect(table.notice?.text).toBe('first');
    press('.map');
    expect(table.notice?.text).toBe('second');
    await unmount(page);
  });
});
