"""All that changes in play, as plain data: units and hexes are dense numbers, sets of them integers (bit i: number i).

`stacks`, `occupied`, `crowded` and `lines` follow from the rest: they are kept for speed, left out of records, and made
again by `derive` (units/positions.py).
"""

from collections.abc import Sequence
from operator import attrgetter
from typing import Any, NamedTuple

from msgspec import Struct, field, structs

from sztab.games.rok1920.chapter_state import ChapterState, ChapterStates
from sztab.games.rok1920.units.counters import Side
from sztab.hexmap.copies import copier
from sztab.kernel.events import Event, Outcome
from sztab.kernel.requests import Answer

# Where a unit is that stands on no hex.
AWAY = -1
"""Not in play yet, or waiting to come (again) as a reinforcement."""
ELIMINATED = -2
REMOVED = -3
"""Out of the game for good: withdrawn, disbanded, taken into another unit."""

STALE = -1
"""A set that has to be made again before it is used."""
BOTH = 0b11
"""Both sides, as a set."""


class Pursuit(Struct):
    """10: movement after combat that is under way."""

    side: Side
    units: int
    """Who may still move (a set of units)."""
    target: int
    """The attacked hex: the first hex of the move; -1: in any direction (16.5)."""
    extra: int = 0
    """March points more than usual (16.3)."""
    repeat: bool = False
    vacated: int = 0
    """After a counter-attack, where the edition wants it: the hexes that the attackers left (a set); one of them is the
    first hex of the move (Eagles 14.2)."""

    def copy(self) -> "Pursuit":
        return Pursuit(self.side, self.units, self.target, self.extra, self.repeat, self.vacated)


class Declared(Struct, frozen=True):
    """8.2: an attack whose units are being named."""

    target: int
    units: tuple[int, ...]
    repeat: bool


class Retreating(Struct, frozen=True):
    """9: a retreat for which a way is being chosen."""

    side: Side
    start: int
    units: tuple[int, ...]
    hexes: int
    friends: int


class HangsOn(NamedTuple):
    """Hexes on which own units that march may change what an action offers (sets)."""

    room: int = 0
    """By filling them, or making room."""
    presence: int = 0
    """By coming where none stood, or leaving none."""
    company: int = 0
    """By coming or leaving at all, however many stand there."""
    hands: int = 0
    """By taking them."""


class Offers(Struct):
    """What a movement phase offers besides marches, kept while marches do not touch it (moving/kept_offers.py)."""

    answers: list[Sequence[Answer]]
    """By action of the phase."""
    hexes: list[HangsOn]
    """By action: the hexes that its offers hang on."""
    units_may_end: bool
    actions_may_end: bool
    """Does nothing keep the phase from ending, as far as units and actions are concerned?"""
    full: int
    """The full hexes of the mover, which may keep the phase from ending."""
    occupied: int
    """Where the mover's units stood when the offers were looked at last."""
    named: list[int]
    """By action: the units that its answers are about (sets)."""
    room: int = 0
    presence: int = 0
    company: int = 0
    hands: int = 0
    units: int = 0
    """All of these hexes and units of any action."""
    others: list[Answer] | None = None
    """All answers in a row, as long as none of them has changed."""
    touched: int = 0
    """The hexes that units have come to or left since (a set)."""
    taken: int = 0
    """The places that were taken since (a set)."""
    marched: int = -1
    """The unit that has marched or ridden since; -1: none."""
    stale: set[str] = set()
    """The actions whose offers may have changed whatever was touched (tags)."""


