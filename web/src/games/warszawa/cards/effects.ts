/** What a card does beside its strength, in words. */
import type { Teller } from '../../../words/tell';
import { words } from '../../../words/words.svelte';
import type { Card } from '../types';

export function effects(card: Card, tell: Teller): string[] {
  const told: string[] = [];
  if (card.effect) {
    const { kind, when, amount, field } = card.effect;
    told.push(
      words.say(`warszawa-effect-${kind}${when ? `-${when}` : ''}`, {
        amount,
        field: field ? tell.label(field, 'field') : '',
      }),
    );
  }
  if (card.action) {
    const { kind, amount, armies } = card.action;
    told.push(words.say(`warszawa-action-${kind}`, { amount, armies: tell.label(armies, 'army') }));
  }
  return told.map((text) => text.charAt(0).toLocaleUpperCase() + text.slice(1) + '.');
}
