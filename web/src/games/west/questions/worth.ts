/** What would be left undone by a pass that holds for the whole phase; a step that one may leave out asks nothing. */
import { ableTo } from '../../../table/dock/answers/ending.svelte';
import type { Table } from '../../../table/table.svelte';
import { t } from '../../../words/words.svelte';
import type { Question } from '../../../wire/types';
import { buildingOf } from '../supply/building.svelte';
import { chanceOf, combatsOf } from '../fights/combats.svelte';

/** An attack that drives the enemy back often enough to be thought of. */
const GOOD = 0.25;

export function worthDoing(table: Table, question: Question): string {
  const { prompt, options } = question;
  const said = (count: number): string => (count ? t(`west-worth-${prompt}`, { count }) : '');
  switch (prompt) {
    case 'marker':
    case 'reconnaissance':
      return said(new Set(options.map(({ wire }) => wire.hex).filter((hex) => typeof hex === 'string')).size);
    case 'attack':
    case 'attack-again': {
      const good = combatsOf(table).plans.filter((plan) => chanceOf(plan, 'retreat') >= GOOD);
      const count = new Set(good.map(({ hex }) => hex)).size;
      return count ? t('west-worth-attack', { count }) : '';
    }
    case 'headquarters':
    case 'strategic':
    case 'replenish':
      return said(ableTo(question).length);
    case 'depot': {
      const fed = Object.values(buildingOf(table).found?.found ?? {}).flatMap(({ feeds }) => feeds);
      return fed.length ? t('west-worth-depot', { hexes: table.tell!.label([...new Set(fed)], 'hex') }) : '';
    }
    default:
      return '';
  }
}
