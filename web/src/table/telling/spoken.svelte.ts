/**
 * What a screen reader is told: all that has happened since the last time, for a bot moves several times in a breath.
 */
import type { Table } from '../table.svelte';

const MOST = 6;

export class Spoken {
  latest = $state('');
  #heard = -1;

  constructor(table: Table) {
    $effect(() => {
      const { journal, tell, curtain } = table;
      if (!tell || curtain) return;
      const fresh = journal.filter((told) => told.version > this.#heard);
      const first = this.#heard < 0;
      this.#heard = journal.at(-1)?.version ?? this.#heard;
      if (fresh.length)
        this.latest = fresh
          .slice(first ? -1 : -MOST)
          .map((told) => tell.event(told))
          .join(' ');
    });
  }
}
