"""1.2: the counters: combat units, headquarters and blanks, with what is printed on them."""

from collections.abc import Mapping

from msgspec import Struct

from sztab.games.west.map.board import Board
from sztab.kernel.box import Box, Row, read_all
from sztab.kernel.errors import DataError
from sztab.kernel.requests import Seat

NONE = -1
PL, RU = 0, 1
SIDES: tuple[Seat, Seat] = ("pl", "ru")
NATIONS = ("polish", "ukrainian", "russian", "lithuanian")
POLISH, UKRAINIAN, RUSSIAN, LITHUANIAN = range(4)
SIDE_OF = (PL, PL, RU, RU)
ARMS = ("infantry", "cavalry", "artillery", "headquarters", "blank")
INFANTRY, CAVALRY, ARTILLERY, HEADQUARTERS, BLANK = range(5)
SIZES = ("division", "brigade", "regiment", "train")
BY_CARD = 99
"""The turn of arrival of what a card brings."""


class Piece(Struct, frozen=True):
    """1.2/d, 1.2/l: one counter as printed; allies count with their side, three have one face only."""

    id: str
    name: Mapping[str, str]
    nation: int
    arm: int
    size: str = ""
    full: tuple[int, int] = (0, 0)
    """1.2: front factor, and that of the other five sides."""
    weak: tuple[int, int] = (0, 0)
    one_sided: bool = False
    zone: str = ""
    """13.1: N or S of a Russian headquarters."""
    place: int = NONE
    """The hex where it starts or arrives."""
    arrives: int = 0
    """The turn of its arrival; 0: it stands there at the start."""
    facing: int = NONE

    @property
    def side(self) -> int:
        return SIDE_OF[self.nation]


def read_pieces(box: Box, board: Board, *, is_drawn: bool) -> tuple[Piece, ...]:
    """All counters of the box: combat units, headquarters, blanks, of each the Poles first. Only a drawn map may lack
    the place of one."""
    units = read_all(box.rows("units", also=("toward",)), lambda row: _read_unit(row, board, is_drawn))
    leaders = read_all(box.rows("headquarters"), lambda row: _read_headquarters(row, board, is_drawn))
    blanks = [
        Piece(f"blank-{seat}-{n + 1}", {"pl": "pusty żeton", "en": "a blank"}, (POLISH, RUSSIAN)[side], BLANK)
        for side, seat in enumerate(SIDES)
        for n in range(count_of(box, f"blank-{seat}"))
    ]
    pieces = [*sorted(units, key=lambda p: p.nation), *sorted(leaders, key=lambda p: p.nation), *blanks]
    ids = [piece.id for piece in pieces]
    if doubled := sorted({id_ for id_ in ids if ids.count(id_) > 1}):
        raise DataError(*(f"{box.path('units.csv')}:1: {id_} stands twice" for id_ in doubled))
    return tuple(pieces)


def count_of(box: Box, what: str) -> int:
    """1.1: how many markers of a kind there are."""
    for row in box.rows("markers"):
        if row.text("what") == what:
            return row.int("number", low=0, high=99)
    raise DataError(f"{box.path('markers.csv')}:1: no marker {what}")


def _read_unit(row: Row, board: Board, is_drawn: bool) -> Piece:
    arm = ARMS.index(row.one_of("arm", ARMS[:3]))
    one_sided = not row.text("front", "")
    weak = row.int("weak_front", low=0, high=9), row.int("weak_other", low=0, high=9)
    full = weak if one_sided else (row.int("front", low=0, high=9), row.int("other", low=0, high=9))
    nation = NATIONS.index(row.one_of("nation", NATIONS))
    place, arrives = _when_and_where(row, board, is_drawn)
    facing = NONE
    if arm != ARTILLERY and not arrives:
        names = board.map.grid.orientation.directions
        facing = names.index(row.one_of("facing", names))
    name = {"pl": row.text("name"), "en": row.text("name_en")}
    size = row.one_of("size", SIZES)
    return Piece(row.text("id"), name, nation, arm, size, full, weak, one_sided, "", place, arrives, facing)


def _read_headquarters(row: Row, board: Board, is_drawn: bool) -> Piece:
    nation = NATIONS.index(row.one_of("nation", NATIONS))
    zone = row.one_of("zone", ("N", "S")) if nation == RUSSIAN else ""
    place, arrives = _when_and_where(row, board, is_drawn)
    name = {"pl": row.text("name"), "en": row.text("name_en")}
    return Piece(row.text("id"), name, nation, HEADQUARTERS, zone=zone, place=place, arrives=arrives)


def _when_and_where(row: Row, board: Board, is_drawn: bool) -> tuple[int, int]:
    """The hex of a counter (NONE where a drawn map lacks the place) and the turn of its arrival."""
    if row.text("place") not in board.map.places and not is_drawn:
        raise row.error(f"{row.text('place')!r} is no place on the map")
    when = row.text("arrives", "0")
    turn = BY_CARD if when == "card-2" else row.int("arrives", low=1, high=14, default=0)
    return board.map.places.get(row.text("place"), NONE), turn
