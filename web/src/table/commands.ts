/** Everything that can be done at a table, in words: for the palette of commands and for the menu of a telephone. */
import { analyse, save, saveRecord } from '../shell/begin';
import type { Command } from '../shell/Palette.svelte';
import { router } from '../shell/route.svelte';
import { settings } from '../shell/settings.svelte';
import { faultOf } from '../words/fault';
import { named } from '../words/tell';
import { t, words } from '../words/words.svelte';
import type { Option } from '../wire/types';
import { analysingOf } from './analysis/analysing.svelte';
import type { Panel } from './face';
import type { Table } from './table.svelte';

/** Every legal answer. */
export function answers(table: Table, told: (option: Option) => string): Command[] {
  const { tell, question } = table;
  if (!tell || !question) return [];
  return question.options.map((option) => ({
    id: `o${option.index}`,
    label: told(option),
    run: () => table.choose(option),
  }));
}

/** What is read beside the board. */
export function readings(table: Table, panels: Panel[], open: (tab: string) => void): Command[] {
  const read = (id: string, label: string, key?: string): Command => ({
    id,
    label: t('command-read', { what: t(label) }),
    short: t(label),
    ...(key ? { key } : {}),
    run: () => open(id),
  });
  return [
    read('intro', 'panel-intro'),
    ...panels.map((panel) => read(panel.id, panel.label)),
    ...(analysingOf(table).isOpen ? [read('analysis', 'panel-analysis')] : []),
    read('rule', 'panel-rules', 'R'),
    read('chat', 'panel-chat', 'C'),
  ];
}

/** The story of the game as text that one can read, or paste anywhere: Markdown, by turns. */
export function logOf(table: Table): string {
  const { tell, info } = table;
  if (!tell || !info) return '';
  const lines = table.journal.map((told) => {
    if (/^(round|turn|stage)-/.test(told.event)) return `\n## ${tell.event(told)}\n`;
    if (/^phase-/.test(told.event)) return `\n### ${tell.event(told)}\n`;
    return `- ${tell.event(told)}${told.rule ? ` (${told.rule})` : ''}`;
  });
  return `# ${named(tell.page.game.title)}: ${named(info.title)}\n${lines.join('\n')}\n`;
}

/** What a file of this table is called: game, scenario and who plays, so that one finds it again. */
export function fileName(table: Table, end: string): string {
  const { tell, info } = table;
  const players = (info?.seats ?? []).filter(({ kind, name }) => kind === 'person' && name).map(({ name }) => name);
  const parts = [tell ? named(tell.page.game.title) : 'Sztab', named(info?.title), ...players, table.id.slice(0, 4)];
  const plain = parts.filter(Boolean).join(' ');
  return `${plain.replace(/[^\p{L}\p{N}]+/gu, '-').slice(0, 90)}.${end}`;
}

async function savePicture(table: Table): Promise<void> {
  const { tell, info } = table;
  if (!tell || !info) return;
  const { snapshot } = await import('../board/snapshot');
  const at = t('past-at', { version: table.shown?.version ?? 0 });
  const caption = `${named(tell.page.game.title)} · ${named(info.title)} · ${at} · Sztab`;
  save(fileName(table, 'png'), await snapshot(caption));
}

/** What concerns the table as a whole. */
export function acts(table: Table): Command[] {
  const wrong = (error: unknown): void =>
    void (table.notice = { text: faultOf(error, (seat) => table.tell?.seat(seat) ?? seat), refusals: [] });
  const found: Command[] = [
    {
      id: 'analyse',
      label: t('analyse'),
      run: () => void analyse(table.id, table.shown?.version ?? 0, table.seat, table.secret).catch(wrong),
    },
    {
      id: 'record',
      label: t('save-record'),
      run: () => void saveRecord(fileName(table, 'jsonl'), table.id, table.secret).catch(wrong),
    },
    { id: 'log', label: t('save-log'), run: () => save(fileName(table, 'md'), logOf(table), 'text/markdown') },
    { id: 'picture', label: t('save-picture'), run: () => void savePicture(table).catch(wrong) },
    { id: 'theme', label: t('theme'), run: () => settings.set({ theme: settings.isDark ? 'light' : 'dark' }) },
    {
      id: 'language',
      label: t('language-other'),
      run: () => void words.speak(settings.language === 'pl' ? 'en' : 'pl'),
    },
    { id: 'settings', label: t('menu-settings'), run: () => router.go('/settings') },
    { id: 'home', label: t('home'), run: () => router.go('/') },
  ];
  if (table.seat) found.unshift({ id: 'undo', label: t('undo'), key: 'Z', run: () => void table.undo() });
  if (table.seat && !table.moment?.outcome && table.info?.kind === 'game')
    found.splice(
      1,
      0,
      { id: 'draw', label: t('offer-draw-do'), run: () => void table.propose('draw') },
      { id: 'resign', label: t('resign'), run: () => void (confirm(t('resign-sure')) && table.resign()) },
    );
  return found;
}
