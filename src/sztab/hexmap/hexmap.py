"""HexMap: the hexes of one map with dense indexes, printed numbers, terrain, features of sides, places and regions.

A hex of the map has an index 0..n-1, down each column (flat-topped) or along each row (pointy-topped). A side inside
the map has an index too: n times its direction (0, 1 or 2) from one of its hexes, plus that hex's index; so the numbers
run from 0 to 3n-1, and those that would lie on the rim are not used. Sets of hexes and of sides are integers with one
bit an index (see bits.py).
"""

from collections.abc import Iterable, Mapping
from dataclasses import dataclass
from types import MappingProxyType

from sztab.hexmap.bits import bit_set
from sztab.hexmap.grid import Grid
from sztab.hexmap.hexes import Hex, Hexside, direction_to, opposite
from sztab.hexmap.sides import Sides
from sztab.kernel.errors import BadNotation


@dataclass(frozen=True, slots=True)
class Water:
    """The sea, a lagoon or a lake as a picture shows it, whatever the terrain of the hexes that it touches: its shore
    in parts of a hex (centre to corner) from the middle of hex 0101."""

    kind: str
    name: str
    shore: tuple[tuple[float, float], ...]


class HexMap:
    """A map: never changed after it is made, so it is shared by all copies of a position."""

    __slots__ = (
        "all_hexes",
        "all_sides",
        "features",
        "grid",
        "hexes",
        "index_of",
        "neighbour_masks",
        "neighbours",
        "networks",
        "numbers",
        "over",
        "places",
        "regions",
        "shifts",
        "side_hexes",
        "sides",
        "size",
        "spoke_masks",
        "spokes",
        "terrain",
        "terrains",
        "waters",
    )

    def __init__(
        self,
        grid: Grid,
        terrain: Mapping[Hex, str],
        *,
        features: Mapping[str, Iterable[Hexside]] = MappingProxyType({}),
        places: Mapping[str, Hex] = MappingProxyType({}),
        regions: Mapping[str, Iterable[Hex]] = MappingProxyType({}),
        networks: Mapping[str, Iterable[Hexside]] = MappingProxyType({}),
        waters: Iterable[Water] = (),
    ) -> None:
        self.grid = grid
        self.hexes: tuple[Hex, ...] = tuple(sorted(terrain, key=grid.order))
        self.numbers: tuple[str, ...] = tuple(grid.number(hex) for hex in self.hexes)
        self.index_of: Mapping[Hex, int] = {hex: i for i, hex in enumerate(self.hexes)}
        self.size = len(self.hexes)
        self.all_hexes = (1 << self.size) - 1
        self._join()
        self.terrain: tuple[str, ...] = tuple(terrain[hex] for hex in self.hexes)
        self.terrains: Mapping[str, int] = _sets_by_name(self.terrain)
        self.features: Mapping[str, int] = {name: self.side_set(sides) for name, sides in features.items()}
        self.networks: Mapping[str, int] = {name: self.side_set(sides) for name, sides in networks.items()}
        self.regions: Mapping[str, int] = {name: self.hex_set(hexes) for name, hexes in regions.items()}
        self.places: Mapping[str, int] = {name: self.index(hex) for name, hex in places.items()}
        self.waters = tuple(waters)

    def _join(self) -> None:
        """The tables of neighbours, sides and spokes, and the shifts that lead from a hex's bit to its neighbour's."""
        find = self.index_of.get
        self.neighbours = tuple(_six(find(other, -1) for other in hex.neighbours()) for hex in self.hexes)
        self.neighbour_masks = tuple(bit_set(j for j in around if j >= 0) for around in self.neighbours)
        self.sides = tuple(_six(self._side(i, d) for d in range(6)) for i in range(self.size))
        self.side_hexes: Mapping[int, tuple[int, int]] = {
            side: (i, self.neighbours[i][d])
            for i in range(self.size)
            for d in range(3)
            if (side := self.sides[i][d]) >= 0
        }
        self.all_sides = bit_set(self.side_hexes)
        self.spokes = tuple(_six(self._spoke(i, k) for k in range(6)) for i in range(self.size))
        self.spoke_masks = tuple(bit_set(side for side in spokes if side >= 0) for spokes in self.spokes)
        self.shifts = tuple(self._shifts_towards(d) for d in range(6))
        self.over = Sides(self.size, self.shifts[:3])

    def _side(self, i: int, direction: int) -> int:
        other = self.neighbours[i][direction]
        if other < 0:
            return -1
        return direction * self.size + i if direction < 3 else opposite(direction) * self.size + other

    def _spoke(self, i: int, corner: int) -> int:
        a, b = self.neighbours[i][corner], self.neighbours[i][(corner + 1) % 6]
        return -1 if a < 0 or b < 0 else self._side(a, (corner + 2) % 6)

    def _shifts_towards(self, direction: int) -> tuple[tuple[int, int], ...]:
        """Pairs of (how far to the left the bit moves, the hexes for which it does), for one direction.

        On a rectangular map there are at most two for a direction. A map with holes has more, and floods get slower:
        where a part of the sheet is closed to all, keep its hexes on the map as closed terrain.
        """
        found: dict[int, int] = {}
        for i, around in enumerate(self.neighbours):
            if around[direction] >= 0:
                found[around[direction] - i] = found.get(around[direction] - i, 0) | 1 << i
        return tuple(sorted(found.items()))

    def index(self, hex: Hex) -> int:
        """The index of a hex of this map."""
        found = self.index_of.get(hex)
        if found is None:
            raise BadNotation(f"hex {self._shown(hex)} is not on the map")
        return found

    def at(self, name: str) -> int:
        """The index of a hex by its printed number or by the name of the place there."""
        if name in self.places:
            return self.places[name]
        if len(name) == 4 and name.isdecimal():
            return self.index(self.grid.hex(name))
        raise BadNotation(f"{name!r} is neither a hex number nor a place of this map")

    def side_index(self, side: Hexside) -> int:
        """The index of a side between two hexes of this map."""
        return self.sides[self.index(side.a)][direction_to(side.a, side.b)] if self.index(side.b) >= 0 else -1

    def side_between(self, a: int, b: int) -> int:
        """The index of the side between two neighbouring hexes, given by index; -1 if they are not neighbours."""
        around = self.neighbours[a]
        return self.sides[a][around.index(b)] if b in around else -1

    def side(self, index: int) -> Hexside:
        a, b = self.side_hexes[index]
        return Hexside.between(self.hexes[a], self.hexes[b])

    def side_number(self, index: int) -> str:
        """A side as text: "0714/0715"."""
        return "/".join(sorted(self.numbers[i] for i in self.side_hexes[index]))

    def hex_set(self, hexes: Iterable[Hex]) -> int:
        return bit_set(self.index(hex) for hex in hexes)

    def side_set(self, sides: Iterable[Hexside]) -> int:
        return bit_set(self.side_index(side) for side in sides)

    def with_terrain(self, *names: str) -> int:
        """The set of hexes with any of these terrains."""
        found = 0
        for name in names:
            found |= self.terrains.get(name, 0)
        return found

    def distance(self, a: int, b: int) -> int:
        (aq, ar), (bq, br) = self.hexes[a], self.hexes[b]
        q, r = bq - aq, br - ar
        return max(abs(q), abs(r), abs(q + r))

    def _shown(self, hex: Hex) -> str:
        try:
            return self.grid.number(hex)
        except BadNotation:
            return str(tuple(hex))


_Six = tuple[int, int, int, int, int, int]


def _six(numbers: Iterable[int]) -> _Six:
    a, b, c, d, e, f = numbers
    return a, b, c, d, e, f


def _sets_by_name(names: Iterable[str]) -> dict[str, int]:
    found: dict[str, int] = {}
    for i, name in enumerate(names):
        found[name] = found.get(name, 0) | 1 << i
    return found
