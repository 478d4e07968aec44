"""What a client says on the WebSocket `/api/tables/{id}/socket`, as tagged structs (`type` is the tag).

The client speaks first: `hello`. Each of its messages has an `id` of its own making, which the reply repeats.
"""

from __future__ import annotations

from typing import Any, TypeAlias

from msgspec import Struct

from sztab.kernel.events import kebab
from sztab.server.wire.fields import Depth, Id, Intent, Intents, Key, SeatId, Secret, Text, Version, Words
from sztab.server.wire.models import OfferKind


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
    """Answer the question of `seat`, by the option's `index`, by its `answer` mapping, or with a list of `answers`.

    A list is checked one by one and saved as one step, all of it or nothing, up to the first point where chance, a
    reveal or another seat comes in; what follows comes back as `rest` of `done`. One undo takes the whole step back.
    `key` makes it safe to send again: the same key is applied once. `version` is the one at which it was asked.
    """

    seat: SeatId
    version: Version
    key: Key
    index: int | None = None
    answer: dict[str, Any] | None = None
    answers: Intent | None = None


class Undo(FromClient, frozen=True):
    """Take one's last answer back, where that hides nothing that was shown."""

    seat: SeatId
    version: Version


class Propose(FromClient, frozen=True):
    """Offer a takeback (`to`: the version to go back to), a draw or a rematch."""

    seat: SeatId
    kind: OfferKind
    to: Version | None = None
    contribution: Words = ""
    """For a rematch: my part of its seed (`next_commitment` of the table)."""


class Respond(FromClient, frozen=True):
    """Agree to an offer, or decline it; who made it withdraws it by declining."""

    seat: SeatId
    offer: int
    agree: bool
    contribution: Words = ""
    """To a rematch: my part of its seed."""


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
    others: Intents = []
    """Answers that could be given instead: which of them come to the same?"""


class AskOdds(FromClient, frozen=True):
    """How likely each result is, after these answers."""

    seat: SeatId | None = None
    answers: Intent = []


class AskHints(FromClient, frozen=True):
    """What the best bot of the game would do for the seat, after these answers; `version` asks an earlier moment.

    Against bots, on analysis boards and after the end; between people only where the table was made so (`hints`).
    """

    seat: SeatId
    answers: Intent = []
    version: Version | None = None


class AskAnalysis(FromClient, frozen=True):
    """Analyse the game up to `version` (null: now), and tell how far that is: asked again, it goes on.

    After the end for all who may watch; before it where hints are allowed, for a player as his `seat` sees it.
    """

    seat: SeatId | None = None
    version: Version | None = None
    depth: Depth = 0
    """0: what takes under a minute; 1 and 2: deeper."""


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
    | AskHints
    | AskAnalysis
    | Query
    | AskMoment
    | Ping
)
