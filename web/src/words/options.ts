/** Options of a scenario in words: their names, their values, and what they change. */
import { t, words } from './words.svelte';

export function optionName(pack: string, option: string): string {
  const key = `${pack}-option-${option}`;
  return words.has(key) ? words.say(key) : option;
}

/** A value of an option: its own words, or what such a value means everywhere. */
export function optionValue(pack: string, option: string, value: string): string {
  const own = `${pack}-option-${option}-${value}`;
  return words.has(own) ? words.say(own) : words.has(`web-value-${value}`) ? t(`value-${value}`) : value;
}

/** What an option changes, in a sentence; '' where nothing is said. */
export function optionSays(pack: string, option: string): string {
  const key = `${pack}-option-${option}-says`;
  return words.has(key) ? words.say(key) : '';
}
