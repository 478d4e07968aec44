/** The phases of a player turn, and what each is called. */
import type { Teller } from '../../../words/tell';
import { t, words } from '../../../words/words.svelte';

export const PHASES = [
  'first-window',
  'attacks',
  'second-window',
  'movement',
  'third-window',
  'repeat-attacks',
  'replacements',
];

export const isWindow = (phase: string): boolean => phase.endsWith('-window');

/** Reserves are asked about three times, and told of once. */
export const COURSE = PHASES.filter((phase, i) => !i || !isWindow(phase));

export const step = (name: string): string => t(`rok1920-step-${name}`);

/** What is done now: a phase, or what a chapter does between two, by the name it has on a board that is arranged. */
export const now = (name: string, tell: Teller): string =>
  words.has(`web-rok1920-step-${name}`) ? step(name) : tell.label(name, 'step');

/** A phase by one word, where there is no room for two. */
const SHORT = new Set(['attacks', 'movement', 'repeat-attacks']);
export const shortly = (name: string): string => (SHORT.has(name) ? t(`rok1920-phase-${name}`) : step(name));
