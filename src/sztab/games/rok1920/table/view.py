"""What each side sees: everything on the board lies open; what a chapter hides, it hides here (27.4)."""

from itertools import compress

from msgspec import Struct

from sztab.games.rok1920.politics import morale
from sztab.games.rok1920.state import AWAY, ELIMINATED, State
from sztab.games.rok1920.table.margins import Notes, all_travelling, notes
from sztab.games.rok1920.table.markers import MarkerView, markers
from sztab.games.rok1920.units.counters import LEVELS, SIDE_NAMES, SIDES, THEATRES
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
    label: str = ""
    """What the counter shows in place of its name."""
    stripe: str = ""
    """The colour of its stripe."""
    support: int = 0
    """30.1: by how much it shifts the chance."""


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
    units, eliminated, away = on_and_off_the_board(war, state)
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
        eliminated=eliminated,
        coming={
            ids[u]: due[u] for u in compress(range(len(due)), due) if not (war.hides and is_hidden(war, state, u, seat))
        },
        morale=tuple([_theatre(war, state, t) for t in members(state.markers)]),
        boxes=boxes(war, state, seat, away),
        held={SIDE_NAMES[side]: _places(war, state.held[side]) for side in SIDES},
        pools=dict(sorted(state.pools.items())),
        reserve_used=_sides(state.reserve_used),
        order_used=_sides(state.order_used),
        notes=notes(war, state, seat),
        markers=tuple(markers(war, state, seat)),
    )


def on_and_off_the_board(war: War, state: State) -> tuple[tuple[UnitView, ...], tuple[str, ...], frozenset[int]]:
    """All counters on the board, who is eliminated, and who is away; the same for every seat that looks at a
    position."""
    movers, at, level, attacked = state.movers, state.at, state.level, state.attacked
    key = (*at, *level, *movers, attacked)
    found = war.board_views.get(key)
    if found is None:
        moving, ids = set(movers), war.roster.ids
        units = [
            _unit(war, unit, level[unit], h, unit in moving, attacked >> unit & 1 == 1)
            for unit, h in enumerate(at)
            if h >= 0
        ]
        eliminated = [ids[u] for u, h in enumerate(at) if h == ELIMINATED]
        away = frozenset(u for u, h in enumerate(at) if h == AWAY)
        found = war.board_views.keep(key, (tuple(units), tuple(eliminated), away))
    return found


def is_hidden(war: War, state: State, unit: int, seat: Seat | None) -> bool:
    """Does a chapter keep the coming of this unit from the seat?"""
    return any(hides(war, state, unit, seat) for hides in war.hides)


def is_concealed(war: War, state: State, unit: int, seat: Seat | None) -> bool:
    """Does a chapter keep from the seat which unit stands on the map?"""
    return any(conceals(war, state, unit, seat) for conceals in war.conceals)


def boxes(war: War, state: State, seat: Seat | None, away: frozenset[int]) -> dict[str, tuple[str, ...]]:
    """Who of those away is not on his way, as far as the seat may know, by where he waits."""
    found: dict[str, tuple[str, ...]] = {}
    due, on_the_way = state.due, all_travelling(state)
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
    return found


def _places(war: War, hexes: int) -> tuple[str, ...]:
    """The numbers of a set of hexes; made once, since places seldom change hands."""
    found = war.place_views.get(hexes)
    if found is None:
        found = war.place_views.keep(hexes, tuple(war.board.map.numbers[h] for h in members(hexes)))
    return found


def _sides(flags: list[bool]) -> tuple[str, ...]:
    return tuple([SIDE_NAMES[side] for side in SIDES if flags[side]])


def _unit(war: War, unit: int, level: int, h: int, can_move: bool, has_attacked: bool) -> UnitView:
    """A unit as it is seen; the same counter on the same hex is made once."""
    key = (unit, level, h, can_move, has_attacked)
    found: UnitView | None = war.unit_views.get(key)
    if found is None:
        counter = war.roster.counters[unit]
        found = UnitView(
            id=counter.id,
            name=counter.name,
            side=SIDE_NAMES[counter.side],
            arm=counter.arm,
            size=counter.size,
            hex=war.board.map.numbers[h],
            level=LEVELS[level],
            strength=war.roster.strength[unit][level],
            movement=war.roster.movement[unit][level],
            lines=war.roster.lines[unit][level],
            elite=war.roster.elite[unit][level],
            can_move=can_move,
            has_attacked=has_attacked,
            label=counter.label,
            stripe=counter.stripe,
            support=counter.support,
        )
        war.unit_views.keep(key, found)
    return found


def _theatre(war: War, state: State, theatre: int) -> TheatreView:
    levels = [morale.level(war, state, theatre, side) for side in SIDES]
    return TheatreView(THEATRES[theatre], state.morale[theatre], *levels)
