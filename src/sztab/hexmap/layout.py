"""Where hexes lie in a picture: x to the right, y downwards."""

from collections.abc import Iterable
from dataclasses import dataclass
from math import sqrt
from typing import TypeAlias

from sztab.hexmap.grid import Orientation
from sztab.hexmap.hexes import Corner, Hex, Hexside

Point: TypeAlias = tuple[float, float]
_ROOT = sqrt(3.0)


@dataclass(frozen=True, slots=True)
class Layout:
    """`size` is the distance from a hex's centre to its corner, `origin` the picture point of Hex(0, 0)."""

    orientation: Orientation
    size: float = 1.0
    origin: Point = (0.0, 0.0)

    def centre(self, hex: Hex) -> Point:
        return self._point(hex.q, hex.r)

    def corner(self, corner: Corner) -> Point:
        return self._point(corner.q3 / 3, corner.r3 / 3)

    def corners(self, hex: Hex) -> tuple[Point, ...]:
        """The outline of a hex: corners 0..5, clockwise."""
        return tuple(self.corner(corner) for corner in hex.corners())

    def side(self, side: Hexside) -> tuple[Point, Point]:
        """The two ends of a side."""
        a, b = side.corners()
        return self.corner(a), self.corner(b)

    def hex_at(self, point: Point) -> Hex:
        """The hex in which a picture point lies."""
        x, y = (point[0] - self.origin[0]) / self.size, (point[1] - self.origin[1]) / self.size
        if self.orientation is Orientation.FLAT:
            q = x * 2 / 3
            r = y / _ROOT - q / 2
        else:
            r = y * 2 / 3
            q = x / _ROOT - r / 2
        return _rounded(q, r)

    def bounds(self, hexes: Iterable[Hex]) -> tuple[float, float, float, float]:
        """The smallest box around these hexes: left, top, right, bottom."""
        points = [point for hex in hexes for point in self.corners(hex)]
        xs, ys = [x for x, _ in points], [y for _, y in points]
        return min(xs), min(ys), max(xs), max(ys)

    def _point(self, q: float, r: float) -> Point:
        if self.orientation is Orientation.FLAT:
            x, y = 1.5 * q, _ROOT * (r + q / 2)
        else:
            x, y = _ROOT * (q + r / 2), 1.5 * r
        return self.origin[0] + self.size * x, self.origin[1] + self.size * y


def _rounded(q: float, r: float) -> Hex:
    """Cube rounding: round all three coordinates, then mend the one that was furthest off."""
    s = -q - r
    nq, nr, ns = round(q), round(r), round(s)
    dq, dr, ds = abs(nq - q), abs(nr - r), abs(ns - s)
    if dq > dr and dq > ds:
        return Hex(-nr - ns, nr)
    if dr > ds:
        return Hex(nq, -nq - ns)
    return Hex(nq, nr)
