"""Markers that special chapters lay on the map, on the stage track or into a hand, as a seat may see them."""

from collections.abc import Iterator
from typing import TYPE_CHECKING

from msgspec import Struct

from sztab.kernel.requests import Seat

if TYPE_CHECKING:
    from sztab.games.rok1920.state import State
    from sztab.games.rok1920.war import War


class MarkerView(Struct, frozen=True):
    """One marker; face down it has no name for those who may not look under it."""

    side: str
    """Whose it is."""
    kind: str
    """patrol, group, arrival, event, priority, kiev, wilno, cheka."""
    place: str
    """The number of its hex, the date of its stage, "morale" (beside its track), or how it is held: "hand", "played",
    "unchosen", "chosen", "revealed"."""
    name: str = ""
    """What is printed on its face; empty: it lies face down for this seat."""
    units: tuple[str, ...] = ()
    """The units under it that the seat knows."""
    id: str = ""
    """By which the journal names it, if it does."""


def markers(war: "War", state: "State", seat: Seat | None) -> Iterator[MarkerView]:
    """All that chapters in force have laid."""
    for laid in war.markers:
        yield from laid(war, state, seat)
