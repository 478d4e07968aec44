/** What can be done where: stacks, hexes that can be chosen, counters that are asked for, and who is chosen. */
import { ableTo } from '../../../table/dock/answers/ending.svelte';
import { namesOnePiece } from '../../../table/dock/answers/selected';
import type { Table } from '../../../table/table.svelte';
import type { Question, Refusal } from '../../../wire/types';
import type { Joining, Marches } from './marches';
import type { Ways } from '../picture';
import { askedAs, namesOf, type Piece } from '../pieces';

/** Questions that name one after another: pointing there gives an answer at once. */
const ONE_BY_ONE = new Set(['attackers', 'loss', 'group', 'fire-partner', 'withdraw', 'order']);

/** So few goals are named and bear their numbers from however far. */
export const FEW = 8;

export class Offered<P extends Piece> {
  constructor(
    readonly table: Table,
    readonly ways: Ways,
    private readonly pieces: () => P[],
    private readonly marches: () => Marches | null = () => null,
    private readonly order: (piece: P) => number = () => 0,
    /** What is asked is still to be told of: until then the board answers nothing, and shows no goal. */
    readonly isWithheld: () => boolean = () => false,
    /** Who can be added to what is weighed, or left out of it. */
    readonly joining: () => Joining | null = () => null,
  ) {}

  /** Whether pointing at a piece adds it to what is weighed, or leaves it out. */
  takesPart(piece: P): boolean {
    return !this.isWithheld() && (this.joining()?.takes(piece.id) ?? false);
  }

  stacks = $derived.by(() => {
    const found = new Map<string, P[]>();
    for (const piece of this.pieces()) found.set(piece.hex, [...(found.get(piece.hex) ?? []), piece]);
    // Whoever is chosen lies on top.
    for (const [hex, stack] of found)
      if (stack.length > 1 && this.chosen.has(hex))
        stack.sort((a, b) => Number(this.isNamed(a)) - Number(this.isNamed(b)));
    return found;
  });

