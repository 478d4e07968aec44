"""What the server says on the WebSocket `/api/tables/{id}/socket`, as tagged structs (`type` is the tag).

Messages without an `id` are pushed. The version of a table is the number of lines in its record; it only grows.
"""

from __future__ import annotations

from typing import Any, TypeAlias

from msgspec import Struct

from sztab.kernel.events import kebab
from sztab.server.wire.analysis_told import AnalysisTold
from sztab.server.wire.models import Chance, ChatLine, Moment, Option, Question, Refusal, TableInfo, Told
from sztab.server.wire.reasons_told import HappeningTold, PartTold


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


class Journal(FromServer, frozen=True):
    """An earlier part of a long journal, pushed after its end: it goes before all entries of versions above `upto`."""

    seat: str | None
    """Whose journal it is; the look may have gone over to another seat since."""
    upto: int
    events: list[Told]
    missing: int | None
    """What comes next goes up to this version; null: the journal is whole."""


class TableChanged(FromServer, frozen=True):
    """Seats, offers, clocks or status changed."""

    table: TableInfo


class Chat(FromServer, frozen=True):
    line: ChatLine


class Done(FromServer, frozen=True):
    """It was done, and is on disk. `again` tells that the same key was sent before."""

    version: int
    again: bool = False
    rest: list[dict[str, Any]] = []
    """Answers of a list that were not played: chance, a reveal or another seat came in before them."""


class Refused(FromServer, frozen=True):
    """It was not done; nothing changed. Also the reply to a message that cannot be read."""

    code: str
    message: str
    refusals: list[Refusal] = []
    version: int | None = None
    key: str = ""
    """Words `fault-<key>`, filled from `params`."""
    params: dict[str, str | int] = {}


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
    """Empty, or `chance`, `reveal`, `other-seat`, `end`: the answers lead there, and no further."""
    imagined: bool
    """Hidden things were dealt anew for it."""
    taken: int = 0
    """How many of the answers were looked at: those behind `stopped` were not."""
    alike: list[int] = []
    """Which of the `others` lead to the very same position: nothing hangs on the choice between them."""


class HintTold(Struct, frozen=True):
    """One choice: where it leads is tried in worlds that the seat cannot tell from the real one."""

    option: Option
    then: list[dict[str, Any]]
    """The seat's own answers that would follow it, up to chance or another seat,"""
    prompts: list[str]
    """and what they are answers to."""
    worth: float
    """What the bot counts for it, against the position as it stands, in the `measure` of the hints."""
    parts: list[PartTold]
    """What that is made of, the largest first, less what all choices have in common."""
    aim: PartTold | None = None
    """What it is meant for later on: words `<package>-<name>`."""
    happens: list[HappeningTold] = []
    """What happened in the tries, as events."""
    tries: int = 0
    """One: nothing that could come otherwise comes in."""
    better: int = 0
    """In how many of the tries the seat stands better than now,"""
    up: float = 0.0
    down: float = 0.0
    """by how much on the average, and by how much worse in the others; 0 where a plan was asked."""
    won: int = 0
    lost: int = 0
    """In how many of the tries the game is over by it."""
    win: float = 0.5
    """How likely the seat is to win then."""


class OddsFound(FromServer, frozen=True):
    exact: bool
    cases: int
    chances: list[Chance]


class HintsFound(FromServer, frozen=True):
    """What the best bot of the game would do, as the seat sees it: its first choices, the best first."""

    seat: str
    version: int
    """The moment that they are for."""
    bot: str
    hints: list[HintTold]
    measure: str = ""
    """What is counted: `wins` (shares of games won in the bot's head) or words `<package>-measure-<measure>`; empty:
    the numbers say nothing by themselves."""
    common: list[PartTold] = []
    """What comes of it whichever of them is taken,"""
    happens: list[HappeningTold] = []
    tries: int = 0
    """and what happens then, in so many tries."""
    is_plan: bool = False
    """They are done one after the other, and not one of them alone."""
    win: float = 0.5
    """How likely the seat is to win as things stand."""


class AnalysisFound(FromServer, frozen=True):
    """How far an analysis is; at its end what it found."""

    version: int
    """The moment up to which it goes."""
    seat: str | None
    """From whose view; null: with everything known."""
    depth: int
    progress: float
    """From 0 to 1."""
    analysis: AnalysisTold | None = None


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
    key: str = ""
    """Words `fault-<key>`."""


ServerMessage: TypeAlias = (
    Welcome
    | Update
    | Journal
    | TableChanged
    | Chat
    | Done
    | Refused
    | Why
    | Trials
    | Outlook
    | OddsFound
    | HintsFound
    | AnalysisFound
    | Found
    | MomentFound
    | Pong
    | Bye
)
