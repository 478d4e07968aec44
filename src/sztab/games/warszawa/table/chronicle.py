"""What of a battle is worth telling again."""

from sztab.games.warszawa.edition import Edition
from sztab.games.warszawa.events import (
    ArmyDestroyed,
    ArmyDispersed,
    ArmyMoved,
    FightChosen,
    FightResolved,
    InitiativePassed,
    NoRetreat,
    PhaseBegun,
    RoundBegun,
)
from sztab.games.warszawa.units.armies import SIDES
from sztab.kernel.chronicle import PASSAGE, TURN
from sztab.kernel.events import Event
from sztab.kernel.requests import Seat

WORTH: dict[type[Event], float] = {
    ArmyDestroyed: 10.0,
    InitiativePassed: 8.0,
    ArmyDispersed: 6.0,
    NoRetreat: 4.0,
    FightResolved: 3.0,
}
ENTERED = 7.0
"""An army that comes into Radzymin or Warsaw."""


def noted(ed: Edition, event: Event, *, in_thought: bool) -> float:
    if isinstance(event, ArmyMoved):
        wanted = (ed.numbers.goal, ed.numbers.decisive)
        return ENTERED if any(h >= 0 and ed.board.fields[h].id == event.field for h in wanted) else 0.0
    if in_thought and isinstance(event, FightResolved):
        return 0.0  # told with its cards
    return WORTH.get(type(event), 0.0)


def favours(ed: Edition, event: Event) -> Seat | None:
    numbers = {army.id: number for number, army in enumerate(ed.armies)}
    if isinstance(event, (ArmyDestroyed, ArmyDispersed, NoRetreat)):
        return SIDES[1 - ed.side_of[numbers[event.army]]]
    if isinstance(event, ArmyMoved):
        return SIDES[ed.side_of[numbers[event.army]]]
    if isinstance(event, FightResolved):
        return SIDES[ed.side_of[numbers[event.winner]]] if event.winner else None
    return event.side if isinstance(event, InitiativePassed) else None


def opens(event: Event) -> int:
    return TURN if isinstance(event, RoundBegun) else PASSAGE if isinstance(event, (PhaseBegun, FightChosen)) else 0
