/** Whoever looks elsewhere is called when it is his turn: by the title, a soft sound, a notification if wished. */
import { chime } from '../../shell/sound';
import { settings } from '../../shell/settings.svelte';
import { named } from '../../words/tell';
import { t } from '../../words/words.svelte';
import { isLoss, kindOf } from '../journal/journal';
import type { Table } from '../table.svelte';

/** To be called while the page of a table is set up. */
export function attend(table: Table): void {
  const isMine = $derived(table.moment?.question != null && !table.moment.outcome && table.curtain === null);
  const name = $derived(named(table.tell?.page.game.title));

  $effect(() => {
    document.title = `${isMine ? '● ' : ''}${name || 'Sztab'}${name ? ' · Sztab' : ''}`;
    return () => {
      document.title = 'Sztab';
    };
  });

  let was = true;
  $effect(() => {
    const now = isMine;
    if (now && !was) call();
    was = now;
  });

  let heard = -1;
  $effect(() => {
    const { moment, journal } = table;
    if (!moment) return;
    const [from, to] = [heard, moment.version];
    heard = to;
    if (from < 0 || to <= from) return;
    const fresh = journal.filter(({ version }) => version > from);
    if (moment.outcome) chime('end');
    else if (fresh.some(isLoss)) chime('loss');
    else if (fresh.some((told) => kindOf(told) === 'fight')) chime('fight');
    else if (fresh.some((told) => kindOf(told) === 'march')) chime('step');
  });

  function call(): void {
    if (!document.hidden) return;
    chime('turn');
    if (!settings.notify || typeof Notification === 'undefined' || Notification.permission !== 'granted') return;
    const note = new Notification(t('your-turn'), { body: name, tag: table.id });
    note.onclick = () => {
      window.focus();
      note.close();
    };
  }
}
