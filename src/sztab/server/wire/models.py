"""What messages and HTTP bodies are made of. Rules stand as the numbers of the edition's rulebook, things as names."""

from __future__ import annotations

from typing import Any, Literal

from msgspec import Struct, field

TableStatus = Literal["waiting", "running", "finished", "marked"]
TableKind = Literal["game", "analysis", "imported"]
SeatKind = Literal["person", "bot", "link", "open", "vacant"]
PaceKind = Literal["none", "live", "days"]
AtTimeout = Literal["lose", "bot", "claim"]
AtLeave = Literal["vacant", "bot", "partner"]
ChanceKind = Literal["rolls", "waits"]
OfferKind = Literal["takeback", "draw", "rematch", "stop"]


class Label(Struct, frozen=True):
    """The name of a thing in both languages."""

    en: str
    pl: str


class Option(Struct, frozen=True):
    """One legal answer: its number in the list, and its mapping by names (`{"answer": "move", "army": "pl-1a", …}`)."""

    index: int
    wire: dict[str, Any]


class Question(Struct, frozen=True):
    """What a seat is asked, with all its legal answers; only that seat gets it."""

    seat: str
    prompt: str
    rule: str
    about: dict[str, Any]
    labels: dict[str, Label]
    """Names of what `about` names."""
    options: list[Option]
    secret: bool = False


class Waiting(Struct, frozen=True):
    """Who is asked, and what: all know it. `chance` is asked only at an analysis table where it waits."""

    seat: str
    prompt: str


class Refusal(Struct, frozen=True):
    """Why something is not allowed: words `<package>-refusal-<key>` (`refusal-<key>` where `rule` is empty)."""

    rule: str
    key: str
    params: dict[str, Any] = {}
    labels: dict[str, Label] = {}


class Told(Struct, frozen=True):
    """One event of the journal: words `<package>-event-<event>`, filled from `fields` and `labels`."""

    version: int
    """The version at which it happened."""
    event: str
    rule: str
    fields: dict[str, Any]
    labels: dict[str, Label]
    private: bool = False
    """Only this seat was told."""


class Outcome(Struct, frozen=True):
    """How a game ended; `winner` null is a draw."""

    winner: str | None
    level: str
    reason: str
    rule: str
    score: dict[str, int] = {}
    also: list[str] = []
    """Who has won together with the winner, where several may."""


class Clocks(Struct, frozen=True):
    """Time left by seat in milliseconds at server time `at`; only the clock of the `running` seat runs."""

    left: dict[str, int]
    running: str | None
    at: int


class Pace(Struct, frozen=True):
    """`live`: `main` seconds for the game and `increment` for each answer; `days`: `main` seconds for each answer."""

    kind: PaceKind = "none"
    main: int = 0
    increment: int = 0


class SeatInfo(Struct, frozen=True):
    """Who sits on a seat."""

    seat: str
    kind: SeatKind
    label: Label
    name: str = ""
    bot: str = ""
    user: str | None = None
    """The account's name."""
    present: bool = False
    """A connection of this seat is open now."""
    contributed: bool = False
    """The seat added to the seed of the dice."""


class Offer(Struct, frozen=True):
    """What a seat proposes and the others may agree to."""

    id: int
    kind: OfferKind
    by: str
    agreed: list[str]
    to: int | None = None
    """A takeback: the version to go back to."""


class Origin(Struct, frozen=True):
    """The moment that an analysis table was cloned from."""

    table: str
    version: int
    imagined: bool = False
    """Hidden things were dealt anew, as the seat could not know them."""


class Mark(Struct, frozen=True):
    """This game cannot be read from this line on, and stands still before it; nothing hidden opens by that."""

    version: int
    problem: str
    """What is wrong; empty while things are hidden."""


class Takeover(Struct, frozen=True):
    """Someone took a seat over while the game ran: he sees all that the seat saw, and who sat there before knows what
    was hidden up to then."""

    seat: str
    before: str
    now: str
    version: int
    """From this version on."""


