// @vitest-environment jsdom
import { flushSync, mount, unmount } from 'svelte';
import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import { settings } from '../../../shell/settings.svelte';
import type { Table } from '../../../table/table.svelte';
import Layers from './Layers.svelte';
import { Switched, type Layer } from './switched.svelte';

const LAYERS: Layer[] = [
  { id: 'lines', key: 'L', label: 'l', sign: 'line', colour: '#000' },
  { id: 'supply', key: 'U', label: 'u', sign: 'area', colour: '#000', fills: true },
];
const table = { info: null } as unknown as Table;
let shown: ReturnType<typeof mount> | null = null;
let hidden: boolean[] = [];

function open(props: Record<string, unknown> = {}): void {
  shown = mount(Layers, {
    target: document.body,
    props: { table, switched: new Switched('rok1920', LAYERS), onhide: (now: boolean) => hidden.push(now), ...props },
  });
  flushSync();
}
function press(key: string, type = 'keydown', target: EventTarget = window): void {
  target.dispatchEvent(new KeyboardEvent(type, { key, bubbles: true }));
  flushSync();
}
const buttons = (): HTMLButtonElement[] => [...document.querySelectorAll<HTMLButtonElement>('li > button')];

describe('the list of layers', () => {
  beforeEach(() => {
    settings.set({ overlays: [] });
    hidden = [];
  });
  afterEach(() => {
    if (shown) void unmount(shown);
    shown = null;
    document.body.innerHTML = '';
  });

  it('switches by click and by key, and says that it is on', () => {
    open({ about: { supply: 'seven units' } });
    press('u');
    expect(buttons()[1]!.getAttribute('aria-pressed')).toBe('true');
    expect(document.body.textContent).toContain('seven units');
    buttons()[1]!.click();
    flushSync();
    expect(buttons()[1]!.getAttribute('aria-pressed')).toBe('false');
  });

  it('leaves a layer alone that says nothing here, with its reason', () => {
    open({ off: { supply: 'not in this scenario' } });
    press('u');
    expect(settings.overlays).toEqual([]);
    expect(buttons()[1]!.disabled).toBe(true);
    expect(document.body.textContent).toContain('not in this scenario');
  });

  it('hears no key while somebody writes', () => {
    open();
    const input = document.body.appendChild(document.createElement('input'));
    press('l', 'keydown', input);
    expect(settings.overlays).toEqual([]);
  });

  it('hides the counters', () => {
    open();
    press('h');
    press('h', 'keyup');
    expect(hidden).toEqual([true]);
  });
});
