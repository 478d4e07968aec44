import pytest
from hypothesis import given
from hypothesis import strategies as st

from sztab.hexmap import facing
from sztab.hexmap.facing import Zone
from sztab.hexmap.grid import Grid, Orientation, Shifted
from sztab.hexmap.hexes import Hex
from sztab.hexmap.sight import directions_out

RACLAWICE = Grid(Orientation.FLAT, Shifted.ODD, rows_up=True)
WEST = Grid(Orientation.POINTY, Shifted.EVEN)
hexes = st.builds(Hex, st.integers(-20, 20), st.integers(-20, 20))


@pytest.mark.parametrize(
    ("corner", "front", "flanks", "rear"),
    [
        ("E", "NE SE", "N S", "NW SW"),
        ("NNE", "N NE", "NW SE", "SW S"),
        ("NNW", "NW N", "SW NE", "S SE"),
        ("W", "SW NW", "S N", "SE NE"),
        ("SSW", "S SW", "SE NW", "NE N"),
        ("SSE", "SE S", "NE SW", "N NW"),
    ],
)
def test_facing_a_corner_has_two_front_two_flank_and_two_rear_hexes(
    corner: str, front: str, flanks: str, rear: str
) -> None:
    """Racławice 5.0: all six facings of its flat-topped hexes."""
    hex, looks = RACLAWICE.hex("1215"), RACLAWICE.corner(corner)
    for names, zone, found, table in (
        (front, Zone.FRONT, facing.front_hexes(hex, looks), facing.FRONT),
        (flanks, Zone.FLANK, facing.flank_hexes(hex, looks), facing.FLANKS),
        (rear, Zone.REAR, facing.rear_hexes(hex, looks), facing.REAR),
    ):
        directions = {RACLAWICE.direction(name) for name in names.split()}
        assert set(table[looks]) == directions
        assert {facing.zone(looks, d) for d in directions} == {zone}
        assert set(found) == {hex.neighbour(d) for d in directions}


def test_a_line_on_the_border_of_front_and_flank_lies_in_both() -> None:
    """Racławice 10.3.2: from 1215 facing NNE, the line to 1415 leaves between NE (front) and SE (flank)."""
    out = directions_out(RACLAWICE.hex("1215"), RACLAWICE.hex("1415"))
    assert facing.zones(RACLAWICE.corner("NNE"), out) == (Zone.FRONT, Zone.FLANK)
    assert facing.zones(RACLAWICE.corner("E"), out) == (Zone.FRONT, Zone.FRONT)
    assert facing.zones(RACLAWICE.corner("SSW"), out) == (Zone.REAR, Zone.FLANK)


def test_facing_a_side_looks_at_one_neighbour() -> None:
    here = WEST.hex("0406")
    looked_at = [hex for hex in here.neighbours() if facing.faces(here, WEST.direction("E"), hex)]
    assert [WEST.number(hex) for hex in looked_at] == ["0506"]
    assert not facing.faces(here, WEST.direction("E"), WEST.hex("0606"))


@given(st.integers(0, 5), st.integers(-12, 12))
def test_turning(looks: int, sixths: int) -> None:
    assert facing.turned(facing.turned(looks, sixths), -sixths) == looks
    assert facing.turn_between(looks, facing.turned(looks, sixths)) == min(sixths % 6, -sixths % 6)


@given(hexes, hexes)
def test_looking_towards_a_hex_agrees_with_the_line_to_it(a: Hex, b: Hex) -> None:
    """The line leaves through the side that looks at the hex; through a corner, the left of the two sides beside it."""
    if a != b:
        assert facing.side_towards(a, b) == directions_out(a, b)[0]
        assert directions_out(a, b)[0] in facing.FRONT[facing.corner_towards(a, b)]
    if len(directions_out(a, b)) == 2:
        assert facing.FRONT[facing.corner_towards(a, b)] == directions_out(a, b)


@pytest.mark.parametrize("direction", range(6))
def test_straight_at_a_side_the_corner_on_its_left_is_taken(direction: int) -> None:
    here = Hex(0, 0)
    assert facing.corner_towards(here, here.neighbour(direction)) == (direction - 1) % 6
