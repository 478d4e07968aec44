"""Turns, cards and points. Counters, hexes and cards are named by their ids."""

from typing import ClassVar

from sztab.kernel.events import Event
from sztab.kernel.modifiers import Modifier


class TurnBegun(Event, frozen=True):
    turn: int


class PhaseBegun(Event, frozen=True):
    """`side` begins it; empty: both at once."""

    phase: str
    side: str = ""


class Passed(Event, frozen=True):
    """A side does no more in this phase; with hidden things in play it tells something."""

    side: str
    phase: str
    reveals: ClassVar[bool] = True


class StartRolled(Event, frozen=True):
    side: str
    dice: tuple[int, int]


class CardDrawn(Event, frozen=True):
    side: str


class CardTaken(Event, frozen=True):
    side: str
    card: str


class CardHeldBack(Event, frozen=True):
    side: str
    reveals: ClassVar[bool] = True


class CardPlayed(Event, frozen=True):
    """`single`, one or none: a single-instruction card, which leaves its owner no choice."""

    side: str
    card: str
    single: int
    reveals: ClassVar[bool] = True


class CardOverridden(Event, frozen=True):
    side: str
    card: str


class CardApplied(Event, frozen=True):
    side: str
    card: str
    reveals: ClassVar[bool] = True


class CardLapsed(Event, frozen=True):
    card: str


class CardTargeted(Event, frozen=True):
    """A unit in this hex is what an instruction falls on."""

    card: str
    hex: str
    reveals: ClassVar[bool] = True


class DesertionRolled(Event, frozen=True):
    side: str
    dice: tuple[int, ...]
    count: int


class LithuaniaJoined(Event, frozen=True):
    pass


class PointsRolled(Event, frozen=True):
    """Base, white die, red die and cards; `total` is what the side has."""

    side: str
    dice: tuple[int, int]
    modifiers: tuple[Modifier, ...]
    total: int
