from itertools import pairwise

import pytest
from hypothesis import given
from hypothesis import strategies as st

from sztab.hexmap.hexes import Hex, Hexside, direction_to, distance, line, opposite, ring, spokes, within
from sztab.kernel.errors import BadNotation

hexes = st.builds(Hex, st.integers(-30, 30), st.integers(-30, 30))


@given(hexes, st.integers(0, 5))
def test_a_step_out_and_back_leads_home(hex: Hex, direction: int) -> None:
    other = hex.neighbour(direction)
    assert distance(hex, other) == 1
    assert direction_to(hex, other) == direction
    assert other.neighbour(opposite(direction)) == hex


@given(hexes, st.integers(0, 5))
def test_a_side_is_the_same_from_both_of_its_hexes(hex: Hex, direction: int) -> None:
    other = hex.neighbour(direction)
    side = Hexside.between(hex, other)
    assert side == Hexside.between(other, hex) == hex.sides()[direction]
    assert side.across(hex) == other
    assert side.across(other) == hex


def test_hexes_apart_share_no_side() -> None:
    with pytest.raises(BadNotation, match="not neighbours"):
        Hexside.between(Hex(0, 0), Hex(2, -1))
    with pytest.raises(BadNotation, match="not neighbours"):
        direction_to(Hex(0, 0), Hex(0, 0))


@given(hexes)
def test_three_hexes_and_three_sides_meet_in_a_corner(hex: Hex) -> None:
    for k, corner in enumerate(hex.corners()):
        assert set(corner.hexes()) == {hex, hex.neighbour(k), hex.neighbour(k + 1)}
        assert all(corner in side.corners() for side in corner.sides())
        assert {hex.sides()[k], hex.sides()[(k + 1) % 6]} < set(corner.sides())


@given(hexes)
def test_spoke_k_runs_out_from_corner_k(hex: Hex) -> None:
    found = list(spokes(hex))
    assert len(set(found)) == 6
    for k, spoke in enumerate(found):
        assert hex.corners()[k] in spoke.corners()
        assert spoke not in hex.sides()
        assert set(spoke) == {hex.neighbour(k), hex.neighbour(k + 1)}


@given(hexes, st.integers(1, 6))
def test_a_ring_holds_all_hexes_at_its_distance_and_goes_round(centre: Hex, radius: int) -> None:
    found = list(ring(centre, radius))
    assert len(set(found)) == len(found) == 6 * radius
    assert all(distance(centre, hex) == radius for hex in found)
    assert all(distance(a, b) == 1 for a, b in pairwise([*found, found[0]]))
    assert found[0] == centre.moved(Hex(0, -1), radius)


@given(hexes, st.integers(0, 5))
def test_within_is_a_full_disc(centre: Hex, radius: int) -> None:
    found = list(within(centre, radius))
    assert len(set(found)) == len(found) == 1 + 3 * radius * (radius + 1)


@given(hexes, hexes)
def test_a_line_takes_one_hex_at_each_distance(a: Hex, b: Hex) -> None:
    found = line(a, b)
    assert found[0] == a
    assert found[-1] == b
    assert [distance(a, hex) for hex in found] == list(range(distance(a, b) + 1))
    assert all(distance(x, y) == 1 for x, y in pairwise(found))


def test_a_line_along_a_side_passes_on_the_left() -> None:
    """From a hex over its corner 1 (east, if flat-topped) the left hex is the one in direction 1 (north-east)."""
    assert line(Hex(0, 0), Hex(2, -1)) == [Hex(0, 0), Hex(1, -1), Hex(2, -1)]
    assert line(Hex(2, -1), Hex(0, 0)) == [Hex(2, -1), Hex(1, 0), Hex(0, 0)]
