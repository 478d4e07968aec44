// @vitest-environment jsdom
import { beforeEach, expect, it, vi } from 'vitest';
import { keys } from '../shell/keys.svelte';
import { router } from '../shell/route.svelte';
import { settings } from '../shell/settings.svelte';
import { api } from '../wire/http';
import { begunIn, endLesson, isBegun, learn, learnFirst } from './begun';

const opened = (id: string) => ({
  table: { id, game: 'g', kind: 'analysis' },
  seats: { pl: 's' },
  links: {},
  watch: '',
});

beforeEach(() => {
  vi.restoreAllMocks();
  settings.set({ begun: {} });
  vi.spyOn(router, 'go').mockImplementation(() => undefined);
  let made = 0;
  vi.spyOn(api, 'analysis').mockImplementation(() => Promise.resolve(opened(`t${++made}`) as never));
  vi.spyOn(api, 'lessons').mockResolvedValue({ game: 'g', first: { id: 'first' }, lessons: [] } as never);
});

it('begins the guided game at once, and goes on with it where it was left', async () => {
  const standing = vi.spyOn(api, 'standing').mockResolvedValue({} as never);
  await learnFirst('g');
  expect([isBegun('g', 'first'), begunIn('g')]).toEqual([true, 'first']);
  expect(keys.of('t1')).toBeDefined();
  await learnFirst('g');
  expect(router.go).toHaveBeenLastCalledWith('/table/t1');
  expect(api.analysis).toHaveBeenCalledTimes(1);
  await learn('g', 'first', true);
  expect(api.analysis).toHaveBeenCalledTimes(2);
  standing.mockRejectedValue(new Error('gone'));
  await learnFirst('g');
  expect(api.analysis).toHaveBeenCalledTimes(3);
});

it('forgets what is finished, and offers what was begun last', async () => {
  await learn('g', 'first');
  await learn('g', 'second');
  expect(begunIn('g')).toBe('second');
  endLesson('g', 'second');
  expect(begunIn('g')).toBe('first');
  expect(begunIn('other')).toBe('');
});
