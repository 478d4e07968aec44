"""What an analysis tells: moments by the version of the table, chances as shares of one."""

from __future__ import annotations

from typing import Any, Literal, TypeAlias

from msgspec import Struct

MistakeMark: TypeAlias = Literal["inaccuracy", "mistake", "blunder"]


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
    """How many answers of chance could have come otherwise, and mattered."""


class StrokeTold(Struct, frozen=True):
    """An answer of chance that changed much: what it was worth to each seat, against the average."""

    version: int
    gain: dict[str, float]


class TurningPoint(Struct, frozen=True):
    version: int
    turn: int
    before: dict[str, float]
    after: dict[str, float]


class LineTold(Struct, frozen=True):
    """A choice that the bot thinks of: the answer, what the seat would do next, and its chance to win then."""

    answer: dict[str, Any]
    then: list[dict[str, Any]]
    win: float


class MistakeTold(Struct, frozen=True):
    """A choice that cost something, as the seat saw it."""

    version: int
    """The moment at which it was asked."""
    seat: str
    turn: int
    prompt: str
    played: dict[str, Any]
    mark: MistakeMark
    cost: float
    win: float
    """The chance to win after it."""
    lines: list[LineTold]
    """The bot's first choices, the best first."""


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
