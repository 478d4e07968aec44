"""1.1.1, 1.1.2, 12: the map as the rules of Rok 1920 see it: terrain, rivers, works, borders, theatres, edges.

A hex is its index on the `HexMap`; sets of hexes and of sides are integers. Names on the map that this module knows:
terrains `clear forest swamp mountain` (any other is closed to all); features of sides `small-river large-river bridge
border`; networks `rail`; regions `town city fortress`, the theatres `pl ua lb`, `front-N` … `front-NW` (hexes with a
fortification on that side, its front outwards) and `digit-1` … (towns with a digit, 15.4).
"""

from __future__ import annotations

from collections.abc import Callable, Sequence
from typing import TYPE_CHECKING

from msgspec import Struct

from sztab.games.rok1920.units.counters import PL, SU, THEATRES, Side
from sztab.hexmap.bits import bit_set, members
from sztab.hexmap.hexmap import HexMap
from sztab.hexmap.ways import ways
from sztab.kernel.errors import DataError

if TYPE_CHECKING:
    from sztab.games.rok1920.moving.march_tables import Laid

ROUGH_TERRAINS = ("forest", "swamp", "mountain")
OPEN_TERRAINS = ("clear", *ROUGH_TERRAINS)

NO_RIVER, SMALL, BRIDGED, UNBRIDGED = 0, 1, 2, 3
N, NE, SE, S, SW, NW = range(6)
BORDER, NORTH, EAST, SOUTH, WEST = "border", "north", "east", "south", "west"


FAR = 12
"""So far away hexes are told apart by distance where only near ones matter."""


class HexStep(Struct, frozen=True):
    """A step from a hex to its neighbour, as terrain and lines on the map make it."""

    rough: bool
    river: int = NO_RIVER
    works: bool = False
    """It crosses a fortification from its front."""
    rail: bool = False


class Ground(Struct, frozen=True):
    """The rivers as a side sees them (22: some large rivers count as small for the Bolsheviks)."""

    large: int
    small: int
    bridges: int

    def river(self, side: int) -> int:
        if self.large >> side & 1:
            return BRIDGED if self.bridges >> side & 1 else UNBRIDGED
        return SMALL if self.small >> side & 1 else NO_RIVER


