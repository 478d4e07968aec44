/** The words of a question: whom an answer is about, what it does, and in which case it is asked. */
import type { Table } from '../../../table/table.svelte';
import { capital } from '../../../words/tell';
import { t } from '../../../words/words.svelte';
import type { Option, Question } from '../../../wire/types';
import { standing } from '../../hexes/counters/standing';
import { turningOf } from '../../hexes/facing/turning.svelte';
import { fighting, type UnitPiece, type View } from '../types';

/** Who stands in each hex: those who fight, the strongest first; headquarters and blanks where nobody else is. */
export function whoStands(pieces: readonly UnitPiece[]): Map<string, string> {
  const hexes = [...new Set(pieces.map(({ hex }) => hex))];
  return standing(hexes.flatMap((hex) => fighting(pieces.filter((piece) => piece.hex === hex)).toReversed()));
}

/** An answer in words of its own, where those of its kind would say too little, or who stands there too much. */
export function said(table: Table, { wire }: Option): string {
  const prompt = table.question?.prompt ?? '';
  if (prompt === 'depot') return capital(table.tell!.answer(prompt, wire));
  return prompt === 'ride-on' && wire.answer === 'done' ? t('west-ride-on-nobody') : '';
}

/** The case of a question: fronts that lie open are asked for, and no march; and what a winner is asked for. */
export function howCase(table: Table, { prompt }: Question): string {
  if (turningOf(table).open && table.picks.hex) return 'turning-picked';
  const { fight } = table.moment!.view as View;
  const isWinner = Boolean(fight && fight.winner === table.question?.seat);
  if (prompt === 'retreat' && isWinner) return 'rout';
  return prompt === 'loss' && isWinner ? 'won' : '';
}
