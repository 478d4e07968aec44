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
    AtLeave,
    AtTimeout,
    ChanceKind,
    Mark,
    OfferKind,
    Origin,
    Pace,
    PassageInfo,
    SeatKind,
    TableKind,
    Takeover,
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


class SteadyClock:
    """Milliseconds since 1970 that go on evenly: when the machine's clock is set, games do not lose time. What it is
    off is made good little by little (`adjust`, at every sweep)."""

    STEP_NS = 200_000_000
    """So much is made good at once."""

    def __init__(self) -> None:
        self._offset = time.time_ns() - time.monotonic_ns()

    def now(self) -> int:
        return (time.monotonic_ns() + self._offset) // 1_000_000

    def adjust(self) -> None:
        off = time.time_ns() - time.monotonic_ns() - self._offset
        self._offset += max(-self.STEP_NS, min(off, self.STEP_NS))


CLOCK = SteadyClock()


def now_ms() -> int:
    return CLOCK.now()


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
    verified: bool = False
    """Has the account proven its e-mail address?"""
    mailbox: str = ""
    """Digest of the mailbox that the account has proven, for this table and its rematches only."""
    network: str = ""
    """Digest of the network from which the seat was taken, for this table and its rematches only."""
    networks: list[str] = []
    """Those of other networks from which its player has answered."""
    session: str = ""
    """Digest of the session or token by which it was taken."""
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


class Former(Struct):
    """Someone who held a seat."""

    seat: str
    user: int | None
    network: str
    secret: str = ""
    """Digest of his secret, where he may look on: his time ran out, and his partner plays on."""
    networks: list[str] = []


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
    at_leave: AtLeave = "vacant"
    forced: bool = True
    hints: bool = False
    """People who play each other may ask a bot what it would do."""
    unadvised: bool = False
    """A copy of a game that had no hints and was not over: a bot is not asked about it on a board beside it either."""
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
    first: str = ""
    """The table at which those who play a rematch met: in its name their networks are kept."""
    mark: Mark | None = None
    opener: str = ""
    """Who made it: an account, or the digest of a network. Its bots think in his turn."""
    opened_from: str = ""
    """Digest of the network from which it was made: accounts of one network share their turns."""
    one_screen: bool = False
    """Made so that one person plays several seats."""
    takeovers: list[Takeover] = []
    """Who took over a seat while the game ran."""
    former: list[Former] = []
    """Who has held a seat and may know its secrets."""
    next_seed: str = ""
    """The seed of a rematch: its commitment is shown when this game is over, before anyone adds to it."""
    next_contributions: dict[str, str] = {}
    """What those who agree to a rematch add to its seed, by the seat that they have here."""
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

    @property
    def gives_hints(self) -> bool:
        """On boards, after the end, and where one person plays alone; between people only where the table says so."""
        if self.unadvised:
            return False
        if self.hints or self.kind != "game" or self.outcome is not None:
            return True
        people = {seated.secret or seated.seat for seated in self.seats if seated.kind == "person"}
        return len(people) <= 1 and all(seated.is_taken for seated in self.seats)

    def known_here(self, network: str) -> str:
        """What is kept of a network or mailbox: enough to know it again at this table and its rematches."""
        return digest(f"{self.first or self.id} {network}") if network else ""

    def seated(self, seat: str) -> Seated | None:
        return next((seated for seated in self.seats if seated.seat == seat), None)
