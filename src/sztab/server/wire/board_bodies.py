"""Bodies of requests and replies about analysis: situations, boards that are arranged by hand, dice that are given."""

from __future__ import annotations

from typing import Annotated, Any

from msgspec import Meta, Struct, field

from sztab.kernel.arranging import Put
from sztab.server.wire.fields import Body, SeatId, Version, Words
from sztab.server.wire.models import ChanceKind, Label, Moment


class NewAnalysis(Body, frozen=True):
    """An analysis table: from a moment of a table, from a situation, or from a position as situations draw it."""

    table: Words = ""
    version: Version | None = None
    """None: as it stands; of a game that is over, where a player last had a choice."""
    seat: SeatId | None = None
    game: Words = ""
    situation: Words = ""
    blocks: Annotated[int, Meta(ge=0, le=1000)] = 1
    """How many blocks of the situation are played: 0, none; 1, up to its first questions."""
    lesson: Words = ""
    """A lesson of the game, or its guided first game: chance and the other seats follow its script."""
    position: dict[str, Any] = field(default_factory=dict)
    box: dict[str, Any] = field(default_factory=dict)
    """With a position: values of the box that are changed, as in situation files."""
    text: Annotated[str, Meta(max_length=20_000)] = ""
    """A position or a whole situation file, as text (YAML): up to its first questions, or after `blocks` of them."""
    chance: ChanceKind | None = None
    """`waits`: chance waits for dice that are given, or until it is told to roll (usual with a situation)."""


class SituationInfo(Struct, frozen=True):
    """A situation that comes with a game."""

    id: str
    title: Label
    rules: list[str]
    blocks: int


class Situations(Struct, frozen=True):
    game: str
    situations: list[SituationInfo]


class Asked(Struct, frozen=True):
    """A question of a situation file with what was answered; `expects` holds `is`, `has`, `lacks` or `about`."""

    what: str
    of: Any
    seat: str | None
    at: str
    expects: dict[str, Any]
    result: Any
    note: str = ""


class Block(Struct, frozen=True):
    """What is done, then asked."""

    dice: list[Any]
    answers: list[dict[str, Any]]
    asked: list[Asked]
    note: str = ""


class SituationPage(Struct, frozen=True):
    """A situation as its file says it, with the answers to its questions."""

    situation: SituationInfo
    position: dict[str, Any]
    box: dict[str, Any]
    blocks: list[Block]
    failures: list[str]
    """What was answered otherwise than the file expects; empty."""


class PieceInfo(Struct, frozen=True):
    """A piece of a board: where it stands (null: off the board), and how."""

    id: str
    kind: str
    side: str
    label: Label
    place: str | None
    fields: dict[str, Any]


class KnobInfo(Struct, frozen=True):
    """What is set now, and all that can be set; without values the form is that of situation files."""

    now: Any
    values: list[Any]


class BoardInfo(Struct, frozen=True):
    """A board as it can be arranged: pieces, places and fields by kind of piece, and what else can be set."""

    version: int
    pieces: list[PieceInfo]
    places: dict[str, list[str]]
    fields: dict[str, dict[str, list[Any]]]
    settings: dict[str, KnobInfo]
    off_board: list[str]
    """Fields that tell of pieces off the board; the others tell of those on it."""
    position: dict[str, Any] = field(default_factory=dict)
    """The whole position, as situation files say it: opened again with `position`, or as `text`."""


class Arrange(Body, frozen=True):
    """Change the board of an analysis table. Everything that is named is done at once, or nothing."""

    version: Version
    to: Version | None = None
    """First go back to the board as it stood at this version."""
    puts: Annotated[list[Put], Meta(max_length=500)] = field(default_factory=list)
    settings: dict[str, Any] = field(default_factory=dict)
    chance: ChanceKind | None = None
    dice: Annotated[list[Any], Meta(max_length=100)] | None = None
    """What chance answers next, in place of what was given before: `[3, 4]` a roll, `{"card": ["p-01"]}` a draw."""
    roll: bool = False
    """Chance, which waits, answers once by itself."""


class Arranged(Struct, frozen=True):
    """The table goes on from here: the moment as the seat sees it."""

    version: int
    moment: Moment


__all__ = ["Put"]
