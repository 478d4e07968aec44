"""Bodies of HTTP requests and replies, where they are not parts already (`Moment`, `TableInfo`, `Problem`)."""

from __future__ import annotations

from typing import Annotated, Any, Literal

from msgspec import Meta, Struct

from sztab.server.messages import Intent, Key, SeatId, Text, Version
from sztab.server.parts import AtTimeout, ChatLine, Label, Moment, Pace, SeatInfo, TableInfo
from sztab.server.texts import PLAIN

Name = Annotated[str, Meta(max_length=40, pattern=PLAIN)]
Words = Annotated[str, Meta(max_length=64, pattern=PLAIN)]


class Body(Struct, frozen=True, forbid_unknown_fields=True, kw_only=True):
    """A request: unknown fields are refused."""


# --- games -----------------------------------------------------------------------------------------------------------


class OptionInfo(Struct, frozen=True):
    id: str
    values: list[str]
    default: str


class ScenarioInfo(Struct, frozen=True):
    id: str
    title: Label
    seats: list[str]
    options: list[OptionInfo]
    turns: int


class BotInfo(Struct, frozen=True):
    id: str
    label: Label


class GameInfo(Struct, frozen=True):
    """A game in the catalogue."""

    id: str
    title: Label
    package: str
    """The stem of the keys of its words."""
    edition: str
    has_secrets: bool
    scenarios: list[ScenarioInfo]
    seats: dict[str, Label]


class Catalogue(Struct, frozen=True):
    games: list[GameInfo]
    bots: list[BotInfo]
    languages: list[str]
    version: str


class GamePage(Struct, frozen=True):
    """All that a client needs to name things: ids by domain in the engine's order, and the shapes of answers."""

    game: GameInfo
    domains: dict[str, list[str]]
    labels: dict[str, dict[str, Label]]
    """By domain, then id."""
    shapes: dict[str, dict[str, list[str]]]
    """By prompt and tag: the fields of an answer (`to:field` is a field `to` of the domain `field`; `*` a list)."""
    queries: dict[str, str]
    """Names of the game's own queries, with what they answer."""
    rules: dict[str, str]
    """The version of the package, digests of rulebook and box."""


class RulingPage(Struct, frozen=True):
    id: str
    rules: list[str]
    question: Label
    ruling: Label
    reason: Label


class RulePage(Struct, frozen=True):
    id: str
    kind: str
    title: Label
    says: Label
    rulings: list[RulingPage]
    umbrella: bool = False


class RulesPage(Struct, frozen=True):
    game: str
    rules: list[RulePage]


class BoxFile(Struct, frozen=True):
    file: str
    data: int
    origins: dict[str, int]
    note: str


class BoxPage(Struct, frozen=True):
    """Where the data of a game come from; the files themselves are at `box/{file}`."""

    game: str
    counts: dict[str, int]
    files: list[BoxFile]


# --- tables ----------------------------------------------------------------------------------------------------------


class SeatWish(Body, frozen=True):
    """Who is to sit there: `me`, `link` (a secret link for a friend), `open` (anyone) or `bot`."""

    kind: Literal["me", "link", "open", "bot"]
    bot: Name = ""


class NewTable(Body, frozen=True):
    game: Words
    scenario: Words = ""
    options: dict[str, str] = {}
    seats: dict[str, SeatWish] = {}
    """Seats that are not named: the first is mine, the others are bots' (`greedy`)."""
    pace: Pace = Pace()
    at_timeout: AtTimeout = "claim"
    public: bool = False
    forced: bool = True
    practice: Annotated[int, Meta(ge=0, le=2**53)] | None = None
    """The number of a practice game: anyone can know its dice."""
    name: Name = ""
    contribution: Words = ""
    """My part of the seed. To see the commitment first, create the table with links and send this on joining."""


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


class Accepted(Struct, frozen=True):
    """The answer is on disk; `moment` is what the seat sees now."""

    version: int
    again: bool
    moment: Moment | None = None


class SeatBody(Body, frozen=True):
    seat: SeatId


class UndoBody(Body, frozen=True):
    seat: SeatId
    version: Version


class OfferBody(Body, frozen=True):
    seat: SeatId
    kind: Literal["takeback", "draw", "rematch"]
    to: Version | None = None


class ResponseBody(Body, frozen=True):
    seat: SeatId
    agree: bool


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
    intent: Intent = []
    args: dict[str, Any] = {}
    version: Version | None = None


class ImportBody(Body, frozen=True):
    record: Annotated[str, Meta(max_length=8_000_000)]


class Imported(Struct, frozen=True):
    table: TableInfo
    watch: str
    problems: list[str]
    signed: str
    """`good`, `none`, `other` (a key that is not this server's) or `bad`."""


# --- accounts --------------------------------------------------------------------------------------------------------

AccountName = Annotated[str, Meta(min_length=2, max_length=32, pattern=r"^[\w.-]+(?!\n)$")]
Password = Annotated[str, Meta(min_length=10, max_length=200)]
Mail = Annotated[str, Meta(max_length=200, pattern=r"^$|^[^@\s]+@[^@\s]+\.[^@\s]+(?!\n)$")]


class NewAccount(Body, frozen=True):
    name: AccountName
    password: Password
    mail: Mail = ""


class Login(Body, frozen=True):
    name: Annotated[str, Meta(max_length=32)]
    password: Annotated[str, Meta(max_length=200)]


class NewPassword(Body, frozen=True):
    old: Annotated[str, Meta(max_length=200)]
    password: Password


class NoticeSettings(Body, frozen=True):
    """Where notices go, and how many minutes lie at least between two."""

    mail: Mail = ""
    webhook: Annotated[str, Meta(max_length=500, pattern=r"^$|^https?://[\x21-\x7e]+(?!\n)$")] = ""
    minutes: Annotated[int, Meta(ge=1, le=10_080)] = 60
    language: Literal["en", "pl"] = "en"


class Account(Struct, frozen=True):
    name: str
    notices: NoticeSettings


class NewToken(Body, frozen=True):
    name: Name


class TokenInfo(Struct, frozen=True):
    id: int
    name: str
    created: int
    token: str = ""
    """Shown once, when it is made."""


class Tokens(Struct, frozen=True):
    tokens: list[TokenInfo]


class SideScore(Struct, frozen=True):
    """Results of one side of one scenario."""

    game: str
    scenario: str
    seat: str
    played: int
    won: int
    drawn: int
    lost: int


class Statistics(Struct, frozen=True):
    name: str
    scores: list[SideScore]


class MyTables(Struct, frozen=True):
    tables: list[TableInfo]
    more: bool


class Health(Struct, frozen=True):
    status: Literal["ok", "stopping", "failing"]
    version: str
    tables: int
    sockets: int


__all__ = ["Body", "ChatLine", "SeatInfo"]
