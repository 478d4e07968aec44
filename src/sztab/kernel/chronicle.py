"""Which events of a game are worth telling again: for hints that count them, and for the turning points of a game."""

from __future__ import annotations

from typing import Any, Protocol, runtime_checkable

from sztab.kernel.events import Event
from sztab.kernel.requests import Seat

PASSAGE, TURN = 1, 2
"""What an event may open: a part of a turn (a phase, a fight, an activation), or a turn."""


@runtime_checkable
class Chronicled(Protocol):
    """A game that knows what of it is worth telling."""

    def noted(self, state: Any, event: Event, seat: Seat | None = None) -> float:
        """How much an event is worth telling: 0 not at all, 1 a little, 10 before nearly everything else. `seat`: for
        whom it happened in thought only; then what he could not know counts for nothing."""
        ...

    def favours(self, state: Any, event: Event) -> Seat | None:
        """The seat whose side it helps; None: nobody, or one cannot tell."""
        ...

    def opens(self, event: Event) -> int:
        """TURN, PASSAGE or 0: does something new begin with it?"""
        ...


def alike(event: Event) -> tuple[Any, ...]:
    """What two events have in common that tell the same, whatever was rolled and whichever rule brought it about."""
    told = (field for field in event.__struct_fields__ if field != "rule" and field not in event.noise)
    fields = tuple(getattr(event, field) for field in told)
    return (event.__struct_config__.tag, *fields)
