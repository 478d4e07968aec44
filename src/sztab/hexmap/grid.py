"""Printed hex numbers: how a map counts its columns and rows, and what it calls the directions."""

from collections.abc import Iterator
from dataclasses import dataclass
from enum import Enum

from sztab.hexmap.hexes import Direction, Hex
from sztab.kernel.errors import BadNotation


class Orientation(Enum):
    """Flat-topped hexes stand in columns, with sides to N and S; pointy-topped lie in rows, with sides to E and W."""

    FLAT = "flat"
    POINTY = "pointy"

    @property
    def directions(self) -> tuple[str, ...]:
        """The names of directions 0..5."""
        return _SIDES[self]

    @property
    def corners(self) -> tuple[str, ...]:
        """The names of corners 0..5; corner k stands between sides k and k + 1."""
        return _CORNERS[self]


_SIDES = {
    Orientation.FLAT: ("N", "NE", "SE", "S", "SW", "NW"),
    Orientation.POINTY: ("NW", "NE", "E", "SE", "SW", "W"),
}
_CORNERS = {
    Orientation.FLAT: ("NNE", "E", "SSE", "SSW", "W", "NNW"),
    Orientation.POINTY: ("N", "ENE", "ESE", "S", "WSW", "WNW"),
}


class Shifted(Enum):
    """Which printed columns (flat) lie half a hex further south, or rows (pointy) half a hex further east."""

    ODD = "odd"
    EVEN = "even"


@dataclass(frozen=True, slots=True)
class Grid:
    """How the hexes of a map are numbered CCRR: columns rise eastwards, rows southwards (northwards if `rows_up`)."""

    orientation: Orientation = Orientation.FLAT
    shifted: Shifted = Shifted.EVEN
    rows_up: bool = False

    def hex_at(self, column: int, row: int) -> Hex:
        down = -row if self.rows_up else row
        add = 1 if self.shifted is Shifted.EVEN else 0
        if self.orientation is Orientation.FLAT:
            return Hex(column, down - (column + add) // 2)
        return Hex(column - (down + add) // 2, down)

    def column_row(self, hex: Hex) -> tuple[int, int]:
        add = 1 if self.shifted is Shifted.EVEN else 0
        if self.orientation is Orientation.FLAT:
            column, down = hex.q, hex.r + (hex.q + add) // 2
        else:
            column, down = hex.q + (hex.r + add) // 2, hex.r
        return column, -down if self.rows_up else down

    def hex(self, number: str) -> Hex:
        """The hex with this printed number: "0714" is column 07, row 14."""
        if len(number) != 4 or not (number.isascii() and number.isdecimal()):
            raise BadNotation(f"{number!r} is not a hex number (four digits: column, row)")
        return self.hex_at(int(number[:2]), int(number[2:]))

    def number(self, hex: Hex) -> str:
        column, row = self.column_row(hex)
        if not (0 <= column <= 99 and 0 <= row <= 99):
            raise BadNotation(f"column {column}, row {row} has no printed number (00 to 99)")
        return f"{column:02}{row:02}"

    def rectangle(self, columns: int, rows: int, first: str = "0101") -> Iterator[Hex]:
        """The hexes of a map of so many columns and rows, by column and row."""
        left, low = int(first[:2]), int(first[2:])
        for column in range(left, left + columns):
            for row in range(low, low + rows):
                yield self.hex_at(column, row)

    def order(self, hex: Hex) -> tuple[int, int]:
        """Sorts hexes down each column (flat) or along each row (pointy), the way in which they stand close."""
        column, row = self.column_row(hex)
        return (column, row) if self.orientation is Orientation.FLAT else (row, column)

    def direction(self, name: str) -> Direction:
        """The number of a direction by its name ("NE")."""
        return _numbered(name, self.orientation.directions, f"direction of a {self.orientation.value} hex")

    def corner(self, name: str) -> int:
        """The number of a corner by its name ("NNE" of a flat-topped hex, "N" of a pointy-topped one)."""
        return _numbered(name, self.orientation.corners, f"corner of a {self.orientation.value} hex")


def _numbered(name: str, names: tuple[str, ...], what: str) -> int:
    if name not in names:
        raise BadNotation(f"{name!r} is no {what} (one of {', '.join(names)})")
    return names.index(name)