class State(Struct, eq=False, kw_only=True):
    """One position of one scenario."""

    scenario: str
    options: dict[str, str]
    stage: int
    """The number of the stage on the stage track, from 1 (3.3)."""
    phasing: Side
    """Whose player-turn it is."""
    step: int = 0
    """The step of the player-turn (the table of the sequence)."""
    window: int = 0
    """In a reserve window: how many have been asked. 2: a reserve phase is on."""
    mover: Side = 0
    """Who moves in the movement phase that is on."""
    commander: int = 0
    """Which of the players of a side acts in the phase that is on, where it has several (command.py)."""

    at: list[int]
    """The hex of each unit, or AWAY, ELIMINATED, REMOVED."""
    level: list[int]
    """How many losses each unit has taken."""
    entered: list[int]
    """The level at which each unit came into play; -1 if it has not."""
    due: list[int]
    """The stage in which a unit comes (again); 0: none."""

    movers: list[int] = []
    """Units that may still move in the movement phase that is on."""
    eligible: int = 0
    """All units that might move in the phase when it began."""
    began: int = 0
    """Hexes on which units of the mover stood when the phase began (7.1.2-7.1.4)."""
    bound: int = 0
    """Units that have to leave where they are before the phase ends (6)."""
    attacked: int = 0
    """Units that have attacked in the attack phase that is on (8.1.4)."""
    fought: int = 0
    """Units that have attacked in this player-turn (5)."""
    barred: int = 0
    """Units that may not attack in their next attack phase (7.1.2)."""
    pursuit: Pursuit | None = None
    declared: Declared | None = None
    """Only while its questions are asked; no rule reads it: hashes of records know it."""
    retreating: Retreating | None = field(default=None, name="falling")
    """Likewise."""

    reserve_used: list[bool] = field(default_factory=lambda: [False, False])
    """4.2: who has taken a reserve phase since the end of his last player-turn."""
    order_used: list[bool] = field(default_factory=lambda: [False, False])
    """16.6: who has given his free order in this player-turn."""

    secret: list[int] = field(default_factory=lambda: [-1, -1])
    """27.4: the place to which each side's units concentrate in secret; -1: none. Never shown to the other seat."""

    morale: list[int] = field(default_factory=lambda: [0, 0, 0])
    """15.1: the field of each theatre's marker; below 0 the Polish advantage."""
    markers: int = 0
    """The theatres whose marker is on the track (a set)."""
    attacks: list[int] = field(default_factory=lambda: [0, 0, 0])
    """Attacks of this player-turn by theatre of the attacked hex (15.6)."""
    gains: int = 0
    """Theatres in which the phasing player has taken a town with a digit in this player-turn (15.6)."""
    held: list[int] = field(default_factory=lambda: [0, 0])
    """27.2: the places that each side controls (sets of hexes)."""
    neutral: int = 0
    """Hexes of units that are nobody's enemy (38.1.5)."""

    pools: dict[str, int] = {}
    """14.3: replacements saved, by pool."""
    of: ChapterStates = field(default_factory=ChapterStates, name="marks")
    """What single chapters remember (chapter_state.py)."""

    events: list[Event] = []
    outcome: Outcome | None = None

    stacks: dict[int, tuple[int, ...]] = {}
    occupied: list[int] = field(default_factory=lambda: [0, 0])
    crowded: list[int] = field(default_factory=lambda: [0, 0])
    lines: list[int] = field(default_factory=lambda: [STALE, STALE])
    shared: dict[tuple[str, int], Any] | None = None
    """What the parts of the question that is put together share (kept.py); never copied."""
    settled: bool = False
    """Nothing is pending as far as it hangs on what chapters remember and its like (`Chapter.pending_by_marks`)."""
    offers: Offers | None = None
    """What is offered besides marches, from one answer to the next; None: not known. Never copied."""
    unheard: int = BOTH
    """The sides (a set) none of whose marches chapters have heard of since a unit changed theatre, came or went."""

    def copy(self) -> "State":
        return _copied(self)

    def copy_plainly(self) -> "State":
        twin = structs.replace(self)
        twin.at = self.at[:]
        twin.level = self.level[:]
        twin.entered = self.entered[:]
        twin.due = self.due[:]
        twin.movers = self.movers[:]
        if self.pursuit is not None:
            twin.pursuit = self.pursuit.copy()
        twin.reserve_used = self.reserve_used[:]
        twin.order_used = self.order_used[:]
        twin.secret = self.secret[:]
        twin.morale = self.morale[:]
        twin.attacks = self.attacks[:]
        twin.held = self.held[:]
        twin.pools = self.pools.copy()
        twin.of = self.of.copy()
        twin.events = self.events[:]
        twin.stacks = self.stacks.copy()
        twin.occupied = self.occupied[:]
        twin.crowded = self.crowded[:]
        twin.lines = self.lines[:]
        twin.shared = twin.offers = None
        return twin

    def change(self, kind: type[ChapterState], **values: Any) -> None:
        """Let a chapter remember something; one that has nothing left to remember is not kept."""
        of = self.of
        was = of[kind]
        for name, value in values.items():
            if getattr(was, name) != value:
                break
        else:
            return
        kept = structs.replace(was, **values)
        self.settled = False
        if kind.drops_offers is True:
            self.offers = None
        elif kind.drops_offers and self.offers is not None:
            self.offers.stale.update(kind.drops_offers)
        if kind.wakes_hooks:
            of.live = None
            self.unheard = BOTH
        if kept == kind():
            of.pop(kind, None)
        else:
            of[kind] = kept

    def __eq__(self, other: object) -> bool:
        if self is other or not isinstance(other, State):
            return self is other
        return self.at == other.at and _lasting(self) == _lasting(other)  # most that differ do so in where units are

    __hash__ = None  # type: ignore[assignment]


DERIVED = ("stacks", "occupied", "crowded", "lines", "shared", "settled", "offers", "unheard")
LASTING = tuple(f for f in State.__struct_fields__ if f not in DERIVED)
_lasting = attrgetter(*LASTING)
_copied = copier(
    State,
    State.copy_plainly,
    own="at level entered due movers pursuit reserve_used order_used secret morale attacks held pools of events"
    " stacks occupied crowded lines",
    dropped="shared offers",
)
