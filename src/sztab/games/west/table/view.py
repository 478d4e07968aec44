"""13.2: what a seat may see: its own counters, headquarters and depots of both, enemy stacks by facing and height."""

from __future__ import annotations

from msgspec import Struct

from sztab.games.west.command.activation import markers
from sztab.games.west.edition import Edition
from sztab.games.west.fighting.factors import ROLES
from sztab.games.west.scenarios.victory import towns_held
from sztab.games.west.state import (
    AWAY,
    DEAD,
    GONE,
    MAUSERS,
    NO_REMOVAL,
    NO_SOUTH,
    RAIN,
    RIFLES_LOW,
    SHELLS_LOW,
    WAITING,
    Fight,
    State,
)  # fmt: skip
from sztab.games.west.turn.phases import PHASES, STRATEGIC
from sztab.games.west.units.pieces import NONE, SIDES
from sztab.hexmap.bits import members
from sztab.kernel.events import Outcome
from sztab.kernel.requests import Seat

EFFECTS = {
    "rifles-low": RIFLES_LOW,
    "shells-low": SHELLS_LOW,
    "rain": RAIN,
    "mausers": MAUSERS,
    "no-strategic-south": NO_SOUTH,
    "no-removal": NO_REMOVAL,
}


KEPT = 5_000
"""So many views of stacks are kept for each side before they are forgotten, all at once."""


class PieceView(Struct, frozen=True):
    """A counter that the seat may see, and how it is."""

    id: str
    weak: bool
    ordered: bool
    """It has carried out an order, or moved with one."""
    attacked: bool
    fought: bool
    moved: bool
    """A headquarters in its phase, or by strategic movement."""


class StackView(Struct, frozen=True):
    """The counters of one side in a hex; `hidden` of them the seat does not know."""

    side: Seat
    hex: str
    facing: str
    """Empty: no cavalry or infantry is there."""
    height: int
    markers: int
    hidden: int
    pieces: list[PieceView]


class BoostView(Struct):
    """A card that may still be used in combats."""

    card: str
    side: Seat
    value: int
    left: int
    by: Seat


class FightView(Struct):
    """The combat that is under way."""

    side: Seat
    start: str
    target: str
    second: str
    is_supported: bool
    cards: list[tuple[str, int, str]]
    winner: str
    difference: int
    losses: int


class View(Struct):
    """A game as one seat sees it; pairs are Polish, then Russian."""

    seat: Seat | None
    turn: int
    phase: str
    acting: Seat
    passed: list[bool]
    stacks: list[StackView]
    depots: list[list[str]]
    founded: list[list[str]]
    has_removed: list[bool]
    base: list[int]
    shift: list[int]
    """What cards add to the points."""
    dice: list[list[int]]
    """White and red, once they are rolled."""
    totals: list[int]
    points: list[int]
    hand: list[str]
    """The seat's own cards."""
    hands: list[int]
    is_held_back: list[bool]
    played: list[str]
    discards: list[str]
    deck: int
    effects: list[str]
    boosts: list[BoostView]
    fog: list[str]
    moves_left: list[int]
    """Strategic moves; -1: no card has changed the four."""
    free_orders: int
    manoeuvres: int
    has_treaty: bool
    origin: str
    """Where the running order starts, or, for the seat that is about to make it, the strategic move."""
    group: list[str]
    """Who moves, if the seat may know."""
    path: list[str]
    fight: FightView | None
    towns: list[int]
    blanks: int
    """The seat's own blanks beside the map."""
    dead: list[str]
    gone: list[str]
    returns: list[tuple[str, int]]
    """Counters that come back, and in which turn."""
    outcome: Outcome | None


def view(ed: Edition, st: State, seat: Seat | None) -> View:
    """4.0/e, 13.2/b: what a seat sees; None is an onlooker."""
    mine = SIDES.index(seat) if seat in SIDES else NONE
    numbers = ed.board.numbers
    ids = ed.pieces
    hand = [] if mine == NONE else [c for c in (st.kept[mine], st.drawn[mine]) if c != NONE]
    shows_group = st.group if mine == st.acting or st.group & ed.leaders == st.group else 0
    return View(
        seat=seat,
        turn=st.turn,
        phase=PHASES[st.phase],
        acting=SIDES[st.acting],
        passed=st.passed[:],
        stacks=stack_views(ed, st, 0, mine) + stack_views(ed, st, 1, mine),
        depots=[ed.named(st.depots[0]), ed.named(st.depots[1])],
        founded=[ed.named(st.founded[0]), ed.named(st.founded[1])],
        has_removed=st.has_removed[:],
        base=list(ed.turns[st.turn - 1].base),
        shift=st.base_shift[:],
        dice=[st.dice[0][:], st.dice[1][:]],
        totals=st.totals[:],
        points=st.points[:],
        hand=[ed.cards[card].id for card in hand],
        hands=[sum(card != NONE for card in (st.kept[side], st.drawn[side])) for side in (0, 1)],
        is_held_back=st.is_held_back[:],
        played=[ed.cards[card].id if card != NONE else "" for card in st.played],
        discards=[ed.cards[card].id for card in st.discards],
        deck=len(st.deck),
        effects=[name for name, bit in EFFECTS.items() if st.effects & bit],
        boosts=[BoostView(ed.cards[b.card].id, SIDES[b.side], b.value, b.left, SIDES[b.by]) for b in st.boosts],
        fog=ed.named(st.fog),
        moves_left=st.moves_allowed[:],
        free_orders=st.free_orders,
        manoeuvres=st.manoeuvres,
        has_treaty=st.has_treaty,
        origin=numbers[st.origin] if st.origin != NONE and (mine == st.acting or st.phase != STRATEGIC) else "",
        group=list(ed.ids(members(shows_group))),
        path=[numbers[h] for h in st.path],
        fight=None if st.fight is None else _fight_view(ed, st.fight),
        towns=towns_held(ed, st),
        blanks=0 if mine == NONE else sum(st.at[p] == AWAY for p in members(ed.blanks & ed.of_side[mine])),
        dead=_those_at(ed, st, DEAD),
        gone=_those_at(ed, st, GONE),
        returns=[(ids[p].id, turn) for p, turn, _ in st.returns if st.at[p] == WAITING],
        outcome=st.outcome,
    )


