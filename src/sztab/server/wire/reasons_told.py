"""Why a bot thinks well or ill of something: what that is made of, and what happened when it was tried."""

from __future__ import annotations

from msgspec import Struct

from sztab.server.wire.models import Label, Told


class PartTold(Struct, frozen=True):
    """A part of what a choice is worth: words `<package>-part-<name>`, with `-at` where it is about something."""

    name: str
    worth: float
    about: Label | None = None
    who: Label | None = None
    """Who is meant to do it, where the answer does not name it."""


class HappeningTold(Struct, frozen=True):
    """Something that happened in so many of the tries."""

    told: Told
    count: int
    others: int = -1
    """In how many of as many tries it happens with the other choices; -1: there are none."""
    harms: bool = False
    """It helps the other side."""
