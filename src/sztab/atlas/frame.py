"""A board laid on the country: which hexes it has, and where each of them lies on the projected sheet."""

from collections.abc import Iterator
from math import sqrt

from sztab.atlas.projection import Conic, Point, Spot
from sztab.hexmap.grid import Grid
from sztab.hexmap.hexes import Corner, Hex
from sztab.hexmap.layout import Layout


class Frame:
    """Columns and rows of hexes on the sheet; distances are kilometres, y grows southwards."""

    def __init__(
        self, projection: Conic, grid: Grid, *, columns: int, rows: int, pitch: float, first: tuple[float, float]
    ) -> None:
        """`pitch` is the distance between the centres of neighbours, `first` the centre of hex 0101."""
        size = pitch / sqrt(3)
        start = Layout(grid.orientation, size).centre(grid.hex_at(1, 1))
        self.projection, self.grid, self.pitch = projection, grid, pitch
        self.columns, self.rows = columns, rows
        self.layout = Layout(grid.orientation, size, (first[0] - start[0], first[1] - start[1]))

    def hexes(self) -> Iterator[Hex]:
        return self.grid.rectangle(self.columns, self.rows)

    def has(self, hex: Hex) -> bool:
        column, row = self.grid.column_row(hex)
        return 1 <= column <= self.columns and 1 <= row <= self.rows

    def centre(self, hex: Hex) -> Point:
        return Point(*self.layout.centre(hex))

    def corner(self, corner: Corner) -> Point:
        return Point(*self.layout.corner(corner))

    def hex_at(self, spot: Spot) -> Hex:
        """The hex that holds a spot of the country, perhaps beyond the edge of the board."""
        return self.layout.hex_at(self.sheet(spot))

    def sheet(self, spot: Spot) -> Point:
        return self.projection.to_sheet(spot)

    def chain(self, spots: tuple[Spot, ...]) -> tuple[Point, ...]:
        return tuple(self.sheet(spot) for spot in spots)
