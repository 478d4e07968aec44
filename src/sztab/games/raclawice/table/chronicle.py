"""What of a battle is worth telling again."""

from sztab.games.raclawice.edition import Edition
from sztab.games.raclawice.events import (
    Fled,
    FledForGood,
    GunsCaptured,
    GunsRecaptured,
    LeaderActivated,
    LeaderLost,
    LossTaken,
    MeleeFought,
    TurnBegan,
    UnitEliminated,
)
from sztab.games.raclawice.units.counters import SEATS
from sztab.kernel.chronicle import PASSAGE, TURN
from sztab.kernel.events import Event
from sztab.kernel.requests import Seat

WORTH: dict[type[Event], float] = {
    GunsCaptured: 10.0,
    GunsRecaptured: 9.0,
    LeaderLost: 8.0,
    UnitEliminated: 7.0,
    FledForGood: 6.0,
    Fled: 5.0,
    MeleeFought: 4.0,
    LossTaken: 1.0,
}
DICED = (MeleeFought,)
"""Told with its dice: of fights in thought only what comes of them is told."""


def noted(event: Event, *, in_thought: bool) -> float:
    return 0.0 if in_thought and isinstance(event, DICED) else WORTH.get(type(event), 0.0)


def favours(edition: Edition, event: Event) -> Seat | None:
    if isinstance(event, MeleeFought):
        return event.winner
    if isinstance(event, LeaderLost):
        return SEATS[1 - edition.leaders[edition.leader(event.leader)].side]
    if isinstance(event, (GunsCaptured, GunsRecaptured, UnitEliminated, LossTaken)):
        side = edition.side[edition.unit(event.unit)]
        return SEATS[side if isinstance(event, GunsRecaptured) else 1 - side]
    if isinstance(event, (Fled, FledForGood)):
        return SEATS[1 - edition.side[edition.unit(event.units[0])]]
    return None


def opens(event: Event) -> int:
    return TURN if isinstance(event, TurnBegan) else PASSAGE if isinstance(event, LeaderActivated) else 0
