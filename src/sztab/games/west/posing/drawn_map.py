"""The map of a situation that draws its own: pointy-topped hexes, counted as on the printed map."""

from collections.abc import Mapping

from sztab.hexmap.grid import Grid, Orientation, Shifted
from sztab.hexmap.hexmap import HexMap
from sztab.hexmap.inline import inline_map
from sztab.kernel.errors import BadNotation

GRID = Grid(Orientation.POINTY, Shifted.EVEN)


def drawn_map(drawn: object) -> HexMap:
    """`map:` of a situation (docs/hexmap.md); regions and features have the names that map/board.py
    lists."""
    if not isinstance(drawn, Mapping):
        raise BadNotation("position: map: a mapping is needed (docs/hexmap.md)")
    return inline_map(drawn, grid=GRID)
