"""Every message of the WebSocket `/api/tables/{id}/socket`, as tagged structs (`type` is the tag).

The client speaks first: `hello`. Each of its messages has an `id` of its own making, which the reply repeats. Messages
of the server without an `id` are pushed. The version of a table is the number of lines in its record; it only grows.
"""

from __future__ import annotations

from typing import Annotated, Any, TypeAlias

from msgspec import Meta, Struct

from sztab.kernel.events import kebab
from sztab.server.parts import Chance, ChatLine, Moment, OfferKind, Option, Question, Refusal, TableInfo, Told

Id: TypeAlias = Annotated[str, Meta(max_length=64)]
Key: TypeAlias = Annotated[str, Meta(min_length=1, max_length=64)]
Secret: TypeAlias = Annotated[str, Meta(max_length=128)]
Text: TypeAlias = Annotated[str, Meta(min_length=1, max_length=2000)]
Intent: TypeAlias = Annotated[list[dict[str, Any]], Meta(max_length=32)]
SeatId: TypeAlias = Annotated[str, Meta(max_length=32)]
Version: TypeAlias = Annotated[int, Meta(ge=0, le=1_000_000)]


class FromClient(Struct, frozen=True, tag_field="type", tag=kebab, forbid_unknown_fields=True, kw_only=True):
    id: Id = ""


class Hello(FromClient, frozen=True):
    """Who speaks: a seat's secret, the onlookers' secret of a private table, an account's token; or a session's cookie.

    `since` is the last version that the client knows: it gets the journal from there on, else the whole journal.
    """

    secret: Secret = ""
    since: Version | None = None


class Look(FromClient, frozen=True):
    """Look from another of one's own seats (hot seat); null: as an onlooker."""

    seat: SeatId | None = None


class Answer(FromClient, frozen=True):
    """Answer the question of `seat`, by the option's `index` or by its `answer` mapping.

    `key` makes it safe to send again: the same key is applied once. `version` is the one at which it was asked.
    """

    seat: SeatId
    version: Version
    key: Key
    index: int | None = None
    answer: dict[str, Any] | None = None


class Undo(FromClient, frozen=True):
    """Take one's last answer back, where that hides nothing that was shown."""

    seat: SeatId
    version: Version


class Propose(FromClient, frozen=True):
    """Offer a takeback (`to`: the version to go back to), a draw or a rematch."""

    seat: SeatId
    kind: OfferKind
    to: Version | None = None


class Respond(FromClient, frozen=True):
    """Agree to an offer, or decline it; who made it withdraws it by declining."""

    seat: SeatId
    offer: int
    agree: bool


class Resign(FromClient, frozen=True):
    seat: SeatId


class Claim(FromClient, frozen=True):
    """Win a game in which the other's time is over, at a table where that has to be claimed."""

    seat: SeatId


class Leave(FromClient, frozen=True):
    """Give up a seat, so that someone else can take it."""

    seat: SeatId


class Say(FromClient, frozen=True):
    """Chat, for all at the table."""

    text: Text
    seat: SeatId | None = None


class WhyNot(FromClient, frozen=True):
    """Why these answers, one after the other from the present question on, are not allowed."""

    seat: SeatId
    intent: Intent


class Tries(FromClient, frozen=True):
    """All that could be tried at the present question, legal or not, each with its refusals (filtered by `like`)."""

    seat: SeatId
    like: dict[str, Any] = {}
    """Only those whose first answers hold these fields, such as `{"army": "pl-1a"}`."""


class Try(FromClient, frozen=True):
    """What these answers would lead to: the next question with its options, before anything is decided."""

    seat: SeatId
    answers: Intent = []


class AskOdds(FromClient, frozen=True):
    """How likely each result is, after these answers."""

    seat: SeatId | None = None
    answers: Intent = []


class Query(FromClient, frozen=True):
    """A question of the game's own (overlays, costs, supply, strength), by name; `version` asks an earlier moment."""

    name: Id
    args: dict[str, Any] = {}
    seat: SeatId | None = None
    version: Version | None = None


class AskMoment(FromClient, frozen=True):
    """The table as it stood at an earlier version.

    Its `events` are the whole journal up to there, or with `since` only what comes after that version in it (with
    `since` the version itself: none): a client that knows the journal needs no more.
    """

    version: Version
    seat: SeatId | None = None
    since: Version | None = None


class Ping(FromClient, frozen=True):
    pass


ClientMessage: TypeAlias = (
    Hello
    | Look
    | Answer
    | Undo
    | Propose
    | Respond
    | Resign
    | Claim
    | Leave
    | Say
    | WhyNot
    | Tries
    | Try
    | AskOdds
    | Query
    | AskMoment
    | Ping
)


class FromServer(Struct, frozen=True, tag_field="type", tag=kebab, kw_only=True):
    id: str = ""
    """The `id` of the message that this replies to; empty when it is pushed."""


class Welcome(FromServer, frozen=True):
    """The reply to `hello`: the table, the seats that this connection speaks for, and all that a client draws."""

    table: TableInfo
    seats: list[str]
    moment: Moment | None
    """Null while the table waits for its players."""
    chat: list[ChatLine]
    now: int
    """Server time in milliseconds since 1970."""


class Update(FromServer, frozen=True):
    """The position changed: pushed to everyone, each with its own view."""

    moment: Moment


class TableChanged(FromServer, frozen=True):
    """Seats, offers, clocks or status changed."""

    table: TableInfo


class Chat(FromServer, frozen=True):
    line: ChatLine


class Done(FromServer, frozen=True):
    """It was done, and is on disk. `again` tells that the same key was sent before."""

    version: int
    again: bool = False


class Refused(FromServer, frozen=True):
    """It was not done; nothing changed. Also the reply to a message that cannot be read."""

    code: str
    message: str
    refusals: list[Refusal] = []
    version: int | None = None


class Why(FromServer, frozen=True):
    """Empty: it is allowed."""

    refusals: list[Refusal]


class Tried(Struct, frozen=True):
    intent: list[dict[str, Any]]
    refusals: list[Refusal]


class Trials(FromServer, frozen=True):
    tries: list[Tried]
    more: bool = False
    """There were too many to list."""


class Outlook(FromServer, frozen=True):
    """Where a `try` leads: the next question of the seat, or why there is none (`stopped`)."""

    question: Question | None
    events: list[Told]
    stopped: str
    """Empty, or `chance`, `other-seat`, `end`: the answers lead there."""
    imagined: bool
    """Hidden things were dealt anew for it."""


class OddsFound(FromServer, frozen=True):
    exact: bool
    cases: int
    chances: list[Chance]


class Found(FromServer, frozen=True):
    """The answer to a `query`: JSON with rule numbers, as the game's page describes it."""

    result: Any


class MomentFound(FromServer, frozen=True):
    """`moment.events` is the journal up to there: all of it, or after `since`."""

    moment: Moment


class Pong(FromServer, frozen=True):
    now: int


class Bye(FromServer, frozen=True):
    """The server closes the connection; `again`: connect again soon."""

    reason: str
    again: bool


ServerMessage: TypeAlias = (
    Welcome
    | Update
    | TableChanged
    | Chat
    | Done
    | Refused
    | Why
    | Trials
    | Outlook
    | OddsFound
    | Found
    | MomentFound
    | Pong
    | Bye
)

__all__ = ["ClientMessage", "Option", "ServerMessage"]
