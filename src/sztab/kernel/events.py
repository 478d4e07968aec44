"""What happened, for journal and client: typed, with rule numbers, without words."""

import re
from typing import Any, ClassVar

from msgspec import UNSET, Struct, UnsetType

from sztab.kernel.requests import Rule, Seat


def kebab(name: str) -> str:
    """`CardsDrawn` becomes `cards-drawn`: the tag on the wire and the tail of the key of its words."""
    return re.sub(r"(?<=[a-z0-9])(?=[A-Z])", "-", name).lower()


class Event(Struct, frozen=True, kw_only=True, tag_field="event", tag=kebab):
    """Something that happened. Its own fields are ints, strings, and tuples of these or of modifiers."""

    rule: Rule = ""
    only: Seat = ""
    """The one seat that may know; empty: everyone."""
    reveals: ClassVar[bool] = False
    """It showed a player something new, so that an undo may not go behind it."""
    betrays: ClassVar[bool] = False
    """What it showed is what the player who acted has done: he himself learnt nothing by it."""
    noise: ClassVar[tuple[str, ...]] = ("dice", "only")
    """Fields that tell how it came about, not what came of it: odds put results together that differ only there."""


class Refusal(Struct, frozen=True):
    """Why something is not allowed: the rule that forbids it, and the key and parameters of the words."""

    rule: Rule
    key: str
    params: dict[str, Any] = {}


class Outcome(Struct, frozen=True):
    """How a play ended: a result always has its reason."""

    winner: Seat | None
    """The winning seat; None is a draw."""
    level: str
    reason: str
    rule: Rule
    score: dict[str, int] = {}
    also: tuple[Seat, ...] | UnsetType = UNSET
    """Who has won together with the winner, where several may."""

    @property
    def winners(self) -> tuple[Seat, ...]:
        """All who have won; nobody: a draw."""
        if self.winner is None:
            return ()
        return (self.winner, *(self.also or ()))


def is_for(event: Event, seat: Seat | None) -> bool:
    """May this seat (None: an onlooker) know of the event?"""
    return not event.only or event.only == seat
