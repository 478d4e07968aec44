"""What of a war is worth telling again."""

from collections.abc import Mapping, Sequence

from sztab.games.rok1920.events import (
    AttackResolved,
    Eliminated,
    LeftBoard,
    PhaseBegan,
    PlaceTaken,
    ReservePhaseTaken,
    Retreated,
    TurnBegan,
    Weakened,
)
from sztab.games.rok1920.state import State
from sztab.games.rok1920.units.counters import DIVISION, ENEMY, SIDE_NAMES
from sztab.games.rok1920.war import War
from sztab.kernel.chronicle import PASSAGE, TURN
from sztab.kernel.events import Event
from sztab.kernel.requests import Seat

DIVISION_LOST, BRIGADE_LOST = 7.0, 5.0
GONE, BEATEN, WEAKENED, DRIVEN = 4.0, 2.0, 1.5, 1.2
PLACE, MOST = 1.0, 10.0
"""A place counts by what the scenario gives for it, up to this much."""


def noted(war: War, worths: Sequence[Mapping[int, float]], event: Event, *, in_thought: bool) -> float:
    """`worths`: what places are worth to each side that holds them."""
    if isinstance(event, PlaceTaken):
        h = war.board.map.numbers.index(event.hex)
        return min(MOST, PLACE + 2 * max(worth.get(h, 0.0) for worth in worths))
    if isinstance(event, Eliminated):
        unit = war.roster.number.get(event.unit)
        is_division = unit is not None and war.roster.counters[unit].size == DIVISION
        return DIVISION_LOST if is_division else BRIGADE_LOST
    if isinstance(event, LeftBoard):
        return GONE
    if isinstance(event, AttackResolved):
        return 0.0 if in_thought else BEATEN if event.result == "success" else PLACE
    if isinstance(event, Weakened):
        return WEAKENED
    return DRIVEN if isinstance(event, Retreated) and not in_thought else 0.0


def favours(war: War, state: State, event: Event) -> Seat | None:
    """By its side's first seat."""
    if isinstance(event, PlaceTaken):
        return event.side if event.side in SIDE_NAMES else None
    if isinstance(event, (Eliminated, Weakened, LeftBoard)):
        unit = war.roster.number.get(event.unit)
        return None if unit is None else SIDE_NAMES[ENEMY[war.roster.side[unit]]]
    if isinstance(event, Retreated):
        unit = war.roster.number.get(event.units[0]) if event.units else None
        return None if unit is None else SIDE_NAMES[ENEMY[war.roster.side[unit]]]
    if isinstance(event, AttackResolved):
        attacker = state.phasing
        return SIDE_NAMES[attacker if event.result == "success" else ENEMY[attacker]]
    return None


def opens(event: Event) -> int:
    if isinstance(event, TurnBegan):
        return TURN
    return PASSAGE if isinstance(event, (PhaseBegan, ReservePhaseTaken)) else 0
