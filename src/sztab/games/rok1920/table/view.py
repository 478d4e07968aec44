"""What each side sees: everything on the board lies open; what a chapter hides, it hides here (27.4)."""

from itertools import compress

from msgspec import Struct

from sztab.games.rok1920.politics import morale
from sztab.games.rok1920.state import State
from sztab.games.rok1920.table.board_view import UnitView, shown_board
from sztab.games.rok1920.table.margins import Notes, all_travelling, notes
from sztab.games.rok1920.table.markers import MarkerView, markers
from sztab.games.rok1920.units.counters import SIDE_NAMES, SIDES, THEATRES
from sztab.games.rok1920.war import War
from sztab.hexmap.bits import members
from sztab.kernel.requests import Seat


class TheatreView(Struct, frozen=True):
    """15.1: a theatre's marker; the advantage is Polish below 0."""

    theatre: str
    field: int
    polish: int
    bolshevik: int


class View(Struct, frozen=True):
    """The position as a seat may know it."""

    scenario: str
    stage: int
    date: str
    phasing: str
    step: str
    mover: str
    units: tuple[UnitView, ...]
    eliminated: tuple[str, ...]
    coming: dict[str, int]
    """Units that come into play, and in which stage."""
    morale: tuple[TheatreView, ...]
    held: dict[str, tuple[str, ...]]
    boxes: dict[str, tuple[str, ...]]
    """Eagles 2/c: who waits beside the map for the rule that brings him on."""
    pools: dict[str, int]
    reserve_used: tuple[str, ...]
    order_used: tuple[str, ...]
    notes: Notes
    markers: tuple[MarkerView, ...]
    """What lies on the map, on the stage track and in hands, face down for those who may not know it."""


def view(war: War, state: State, seat: Seat | None) -> View:
    ids, due = war.roster.ids, state.due
    board = shown_board(war, state)
    units = board.units
    if war.conceals:
        units = tuple([u for u in units if not is_concealed(war, state, war.roster.number[u.id], seat)])
    return View(
        scenario=state.scenario,
        stage=state.stage,
        date=war.edition.stages[state.stage - 1],
        phasing=SIDE_NAMES[state.phasing],
        step=war.steps[state.step].name,
        mover=SIDE_NAMES[state.mover],
        units=units,
        eliminated=board.eliminated,
        coming={
            ids[u]: due[u] for u in compress(range(len(due)), due) if not (war.hides and is_hidden(war, state, u, seat))
        },
        morale=tuple([_theatre(war, state, t) for t in members(state.markers)]),
        boxes=boxes(war, state, seat, board.away),
        held={SIDE_NAMES[side]: _places(war, state.held[side]) for side in SIDES},
        pools=dict(sorted(state.pools.items())),
        reserve_used=_sides(state.reserve_used),
        order_used=_sides(state.order_used),
        notes=notes(war, state, seat),
        markers=tuple(markers(war, state, seat)),
    )


def is_hidden(war: War, state: State, unit: int, seat: Seat | None) -> bool:
    """Does a chapter keep the coming of this unit from the seat?"""
    return any(hides(war, state, unit, seat) for hides in war.hides)


def is_concealed(war: War, state: State, unit: int, seat: Seat | None) -> bool:
    """Does a chapter keep from the seat which unit stands on the map?"""
    return any(conceals(war, state, unit, seat) for conceals in war.conceals)


def boxes(war: War, state: State, seat: Seat | None, away: frozenset[int]) -> dict[str, tuple[str, ...]]:
    """Who of those away is not on his way, as far as the seat may know, by where he waits. Where nothing is hidden the
    boxes that were shown last hold for everybody, as long as what they follow from does."""
    if not war.setting.boxes:
        return {}
    due, on_the_way = state.due, all_travelling(state)
    last, now = war.last_boxes, (state.stage, on_the_way, away, due)
    if last is not None and last[0] == now:
        return last[1]
    found: dict[str, tuple[str, ...]] = {}
    for box, first, units in war.setting.boxes:
        if state.stage < first or away.isdisjoint(units):
            continue
        waiting = [
            war.roster.ids[u]
            for u in units
            if u in away and (not due[u] or is_hidden(war, state, u, seat)) and not on_the_way >> u & 1
        ]
        if waiting:
            found[box] = (*found.get(box, ()), *waiting)
    if not war.hides:
        war.last_boxes = (state.stage, on_the_way, away, due[:]), found
    return found


def _places(war: War, hexes: int) -> tuple[str, ...]:
    """The numbers of a set of hexes; made once, since places seldom change hands."""
    found = war.place_views.get(hexes)
    if found is None:
        found = war.place_views.keep(hexes, tuple(war.board.map.numbers[h] for h in members(hexes)))
    return found


def _sides(flags: list[bool]) -> tuple[str, ...]:
    return tuple([SIDE_NAMES[side] for side in SIDES if flags[side]])


def _theatre(war: War, state: State, theatre: int) -> TheatreView:
    levels = [morale.level(war, state, theatre, side) for side in SIDES]
    return TheatreView(THEATRES[theatre], state.morale[theatre], *levels)
