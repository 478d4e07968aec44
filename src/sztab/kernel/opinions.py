"""What a judgement is made of, for bots that say why: the parts of a position's worth, and what a plan thinks of each
answer."""

from __future__ import annotations

from collections.abc import Iterable, Mapping, Sequence
from typing import Any, Protocol, runtime_checkable

from msgspec import Struct

from sztab.kernel.requests import Choice, Seat


class Part(Struct, frozen=True):
    """A part of what something is worth: by its name (words: `<package>-part-<name>`), and what it is about."""

    name: str
    worth: float
    field: str = ""
    """As what the thing is labelled: `hex`, `unit`; empty: it is about nothing by itself."""
    about: str = ""
    who: str = ""
    """The unit that is meant to do it, where the answer does not name it."""


class Opinion(Struct, frozen=True):
    """What a plan thinks of an answer: a number to compare with those of the other answers, and what it is made of."""

    score: float
    parts: tuple[Part, ...] = ()
    """Against the position as it stands; they add up to the score where the game says so."""
    aim: Part | None = None
    """What it is meant for, where that comes later than the answers that follow it directly."""


class Opinions(Struct, frozen=True):
    """What a plan thinks of the answers to a question, by their numbers; those left out it did not think of."""

    of: Mapping[int, Opinion]
    measure: str = ""
    """What the numbers are counted in (words: `<package>-measure-<measure>`); empty: they only rank."""
    is_plan: bool = False
    """The first ones are not one instead of the other, but one after the other."""


@runtime_checkable
class Reasoned(Protocol):
    """A game whose judgement of positions can be told by its parts."""

    measure: str
    """What the parts are counted in (words: `<package>-measure-<measure>`),"""
    unit: float
    """so much of their worth for one."""

    def parts(self, state: Any, seat: Seat, weights: Any = None) -> Sequence[Part]:
        """They add up to `Game.weigh` by the same weights."""
        ...


@runtime_checkable
class Staked(Protocol):
    """A game that says what is at stake in it, in a thing that players count: towns, points, armies."""

    stake: tuple[str, float]
    """Its name (words: `<package>-stake-<name>`), and how much of a position's worth is one of it."""


@runtime_checkable
class Planning(Protocol):
    """A game whose plans tell what they think of each answer."""

    def opinions(self, state: Any, question: Choice, plan: bytes, weights: Any = None) -> Opinions | None:
        """What the plan that `Game.planned` gave with this question, by the same weights, thinks of its answers; None:
        they are tried."""
        ...


@runtime_checkable
class Lasting(Protocol):
    """A game in which an answer may begin something that goes on in activities of its own."""

    def is_begun(self, state: Any) -> bool:
        """At a quiet point: is something begun that the same player goes on with, such as a move?"""
        ...


def changes(before: Iterable[Part], after: Iterable[Part]) -> list[Part]:
    """What is worth more or less after than before, thing by thing."""
    found: dict[tuple[str, str, str], float] = {}
    for parts, sign in ((after, 1.0), (before, -1.0)):
        for part in parts:
            key = (part.name, part.field, part.about)
            found[key] = found.get(key, 0.0) + sign * part.worth
    return [Part(name, worth, field, about) for (name, field, about), worth in found.items() if worth]


def total(parts: Iterable[Part]) -> float:
    return sum(part.worth for part in parts)
