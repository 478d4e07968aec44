"""All that changes in play, as plain data. Counters and hexes are numbers of the edition, sets of them integers;
pairs of lists are Polish, then Russian.

`on`, `held`, `leaders`, `noted` and `supply` follow from the rest: they are kept for speed, left out of records,
and made again.
"""

from __future__ import annotations

from array import array
from collections.abc import Iterable
from copy import copy
from typing import TYPE_CHECKING, Any

from msgspec import Struct, ValidationError, convert, field

from sztab.games.west.edition import Edition
from sztab.games.west.units.pieces import NONE
from sztab.hexmap.copies import copier
from sztab.kernel.events import Event, Outcome

if TYPE_CHECKING:
    Facings = array[int]
else:
    Facings = array
"""A direction for each hex, or NONE: in as many bytes as there are hexes, since it is copied with every state."""

# Where a counter is that stands on no hex.
AWAY = -1
"""Not in play yet: a reinforcement to come, a blank at hand."""
DEAD = -2
"""Eliminated: card 37 may bring it back."""
GONE = -3
"""Out of the game for good: interned, never arrived, disbanded."""
WAITING = -4
"""Off the map for a time: a headquarters after 9.6, Russians in East Prussia (13.5)."""

# What the cards of a turn do to all (bits of `effects`).
RIFLES_LOW, SHELLS_LOW, RAIN, MAUSERS, NO_SOUTH, NO_REMOVAL = (1 << bit for bit in range(6))


def facings(directions: Iterable[int]) -> Facings:
    return array("b", directions)


class Standing(dict[int, int]):
    """The counters of a side by the hexes in which there are some; elsewhere stands nobody."""

    __slots__ = ()

    def __missing__(self, h: int) -> int:
        return 0

    def put(self, h: int, pieces: int) -> None:
        """These counters and no others stand there."""
        if pieces:
            self[h] = pieces
        else:
            self.pop(h, None)


class Boost(Struct):
    """9.3: what a card adds to a stack in one combat, as often as it may still be used."""

    card: int
    side: int
    """Whose stack it changes."""
    value: int
    left: int
    when: str
    by: int
    """Who decides."""
    used: int = 0
    """Units of the stacks that have had it: a second stack must be another one."""


class Fight(Struct):
    """9.2 to 9.5: a combat that is under way."""

    side: int
    """Who attacks."""
    start: int
    """The attacker's hex."""
    target: int
    support: int = NONE
    """The hex of the second stack, if it was called."""
    is_supported: bool = False
    attackers: int = 0
    """Units that take part in the attack."""
    helpers: int = 0
    """Units of the second stack."""
    defenders: int = 0
    boosts: list[tuple[int, int, int]] = field(default_factory=list)
    """Cards used: card, value, role (0 attacker, 1 defender, 2 second stack)."""
    asked: int = 0
    """How many seats have said which cards they use."""
    winner: int = NONE
    difference: int = 0
    vacated: int = NONE
    sizes: tuple[int, int] = (0, 0)
    """9.4: combat units of the attacking and of the defending stack before the fight."""
    losses: int = 0
    """Still to be allotted."""
    inflicted: int = 0
    """9.4/b: losses that the winner has really inflicted."""
    step: int = 0

    def copy(self) -> Fight:
        return Fight(
            self.side, self.start, self.target, self.support, self.is_supported, self.attackers, self.helpers,
            self.defenders, self.boosts[:], self.asked, self.winner, self.difference, self.vacated, self.sizes,
            self.losses, self.inflicted, self.step,
        )  # fmt: skip


