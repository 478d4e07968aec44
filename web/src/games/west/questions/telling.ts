/** The words of a question: whom an answer is about, what it does, and in which case it is asked. */
import type { Table } from '../../../table/table.svelte';
import { capital } from '../../../words/tell';
import { t } from '../../../words/words.svelte';
import type { Option, Question } from '../../../wire/types';
import { standing } from '../../hexes/counters/standing';
import { turningOf } from '../../hexes/facing/turning.svelte';
import { facedFrom } from '../marching/faced';
import { fighting, pieces as piecesOf, type Printed, type UnitPiece, type View } from '../types';

/** Who stands in each hex: those who fight, the strongest first; headquarters and blanks where nobody else is. */
export function whoStands(pieces: readonly UnitPiece[]): Map<string, string> {
  const hexes = [...new Set(pieces.map(({ hex }) => hex))];
  return standing(hexes.flatMap((hex) => fighting(pieces.filter((piece) => piece.hex === hex)).toReversed()));
}

/** An answer in words of its own, where those of its kind would say too little, or who stands there too much. */
export function said(table: Table, option: Option, printed: Printed): string {
  const { wire } = option;
  const prompt = table.question?.prompt ?? '';
  if (/^attack(-again)?$/.test(prompt) && typeof wire.hex === 'string') return attackOf(table, option, printed);
  if (/^(order|manoeuvre)$/.test(prompt) && wire.answer === 'march') {
    // Headquarters may go along: they are named with the others here.
    const view = table.shown!.view as View;
    const here = piecesOf(view, printed, table.tell!).filter(({ hex }) => hex === wire.hex);
    const who = standing(here.toReversed()).get(String(wire.hex));
    return [capital(table.tell!.answer(prompt, wire)), ...(who ? [who] : [])].join(' · ');
  }
  if (prompt === 'depot') return capital(table.tell!.answer(prompt, wire));
  return prompt === 'ride-on' && wire.answer === 'done' ? t('west-ride-on-nobody') : '';
}

/** An attack: from where, on whom, with whom; and before it is to be confirmed who would attack. */
function attackOf(table: Table, { index, wire }: Option, printed: Printed): string {
  const tell = table.tell!;
  const [hex, view] = [String(wire.hex), table.shown!.view as View];
  const target = facedFrom(printed, view, hex);
  const text = t(`west-said-${table.question!.prompt}-${wire.answer}`, {
    hex: tell.label(hex, 'hex'),
    target: tell.label(target, 'hex'),
    second: tell.label(wire.second ?? '', 'hex'),
  });
  const who = whoStands(piecesOf(view, printed, tell)).get(hex);
  return who && table.unconfirmed?.index !== index ? `${text} · ${who}` : text;
}

/** The case of a question: fronts that lie open are asked for, and no march; and what a winner is asked for. */
export function howCase(table: Table, { prompt }: Question): string {
  if (turningOf(table).open && table.picks.hex) return 'turning-picked';
  const { fight } = table.moment!.view as View;
  const isWinner = Boolean(fight && fight.winner === table.question?.seat);
  if (prompt === 'retreat' && isWinner) return 'rout';
  return prompt === 'loss' && isWinner ? 'won' : '';
}
