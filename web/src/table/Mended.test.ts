// @vitest-environment jsdom
import { flushSync, mount, unmount } from 'svelte';
import { afterEach, describe, expect, it, vi } from 'vitest';
import Fixture from './Mended.test.svelte';
import { listed } from './mended.test-state.svelte';

const shown = (): string[] => [...document.querySelectorAll('i')].map((one) => one.textContent);

describe('a part of the page that fails', () => {
  afterEach(() => {
    vi.unstubAllGlobals();
    document.body.innerHTML = '';
  });

  it('is drawn anew as soon as it can be, and the page goes on', async () => {
    const reported = vi.fn();
    vi.stubGlobal('reportError', reported);
    const keys = listed(['a', 'b']);
    const page = mount(Fixture, { target: document.body, props: { keys } });
    flushSync();
    expect(shown()).toEqual(['a', 'b']);
    keys.list = ['a', 'a'];
    flushSync();
    keys.list = ['a', 'c'];
    await vi.waitFor(() => expect(shown()).toEqual(['a', 'c']));
    expect(reported).toHaveBeenCalledOnce();
    await unmount(page);
  });

  it('says so when it fails again and again, and tries once more when asked', async () => {
    vi.stubGlobal('reportError', () => undefined);
    const keys = listed(['a', 'a']);
    const page = mount(Fixture, { target: document.body, props: { keys } });
    await vi.waitFor(() => expect(document.querySelector('[role=alert] button')).not.toBeNull());
    keys.list = ['a', 'd'];
    document.querySelector<HTMLButtonElement>('[role=alert] button')!.click();
    flushSync();
    expect(shown()).toEqual(['a', 'd']);
    await unmount(page);
  });
});
