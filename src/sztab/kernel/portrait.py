"""A position in numbers, for networks that foretell who wins (`sztab.bots.foretelling`)."""

from __future__ import annotations

from pathlib import Path
from typing import Any, Protocol, runtime_checkable

from msgspec import Struct


class Portrait(Struct):
    """A position in numbers; the sides stand in the order of the seats."""

    cells: list[int]
    """What there is: a kind of thing times the number of hexes, plus its hex."""
    weights: list[float]
    """How much of it."""
    facts: list[float]
    """Of the whole position."""


@runtime_checkable
class Portrayed(Protocol):
    """A game of two whose positions can be portrayed."""

    foretelling: Path
    """The network's file."""

    taught: tuple[str, ...]
    """The scenarios that it learned from, and foretells better than a scale of leads."""

    def portrait_size(self) -> tuple[int, int]:
        """How many cells, and how many facts there are."""
        ...

    def portrait(self, state: Any) -> Portrait | None:
        """None: on this map, or with so many players, the network would not know its way."""
        ...
