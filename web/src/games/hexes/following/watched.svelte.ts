/** Where something is asked, told, played again, pointed out, or would be chosen by a bot: it comes into view. */
import type { Viewport } from '../../../board/viewport.svelte';
import type { Light } from '../../../table/face';
import type { Telling } from '../../../table/telling/telling.svelte';
import type { Cell } from '../picture';
import type { Overlay, Piece } from '../pieces';
import type { Offered } from '../pointing/offered.svelte';
import { hexesOf, playedIn, type Following } from './following';

/** Of so many goals at the most those that lie out of sight are told at the edge: a railway leads everywhere. */
const MANY = 60;
/** A ground that does not come holds nothing up for longer. */
const PAINTS = 4000;

export class Watched<P extends Piece> {
  constructor(
    private readonly offered: Offered<P>,
    private readonly viewport: Viewport,
    private readonly following: Following,
    private readonly telling: Telling,
    private readonly light: Light,
    private readonly pieces: () => readonly P[],
    private readonly overlay: () => Overlay,
    private readonly quiet: () => RegExp | undefined,
  ) {}

  #at = (number: string | null | undefined): Cell | undefined => this.offered.ways.cells.get(number ?? '');

  /** The hexes of these names: of hexes, and of counters where they stand. */
  #cellsOf(names: readonly string[]): Cell[] {
    const pieces = this.pieces().filter(({ id }) => names.includes(id));
    const hexes = new Set([...names, ...pieces.map(({ hex }) => hex)]);
    return [...hexes].map(this.#at).filter((cell) => cell !== undefined);
  }

  /** Where it happened that is told now: the hexes that it names, or else where those stand that it names. */
  told = $derived.by(() => {
    const { now } = this.telling;
    const { ways } = this.offered;
    if (!now) return [];
    const named = hexesOf(now.events, ways, []);
    return named.length ? named : hexesOf(now.events, ways, this.pieces());
  });
  #isQuiet = $derived.by(() => {
    const quiet = this.quiet();
    return (
      this.offered.table.question !== null &&
      quiet !== undefined &&
      (this.telling.now?.events ?? []).every(({ event }) => quiet.test(event))
    );
  });
  /** What a moment of the past is about. */
  played = $derived.by(() => playedIn(this.offered.table, this.offered.ways, this.pieces()));
  /** What a lesson points out, or a bot would choose. */
  looked = $derived.by(() =>
    this.#cellsOf([...(this.light.look ?? []), ...(this.light.hinted ?? []).flatMap(({ things }) => things)]),
  );
  /** Where that happened last of which a lesson tells what it taught. */
  #taught = $derived.by(() => {
    const { table, ways } = this.offered;
    if (!table.reading || this.telling.open) return [];
    const { journal } = table;
    const last = journal.at(-1)?.version;
    return hexesOf(
      journal.filter(({ version }) => version === last),
      ways,
      [],
    );
  });
  /** Where what a lesson asks for leads. */
  goals = $derived.by(() => (this.light.goals ?? []).flatMap((hex) => this.#at(hex) ?? []));
  /** What a lesson only speaks of: what can be pressed glows, and a goal has its flag. */
  spokenOf = $derived.by(() => {
    const { offered, light } = this;
    const spoken = this.#cellsOf(light.look ?? []);
    return spoken.filter(
      (cell) => !this.goals.includes(cell) && !offered.cells.includes(cell) && !offered.choosable.has(cell.number),
    );
  });
  /** What a bot would choose. */
  advised = $derived.by(() => this.#cellsOf((this.light.hinted ?? []).flatMap(({ things }) => things)));
  /** The number of each choice lies where it leads, or where its counter stands. */
  hinted = $derived.by(() =>
    (this.light.hinted ?? []).flatMap(({ rank, things }) => {
      const { cells } = this.offered.ways;
      const hexes = things.map((id) => (cells.has(id) ? id : this.pieces().find((piece) => piece.id === id)?.hex));
      const cell = this.#at(hexes.findLast((hex) => hex !== undefined));
      return cell ? [{ rank, cell }] : [];
    }),
  );
  /** Who is asked about, or else where one may go, or who can be chosen. */
  wanted = $derived.by(() => {
    const { table, chosen, cells, choosable } = this.offered;
    if (!table.question || this.telling.withholds || table.isPast) return [];
    const whom = [...chosen].flatMap((number) => this.#at(number) ?? []);
    const others = [...choosable, ...(this.overlay().asked ?? [])];
    // With whoever is asked about, where he may go: as far as that is looked at.
    const goals = cells.length > MANY ? [] : cells;
    const asked = whom.length ? [...whom, ...goals] : cells.length ? cells : others;
    return asked.flatMap((one) => (typeof one === 'string' ? (this.#at(one) ?? []) : one));
  });

  /** Who strikes at what waits to be confirmed, and where the struck would go. */
  get #beside(): string[] {
    const { arrows = [], routes = [] } = this.overlay();
    if (!this.offered.table.unconfirmed) return [];
    return [
      ...arrows.map(({ from }) => from),
      ...routes.filter(({ id }) => id === 'beaten').flatMap(({ hexes }) => hexes),
    ];
  }

  /** The map goes to what is asked, and to what is told or played again; called while the board is made. */
  follow(isCarried: () => boolean): void {
    const { offered, viewport, following, telling, light } = this;
    const { table, ways } = offered;
    const size = ways.picture.size;
    $effect(() => {
      void viewport.layout;
      following.open(viewport, ways);
    });
    $effect(() =>
      following.ask(
        table,
        ways,
        viewport,
        {
          chosen: [...offered.chosen],
          goals: offered.near.map(({ number }) => number),
          beyond: offered.beyond.map(({ number }) => number),
          beside: this.#beside,
          choosable: [...offered.choosable, ...(this.overlay().asked ?? [])],
          looked: (light.look ?? []).flatMap((id) =>
            ways.cells.has(id) ? id : (this.pieces().find((piece) => piece.id === id)?.hex ?? []),
          ),
        },
        // What a bot would choose is looked at, however much room its list takes.
        isCarried() || light.drawn === true || telling.open || telling.awaits || this.hinted.length > 0,
        telling.withholds,
      ),
    );
    // Nothing is told before there is ground to see it on.
    telling.held = !viewport.painted;
    $effect(() => {
      if (viewport.painted) return telling.release();
      const timer = setTimeout(() => telling.release(), PAINTS);
      return () => clearTimeout(timer);
    });
    $effect(() => {
      // Again when what floats over it has grown, as the card of a fight that was decided.
      void viewport.layout;
      if (this.told.length && !this.#isQuiet)
        following.play(viewport, this.told, size, { isTold: true, isAlone: telling.withholds });
      else following.rest();
    });
    $effect(() => {
      if (table.past) following.play(viewport, this.played, size);
    });
  }

  /** And to what is pointed out; called while the board is made. */
  look(): void {
    const { viewport, following } = this;
    $effect(() => {
      // Again when the list of what a bot would choose has taken its room.
      void viewport.layout;
      const seen = this.looked.length ? this.looked : this.#taught;
      if (seen.length) following.play(viewport, seen, this.offered.ways.picture.size, { isWhole: true });
    });
  }
}