  cells = $derived.by(() => {
    const { table } = this;
    return table.question ? this.ways.picture.cells.filter((cell) => this.has(cell.number)) : [];
  });
  /** Goals of the plain way, and those only of what else the piece could do: a railway reaches far. */
  near = $derived.by(() => this.cells.filter(({ number }) => this.#isPlain(number)));
  beyond = $derived.by(() => this.cells.filter(({ number }) => !this.#isPlain(number)));
  /** Whose counters would come to the goals: the winner of a fight may choose the way of the beaten stack. */
  get #mover(): string | null {
    const { question, seat } = this.table;
    const from = question?.options.some(({ wire }) => Array.isArray(wire.path)) ? question.about.hex : undefined;
    const here = typeof from === 'string' ? this.at(from) : [];
    return here.length && here.every(({ side }) => side !== seat) ? here[0]!.side : seat;
  }
  targets = $derived.by(() =>
    this.cells.filter((cell) => this.stacks.get(cell.number)?.some((piece) => piece.side !== this.#mover)),
  );
  #isPlain(hex: string): boolean {
    // A click on whoever is picked up puts him down: to go out and come back is said by a button.
    if (this.table.selected && this.chosen.has(hex)) return false;
    const marches = this.marches();
    return marches?.goals.has(hex) || (!marches?.only && this.table.offers(hex));
  }
  reach = $derived.by(() => this.cells.filter((cell) => !this.targets.includes(cell)));
  choosable = $derived.by(
    () =>
      new Set(
        this.table.question
          ? this.pieces()
              .filter((piece) => piece.hex === this.untaken || askedAs(this.table, piece) || this.takesPart(piece))
              .map((piece) => piece.hex)
          : [],
      ),
  );

  #named = $derived.by(
    () =>
      new Set<string>([
        ...Object.values(this.table.picks),
        ...Object.values(this.table.question?.about ?? {})
          .flat()
          .map(String),
      ]),
  );
  /** The hexes of the counters that are asked about; once one of them is picked, his alone. */
  chosen = $derived.by(() => {
    if (this.untaken) return new Set<string>();
    const { unit } = this.table.picks;
    const named = this.pieces().filter((piece) => this.isNamed(piece));
    const picked = named.filter((piece) => unit !== undefined && namesOf(piece).includes(unit));
    return new Set((picked.length ? picked : named).map((piece) => piece.hex));
  });

  /** The counters that can act now, in their order; also while one of them is picked up. */
  get able(): P[] {
    const question = this.table.selected?.base ?? this.table.question;
    const ids = new Set(ableTo(question));
    const found = this.pieces().filter((piece) => namesOf(piece).some((name) => ids.has(name)));
    const leads = [...new Set(found.map(({ hex }) => hex))].flatMap((hex) =>
      this.leading(found.filter((piece) => piece.hex === hex).map(({ id }) => id)),
    );
    const one = found.filter(({ id }) => leads.includes(id));
    return (found.length ? one : this.#whole(question)).sort((a, b) => this.order(a) - this.order(b));
  }

  /** Of the units of one hex, those that are picked up one by one. */
  leading(units: readonly string[]): readonly string[] {
    return this.marches()?.leading?.(units) ?? units;
  }

  /** Where a question names own stacks by their hexes, and no other hex: the top of each. Else hexes are goals. */
  #whole(question: Question | null): P[] {
    const hexes = (question?.options ?? []).flatMap(({ wire }) => (typeof wire.hex === 'string' ? [wire.hex] : []));
    const tops = [...new Set(hexes)].map((hex) => {
      const stack = this.stacks.get(hex) ?? [];
      return stack.every((piece) => piece.side === this.table.seat) ? stack.at(-1) : undefined;
    });
    const found = tops.filter((top) => top !== undefined);
    return found.length === tops.length ? found : [];
  }

  /** Whether pointing at a counter only picks it up. */
  picksUp(piece: P): boolean {
    const options = (this.table.selected?.base ?? this.table.question)?.options ?? [];
    const names = namesOf(piece);
    const own = options.filter(({ wire }) => [wire.unit, wire.piece].some((id) => names.includes(String(id))));
    return own.length > 0 && own.every(namesOnePiece) && !ONE_BY_ONE.has(this.table.question?.prompt ?? '');
  }

  /** Whether pointing at a counter gives an answer at once: there is no more to choose with it. */
  settles(piece: P): boolean {
    const { table } = this;
    const name = askedAs(table, piece);
    const own = table.options.filter(({ wire }) => name !== undefined && Object.values(wire).includes(name));
    // A stack that is named by its hex is chosen first, whatever is ordered then.
    const isStack = own.some(({ wire }) => wire.hex === name);
    return own.length < 2 || (!isStack && ONE_BY_ONE.has(table.question?.prompt ?? ''));
  }

  /** The hex of whoever has to be taken before anything else is chosen on the map. */
  get untaken(): string {
    const unit = this.marches()?.untaken;
    return (unit && this.pieces().find(({ id }) => id === unit)?.hex) || '';
  }

  /** Whether a hex can be chosen: the question offers it, a whole move leads there, or the piece can act on it. */
  has(hex: string): boolean {
    const { table, untaken } = this;
    if (untaken || this.isWithheld()) return false;
    return this.#isPlain(hex) || table.beyond(hex) !== undefined;
  }

  /** Choose a hex: by the whole move where that comes first, else as the question has it. */
  take(hex: string): boolean {
    const marches = this.marches();
    if (marches?.untaken && hex === this.untaken) {
      marches.take?.(marches.untaken);
      return true;
    }
    const goal = marches?.goals.get(hex);
    // Enemies who can be gone for in several ways are pointed at first: how, the question asks.
    const ways = this.table.options.filter(({ wire }) => wire.hex === hex).length;
    const isWhole = goal?.clash ? ways < 2 : marches?.first;
    if (marches && goal && (isWhole || !this.table.offers(hex))) return marches.go(hex);
    if (this.table.offers(hex)) return this.table.point(hex);
    this.table.pointBeyond(hex);
    return true;
  }

  /** Why no move leads to a hex, where moves know it themselves. */
  async whyNoMarch(hex: string): Promise<Refusal[]> {
    const marches = this.marches();
    return marches?.why ? marches.why(hex) : [];
  }

  /** Whether a piece could have been pointed at instead of the one that is. */
  another(piece: P): boolean {
    const { question, picks } = this.table;
    const options = this.isNamed(piece) ? [] : (question?.options ?? []);
    return Object.keys(picks).some((field) => options.some(({ wire }) => namesOf(piece).includes(String(wire[field]))));
  }

  isNamed(piece: P): boolean {
    return namesOf(piece).some((name) => this.#named.has(name));
  }

  at(hex: string): P[] {
    return this.stacks.get(hex) ?? [];
  }
}
