"""Bodies of requests and replies about tables, where they are not parts already (`Moment`, `TableInfo`, `Problem`)."""

from __future__ import annotations

from typing import Annotated, Any, Literal

from msgspec import Meta, Struct, field

from sztab.server.wire.fields import Body, Depth, Intent, Key, Name, SeatId, Text, Version, Words
from sztab.server.wire.models import AtLeave, AtTimeout, Moment, Pace, TableInfo


class SeatWish(Body, frozen=True):
    """Who is to sit there: `me`, `link` (a secret link for a friend), `open` (anyone) or `bot`."""

    kind: Literal["me", "link", "open", "bot"]
    bot: Name = ""


class NewTable(Body, frozen=True):
    game: Words
    scenario: Words = ""
    options: dict[str, str] = field(default_factory=dict)
    seats: dict[str, SeatWish] = field(default_factory=dict)
    """Seats that are not named: the first is mine, the others are bots' (`corporal`)."""
    pace: Pace = Pace()
    at_timeout: AtTimeout = "claim"
    at_leave: AtLeave = "vacant"
    public: bool = False
    forced: bool = True
    hints: bool = False
    """All who play may ask a bot what it would do (against bots alone one always may)."""
    practice: Annotated[int, Meta(ge=0, le=2**53)] | None = None
    """The number of a practice game: anyone can know its dice."""
    name: Name = ""
    commitment: Annotated[str, Meta(max_length=64)] = ""
    """What `POST /api/commitments` showed: the seed of this table is the one that belongs to it."""
    contribution: Words = ""
    """My part of the seed, added after I saw the commitment: without `commitment` it is not taken."""


class Created(Struct, frozen=True):
    """A new table. Keep the secrets: `seats` are mine, `links` are for those I invite, `watch` is for onlookers."""

    table: TableInfo
    seats: dict[str, str]
    links: dict[str, str]
    watch: str


class Join(Body, frozen=True):
    """Take a seat: with the secret of a link, or an open one by its name."""

    secret: Annotated[str, Meta(max_length=128)] = ""
    seat: SeatId = ""
    name: Name = ""
    contribution: Words = ""
    key: Annotated[str, Meta(max_length=64, pattern="^$|^.{16,}$")] = ""
    """Of your own making, long and random: asked again with the same key, the same seat and secret are the reply."""


class NewCommitment(Struct, frozen=True):
    """A seed to which the server is bound, for one table, within an hour."""

    commitment: str


class Joined(Struct, frozen=True):
    """The seat is taken. `secret` is the player's own from now on; that of the link does not open it any more."""

    table: TableInfo
    seat: str
    secret: str


class Standing(Struct, frozen=True):
    """A table and the moment at which it stands, for whoever asks."""

    table: TableInfo
    seats: list[str]
    moment: Moment | None


class AnswerBody(Body, frozen=True):
    """See the message `answer`."""

    seat: SeatId
    version: Version
    key: Key
    index: int | None = None
    answer: dict[str, Any] | None = None
    answers: Intent | None = None


class Accepted(Struct, frozen=True):
    """The answer is on disk; `moment` is what the seat sees now."""

    version: int
    again: bool
    moment: Moment | None = None
    rest: list[dict[str, Any]] = field(default_factory=list)
    """Answers of a list that were not played."""


class SeatBody(Body, frozen=True):
    seat: SeatId


class UndoBody(Body, frozen=True):
    seat: SeatId
    version: Version


class OfferBody(Body, frozen=True):
    seat: SeatId
    kind: Literal["takeback", "draw", "rematch", "stop"]
    to: Version | None = None
    contribution: Words = ""
    """For a rematch: my part of its seed (`next_commitment` of the table)."""


class ResponseBody(Body, frozen=True):
    seat: SeatId
    agree: bool
    contribution: Words = ""


class Replace(Body, frozen=True):
    """Seat someone else where a player left: a `link`, `open`, or a `bot`."""

    seat: SeatId
    """The seat of the player who left."""
    kind: Literal["link", "open", "bot"]
    bot: Name = ""


class Replaced(Struct, frozen=True):
    table: TableInfo
    link: str = ""


class ChatBody(Body, frozen=True):
    text: Text
    seat: SeatId | None = None


class ReportBody(Body, frozen=True):
    """What is wrong at a table, and with whom, for the operator."""

    text: Text
    seat: SeatId = ""


class NoteBody(Body, frozen=True):
    text: Annotated[str, Meta(max_length=20_000)]


class Note(Struct, frozen=True):
    text: str


class Lobby(Struct, frozen=True):
    tables: list[TableInfo]
    more: bool


class QueryBody(Body, frozen=True):
    """One of the queries of the connection, over HTTP."""

    seat: SeatId | None = None
    intent: Intent = field(default_factory=list)
    """For `why-not`: answers one after the other. (`try` and `odds` take it too, as an older name of `answers`.)"""
    answers: Intent = field(default_factory=list)
    """For `try` and `odds`."""
    like: dict[str, Any] = field(default_factory=dict)
    """For `tries`: fields that the first answers hold."""
    args: dict[str, Any] = field(default_factory=dict)
    """For the game's own queries. (`tries` takes it too, as an older name of `like`.)"""
    version: Version | None = None


class AnalysisBody(Body, frozen=True):
    """What is to be analysed: as `ask-analysis` of the connection."""

    seat: SeatId | None = None
    version: Version | None = None
    depth: Depth = 0


class ImportBody(Body, frozen=True):
    record: Annotated[str, Meta(max_length=8_000_000)]


class Imported(Struct, frozen=True):
    table: TableInfo
    watch: str
    problems: list[str]
    signed: str
    """`good`, `none`, `other` (a key that is not this server's) or `bad`."""
