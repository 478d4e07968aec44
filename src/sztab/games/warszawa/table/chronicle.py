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
from sztab.kernel.chronicle import PASSAGE, TURN
from sztab.kernel.events import Event

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


def opens(event: Event) -> int:
    return TURN if isinstance(event, RoundBegun) else PASSAGE if isinstance(event, (PhaseBegun, FightChosen)) else 0
