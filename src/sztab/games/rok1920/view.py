"""What each side sees: everything on the board lies open; what a chapter hides, it hides here (27.4)."""

from msgspec import Struct

from sztab.games.rok1920 import morale
from sztab.games.rok1920.notes import Notes, notes
from sztab.games.rok1920.state import ELIMINATED, State
from sztab.games.rok1920.units import LEVELS, SEATS, SIDES, THEATRES, Side
from sztab.games.rok1920.war import War
from sztab.hexmap.bits import members
from sztab.kernel.requests import Seat


class UnitView(Struct, frozen=True):
    """A counter on the board."""

    id: str
    name: str
    side: str
    arm: str
    size: str
    hex: str
    level: str
    strength: int
    movement: int
    lines: bool
    elite: bool
    can_move: bool
    has_attacked: bool


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
    pools: dict[str, int]
    reserve_used: tuple[str, ...]
    order_used: tuple[str, ...]
    notes: Notes


def view(war: War, state: State, seat: Seat | None) -> View:
    roster, numbers = war.roster, war.board.map.numbers
    on_board = [unit for unit in range(roster.size) if state.at[unit] >= 0]
    return View(
        scenario=state.scenario,
        stage=state.stage,
        date=war.edition.stages[state.stage - 1],
        phasing=SEATS[state.phasing],
        step=war.steps[state.step].name,
        mover=SEATS[state.mover],
        units=tuple(_unit(war, state, unit) for unit in on_board),
        eliminated=tuple(roster.ids[u] for u in range(roster.size) if state.at[u] == ELIMINATED),
        coming={roster.ids[u]: due for u, due in enumerate(state.due) if due and not is_hidden(war, state, u, seat)},
        morale=tuple(_theatre(war, state, t) for t in members(state.markers)),
        held={SEATS[side]: tuple(numbers[h] for h in members(state.held[side])) for side in SIDES},
        pools=dict(sorted(state.pools.items())),
        reserve_used=_sides(state.reserve_used),
        order_used=_sides(state.order_used),
        notes=notes(war, state, seat),
    )


def is_hidden(war: War, state: State, unit: int, seat: Seat | None) -> bool:
    """Does a chapter keep the coming of this unit from the seat?"""
    return any(hides(war, state, unit, seat) for hides in war.hides)


def _sides(flags: list[bool]) -> tuple[str, ...]:
    return tuple(SEATS[side] for side in SIDES if flags[side])


def _unit(war: War, state: State, unit: int) -> UnitView:
    counter, level = war.roster.counters[unit], state.level[unit]
    return UnitView(
        id=counter.id,
        name=counter.name,
        side=SEATS[counter.side],
        arm=counter.arm,
        size=counter.size,
        hex=war.board.map.numbers[state.at[unit]],
        level=LEVELS[level],
        strength=war.roster.strength[unit][level],
        movement=war.roster.movement[unit][level],
        lines=war.roster.lines[unit][level],
        elite=war.roster.elite[unit][level],
        can_move=unit in state.movers,
        has_attacked=bool(state.attacked >> unit & 1),
    )


def _theatre(war: War, state: State, theatre: int) -> TheatreView:
    levels = [morale.level(war, state, theatre, side) for side in SIDES]
    return TheatreView(THEATRES[theatre], state.morale[theatre], *levels)


def evaluate(view: View, seat: Seat) -> float:
    """What a view is worth to a seat: strength, towns, morale, and divisions kept."""
    side: Side = SEATS.index(seat)
    strength = [0.0, 0.0]
    for unit in view.units:
        strength[SEATS.index(unit.side)] += unit.strength + 0.5 * (unit.size == "division")
    held = [len(view.held[name]) for name in SEATS]
    fields = sum(theatre.field for theatre in view.morale)
    value = strength[0] - strength[1] + 0.4 * (held[0] - held[1]) - 0.3 * fields
    return value if side == 0 else -value
