// @vitest-environment jsdom
import { beforeEach, describe, expect, it } from 'vitest';
import { stepLayers } from '../../../lessons/layers.svelte';
import { settings } from '../../../shell/settings.svelte';
import { Switched, type Layer } from './switched.svelte';

const layer = (id: string, fills = false): Layer => ({
  id,
  key: id[0]!.toUpperCase(),
  label: id,
  sign: 'area',
  colour: '#000',
  fills,
});
const layers = [layer('lines'), layer('supply', true), layer('theatres', true), layer('command', true)];

describe('layers over a map', () => {
  beforeEach(() => settings.set({ overlays: [] }));

  it('are remembered, each game by itself', () => {
    const [one, other] = [new Switched('rok1920', layers), new Switched('rac', layers)];
    one.toggle('lines');
    expect([one.has('lines'), other.has('lines')]).toEqual([true, false]);
    expect(JSON.parse(localStorage.getItem('sztab-settings')!).overlays).toEqual(['rok1920-lines']);
    one.toggle('lines');
    expect(one.ids).toEqual([]);
  });

  it('are shown by a lesson as long as its step lasts, and not remembered', () => {
    const switched = new Switched('rok1920', layers);
    switched.toggle('lines');
    stepLayers.show(['lines', 'supply', 'of another game']);
    expect(switched.ids).toEqual(['lines', 'supply']);
    expect(settings.overlays).toEqual(['rok1920-lines']);
    switched.toggle('supply');
    expect(switched.has('supply')).toBe(false);
    stepLayers.show([]);
    expect(switched.ids).toEqual(['lines']);
  });

  it('fill the map two at a time: the newest win', () => {
    const switched = new Switched('rok1920', layers);
    for (const id of ['lines', 'supply', 'theatres', 'command']) switched.toggle(id);
    expect(switched.ids).toEqual(['lines', 'theatres', 'command']);
  });
});
