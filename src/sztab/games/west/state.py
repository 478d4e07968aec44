"""All that changes in play, as plain data. Counters and hexes are numbers of the edition, sets of them integers;
pairs of lists are Polish, then Russian.

`on`, `held`, `leaders`, `noted` and `supply` follow from the rest: they are kept for speed, left out of records,
and made again.
"""

from __future__ import annotations

from msgspec import Struct, field

from sztab.games.west.edition import Edition
from sztab.games.west.units.pieces import NONE
from sztab.kernel.events import Event, Outcome

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
    face: list[list[int]]
    """For each side and hex the direction that its cavalry and infantry face; NONE: there is none."""
    weak: int
    depots: list[int]
    deck: list[int]
    """Cards that can still be drawn: in no order, since chance draws from all of them."""
    on: list[list[int]]
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
        fight = self.fight
        on, face, held, marks = self.on, self.face, self.held, self.marks
        return State(
            at=self.at[:], face=[face[0][:], face[1][:]], weak=self.weak, depots=self.depots[:], deck=self.deck[:],
            on=[on[0][:], on[1][:]], held=[held[0][:], held[1][:]], leaders=self.leaders[:], on_map=self.on_map,
            supply=self.supply[:],
            turn=self.turn, phase=self.phase, step=self.step, acting=self.acting, passed=self.passed[:],
            tasks=[task[:] for task in self.tasks], kept=self.kept[:], drawn=self.drawn[:], played=self.played[:],
            is_held_back=self.is_held_back[:], discards=self.discards[:], picked=self.picked, queue=self.queue[:],
            base_shift=self.base_shift[:], dice=[self.dice[0][:], self.dice[1][:]], totals=self.totals[:],
            points=self.points[:], effects=self.effects, moves_allowed=self.moves_allowed[:],
            boosts=[Boost(b.card, b.side, b.value, b.left, b.when, b.by, b.used) for b in self.boosts],
            fog=self.fog, fogs_left=self.fogs_left, free_orders=self.free_orders, manoeuvres=self.manoeuvres,
            has_treaty=self.has_treaty, founded=self.founded[:], has_removed=self.has_removed[:],
            unsupplied=self.unsupplied, marks=[marks[0][:], marks[1][:]], ordered=self.ordered, locked=self.locked,
            origin=self.origin, group=self.group, path=self.path[:], led=self.led, railed=self.railed,
            looks=self.looks, seen=self.seen[:], attacked=self.attacked, fought=self.fought,
            withdrawn=self.withdrawn, eager=self.eager, fight=None if fight is None else fight.copy(),
            returns=self.returns[:], events=[], outcome=self.outcome,
        )  # fmt: skip


DERIVED = ("on", "held", "leaders", "on_map", "noted", "supply")
LASTING = tuple(name for name in State.__struct_fields__ if name not in DERIVED)


def derive(ed: Edition, st: State) -> None:
    """Make again what follows from where the counters stand."""
    size = ed.board.size
    st.on = [[0] * size, [0] * size]
    st.on_map = 0
    for piece, h in enumerate(st.at):
        if h >= 0:
            st.on[ed.side[piece]][h] |= 1 << piece
            st.on_map |= 1 << piece
    st.held = [[0] * 9, [0] * 9]
    st.leaders = [0, 0]
    for side in (0, 1):
        for h, stack in enumerate(st.on[side]):
            for count in range((stack & ed.combat).bit_count() + 1):
                st.held[side][count] |= 1 << h
            if stack & ed.leaders:
                st.leaders[side] |= 1 << h
