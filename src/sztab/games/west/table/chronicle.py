"""What of a campaign is worth telling again."""

from sztab.games.west.edition import Edition
from sztab.games.west.events import (
    CombatResolved,
    DepotRemoved,
    LeaderLost,
    LeaderRemoved,
    LithuaniaJoined,
    Marched,
    PhaseBegun,
    Pursued,
    Retreated,
    TurnBegun,
    UnitEliminated,
    UnitInterned,
    UnitWeakened,
)
from sztab.games.west.state import State
from sztab.games.west.units.pieces import RU, SIDES
from sztab.kernel.chronicle import PASSAGE, TURN
from sztab.kernel.events import Event
from sztab.kernel.requests import Seat

WORTH: dict[type[Event], float] = {
    LithuaniaJoined: 8.0,
    UnitEliminated: 6.0,
    UnitInterned: 6.0,
    LeaderLost: 5.0,
    LeaderRemoved: 4.0,
    CombatResolved: 3.0,
    Pursued: 2.5,
    UnitWeakened: 1.0,
}
TOWN, LEFT, MARCHED = 9.0, 7.0, 4.0
"""Troops who come into a green town (2.2/c) by force, who are driven out of one, and who march into one."""
DEPOT = 4.0
MARGIN = 0.25
"""A fight counts the more, the clearer it was."""
DICED = (CombatResolved,)


def noted(ed: Edition, st: State, event: Event, seat: Seat | None) -> float:
    if seat is not None and (isinstance(event, DICED) or _is_guessed(ed, st, event, seat)):
        return 0.0
    if isinstance(event, Pursued) and _is_town(ed, event.hex):
        return TOWN
    if isinstance(event, Marched) and event.path and _is_town(ed, event.path[-1]):
        return MARCHED
    if isinstance(event, Retreated) and event.path and _is_town(ed, event.path[0]):
        return LEFT
    if isinstance(event, DepotRemoved):
        return DEPOT if event.how == "enemy" else 0.0
    more = MARGIN * event.difference if isinstance(event, CombatResolved) else 0.0
    return WORTH.get(type(event), 0.0) + more


def _is_town(ed: Edition, number: str) -> bool:
    return bool(ed.board.green >> ed.board.numbers.index(number) & 1)


def _is_guessed(ed: Edition, st: State, event: Event, seat: Seat) -> bool:
    """Is it about an enemy unit that the seat has not seen, so that it would be another one really?"""
    units = [*getattr(event, "units", ()), *([name] if (name := getattr(event, "unit", "")) else [])]
    enemy = 1 - SIDES.index(seat)
    pieces = [ed.number[name] for name in units if name in ed.number]
    return any(ed.side[piece] == enemy and not st.seen[enemy] >> piece & 1 for piece in pieces)


def favours(ed: Edition, st: State, event: Event) -> Seat | None:
    if isinstance(event, (UnitEliminated, UnitWeakened, UnitInterned, LeaderLost, LeaderRemoved)):
        return SIDES[1 - ed.side[ed.number[event.unit]]]
    if isinstance(event, CombatResolved):
        return event.winner or None
    if isinstance(event, (Pursued, Marched)):
        return event.side
    if isinstance(event, (Retreated, DepotRemoved)):
        return SIDES[1 - SIDES.index(event.side)]
    return SIDES[RU] if isinstance(event, LithuaniaJoined) else None


def opens(event: Event) -> int:
    return TURN if isinstance(event, TurnBegun) else PASSAGE if isinstance(event, PhaseBegun) else 0
