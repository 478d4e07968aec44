"""Positions on small maps for the tests of Nest of Eagles; see tests/rok1920/kit.py for how the hexes lie."""

from collections.abc import Mapping
from functools import cache
from pathlib import Path
from typing import Any

from msgspec import structs

from sztab.games.rok1920 import __file__ as package
from sztab.games.rok1920.eagles.game import NestOfEagles, make
from sztab.kernel.box import Box
from tests.rok1920.special_kit import Scene

NOBODY = "su: 58DS@0909"


@cache
def game() -> NestOfEagles:
    return make(Box(Path(package).parent / "data" / "eagles"))


def draw(
    units: str,
    *,
    size: str = "9x9",
    chapters: int = 12,
    marks: Mapping[str, int] | None = None,
    setting: Mapping[str, Any] | None = None,
    **position: Any,
) -> Scene:
    """A position on clear ground with the rules up to a chapter: `terrain`, `sides`, `regions`, `places`, `networks` go
    to the map, the rest to it."""
    drawn: dict[str, Any] = {"size": size}
    for key in ("terrain", "sides", "regions", "places", "networks", "default"):
        if key in position:
            drawn[key] = position.pop(key)
    whole = {"map": drawn, "units": units, "chapters": chapters, **position}
    twin = game().drawn(whole)
    assert isinstance(twin, NestOfEagles)
    assert twin._drawn is not None
    twin._drawn = (structs.replace(twin._drawn[0], **(setting or {})), twin._drawn[1])
    state = twin.place(whole)
    state.marks.update(marks or {})
    return Scene(twin, state)


def scenario(id: str, **options: str) -> Scene:
    """A scenario on the real map."""
    state = game().start(id, game().scenario(id).settle(options))
    return Scene(game(), state)
