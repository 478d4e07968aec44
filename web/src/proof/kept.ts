/** The commitments that this browser was shown, by table: the first one counts, whatever comes later. */

const KEY = 'sztab-commitments';
const MOST = 500;

function read(): [string, string][] {
  try {
    const found: unknown = JSON.parse(localStorage.getItem(KEY) ?? '[]');
    return Array.isArray(found) ? (found as [string, string][]) : [];
  } catch {
    return [];
  }
}

export function keepCommitment(table: string, commitment: string): void {
  const all = read();
  if (!commitment || all.some(([known]) => known === table)) return;
  try {
    localStorage.setItem(KEY, JSON.stringify([[table, commitment], ...all].slice(0, MOST)));
  } catch {
    // Without storage it cannot be compared later, and the page says so.
  }
}

export const keptCommitment = (table: string): string => read().find(([known]) => known === table)?.[1] ?? '';
