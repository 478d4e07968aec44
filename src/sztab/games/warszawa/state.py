"""All that changes in play, as plain data."""

from __future__ import annotations

import msgspec

from sztab.games.warszawa.units.armies import NONE
from sztab.hexmap.copies import copier
from sztab.kernel.alternation import Alternation
from sztab.kernel.events import Event, Outcome

SETUP, OPERATIONS, FIGHTS, CLEAN_UP = range(4)
PHASES = ("setup", "operations", "fights", "clean-up")


class State(msgspec.Struct):
    """One game. Armies, fields and cards are numbers of the edition; pairs of lists are Polish, then Red."""

    at: list[int]
    """The field of each army; NONE when it is destroyed or takes no part."""
    on: list[int]
    """The army on each field, or NONE."""
    markers: list[int]
    """Order markers on each army."""
    dispersed: int
    """Bit set of armies."""
    destroyed: int
    """Bit set of armies."""
    attacked: int
    """Bit set of armies that have attacked in this operations phase."""
    attacks: list[tuple[int, int]]
    """Attack indicators: who attacks whom."""
    hands: list[list[int]]
    """Reserves, in order of their numbers."""
    decks: list[list[int]]
    """What can still be drawn: in no order, since chance draws from all of it."""
    fronts: list[list[int]]
    boxes: list[list[int]]
    """Cards out of play: open to both."""
    seen: list[int]
    """Bit sets of cards in reserves or front of each side that the other side knows of."""
    shown: list[int]
    """The same of cards that everyone knows of."""
    turns: Alternation
    protected: list[int] = msgspec.field(default_factory=lambda: [NONE, NONE])
    """The front card that each side has put aside."""
    is_open: bool = False
    """The fronts have been revealed, and lie open."""
    due: list[int] = msgspec.field(default_factory=lambda: [0, 0])
    """Cards that each side draws next."""
    phase: int = SETUP
    round: int = 1
    step: int = 0
    """Where the running fight, set-up or clean-up stands."""
    ordering: int = NONE
    """The army whose order goes on."""
    card: int = NONE
    """The action card that is being carried out."""
    left: int = 0
    """Moves or markers that the card still gives."""
    served: int = 0
    """Bit set of armies that set-up or the card has given its marker."""
    attacker: int = NONE
    defender: int = NONE
    """The armies of the running fight."""
    ground: int = NONE
    """The field that the running fight is about."""
    won: int = NONE
    """The army that won the running fight."""
    events: list[Event] = []
    outcome: Outcome | None = None

    def copy(self) -> State:
        return _copied(self)

    def copy_plainly(self) -> State:
        return State(
            self.at[:], self.on[:], self.markers[:], self.dispersed, self.destroyed, self.attacked, self.attacks[:],
            [self.hands[0][:], self.hands[1][:]], [self.decks[0][:], self.decks[1][:]],
            [self.fronts[0][:], self.fronts[1][:]], [self.boxes[0][:], self.boxes[1][:]],
            self.seen[:], self.shown[:], self.turns.copy(),
            self.protected[:], self.is_open, self.due[:], self.phase, self.round, self.step,
            self.ordering, self.card, self.left, self.served, self.attacker, self.defender, self.ground, self.won,
            [], self.outcome,
        )  # fmt: skip

    def is_dispersed(self, army: int) -> bool:
        return bool(self.dispersed >> army & 1)

    def has_attacked(self, army: int) -> bool:
        return bool(self.attacked >> army & 1)


_copied = copier(
    State,
    State.copy_plainly,
    own="at on markers attacks seen shown turns protected due",
    each="hands decks fronts boxes",
    empty="events",
)