class Board:
    """The map with what the rules ask of it; never changed."""

    def __init__(self, hexmap: HexMap, *, closed_lines: tuple[str, ...] = (), theatre: int | None = None) -> None:
        """`closed_lines`: features of sides that are state borders in this scenario (A.2.2); `theatre`: the one that
        all of the map counts as (H.1, maps drawn by hand)."""
        self.map = hexmap
        self.size = hexmap.size
        self.neighbours = hexmap.neighbours
        self.masks = hexmap.neighbour_masks
        region, feature = hexmap.regions.get, hexmap.features.get
        self.open = hexmap.with_terrain(*OPEN_TERRAINS)
        self.foreign = hexmap.all_hexes & ~self.open
        self.rough = hexmap.with_terrain(*ROUGH_TERRAINS)
        self.fortress, self.city, self.town = region("fortress", 0), region("city", 0), region("town", 0)
        self.localities = self.fortress | self.city | self.town
        self.theatres = tuple(
            region(name, 0) if theatre is None else self.open * (t == theatre) for t, name in enumerate(THEATRES)
        )
        self.theatre = tuple(
            next((t for t, hexes in enumerate(self.theatres) if hexes >> h & 1), -1) for h in range(self.size)
        )
        self.digits = {
            h: digit for name, hexes in hexmap.regions.items() if (digit := _digit(name)) for h in members(hexes)
        }
        self.ground = Ground(feature("large-river", 0), feature("small-river", 0), feature("bridge", 0))
        self.borders = feature("border", 0)
        for line in closed_lines:
            self.borders |= feature(line, 0)
        self.works = tuple(region(f"front-{d}", 0) for d in hexmap.grid.orientation.directions)
        self.rails = hexmap.networks.get("rail", 0)
        self.column = tuple(hexmap.grid.column_row(hex)[0] for hex in hexmap.hexes)
        self.places = hexmap.places
        self.edges = tuple(self._edges(h) for h in range(self.size))
        self.linked = tuple(
            bit_set(o for o, edge in zip(self.neighbours[h], self.edges[h]) if not edge) for h in range(self.size)
        )
        """The neighbours of each hex that no border parts from it."""
        self.east_shifts = frozenset(
            around[d] - h for h, around in enumerate(self.neighbours) for d in (NE, SE) if around[d] >= 0
        )
        """How far the eastern neighbours of a hex lie from it, in bits."""
        self._everywhere = ways(hexmap)
        self.side_masks = tuple(bit_set(side for side in sides if side >= 0) for sides in hexmap.sides)
        self.laid: dict[Ground, Laid] = {}
        """What was laid out of its steps (moving/march_tables.py), once for each way to see the rivers."""
        self.lines: dict[Callable[[Board, int, int], bool], tuple[int, ...]] = {}
        """For each hex the sides on which units there lay control lines, once for each rule that says so (war.py)."""
        self._near: dict[tuple[int, int], int] = {}
        self._discs: dict[int, tuple[int, ...]] = {}
        self._across: dict[int, int] = {}
        self.exits = tuple(self._exits(side) for side in (PL, SU))

    def place(self, name: str) -> int:
        """The hex of a place; -1 if the map has none of this name."""
        return self.places.get(name, -1)

    def rivers(self, names: Sequence[str]) -> int:
        """The hex sides along which these rivers run (a set)."""
        found = 0
        for name in names:
            found |= self.map.features.get(f"river:{name}", 0)
        return found

    def _edges(self, h: int) -> tuple[str, ...]:
        """For each direction: the edge of the board or the border that it leads over, if it leads out of the area.
        Eagles 2.3, 2.3.2/a."""
        columns = self.column[0], self.column[-1]
        found = []
        for d, other in enumerate(self.neighbours[h]):
            if other < 0:
                at_side = self.column[h] == (columns[1] if d in (NE, SE) else columns[0])
                across = (EAST if d in (NE, SE) else WEST) if d not in (N, S) and at_side else None
                found.append(across or (NORTH if d in (N, NE, NW) else SOUTH))
            elif not self.open >> other & 1 or self.borders >> self.map.sides[h][d] & 1:
                found.append(BORDER)
            else:
                found.append("")
        return tuple(found)

    def _exits(self, side: Side) -> int:
        """7.2.2: the hexes from which an edge leads out that does not close a ring round this side's units
        (12.2.1)."""
        return bit_set(h for h in range(self.size) if side == SU and {EAST, SOUTH} & set(self.edges[h]))

    def step(self, ground: Ground, h: int, d: int) -> HexStep | None:
        """The step from a hex in a direction; None where it leads out of the area of the game (12, 12.1)."""
        if self.edges[h][d]:
            return None
        other, side = self.neighbours[h][d], self.map.sides[h][d]
        works = bool(self.works[(d + 3) % 6] >> other & 1)
        rough, rail = bool(self.rough >> other & 1), bool(self.rails >> side & 1)
        return HexStep(rough, ground.river(side), works, rail)

    def direction(self, a: int, b: int) -> int:
        """The direction of a neighbour."""
        return self.neighbours[a].index(b)

    def distance(self, a: int, b: int) -> int:
        return self.map.distance(a, b)

    def around(self, hexes: int) -> int:
        """All hexes that touch a hex of the set, over any border."""
        return self._everywhere.step(hexes)

    def across_unbridged(self, h: int) -> int:
        """The neighbours that an unbridged large river parts from a hex, as it is printed (a set)."""
        found = self._across.get(h)
        if found is None:
            sides, around = self.map.sides[h], self.neighbours[h]
            parted = [o for o, side in zip(around, sides) if o >= 0 and self.ground.river(side) == UNBRIDGED]
            found = self._across[h] = bit_set(parted)
        return found

    def near(self, h: int, radius: int) -> int:
        """All hexes at most so many steps away, over any border; beyond a radius of `FAR` all that there are."""
        if radius > FAR:
            return self.map.all_hexes
        found = self._near.get((h, radius))
        if found is None:
            inner = self.near(h, radius - 1) if radius > 0 else 1 << h
            found = self._near[h, radius] = inner | self.around(inner) if radius > 0 else inner
        return found

    def discs(self, h: int) -> tuple[int, ...]:
        """`near` by radius, the last one for all that are beyond `FAR`."""
        found = self._discs.get(h)
        if found is None:
            found = self._discs[h] = tuple(self.near(h, radius) for radius in range(FAR + 2))
        return found

    def nearest(self, h: int, among: int) -> int:
        """Those of a set that are the fewest steps away, over any border; none where no step leads to one."""
        disc, before = 1 << h, 0
        while not disc & among and disc != before:
            disc, before = disc | self.around(disc), disc
        return disc & among

    def sides_within(self, hexes: int) -> int:
        """The sides between any two hexes of the set."""
        found = 0
        for direction in range(3):
            for shift, starts in self.map.shifts[direction]:
                there = hexes >> shift if shift >= 0 else hexes << -shift
                found |= (hexes & starts & there) << direction * self.size
        return found

    def steps_over(self, sides: int) -> dict[int, int]:
        """The steps that cross these sides: for each distance in bits, the hexes from which one so crosses."""
        return self.map.over.steps(sides)


def _digit(region: str) -> int:
    """15.4: the digit of towns in a region such as "digit-3"; 0 for other regions."""
    if not region.startswith("digit-"):
        return 0
    if not region[6:].isdecimal():
        raise DataError(f"places.csv: digit is {region[6:]!r}, not a whole number")
    return int(region[6:])
