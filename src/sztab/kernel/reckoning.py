"""How a game stands by its own rules of victory: who would win if it ended now, by how much, and how much is left."""

from __future__ import annotations

from typing import Any, Protocol, runtime_checkable

from msgspec import Struct


class Reckoning(Struct, frozen=True):
    """A position by the rules of victory alone, from the first seat's side."""

    result: float
    """1: its side would win if the game ended now; 0: a draw; -1: the other side would."""
    lead: float
    """By how much, in the points of the scenario; 0 where nothing is counted."""
    left: float
    """The part of the game that is still to be played, from 1 to 0."""


@runtime_checkable
class Reckoned(Protocol):
    """A game of two sides that can say how it stands."""

    def reckoning(self, state: Any) -> Reckoning:
        """How it stands in a state that the seat may be shown."""
        ...
