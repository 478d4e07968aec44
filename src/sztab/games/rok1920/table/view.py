"""What each side sees: everything on the board lies open; what a chapter hides, it hides here (27.4)."""

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
    ids = war.roster.ids
    units = all_units(war, state)
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
        eliminated=tuple([ids[u] for u, h in enumerate(state.at) if h == ELIMINATED]) if ELIMINATED in state.at else (),
        coming={
            ids[u]: due for u, due in enumerate(state.due) if due and not (war.hides and is_hidden(war, state, u, seat))
        },
        morale=tuple([_theatre(war, state, t) for t in members(state.markers)]),
        boxes=boxes(war, state, seat),
        held={SIDE_NAMES[side]: _places(war, state.held[side]) for side in SIDES},
        pools=dict(sorted(state.pools.items())),
        reserve_used=_sides(state.reserve_used),
        order_used=_sides(state.order_used),
        notes=notes(war, state, seat),
        markers=tuple(markers(war, state, seat)),
    )


def all_units(war: War, state: State) -> tuple[UnitView, ...]:
    """All counters on the board; the same for every seat that looks at a position."""
    movers, at, level, attacked = state.movers, state.at, state.level, state.attacked
    key = (*at, *level, *movers, attacked)
    found = war.board_views.get(key)
    if found is None:
        moving = set(movers)
        found = tuple(
            [
                _unit(war, unit, level[unit], h, unit in moving, attacked >> unit & 1 == 1)
                for unit, h in enumerate(at)
                if h >= 0
            ]
        )
        war.board_views.keep(key, found)
    return found


def is_hidden(war: War, state: State, unit: int, seat: Seat | None) -> bool:
    """Does a chapter keep the coming of this unit from the seat?"""
    return any(hides(war, state, unit, seat) for hides in war.hides)


def is_concealed(war: War, state: State, unit: int, seat: Seat | None) -> bool:
    """Does a chapter keep from the seat which unit stands on the map?"""
    return any(conceals(war, state, unit, seat) for conceals in war.conceals)


def boxes(war: War, state: State, seat: Seat | None) -> dict[str, tuple[str, ...]]:
    """Who is neither on the map nor on his way, as far as the seat may know, by where he waits."""
    found: dict[str, tuple[str, ...]] = {}
    at, due, on_the_way = state.at, state.due, all_travelling(state)
    for box, first, units in war.setting.boxes:
        if state.stage < first:
            continue
        waiting = [
            war.roster.ids[u]
            for u in units
            if at[u] == AWAY and (not due[u] or is_hidden(war, state, u, seat)) and not on_the_way >> u & 1
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
