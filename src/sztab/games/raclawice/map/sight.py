"""10.1 to 10.3: lines of sight and lines of aim, as sets of hexes kept once they are known.

A facing is a corner: the line of aim must leave the firer's hex through one of the two sides in front, or on their
border (10.2). A line through a corner of a hex, or along its side, lies in both zones that meet there (10.3.2).
"""

from functools import cache

from sztab.games.raclawice.map.board import BUILDINGS, FOREST, HILL, REACH, Board
from sztab.hexmap.bits import bit_set, members
from sztab.hexmap.facing import Zone, zones
from sztab.hexmap.hexes import Hex, within
from sztab.hexmap.sight import SightLines, directions_out


@cache
def _cone(facing: int, allowed: tuple[Zone, ...]) -> tuple[Hex, ...]:
    """How the hexes lie to a unit, as far as the longest range, to which a line leaves through one of these zones."""
    home = Hex(0, 0)
    others = [hex for hex in within(home, REACH) if hex != home]
    return tuple(hex for hex in others if any(z in allowed for z in zones(facing, directions_out(home, hex))))


class Sight:
    """What sees what on one map, units apart; shared by all positions on it."""

    __slots__ = ("_fields", "_open", "_open_fields", "_wide", "board", "cover", "hills", "lines")

    def __init__(self, board: Board) -> None:
        self.board = board
        self.lines = SightLines(board.map)
        self.lines.learn()
        self.cover = bit_set(i for i, terrain in enumerate(board.terrain) if terrain in (FOREST, BUILDINGS))
        """10.1/a, 10.1/b."""
        self.hills = bit_set(i for i, relief in enumerate(board.relief) if relief == HILL)
        """10.1/c; slopes do not block (10.1.1)."""
        self._fields: dict[int, int] = {}
        self._wide: dict[int, int] = {}
        self._open: dict[int, int] = {}
        self._open_fields: dict[int, int] = {}

    def sees(self, a: int, b: int, units: int) -> bool:
        """10.1: no forest, buildings, hill or unit on the line or on its border; the two ends never block (10.1/e)."""
        return not self.lines.between(a, b) & self._blocking(a, b, units)

    def blocking(self, a: int, b: int, units: int) -> int:
        """The hexes that stand in the way."""
        return self.lines.between(a, b) & self._blocking(a, b, units)

    def _blocking(self, a: int, b: int, units: int) -> int:
        """10.1.2: from hill to hill only what stands on a hill blocks, and bare hills do not."""
        if self.hills >> a & 1 and self.hills >> b & 1:
            return (self.cover | units) & self.hills
        return self.cover | self.hills | units

    def open_from(self, hex: int) -> int:
        """The hexes within the longest range that would be seen if no unit stood on the map."""
        found = self._open.get(hex)
        if found is None:
            near = self.board.within[REACH][hex] & ~(1 << hex)
            found = self._open[hex] = bit_set(b for b in members(near) if self.sees(hex, b, 0))
        return found

    def field(self, hex: int, facing: int) -> int:
        """10.2: the hexes to which a line leaves through the front zone."""
        key = hex * 6 + facing
        found = self._fields.get(key)
        if found is None:
            found = self._fields[key] = self._field(hex, facing, (Zone.FRONT,))
        return found

    def open_field(self, hex: int, facing: int) -> int:
        """Those of them within the longest range that would be seen if no unit stood on the map."""
        key = hex * 6 + facing
        found = self._open_fields.get(key)
        if found is None:
            found = self._open_fields[key] = self.field(hex, facing) & self.open_from(hex)
        return found

    def wide_field(self, hex: int, facing: int) -> int:
        """7.2/d: the same for skirmishers, who may aim through their flanks as well."""
        key = hex * 6 + facing
        found = self._wide.get(key)
        if found is None:
            found = self._wide[key] = self._field(hex, facing, (Zone.FRONT, Zone.FLANK))
        return found

    def _field(self, hex: int, facing: int, allowed: tuple[Zone, ...]) -> int:
        find, (q, r) = self.board.map.index_of.get, self.board.map.hexes[hex]
        found = 0
        for dq, dr in _cone(facing, allowed):
            if (other := find(Hex(q + dq, r + dr))) is not None:
                found |= 1 << other
        return found

    def zones(self, hex: int, facing: int, other: int) -> tuple[Zone, ...]:
        """The zones of a unit through which the line to another hex runs: two if it runs on their border."""
        hexes = self.board.map.hexes
        return zones(facing, directions_out(hexes[hex], hexes[other]))

    def is_exposed(self, hex: int, facing: int, firer: int) -> bool:
        """10.3.1, 10.3.2: the line comes through flank or rear, and not on the border of the front."""
        return Zone.FRONT not in self.zones(hex, facing, firer)
