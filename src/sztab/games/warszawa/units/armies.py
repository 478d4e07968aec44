"""The armies: their side, colour, start field, and whether they ever act."""

from collections.abc import Mapping

from msgspec import Struct

from sztab.games.warszawa.map.fields import Board
from sztab.kernel.box import Box, Row, read_all
from sztab.kernel.requests import Seat

NONE = -1
"""No army, no field, no card."""
PL, SU = 0, 1
SIDES: tuple[Seat, Seat] = ("pl", "su")
WHITE = "white"
COLOURS = ("blue", "yellow", "green", "purple", "orange", "brown", WHITE)


class Army(Struct, frozen=True):
    """One counter."""

    id: str
    name: Mapping[str, str]
    side: int
    colour: str
    start: int
    """The number of its start field; -1: none is printed."""
    acts: bool = True
    """BW-O13: the Defenders of Warsaw never do."""
    starts_dispersed: bool = False
    """BW-F17: the Defenders of Warsaw count as dispersed."""


def read_armies(box: Box, board: Board) -> tuple[Army, ...]:
    """The counters of the box, the Poles first."""
    taken: dict[str, str] = {}

    def read(row: Row) -> Army:
        start = row.one_of("start", board.numbers)
        if start in taken:
            raise row.error(f"start {start} is that of {taken[start]} as well")
        taken[start] = row.text("id")
        side = SIDES.index(row.one_of("side", SIDES))
        if not row.text("id").startswith(f"{SIDES[side]}-"):
            raise row.error(f"id {row.text('id')!r} of an army of {SIDES[side]} must begin with {SIDES[side]}-")
        return Army(
            row.text("id"), {"pl": row.text("name_pl"), "en": row.text("name_en")}, side,
            row.one_of("colour", COLOURS), board.numbers[start], row.flag("acts"), row.flag("dispersed"),
        )  # fmt: skip

    armies: list[Army] = read_all(box.rows("armies"), read)
    return tuple(sorted(armies, key=lambda army: army.side))
