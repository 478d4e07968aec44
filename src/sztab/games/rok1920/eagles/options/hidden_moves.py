"""23.1.1/c, 23.1.2/b: all units under a marker move as one; a unit may part from the others under its Patrol."""

from collections.abc import Sequence

from sztab.games.rok1920.command import acting, leader
from sztab.games.rok1920.eagles.events import PatrolLaid
from sztab.games.rok1920.eagles.options import hidden_units as hidden
from sztab.games.rok1920.eagles.options.hidden_units import (
    GROUPS,
    PATROLS,
    HiddenUnits,
    first_of,
    free_marker,
    free_patrols,
    lay,
    pieces,
    under,
)
from sztab.games.rok1920.eagles.rules import PATROL_SPLIT
from sztab.games.rok1920.moving.movement_phase import march_unit
from sztab.games.rok1920.state import STALE, State
from sztab.games.rok1920.units.counters import Side, Unit
from sztab.games.rok1920.units.positions import move_to, stacked
from sztab.games.rok1920.war import War
from sztab.hexmap.bits import bit_set, members
from sztab.kernel.requests import Answer, Steps


def movable(war: War, state: State, side: Side) -> list[tuple[str, int]]:
    """The pieces that the player who acts may move now."""
    moving, seat = state.of[HiddenUnits].movers, acting(war, state, side)
    return [
        (marker, units)
        for marker, units in pieces(state, side)
        if moving >> first_of(units) & 1 and leader(war, state, first_of(units)) == seat
    ]


def offer_moves(war: War, state: State, side: Side) -> Sequence[Answer]:
    return [("hidden", marker) for marker, _ in movable(war, state, side)]


def move_piece(war: War, state: State, side: Side, answer: Answer) -> Steps[None]:
    """23.1.2/b: a piece moves like any other unit."""
    yield from march_unit(war, state, set_off(state, under(state, side, answer[1])))


def set_off(state: State, units: int) -> Unit:
    """The first unit of a piece is on the move for all."""
    unit = first_of(units)
    state.change(HiddenUnits, movers=state.of[HiddenUnits].movers & ~(1 << unit))
    state.movers.append(unit)
    return unit


def follow(war: War, state: State, unit: Unit, path: Sequence[int]) -> None:
    """All units of a piece go where the first one goes."""
    marker = hidden.marker_of(war, state, unit)
    if marker:
        for other in members(under(state, war.roster.side[unit], marker)):
            if other != unit and state.at[other] >= 0:
                move_to(war, state, other, path[-1])
        state.lines, state.settled = [STALE, STALE], False


def no_room(war: War, state: State, unit: Unit) -> int:
    """6: hexes on which not all units of a piece may stand."""
    marker = hidden.marker_of(war, state, unit)
    side = war.roster.side[unit]
    count = under(state, side, marker).bit_count() if marker else 1
    if count == 1:
        return 0
    own = members(state.occupied[side] & ~(1 << state.at[unit] if state.at[unit] >= 0 else 0))
    return bit_set(h for h in own if stacked(war, state, h) + count > war.stack_limit(side, h))


def splits(war: War, state: State, side: Side) -> Sequence[Answer]:
    """23.1.1/c: a unit parts from the others under its Patrol, with a marker of its own from the pool."""
    if not free_patrols(war, state, side):
        return ()
    grouped = bit_set(u for marker in GROUPS for u in members(under(state, side, marker)))
    return [
        ("split", marker, unit)
        for marker, units in movable(war, state, side)
        if marker in PATROLS and units.bit_count() > 1 and not units & grouped
        for unit in members(units)
    ]


def split(war: War, state: State, side: Side, answer: Answer) -> Steps[None]:
    _, marker, unit = answer
    units = under(state, side, marker)
    state.change(HiddenUnits, movers=state.of[HiddenUnits].movers & ~(1 << first_of(units)))
    new = free_marker(state, side, PATROLS)
    for each, some in ((marker, units & ~(1 << unit)), (new, 1 << unit)):
        lay(state, side, each, some)
        state.change(HiddenUnits, movers=state.of[HiddenUnits].movers | 1 << first_of(some))
    number = war.board.map.numbers[state.at[unit]]
    state.events.append(PatrolLaid(unit=hidden.name_of(side, new), hex=number, rule=PATROL_SPLIT))
    return
    yield