class PassageInfo(Struct, frozen=True):
    """A running game went over to other rules: `version` is that line of the record. Its players are told, and may
    agree to stop (offer `stop`)."""

    version: int
    was: str
    now: str
    line: int
    """The first line that the new rules play otherwise."""
    problem: str = ""
    """How; empty while things are hidden."""


class TableInfo(Struct, frozen=True, kw_only=True):
    """A table as all know it."""

    id: str
    game: str
    edition: str
    scenario: str
    title: Label
    options: dict[str, str]
    kind: TableKind
    status: TableStatus
    public: bool
    has_secrets: bool
    seats: list[SeatInfo]
    pace: Pace
    at_timeout: AtTimeout
    at_leave: AtLeave = "vacant"
    """What comes of a seat that its player leaves in a running game: it waits for someone, a bot plays on, or the
    partner does who plays the same side (a bot, where there is none)."""
    forced: bool
    """Questions with one answer are answered by themselves."""
    version: int
    turn: int
    waiting: Waiting | None
    since: int
    """When the question was asked, in milliseconds since 1970."""
    outcome: Outcome | None
    clocks: Clocks | None
    offers: list[Offer]
    commitment: str
    practice: int | None
    created: int
    origin: Origin | None = None
    situation: str = ""
    """The situation that an analysis table was opened from."""
    chance: ChanceKind = "rolls"
    """At an analysis table chance may wait until it is given dice, or told to roll."""
    dice: list[Any] = []
    """What chance answers next, at an analysis table; dice that do not fit are dropped."""
    rematch: str | None = None
    """The table on which the same players play on."""
    mark: Mark | None = None
    one_screen: bool = False
    """Made so that one person plays several seats: it says so to all."""
    takeovers: list[Takeover] = []
    """Who took over a seat while the game ran."""
    next_commitment: str = ""
    """After the end: the commitment to the seed of a rematch, to which those who agree may add."""
    passages: list[PassageInfo] = []
    """Where it went over to other rules."""
    onlookers: int = 0
    hints: bool = False
    """Whoever plays may ask a bot what it would do."""


class ChatLine(Struct, frozen=True):
    id: int
    name: str
    seat: str | None
    text: str
    at: int


class Chance(Struct, frozen=True):
    """One result of odds and how likely it is; `error` is the standard error of a sampled one."""

    result: list[dict[str, Any]]
    probability: float
    exact: str = ""
    error: float = 0.0


class LessonInfo(Struct, frozen=True):
    """Where a learner stands at a lesson's table; the words are those of `/api/games/{game}/lessons`."""

    id: str
    kind: Literal["first", "lesson"]
    seat: str
    step: int
    steps: int
    status: Literal["on", "told", "won", "lost", "finished", "left"]
    why: Label | None = None
    """Why the try failed, when the mistake is known."""
    awaits: list[list[dict[str, Any]]] = []
    """The ways on from here that a step of a guided game takes: a client that holds answers back gives a whole one."""


class Moment(Struct, frozen=True, kw_only=True):
    """A table at one moment as one seat (null: an onlooker) sees it: all that a client draws."""

    version: int
    kept: int
    """Journal entries of later versions than this are to be dropped before `events` are added; -1: all."""
    seat: str | None
    turn: int
    view: Any
    """The game's own view struct."""
    events: list[Told]
    question: Question | None
    waiting: Waiting | None
    undo: Refusal | None = None
    """Why this seat cannot take its last answer back by itself; null: it can."""
    outcome: Outcome | None = None
    clocks: Clocks | None = None
    lesson: LessonInfo | None = None
    missing: int | None = None
    """The journal is long: what lies between `kept` and this version, and at it, follows in messages `journal`."""
    taken_back: str | None = None
    """The last that was done is that this seat took its answer back; empty: all agreed to a takeback."""


class Problem(Struct, frozen=True):
    """The body of every error: a code and a key that do not change, and one clear line."""

    code: str
    message: str
    """The English of `key`."""
    refusals: list[Refusal] = field(default_factory=list)
    version: int | None = None
    """Where the table stands, when an answer came too late."""
    key: str = ""
    """Words `fault-<key>`, filled from `params`."""
    params: dict[str, str | int] = field(default_factory=dict)
