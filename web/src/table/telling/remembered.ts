/** How far this browser has heard the story of each table, so that a page opened anew tells only what is new. */

export interface Remembered {
  /** The version that one's own last answer led to; −1 where one has not answered yet. */
  own: number;
  /** The last version that was told here. */
  heard: number;
}

const KEY = 'sztab-told';
const MOST = 60;

function read(): Record<string, Remembered> {
  try {
    const found: unknown = JSON.parse(localStorage.getItem(KEY) ?? '{}');
    return found && typeof found === 'object' ? (found as Record<string, Remembered>) : {};
  } catch {
    return {};
  }
}

export const rememberedOf = (table: string): Remembered | undefined => read()[table];

/** The tables that were looked at last are remembered. */
export function remember(table: string, change: Partial<Remembered>): void {
  const { [table]: before, ...others } = read();
  const kept = { own: -1, heard: -1, ...before, ...change };
  try {
    localStorage.setItem(
      KEY,
      JSON.stringify(Object.fromEntries([...Object.entries(others), [table, kept]].slice(-MOST))),
    );
  } catch {
    // Without storage a page that is opened anew tells the opening again.
  }
}
