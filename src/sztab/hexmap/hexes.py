"""Hexes, their sides and their corners as plain values: no map, no terrain, no picture."""

from collections.abc import Iterator
from typing import NamedTuple, TypeAlias

from sztab.kernel.errors import BadNotation

# A direction is 0..5, clockwise. Flat-topped: N NE SE S SW NW; pointy-topped: NW NE E SE SW W (names are in grid.py).
# Corner k of a hex stands between its sides k and k + 1, so corners are numbered clockwise too.
Direction: TypeAlias = int


class Hex(NamedTuple):
    """A hex in axial coordinates: q counts columns, r counts along them."""

    q: int
    r: int

    def neighbour(self, direction: Direction) -> "Hex":
        step = DIRECTIONS[direction % 6]
        return Hex(self.q + step.q, self.r + step.r)

    def neighbours(self) -> tuple["Hex", ...]:
        """The six hexes around, clockwise from direction 0."""
        return tuple(Hex(self.q + step.q, self.r + step.r) for step in DIRECTIONS)

    def moved(self, by: "Hex", times: int = 1) -> "Hex":
        return Hex(self.q + by.q * times, self.r + by.r * times)

    def offset(self, other: "Hex") -> "Hex":
        """The vector from this hex to the other."""
        return Hex(other.q - self.q, other.r - self.r)

    def sides(self) -> tuple["Hexside", ...]:
        """The six sides of the hex, by direction."""
        return tuple(Hexside.between(self, other) for other in self.neighbours())

    def corners(self) -> tuple["Corner", ...]:
        """The six corners; corner k stands between sides k and k + 1."""
        return tuple(Corner(3 * self.q + dq, 3 * self.r + dr) for dq, dr in CORNER_STEPS)


DIRECTIONS: tuple[Hex, ...] = (Hex(0, -1), Hex(1, -1), Hex(1, 0), Hex(0, 1), Hex(-1, 1), Hex(-1, 0))
# From three times a hex's centre to three times its corner: the sum of the two directions beside the corner.
CORNER_STEPS: tuple[tuple[int, int], ...] = tuple(
    (a.q + b.q, a.r + b.r) for a, b in zip(DIRECTIONS, DIRECTIONS[1:] + DIRECTIONS[:1])
)


class Hexside(NamedTuple):
    """The side between two neighbouring hexes. Make it with `between`, which puts the hexes in order."""

    a: Hex
    b: Hex

    @classmethod
    def between(cls, a: Hex, b: Hex) -> "Hexside":
        if distance(a, b) != 1:
            raise BadNotation(f"{tuple(a)} and {tuple(b)} are not neighbours, so they share no side")
        return cls(a, b) if a < b else cls(b, a)

    def across(self, hex: Hex) -> Hex:
        """The hex on the other side."""
        return self.b if hex == self.a else self.a

    def corners(self) -> tuple["Corner", "Corner"]:
        """The two ends of the side."""
        at = direction_to(self.a, self.b)
        corners = self.a.corners()
        return corners[at - 1], corners[at]


class Corner(NamedTuple):
    """The point where three hexes meet, in thirds of the axial coordinates of hex centres."""

    q3: int
    r3: int

    def hexes(self) -> tuple[Hex, Hex, Hex]:
        """The three hexes that meet here, in order."""
        found = [
            Hex((self.q3 - dq) // 3, (self.r3 - dr) // 3)
            for dq, dr in CORNER_STEPS
            if (self.q3 - dq) % 3 == 0 and (self.r3 - dr) % 3 == 0
        ]
        a, b, c = sorted(found)
        return a, b, c

    def sides(self) -> tuple[Hexside, Hexside, Hexside]:
        """The three sides that end here."""
        a, b, c = self.hexes()
        return Hexside(a, b), Hexside(a, c), Hexside(b, c)


def spokes(centre: Hex) -> Iterator[Hexside]:
    """The six sides that run out from a hex's corners: each is shared by two of its neighbours.

    Spoke k leaves corner k.
    """
    ring = centre.neighbours()
    for a, b in zip(ring, ring[1:] + ring[:1]):
        yield Hexside.between(a, b)


def opposite(direction: Direction) -> Direction:
    return (direction + 3) % 6


def distance(a: Hex, b: Hex) -> int:
    """How many steps lead from one hex to the other."""
    q, r = b.q - a.q, b.r - a.r
    return max(abs(q), abs(r), abs(q + r))


def direction_to(a: Hex, b: Hex) -> Direction:
    """The direction of a neighbour."""
    step = (b.q - a.q, b.r - a.r)
    if step not in DIRECTIONS:
        raise BadNotation(f"{tuple(a)} and {tuple(b)} are not neighbours, so no direction leads from one to the other")
    return DIRECTIONS.index(Hex(*step))


def ring(centre: Hex, radius: int) -> Iterator[Hex]:
    """The hexes at exactly this distance, clockwise from direction 0."""
    if radius == 0:
        yield centre
        return
    at = centre.moved(DIRECTIONS[0], radius)
    for direction in range(6):
        for _ in range(radius):
            yield at
            at = at.neighbour(direction + 2)


def within(centre: Hex, radius: int) -> Iterator[Hex]:
    """The hexes at most this far away, nearest first."""
    for distance_out in range(radius + 1):
        yield from ring(centre, distance_out)


def line(a: Hex, b: Hex) -> list[Hex]:
    """A straight row of hexes from a to b, both included, one at each distance; where the middle line falls exactly on
    a side, the hex on its left is taken. For sight, which needs both, see `sight.sight_line`."""
    length = distance(a, b)
    return [_nearest(a, b, i, length) for i in range(length + 1)]


def _nearest(a: Hex, b: Hex, i: int, length: int) -> Hex:
    """The hex at the point i / length of the way: cube rounding in whole numbers, ties broken to one side."""
    if length == 0:
        return a
    q, r = b.q - a.q, b.r - a.r
    # A nudge of 1 in 8 * length to the left, smaller than the distance of any other point from a hexside.
    left = _left_of(q, r)
    scale = 8 * length
    fq, fr = 8 * q * i + left.q, 8 * r * i + left.r
    fs = -fq - fr
    nq, nr, ns = (2 * fq + scale) // (2 * scale), (2 * fr + scale) // (2 * scale), (2 * fs + scale) // (2 * scale)
    dq, dr, ds = abs(nq * scale - fq), abs(nr * scale - fr), abs(ns * scale - fs)
    if dq > dr and dq > ds:
        nq = -nr - ns
    elif dr > ds:
        nr = -nq - ns
    return Hex(a.q + nq, a.r + nr)


def _left_of(q: int, r: int) -> Hex:
    """The direction that lies most to the left of the vector (q, r), seen along it."""
    return max(DIRECTIONS, key=lambda d: (q * -d.r + r * d.q, -DIRECTIONS.index(d)))
