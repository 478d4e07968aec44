import pytest
from hypothesis import given
from hypothesis import strategies as st

from sztab.hexmap.bits import bit_set, first, members
from sztab.hexmap.grid import Grid
from sztab.hexmap.hexes import Hexside, distance, spokes
from sztab.hexmap.hexmap import HexMap
from sztab.kernel.errors import BadNotation
from tests.hexmap.maps import hexmaps

GRID = Grid()


@pytest.fixture
def small() -> HexMap:
    a, b, c = (GRID.hex(number) for number in ("0102", "0202", "0203"))
    return HexMap(
        GRID,
        {hex: "forest" if hex == b else "clear" for hex in GRID.rectangle(3, 4)},
        features={"river": [Hexside.between(a, b), Hexside.between(c, b)]},
        places={"Warszawa": b},
        regions={"west": [a, b]},
        networks={"rail": [Hexside.between(b, c)]},
    )


def test_a_map_finds_its_hexes_by_number_and_by_place(small: HexMap) -> None:
    assert small.size == 12
    assert small.numbers[:5] == ("0101", "0102", "0103", "0104", "0201")
    assert small.at("Warszawa") == small.at("0202") == small.numbers.index("0202")
    assert small.terrain[small.at("0202")] == "forest"
    assert members(small.with_terrain("forest")) == [small.at("0202")]
    assert small.with_terrain("forest", "clear", "swamp") == small.all_hexes
    assert members(small.regions["west"]) == [small.at("0102"), small.at("0202")]
    assert [small.side_number(side) for side in members(small.features["river"])] == ["0202/0203", "0102/0202"]
    assert members(small.networks["rail"]) == [small.side_between(small.at("0202"), small.at("0203"))]


@pytest.mark.parametrize(
    ("name", "problem"), [("0401", "hex 0401 is not on the map"), ("Kijów", "neither a hex number nor a place")]
)
def test_what_is_not_on_the_map_is_refused(small: HexMap, name: str, problem: str) -> None:
    with pytest.raises(BadNotation, match=problem):
        small.at(name)


def test_a_side_on_the_rim_is_no_side_of_the_map(small: HexMap) -> None:
    with pytest.raises(BadNotation, match="not on the map"):
        small.side_index(Hexside.between(GRID.hex("0101"), GRID.hex("0100")))


@given(hexmaps())
def test_the_tables_say_what_the_geometry_says(hexmap: HexMap) -> None:
    on_map = set(hexmap.hexes)
    for i, hex in enumerate(hexmap.hexes):
        assert hexmap.index(hex) == i
        for d, other in enumerate(hex.neighbours()):
            j = hexmap.neighbours[i][d]
            assert (j >= 0) == (other in on_map)
            if j < 0:
                assert hexmap.sides[i][d] == -1
            else:
                assert hexmap.hexes[j] == other
                side = hexmap.sides[i][d]
                assert hexmap.side(side) == Hexside.between(hex, other)
                assert side == hexmap.side_between(i, j) == hexmap.side_between(j, i)
                assert side == hexmap.side_index(Hexside.between(hex, other))
        for side, spoke in zip(hexmap.spokes[i], spokes(hex)):
            assert (side >= 0) == (set(spoke) <= on_map)
            assert side < 0 or hexmap.side(side) == spoke
        assert members(hexmap.spoke_masks[i]) == sorted(side for side in hexmap.spokes[i] if side >= 0)
        assert members(hexmap.neighbour_masks[i]) == sorted(j for j in hexmap.neighbours[i] if j >= 0)
        assert hexmap.distance(0, i) == distance(hexmap.hexes[0], hex)
    assert members(hexmap.all_sides) == sorted(hexmap.side_hexes)
    assert members(hexmap.all_hexes) == list(range(hexmap.size))


@given(st.sets(st.integers(0, 2000), max_size=60))
def test_a_bit_set_holds_its_members(numbers: set[int]) -> None:
    assert members(bit_set(numbers)) == sorted(numbers)
    assert first(bit_set(numbers)) == min(numbers, default=-1)
