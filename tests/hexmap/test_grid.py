import pytest
from hypothesis import given
from hypothesis import strategies as st

from sztab.hexmap.grid import Grid, Orientation, Shifted
from sztab.hexmap.hexes import Hex
from sztab.hexmap.layout import Layout
from sztab.kernel.errors import BadNotation
from tests.hexmap.maps import grids

# Racławice: even columns half a hex further north, rows from the south. West: even rows half a hex further east.
RACLAWICE = Grid(Orientation.FLAT, Shifted.ODD, rows_up=True)
WEST = Grid(Orientation.POINTY, Shifted.EVEN)
ROK = Grid(Orientation.FLAT, Shifted.EVEN)


@given(grids, st.integers(0, 99), st.integers(0, 99))
def test_a_number_is_a_hex_and_back(grid: Grid, column: int, row: int) -> None:
    number = f"{column:02}{row:02}"
    assert grid.number(grid.hex(number)) == number
    assert grid.column_row(grid.hex_at(column, row)) == (column, row)


@pytest.mark.parametrize(
    ("grid", "number", "around"),
    [
        pytest.param(RACLAWICE, "1215", ["1216", "1316", "1315", "1214", "1115", "1116"], id="Racławice, even column"),
        pytest.param(RACLAWICE, "1315", ["1316", "1415", "1414", "1314", "1214", "1215"], id="Racławice, odd column"),
        pytest.param(WEST, "0406", ["0405", "0505", "0506", "0507", "0407", "0306"], id="West, even row"),
        pytest.param(WEST, "0405", ["0304", "0404", "0505", "0406", "0306", "0305"], id="West, odd row"),
        pytest.param(ROK, "2303", ["2302", "2402", "2403", "2304", "2203", "2202"], id="rows down, odd column"),
        pytest.param(ROK, "2404", ["2403", "2504", "2505", "2405", "2305", "2304"], id="rows down, even column"),
    ],
)
def test_neighbours_by_printed_number(grid: Grid, number: str, around: list[str]) -> None:
    assert [grid.number(hex) for hex in grid.hex(number).neighbours()] == around


@given(grids, st.integers(1, 40), st.integers(1, 40))
def test_direction_names_fit_the_picture(grid: Grid, column: int, row: int) -> None:
    layout = Layout(grid.orientation)
    hex = grid.hex_at(column, row)
    x, y = layout.centre(hex)
    for name in grid.orientation.directions:
        other_x, other_y = layout.centre(hex.neighbour(grid.direction(name)))
        assert ("E" in name, "W" in name) == (other_x > x + 0.1, other_x < x - 0.1)
        assert ("S" in name, "N" in name) == (other_y > y + 0.1, other_y < y - 0.1)
    for name in grid.orientation.corners:
        corner_x, corner_y = layout.corners(hex)[grid.corner(name)]
        assert ("E" in name, "W" in name) == (corner_x > x + 0.1, corner_x < x - 0.1)
        assert ("S" in name, "N" in name) == (corner_y > y + 0.1, corner_y < y - 0.1)


@given(grids)
def test_the_picture_shows_columns_rows_and_the_shift(grid: Grid) -> None:
    layout = Layout(grid.orientation)
    x, y = layout.centre(grid.hex("0303"))
    row_step = layout.centre(grid.hex("0305"))[1] - y
    assert (row_step < 0) is grid.rows_up
    assert layout.centre(grid.hex("0503"))[0] > x
    if grid.orientation is Orientation.FLAT:
        lower = layout.centre(grid.hex("0403"))[1] > y
        assert lower is (grid.shifted is Shifted.EVEN)
    else:
        further_east = layout.centre(grid.hex("0304"))[0] > x
        assert further_east is (grid.shifted is Shifted.EVEN)


@given(
    st.sampled_from(Orientation),
    st.builds(Hex, st.integers(-20, 20), st.integers(-20, 20)),
    st.floats(0, 0.99),
    st.integers(0, 5),
)
def test_every_point_inside_a_hex_finds_it(orientation: Orientation, hex: Hex, part: float, corner: int) -> None:
    layout = Layout(orientation, size=17.0, origin=(100.0, -3.0))
    (x, y), (cx, cy) = layout.centre(hex), layout.corners(hex)[corner]
    assert layout.hex_at((x + part * (cx - x), y + part * (cy - y))) == hex


@pytest.mark.parametrize("orientation", Orientation)
def test_a_side_is_drawn_between_the_corners_of_both_its_hexes(orientation: Orientation) -> None:
    layout = Layout(orientation, size=10.0)
    hex = Hex(2, 5)
    for k, side in enumerate(hex.sides()):
        corners = layout.corners(hex)
        assert {*layout.side(side)} == {corners[k - 1], corners[k]}
    left, top, right, bottom = layout.bounds([hex])
    width, height = (20, 17.32) if orientation is Orientation.FLAT else (17.32, 20)
    assert [right - left, bottom - top] == pytest.approx([width, height], abs=0.01)


@pytest.mark.parametrize("text", ["", "101", "12345", "1a02", "-101", "１２３４"])
def test_what_is_not_a_number_is_refused(text: str) -> None:
    with pytest.raises(BadNotation, match="not a hex number"):
        ROK.hex(text)


def test_names_and_numbers_that_do_not_exist_are_refused() -> None:
    with pytest.raises(BadNotation, match="'E' is no direction of a flat hex"):
        ROK.direction("E")
    with pytest.raises(BadNotation, match="'NE' is no corner of a pointy hex"):
        WEST.corner("NE")
    with pytest.raises(BadNotation, match="column 100, row 3 has no printed number"):
        ROK.number(ROK.hex_at(100, 3))
