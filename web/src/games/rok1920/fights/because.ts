/** Why a unit lost something: the rule of a loss, in words. */
import type { Told } from '../../../wire/types';
import type { Teller } from '../../../words/tell';
import { t } from '../../../words/words.svelte';
import type { Printed } from '../types';

/** Losses whose rules have words, by the names that the server has for those rules. */
const CAUSES = ['rout', 'moral-rout', 'bloody', 'assault', 'stubborn', 'retreat-loss', 'cadre-exposed', 'starvation'];

export function because(told: Told, tell: Teller, { rules }: Pick<Printed, 'rules'>) {
  const { event, rule, fields, labels } = told;
  if (event === 'retreated') {
    const parts = tell.sums(told).flatMap(([, sum]) => sum.map((part) => tell.modifier(part)));
    return parts.length ? { text: t('rok1920-why-path', { parts: parts.join(', ') }), rule } : null;
  }
  if (!/^(weakened|eliminated)$/.test(event)) return null;
  const cause = CAUSES.find((name) => rules[name] === rule);
  return cause ? { text: t(`rok1920-why-${cause}`, tell.params({ unit: fields.unit }, labels)), rule } : null;
}
