"""What an analysis tells: moments by the version of the table, chances as shares of one."""

from __future__ import annotations

from typing import Any, Literal, TypeAlias

from msgspec import Struct

from sztab.server.wire.models import Told
from sztab.server.wire.reasons_told import PartTold

MistakeMark: TypeAlias = Literal["slip", "inaccuracy", "mistake", "blunder"]


class CurvePoint(Struct, frozen=True):
    """How likely each seat was to win at a moment; `low` and `high` bound the first seat's chance."""

    version: int
    turn: int
    win: dict[str, float]
    low: float
    high: float
    games: int = 0
    """How many games were played out from there."""


class LuckTold(Struct, frozen=True):
    """What chance gave a seat against the average: in standard deviations, and in chances of winning."""

    sd: float
    win: float
    rolls: int
    """How many answers of chance could have come otherwise, and mattered;"""
    better: int = 0
    """how many of them came better than was to be expected."""
    worth: float = 0.0
    """What all of them were worth, in the `stake` of the analysis."""


class StrokeTold(Struct, frozen=True):
    """An answer of chance that changed much: what it was worth to each seat, against the average."""

    version: int
    gain: dict[str, float]


class TurningPoint(Struct, frozen=True):
    """A phase, a fight or an activation in which the chances changed much, and what happened in it."""

    version: int
    turn: int
    before: dict[str, float]
    after: dict[str, float]
    events: list[Told]
    """What weighed most, in the order in which it happened."""
    opened: Told | None = None
    """The event with which it began."""


class ActTold(Struct, frozen=True):
    """One thing done in a move: the answer that begins it, and those of the same seat that follow."""

    prompt: str
    answer: dict[str, Any]
    then: list[dict[str, Any]]


class MistakeTold(Struct, frozen=True):
    """A move that cost something, as the seat saw it: all that it answered between chance and others."""

    version: int
    """The moment at which it began."""
    seat: str
    turn: int
    prompt: str
    played: list[ActTold]
    best: list[ActTold]
    """What was done, and what the bot would have done, less what both have."""
    mark: MistakeMark
    cost: float
    """In the chance to win,"""
    worth: float
    """and in the `measure` of the analysis."""
    win: float
    """The chance to win after it."""
    parts: list[PartTold]
    """What the better move would have changed."""


class AnalysisTold(Struct, frozen=True):
    bot: str
    """Who says what would have been better."""
    seats: list[str]
    curve: list[CurvePoint]
    luck: dict[str, LuckTold]
    strokes: list[StrokeTold]
    turning_points: list[TurningPoint]
    mistakes: list[MistakeTold]
    """The largest first."""
    choices: int
    """How many choices there were, and how many of them were looked at."""
    looked_at: int
    measure: str = ""
    """What moves are counted in: words `<package>-measure-<measure>`,"""
    stake: str = ""
    """and what luck is told in: words `<package>-stake-<stake>`."""
