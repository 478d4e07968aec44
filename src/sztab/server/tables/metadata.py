"""The metadata of a table: all about it that is not in its record. It is stored as JSON beside the record's lines."""

from __future__ import annotations

import base64
import hashlib
import secrets
import time
from typing import Any

from msgspec import Struct

from sztab.kernel.events import Outcome
from sztab.kernel.record import Base, Header
from sztab.lessons.progress import Progress
from sztab.server.wire.models import (
    AtTimeout,
    ChanceKind,
    Mark,
    OfferKind,
    Origin,
    Pace,
    PassageInfo,
    SeatKind,
    TableKind,
)

SECRET_BYTES = 24


def new_secret() -> str:
    return secrets.token_urlsafe(SECRET_BYTES)


def new_id() -> str:
    """The name of a new table: twelve letters and digits that cannot be guessed."""
    return base64.b32encode(secrets.token_bytes(10)).decode().lower()[:12]


def digest(secret: str) -> str:
    """What is stored of a secret: it is long and random, so a plain hash will do."""
    return hashlib.sha256(f"sztab-secret:{secret}".encode()).hexdigest()


def now_ms() -> int:
    return time.time_ns() // 1_000_000


class Seated(Struct):
    """Who sits on a seat, and by what secret."""

    seat: str
    kind: SeatKind
    name: str = ""
    bot: str = ""
    user: int | None = None
    user_name: str | None = None
    secret: str = ""
    """Digest of the player's own secret."""
    link: str = ""
    """Digest of the secret of the link by which the seat can be taken."""
    contribution: str = ""
    seen: int = 0
    """When the player was last connected, in milliseconds since 1970."""

    @property
    def is_taken(self) -> bool:
        return self.kind in ("person", "bot")


class Offered(Struct):
    id: int
    kind: OfferKind
    by: str
    agreed: list[str]
    to: int | None = None


class Metadata(Struct, kw_only=True):
    """Everything about a table beside its record."""

    id: str
    game: str
    scenario: str
    options: dict[str, str]
    kind: TableKind = "game"
    public: bool = False
    pace: Pace = Pace()
    at_timeout: AtTimeout = "claim"
    forced: bool = True
    practice: int | None = None
    seats: list[Seated]
    owner: int | None = None
    """The account that made it."""
    watch: str = ""
    """Digest of the onlookers' secret."""
    commitment: str = ""
    created: int
    header: Header | None = None
    """The record's header, once it has begun."""
    base: Any = None
    """The position of an analysis table that was made before records held it."""
    chance: ChanceKind = "rolls"
    """At an analysis table chance may wait until it is given dice, or told to roll."""
    dice: list[Any] = []
    """What chance answers next, at an analysis table."""
    origin: Origin | None = None
    situation: str = ""
    """The situation that it was opened from."""
    lesson: Progress | None = None
    """How far the learner has come, at a lesson's table."""
    rematch: str | None = None
    mark: Mark | None = None
    passages: list[PassageInfo] = []
    """Where it went over to other rules."""
    checked: str = ""
    """The rules that are known to play its record."""
    outcome: Outcome | None = None
    ended: int = 0
    """When it ended, in milliseconds since 1970."""
    left: dict[str, int] = {}
    """Milliseconds left by seat, at `since`."""
    since: int = 0
    """When the present question was asked."""
    granted: list[tuple[str, int]] = []
    """Milliseconds that the last answers of the seat that answered last were given: an undo gives them back."""
    flagged: list[str] = []
    """Seats whose time is over, where that has to be claimed."""
    offers: list[Offered] = []
    next_offer: int = 1
    version: int = 0
    turn: int = 0
    asks: tuple[str, str] | None = None
    """Version, turn, and who is asked what, as they were last saved: for lists of tables."""

    @property
    def start(self) -> Base | None:
        """The position that an analysis table starts from; None at other tables."""
        if self.header is not None and self.header.base is not None:
            return self.header.base
        if self.base is None:
            return None
        return Base(self.base["state"], self.base["tape"], self.base.get("drawn"))

    def seated(self, seat: str) -> Seated | None:
        return next((seated for seated in self.seats if seated.seat == seat), None)
