"""What a scenario's victory counts: one table in the box, read by the verdict and by the bots.

A line gives a side so many points as often as it may count something; where a condition decides instead, it has no
points and names the places that the condition is about. `on_the_way` is what one of it is worth to a bot before the
end.
"""

from __future__ import annotations

from collections.abc import Callable, Iterable, Mapping
from functools import lru_cache
from typing import TYPE_CHECKING, TypeAlias

from msgspec import Struct

from sztab.games.rok1920.units.counters import SIDE_NAMES, SIDES, THEATRES, Side
from sztab.hexmap.bits import bit_set
from sztab.kernel.box import Box
from sztab.kernel.requests import Rule

if TYPE_CHECKING:
    from sztab.games.rok1920.state import State
    from sztab.games.rok1920.war import War

BOTH = "both"
HELD, ENDS_AT_ONCE, DECIDES = "held", "ends-at-once", "decides"


class Counted(Struct, frozen=True):
    """One line: what a side gets points for, by which rule."""

    side: str
    what: str
    points: int
    rule: Rule
    places: tuple[str, ...] = ()
    theatres: tuple[int, ...] = ()
    on_the_way: float | None = None
    """None: its points."""

    @property
    def sides(self) -> tuple[Side, ...]:
        return SIDES if self.side == BOTH else (SIDE_NAMES.index(self.side),)

    @property
    def weight(self) -> float:
        """What one of it is worth on the way: of a condition on several places, each its part."""
        if self.on_the_way is not None:
            return self.on_the_way
        return self.points if self.what == HELD or not self.places else self.points / len(self.places)


Count: TypeAlias = "Callable[[War, State, Side, Counted], int]"
"""How often a side may count a line now."""


def read_victories(box: Box) -> dict[Rule, tuple[Counted, ...]]:
    """The tables of `victory.csv` by the rule of victory that a card names."""
    found: dict[Rule, tuple[Counted, ...]] = {}
    what, victories, rules = (sorted(box.our_words("victory", column)) for column in ("what", "victory", "rule"))
    on_map = {row.text("name") for row in box.rows("places")}
    for row in box.rows("victory", also=("line",)):
        if strange := [place for place in row.words("places", "|") if place not in on_map]:
            raise row.error(f"{strange[0]!r} is no place on the map")
        line = Counted(
            row.one_of("side", (*SIDE_NAMES, BOTH)),
            row.one_of("what", what),
            row.int("points", low=0),
            row.one_of("rule", rules),
            row.words("places", "|"),
            tuple(THEATRES.index(name) for name in row.known("theatres", THEATRES)),
            row.number("on_the_way"),
        )
        victory = row.one_of("victory", victories)
        found[victory] = (*found.get(victory, ()), line)
    return found


def scored(
    war: War, state: State, table: Iterable[Counted], counts: Mapping[str, Count]
) -> dict[Side, dict[Rule, int]]:
    """The points of both sides by the rule that gives them."""
    found: dict[Side, dict[Rule, int]] = {side: {} for side in SIDES}
    for line in table:
        for side in line.sides if line.points else ():
            if count := counts[line.what](war, state, side, line):
                found[side][line.rule] = found[side].get(line.rule, 0) + count * line.points
    return found


@lru_cache(maxsize=200)
def hexes_of(war: War, what: str) -> int:
    """The hexes of these places, as far as they are on the map."""
    return bit_set(h for name in places_of(war, what) if (h := war.board.place(name)) >= 0)


@lru_cache(maxsize=200)
def places_of(war: War, what: str) -> tuple[str, ...]:
    """The places that a condition of the scenario is about."""
    return tuple(place for line in war.setting.victory if line.what == what for place in line.places)
