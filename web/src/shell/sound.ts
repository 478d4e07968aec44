/** Short, soft sounds, made as they are needed: wood, drum and bell out of a few waves. */
import { settings } from './settings.svelte';

export type Sound = 'step' | 'fight' | 'loss' | 'turn' | 'end';

/** Each sound: tones with their start, length, pitch (from, to) and loudness. */
const SCORES: Record<Sound, readonly (readonly [number, number, number, number, number])[]> = {
  step: [[0, 0.07, 240, 150, 0.05]],
  fight: [
    [0, 0.16, 120, 55, 0.12],
    [0.13, 0.14, 105, 50, 0.09],
  ],
  loss: [
    [0, 0.2, 110, 48, 0.13],
    [0.2, 0.32, 90, 40, 0.11],
  ],
  turn: [
    [0, 0.34, 660, 655, 0.06],
    [0.14, 0.44, 880, 875, 0.05],
  ],
  end: [
    [0, 0.4, 440, 438, 0.06],
    [0.18, 0.4, 554, 552, 0.06],
    [0.36, 0.7, 660, 657, 0.06],
  ],
};

let context: AudioContext | null = null;

export function chime(sound: Sound): void {
  if (!settings.sound || typeof AudioContext === 'undefined') return;
  try {
    context ??= new AudioContext();
    // Before the first click of a page no browser lets it sound, and that is right.
    if (context.state === 'suspended') void context.resume();
    const now = context.currentTime;
    for (const [start, length, from, to, loud] of SCORES[sound]) {
      const [tone, gain] = [context.createOscillator(), context.createGain()];
      tone.type = from < 300 ? 'triangle' : 'sine';
      tone.frequency.setValueAtTime(from, now + start);
      tone.frequency.exponentialRampToValueAtTime(to, now + start + length);
      gain.gain.setValueAtTime(0, now + start);
      gain.gain.linearRampToValueAtTime(loud, now + start + 0.012);
      gain.gain.exponentialRampToValueAtTime(0.0001, now + start + length);
      tone.connect(gain).connect(context.destination);
      tone.start(now + start);
      tone.stop(now + start + length + 0.02);
    }
  } catch {
    // A browser without sound still plays.
  }
}