def _those_at(ed: Edition, st: State, place: int) -> list[str]:
    """The counters that are in one place off the map: mostly few."""
    found, piece = [], NONE
    for _ in range(st.at.count(place)):
        piece = st.at.index(place, piece + 1)
        found.append(ed.pieces[piece].id)
    return found


def stack_views(ed: Edition, st: State, side: int, mine: int) -> list[StackView]:
    """1.2/h, 1.2/q, A102: facing and height are open; contents only to the owner and to who has seen them. Headquarters
    are open: whether an order or an attack is in range must be plain to both. The list that was seen last is kept with
    all that it follows from, and holds as long as that does."""
    open_ = -1
    if side != mine:
        open_ = ed.leaders if mine == NONE else ed.leaders | st.seen[side]
    own, marks, face, on = ed.of_side[side], st.marks[side], st.face[side], st.on[side]
    how = open_, st.weak & own, st.ordered & own, st.attacked & own, st.fought & own, (st.led | st.railed) & own
    if (last := ed.last_seen.get((side, mine))) and last[0] == how and last[1] == (marks, face, on):
        found: list[StackView] = last[2]
        return found
    found = _stack_views(ed, st, side, open_)
    ed.last_seen[side, mine] = how, (marks[:], face[:], on.copy()), found
    return found


def _stack_views(ed: Edition, st: State, side: int, open_: int) -> list[StackView]:
    """The stacks of a side, whose counters are known as far as they are open. Those of which there is nothing to tell
    but where they stand are kept, by all that is seen of them, and shared by the views that show them."""
    on, face, kept, marked = st.on[side], st.face[side], ed.stack_views[side], st.marks[side][1]
    weak, busy = st.weak, st.ordered | st.attacked | st.fought | st.led | st.railed
    found = []
    for h in members(st.held[side][1] | st.leaders[side]):
        stack = on[h]
        known, placed = stack & open_, markers(st, side, h) if marked >> h & 1 else 0
        if known & busy:
            found.append(_stack_view(ed, st, side, h, known, placed))
            continue
        key = h, stack.bit_count(), face[h], placed, known, known & weak
        seen = kept.get(key)
        if seen is None:
            if len(kept) >= KEPT:
                kept.clear()
            seen = kept[key] = _stack_view(ed, st, side, h, known, placed)
        found.append(seen)
    return found


def _stack_view(ed: Edition, st: State, side: int, h: int, known: int, placed: int) -> StackView:
    """One stack, of which these counters are known."""
    pieces = [_piece_view(st, p, ed) for p in members(known)]
    direction, height = st.face[side][h], st.on[side][h].bit_count()
    facing = ed.board.map.grid.orientation.directions[direction] if direction != NONE else ""
    return StackView(SIDES[side], ed.board.numbers[h], facing, height, placed, height - len(pieces), pieces)


def _piece_view(st: State, piece: int, ed: Edition) -> PieceView:
    return PieceView(
        ed.pieces[piece].id, bool(st.weak >> piece & 1), bool(st.ordered >> piece & 1), bool(st.attacked >> piece & 1),
        bool(st.fought >> piece & 1), bool((st.led | st.railed) >> piece & 1),
    )  # fmt: skip


def _fight_view(ed: Edition, fight: Fight) -> FightView:
    numbers = ed.board.numbers
    return FightView(
        SIDES[fight.side], numbers[fight.start], numbers[fight.target],
        numbers[fight.support] if fight.support != NONE else "", fight.is_supported,
        [(ed.cards[card].id, value, ROLES[role]) for card, value, role in fight.boosts],
        SIDES[fight.winner] if fight.winner != NONE else "", fight.difference, fight.losses,
    )  # fmt: skip
