"""Positions on small maps for the tests of Nest of Eagles; see tests/rok1920/kit.py for how the hexes lie."""

from collections.abc import Mapping
from functools import cache
from pathlib import Path
from typing import Any

from msgspec import structs

from sztab.games.rok1920 import __file__ as package
from sztab.games.rok1920.eagles.game import NestOfEagles, make
from sztab.games.rok1920.posing.notation import find_unit
from sztab.games.rok1920.scenarios.setup import hex_of
from sztab.games.rok1920.units.positions import lift, put
from sztab.kernel.box import Box
from sztab.kernel.refusing import why_not
from tests.rok1920.marks import note
from tests.rok1920.special_kit import Scene

NOBODY = "su: 58DS@0909"
ALL = 99

# Three theatres: the Polish one in the west (columns 1-3), LB in the north-east (rows 1-4), UA in the south-east.
COLUMNS = {"lb": range(1, 5), "ua": range(5, 10)}
THEATRES = {name: " ".join(f"{c:02}{r:02}" for c in range(4, 10) for r in rows) for name, rows in COLUMNS.items()}
THEATRES["pl"] = " ".join(f"{c:02}{r:02}" for c in (1, 2, 3) for r in range(1, 10))


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
    note(state, marks or {})
    return Scene(twin, state)


def scenario(id: str, **options: str) -> Scene:
    """A scenario on the real map."""
    state = game().start(id, game().scenario(id).settle(options))
    return Scene(game(), state)


def real(
    id: str,
    units: str = "",
    *,
    clear: bool = False,
    marks: Mapping[str, int] | None = None,
    options: Mapping[str, str] | None = None,
    **position: Any,
) -> Scene:
    """A scenario on the real map, changed: `clear` takes all its units off; `units` then stand at places by name
    ("16DP@Mińsk", spaces written "_")."""
    table = game()
    start = table.start(id, table.scenario(id).settle(dict(options or {})))
    away = [table.roster.ids[u] for u, h in enumerate(start.at) if h >= 0] if clear else []
    state = table.place({"scenario": id, "options": dict(start.options), "away": away, **position})
    war = table.war(state)
    for word in units.split():
        name, _, where = word.partition("@")
        bare = name.rstrip("-")
        unit = find_unit(war, bare)
        lift(war, state, unit)
        state.level[unit] = len(name) - len(bare)
        state.entered[unit] = max(state.entered[unit], 0)
        state.due[unit] = 0
        put(war, state, unit, hex_of(war.board, where.replace("_", " ")))
    note(state, marks or {})
    return Scene(table, state)


def why(table: Scene, tag: str, *names: str) -> list[str]:
    """The numbers of the rules that forbid an answer that begins with a word: ("restore", unit)."""
    intent = (tag, *(table.unit(name) for name in names)) if names else tag
    return [table.game.number(r.rule) for r in why_not(table.play, [intent])]
