/** The keys of a table: what can be done from anywhere on its page. */
import { takeNext } from './dock/answers/able';
import type { Light } from './face';
import type { Opened } from './panels/opened.svelte';
import type { Table } from './table.svelte';

interface Ways {
  open: (panel: string) => void;
  /** The palette of commands: open or shut, and open to find something. */
  toggle: () => void;
  find: () => void;
}

/** Z takes back, and so does what takes back everywhere else. */
const isUndo = ({ key, shiftKey }: KeyboardEvent): boolean => key.toLowerCase() === 'z' && !shiftKey;

export function keysOf(table: Table, light: Light, opened: Opened, ways: Ways): (event: KeyboardEvent) => void {
  return (event) => {
    const typing = event.target instanceof Element && event.target.closest('input:not([type=range]), textarea, select');
    if ((event.ctrlKey || event.metaKey) && event.key.toLowerCase() === 'k') ways.toggle();
    else if (typing || event.altKey || ((event.ctrlKey || event.metaKey) && !isUndo(event))) return;
    else if (event.key === '/') ways.find();
    else if (event.key === 'Escape') {
      if (!Object.keys(table.picks).length && !table.selected && !table.unconfirmed) opened.drawer = false;
      table.unpick();
    } else if (isUndo(event)) {
      const { refusal } = table.undoing;
      if (refusal && !table.selected) table.notice = { text: '', refusals: [refusal] };
      else void table.undo();
    } else if (event.key.toLowerCase() === 'n' && table.question) takeNext(light);
    else if (event.key.toLowerCase() === 'r') ways.open('rule');
    else if (event.key.toLowerCase() === 'c') ways.open('chat');
    else if (event.key === ',' || event.key === '.')
      void table.visit((table.past?.version ?? table.moment?.version ?? 0) + (event.key === '.' ? 1 : -1));
    else if (event.key === 'Enter' && !(event.target instanceof HTMLElement && event.target.closest('button, a'))) {
      // What waits to be read goes before what is asked.
      const main = ['.telling .go', '.dock .b.main'].map((one) => document.querySelector<HTMLButtonElement>(one));
      main.find((one) => one?.offsetParent)?.click();
    } else return;
    event.preventDefault();
  };
}
