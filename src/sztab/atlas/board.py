"""The board as a picture sees it, in one description for all who draw.

The command line makes an SVG of it (drawing.py), the browser draws the same description. It is made of any `HexMap`, of
the atlas or made by hand: what is on the map by name (rivers, roads, borders, places) becomes a line or a mark of that
kind, and what a picture does not know it leaves out.
"""

from collections.abc import Mapping

from msgspec.structs import replace

from sztab.atlas.drafting import SIZE, Drafter
from sztab.atlas.lettering import lettered
from sztab.atlas.picture import Board
from sztab.hexmap.hexmap import HexMap


def describe(
    hexmap: HexMap, *, title: str, kilometres: float, names: Mapping[str, str] | None = None, size: float = SIZE
) -> Board:
    """The board of a map; `names` are the words for states, `size` is a hex's centre to its corner in pixels."""
    drafter = Drafter(hexmap, size)
    board = Board(
        title=title,
        orientation=hexmap.grid.orientation.value,
        size=size,
        width=round(drafter.width, 1),
        height=round(drafter.height, 1),
        kilometres=kilometres,
        outline=drafter.outline(),
        cells=drafter.cells(),
        patches=drafter.patches(),
        lines=drafter.lines(),
        marks=drafter.marks(),
        labels=[],
    )
    return replace(board, labels=lettered(drafter, board, names or {}))
