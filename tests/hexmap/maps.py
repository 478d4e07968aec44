"""Random small maps for property tests: any numbering, with holes."""

from hypothesis import strategies as st

from sztab.hexmap.bits import bit_set
from sztab.hexmap.grid import Grid, Orientation, Shifted
from sztab.hexmap.hexmap import HexMap

grids = st.builds(Grid, st.sampled_from(Orientation), st.sampled_from(Shifted), st.booleans())


@st.composite
def hexmaps(draw: st.DrawFn) -> HexMap:
    grid = draw(grids)
    columns, rows = draw(st.integers(1, 7)), draw(st.integers(1, 7))
    hexes = list(grid.rectangle(columns, rows, first=draw(st.sampled_from(["0101", "0205"]))))
    holes = draw(st.sets(st.integers(1, len(hexes)), max_size=5))
    return HexMap(grid, {hex: "clear" for i, hex in enumerate(hexes) if i not in holes})


def hex_sets(hexmap: HexMap) -> st.SearchStrategy[int]:
    return st.integers(0, hexmap.all_hexes)


def side_sets(hexmap: HexMap) -> st.SearchStrategy[int]:
    """Few, some or many sides, so that barriers leak here and hold there."""
    if not hexmap.side_hexes:
        return st.just(0)
    return st.sets(st.sampled_from(sorted(hexmap.side_hexes)), max_size=2 * hexmap.size).map(bit_set)


def indexes(hexmap: HexMap) -> st.SearchStrategy[int]:
    return st.integers(0, hexmap.size - 1)
