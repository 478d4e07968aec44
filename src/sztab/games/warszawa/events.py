"""What the journal tells. Fields hold ids (`pl-1a`, `radzymin`, `p-01`), so that words can name them."""

from typing import ClassVar

from sztab.kernel.events import Event
from sztab.kernel.modifiers import Modifier


class OrderPlaced(Event, frozen=True):
    """Markers were put on an army."""

    army: str
    count: int


class CardsDrawn(Event, frozen=True):
    """A side drew cards: everyone sees how many."""

    side: str
    count: int


class CardsTaken(Event, frozen=True):
    """The cards that a side drew: for itself."""

    side: str
    cards: tuple[str, ...]


class RoundBegun(Event, frozen=True):
    round: int
    day: str


class PhaseBegun(Event, frozen=True):
    phase: str
    side: str
    """Who starts it."""


class Plundered(Event, frozen=True):
    army: str
    count: int
    """Markers given up."""


class ArmyMoved(Event, frozen=True):
    """An army went to a neighbouring field; `how` is order, march, retreat or advance."""

    army: str
    start: str
    field: str
    how: str


class AttackOrdered(Event, frozen=True):
    army: str
    target: str


class ContactBroken(Event, frozen=True):
    """An attack indicator left the board: the armies stand apart, or one of them is gone."""

    army: str
    target: str


class Rested(Event, frozen=True):
    side: str


class ActionPlayed(Event, frozen=True):
    """A card was played for its action, and lies open in the box."""

    side: str
    card: str
    reveals: ClassVar[bool] = True


class MarkersLost(Event, frozen=True):
    """An attack (BW-O8) or a raid took an army's markers."""

    army: str
    count: int


class ReservesSeen(Event, frozen=True):
    """A side looked at the other's reserves: only it knows what it saw."""

    side: str
    cards: tuple[str, ...]
    reveals: ClassVar[bool] = True


class CardDiscarded(Event, frozen=True):
    """A card went from the reserves to the box, open."""

    side: str
    card: str
    reveals: ClassVar[bool] = True


class FightChosen(Event, frozen=True):
    army: str
    target: str
    field: str


class FrontCardChosen(Event, frozen=True):
    side: str
    card: str


class FrontReady(Event, frozen=True):
    side: str
    count: int


class CardProtected(Event, frozen=True):
    """A card was put aside: everyone sees that, and why (BW-T2, BW-T4); not which."""

    side: str


class CardSentBack(Event, frozen=True):
    """Chance sent a front card back to the reserves (BW-F5): for its owner."""

    side: str
    card: str


class FrontRevealed(Event, frozen=True):
    """A front was shown: the cards that match, and those that go back (BW-F6)."""

    side: str
    cards: tuple[str, ...]
    returned: tuple[str, ...]
    reveals: ClassVar[bool] = True


class FightResolved(Event, frozen=True):
    """Both sums, with each number that went into them and the rule that made it."""

    army: str
    target: str
    attack: int
    defence: int
    attack_modifiers: tuple[Modifier, ...]
    defence_modifiers: tuple[Modifier, ...]
    winner: str
    """The army that won; empty on a tie."""


class ArmyDispersed(Event, frozen=True):
    army: str


class ArmySteadfast(Event, frozen=True):
    """A card kept an army together in a tie."""

    army: str


class ArmyDestroyed(Event, frozen=True):
    army: str


class NoRetreat(Event, frozen=True):
    """There was no field to retreat to: the army stays, the attacker does not advance."""

    army: str


class InitiativePassed(Event, frozen=True):
    """The Defenders are gone: from now on this side starts."""

    side: str


class CardReturned(Event, frozen=True):
    """A card came back to the reserves after a lost fight."""

    side: str
    card: str


class OrdersRenewed(Event, frozen=True):
    """Every army that acts got its marker."""

    count: int


class GameScored(Event, frozen=True):
    """The Bolshevik points at the end of the game, part by part."""

    points: int
    parts: tuple[Modifier, ...]


EVENTS: tuple[type[Event], ...] = (
    OrderPlaced, CardsDrawn, CardsTaken, RoundBegun, PhaseBegun, Plundered, ArmyMoved, AttackOrdered, ContactBroken,
    Rested, ActionPlayed, MarkersLost, ReservesSeen, CardDiscarded, FightChosen, FrontCardChosen, FrontReady,
    CardProtected, CardSentBack, FrontRevealed, FightResolved, ArmyDispersed, ArmySteadfast, ArmyDestroyed, NoRetreat,
    InitiativePassed, CardReturned, OrdersRenewed, GameScored,
)  # fmt: skip