class State(Struct, kw_only=True):
    """One game."""

    at: list[int]
    """The hex of each counter, or why it stands on none."""
    face: list[Facings]
    """For each side and hex the direction that its cavalry and infantry face; NONE: there is none."""
    weak: int
    depots: list[int]
    deck: list[int]
    """Cards that can still be drawn: in no order, since chance draws from all of them."""
    on: list[Standing]
    """For each side and hex the set of its counters there."""
    held: list[list[int]]
    """For each side, hexes with at least 0 (all), 1 … 8 of its combat units: more than 4 only in a retreat."""
    leaders: list[int]
    """For each side, hexes with a headquarters."""
    on_map: int = 0
    """All counters that stand in a hex."""
    noted: list[tuple[int, ...]] = field(default_factory=lambda: [(), ()])
    """For each side, sets of hexes that the next question needs again: made anew where they are not there."""
    supply: list[tuple[int, ...]] = field(default_factory=lambda: [(), ()])
    """For each side, what its hexes in supply follow from, and these: they hold as long as that does."""

    turn: int = 1
    phase: int = 0
    step: int = 0
    acting: int = 0
    passed: list[bool] = field(default_factory=lambda: [False, False])
    tasks: list[list[int]] = field(default_factory=list)
    """What has to be done before the phase goes on: the last first."""

    kept: list[int] = field(default_factory=lambda: [NONE, NONE])
    drawn: list[int] = field(default_factory=lambda: [NONE, NONE])
    played: list[int] = field(default_factory=lambda: [NONE, NONE])
    is_held_back: list[bool] = field(default_factory=lambda: [False, False])
    discards: list[int] = field(default_factory=list)
    picked: int = 0
    """Units that the instruction being carried out has picked already."""
    queue: list[int] = field(default_factory=list)
    """Instructions still to be carried out: 100 times the side that played, plus the card."""

    base_shift: list[int] = field(default_factory=lambda: [0, 0])
    """What cards add to the points of the turn."""
    dice: list[list[int]] = field(default_factory=lambda: [[], []])
    """4.0: the white and the red die of the turn."""
    totals: list[int] = field(default_factory=lambda: [0, 0])
    points: list[int] = field(default_factory=lambda: [0, 0])
    """Points left."""
    effects: int = 0
    moves_allowed: list[int] = field(default_factory=lambda: [NONE, NONE])
    """11.2: the number of strategic moves that a card sets; in that phase, those left."""
    boosts: list[Boost] = field(default_factory=list)
    fog: int = 0
    """Hexes where no marker may be placed (card 21)."""
    fogs_left: int = 0
    free_orders: int = 0
    manoeuvres: int = 0
    has_treaty: bool = False
    """Lithuania is at war (card 2)."""

    founded: list[int] = field(default_factory=lambda: [0, 0])
    """Depots founded in this turn."""
    has_removed: list[bool] = field(default_factory=lambda: [False, False])
    unsupplied: int = 0
    """Combat units that began the movement phase out of supply."""
    marks: list[list[int]] = field(default_factory=lambda: [[0] * 5, [0] * 5])
    """For each side, hexes with at least 0 (unused), 1, 2, 3, 4 activation markers."""
    ordered: int = 0
    """Units that have carried out an order, or moved with one."""
    locked: int = 0
    """Units that may not move any more in this phase (7.4, 11.2)."""
    origin: int = NONE
    """Where the running order or strategic move starts."""
    group: int = 0
    """Who moves."""
    path: list[int] = field(default_factory=list)
    led: int = 0
    """Headquarters that have moved in their phase."""
    railed: int = 0
    """Units that have made a strategic move."""
    looks: int = 0
    """Stacks still to be looked at."""

    seen: list[int] = field(default_factory=lambda: [0, 0])
    """For each side, its counters that the other side knows where they are."""
    attacked: int = 0
    """9.2: units that have used their attack."""
    fought: int = 0
    """9.3: units that fought earlier in this turn."""
    withdrawn: int = 0
    """Units that have withdrawn before combat."""
    eager: int = 0
    """9.5.c: units that may attack again at once."""
    fight: Fight | None = None
    returns: list[tuple[int, int, int]] = field(default_factory=list)
    """Who comes back: counter, turn, the hex that it was removed from (NONE: from East Prussia)."""
    events: list[Event] = field(default_factory=list)
    outcome: Outcome | None = None

    def copy(self) -> State:
        """The same again, with lists of its own; what is noted is made anew."""
        twin = _copied(self)
        twin.noted = [(), ()]
        return twin

    def copy_plainly(self) -> State:
        twin = copy(self)
        twin.at, twin.face, twin.on = self.at[:], [self.face[0][:], self.face[1][:]], [*map(Standing, self.on)]
        twin.depots, twin.deck, twin.leaders = self.depots[:], self.deck[:], self.leaders[:]
        twin.held = [self.held[0][:], self.held[1][:]]
        twin.noted, twin.supply = self.noted[:], self.supply[:]
        twin.passed, twin.tasks = self.passed[:], [task[:] for task in self.tasks]
        twin.kept, twin.drawn, twin.played = self.kept[:], self.drawn[:], self.played[:]
        twin.is_held_back, twin.discards, twin.queue = self.is_held_back[:], self.discards[:], self.queue[:]
        twin.base_shift, twin.dice = self.base_shift[:], [self.dice[0][:], self.dice[1][:]]
        twin.totals, twin.points, twin.moves_allowed = self.totals[:], self.points[:], self.moves_allowed[:]
        twin.boosts = [copy(boost) for boost in self.boosts]
        twin.founded, twin.has_removed = self.founded[:], self.has_removed[:]
        twin.marks = [self.marks[0][:], self.marks[1][:]]
        twin.path, twin.seen, twin.returns, twin.events = self.path[:], self.seen[:], self.returns[:], []
        if self.fight is not None:
            twin.fight = self.fight.copy()
        return twin


_copied = copier(
    State,
    State.copy_plainly,
    own="at depots deck leaders noted supply passed kept drawn played is_held_back discards queue base_shift totals"
    " points moves_allowed founded has_removed path seen returns fight",
    each="face on held tasks dice boosts marks",
    empty="events",
)

DERIVED = ("on", "held", "leaders", "on_map", "noted", "supply")
LASTING = tuple(name for name in State.__struct_fields__ if name not in DERIVED)


def written(face: list[Facings]) -> list[list[int]]:
    """Facings as records have them: for each side a list with a direction for each hex."""
    return [row.tolist() for row in face]


def read_facings(data: Any) -> Any:
    """The same read again; what is nothing of the kind stays as it is, and is refused with the rest."""
    try:
        return [facings(row) for row in convert(data, list[list[int]])]
    except (ValidationError, OverflowError):
        return data


def lasting(st: State) -> dict[str, Any]:
    """All that does not follow from the rest."""
    found = {name: getattr(st, name) for name in LASTING}
    found["face"] = written(st.face)
    return found


def derive(ed: Edition, st: State) -> None:
    """Make again what follows from where the counters stand."""
    st.on = [Standing(), Standing()]
    st.on_map = 0
    for piece, h in enumerate(st.at):
        if h >= 0:
            st.on[ed.side[piece]][h] |= 1 << piece
            st.on_map |= 1 << piece
    everywhere = (1 << ed.board.size) - 1
    st.held = [[everywhere, *[0] * 8], [everywhere, *[0] * 8]]
    st.leaders = [0, 0]
    for side in (0, 1):
        for h, stack in st.on[side].items():
            for count in range(1, (stack & ed.combat).bit_count() + 1):
                st.held[side][count] |= 1 << h
            if stack & ed.leaders:
                st.leaders[side] |= 1 << h
