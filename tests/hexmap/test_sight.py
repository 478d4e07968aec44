from fractions import Fraction

import pytest
from hypothesis import given
from hypothesis import strategies as st

from sztab.hexmap.bits import members
from sztab.hexmap.grid import Grid, Orientation, Shifted
from sztab.hexmap.hexes import Hex, Hexside, distance, within
from sztab.hexmap.hexmap import HexMap
from sztab.hexmap.sight import SightLines, directions_out, sight_line
from tests.hexmap.maps import hexmaps, indexes

RACLAWICE = Grid(Orientation.FLAT, Shifted.ODD, rows_up=True)
hexes = st.builds(Hex, st.integers(-9, 9), st.integers(-9, 9))
# A hex is what lies at most 1 away on these three axes, measured from its centre.
AXES = ((2, 1), (1, 2), (-1, 1))


def stretch(a: Hex, b: Hex, hex: Hex) -> tuple[Fraction, Fraction] | None:
    """The part of the line from a (0) to b (1) that lies in a hex or on its rim, by clipping: None if it misses it."""
    enters, leaves = Fraction(0), Fraction(1)
    for x, y in AXES:
        start = x * (a.q - hex.q) + y * (a.r - hex.r)
        slope = x * (b.q - a.q) + y * (b.r - a.r)
        if slope == 0:
            if abs(start) > 1:
                return None
            continue
        low, high = sorted((Fraction(-1 - start, slope), Fraction(1 - start, slope)))
        enters, leaves = max(enters, low), min(leaves, high)
    return (enters, leaves) if enters <= leaves else None


def is_inside(a: Hex, b: Hex, hex: Hex, at: Fraction) -> bool:
    """Whether the point of the line lies in the hex and not on its rim."""
    q, r = a.q + at * (b.q - a.q) - hex.q, a.r + at * (b.r - a.r) - hex.r
    return all(abs(x * q + y * r) < 1 for x, y in AXES)


@given(hexes, hexes)
def test_a_line_is_what_clipping_it_against_every_hex_gives(a: Hex, b: Hex) -> None:
    crossed: set[Hex] = set()
    followed: set[Hex] = set()
    touched: set[Hex] = set()
    for hex in within(a, distance(a, b) + 1):
        found = stretch(a, b, hex)
        if hex in (a, b) or found is None:
            continue
        if found[0] == found[1]:
            touched.add(hex)
        else:
            (crossed if is_inside(a, b, hex, sum(found, Fraction(0)) / 2) else followed).add(hex)
    line = sight_line(a, b)
    assert {step[0] for step in line.steps if len(step) == 1} == crossed
    assert {hex for step in line.steps if len(step) == 2 for hex in step} == followed
    assert set(line.touched) == touched


@given(hexes, hexes)
def test_steps_come_in_order_and_pairs_share_a_side(a: Hex, b: Hex) -> None:
    line = sight_line(a, b)
    places = []
    for step in line.steps:
        found = [stretch(a, b, hex) for hex in step]
        assert len(set(found)) == 1
        assert found[0] is not None
        places.append(found[0])
        if len(step) == 2:
            assert Hexside.between(*step)
    assert places == sorted(places)


@given(hexes, hexes)
def test_a_line_is_the_same_from_its_other_end(a: Hex, b: Hex) -> None:
    there, back = sight_line(a, b), sight_line(b, a)
    assert [step[::-1] for step in reversed(back.steps)] == list(there.steps)
    assert back.touched[::-1] == there.touched


@given(hexes, hexes)
def test_a_line_leaves_by_its_first_step(a: Hex, b: Hex) -> None:
    first = (*sight_line(a, b).steps, (b,))[0]
    assert tuple(a.neighbour(d) for d in directions_out(a, b)) == (first if a != b else ())


def test_1315_and_1316_lie_on_both_sides_of_the_line_from_1215_to_1415() -> None:
    """Racławice 10.1: the line runs along their common side. Seen eastwards, 1316 in the north is on the left."""
    a, b = RACLAWICE.hex("1215"), RACLAWICE.hex("1415")
    assert sight_line(a, b) == (((RACLAWICE.hex("1316"), RACLAWICE.hex("1315")),), ())
    assert [RACLAWICE.orientation.directions[d] for d in directions_out(a, b)] == ["NE", "SE"]


def test_a_long_line_along_sides_takes_pairs_and_single_hexes_in_turn() -> None:
    steps = sight_line(RACLAWICE.hex("1215"), RACLAWICE.hex("1815")).steps
    assert [[RACLAWICE.number(hex) for hex in step] for step in steps] == [
        ["1316", "1315"],
        ["1415"],
        ["1516", "1515"],
        ["1615"],
        ["1716", "1715"],
    ]


def test_a_line_may_touch_a_hex_in_one_corner() -> None:
    line = sight_line(Hex(0, 0), Hex(5, -4))
    assert line.touched == (Hex(2, -1), Hex(3, -3))
    assert all(len(step) == 1 for step in line.steps)


@pytest.fixture
def field() -> HexMap:
    return HexMap(RACLAWICE, dict.fromkeys(RACLAWICE.rectangle(26, 34), "clear"))


def test_either_hex_of_a_pair_blocks_and_the_ends_do_not(field: HexMap) -> None:
    lines = SightLines(field)
    a, b = field.at("1215"), field.at("1415")
    for blocking in ("1315", "1316"):
        assert not lines.sees(a, b, 1 << field.at(blocking))
    assert lines.sees(a, b, 1 << a | 1 << b | 1 << field.at("1314"))
    assert lines.steps(a, b) == [(field.at("1316"), field.at("1315"))]


def test_a_corner_blocks_only_where_the_rule_says_so(field: HexMap) -> None:
    a = field.index(RACLAWICE.hex("0520"))
    b = field.index(field.hexes[a].moved(Hex(5, -4)))
    corners = field.hex_set(sight_line(field.hexes[a], field.hexes[b]).touched)
    assert corners.bit_count() == 2
    assert SightLines(field).sees(a, b, corners)
    assert not SightLines(field, corners=True).sees(a, b, corners)


@given(st.data())
def test_sets_of_a_map_hold_the_hexes_of_the_line(data: st.DataObject) -> None:
    hexmap = data.draw(hexmaps())
    a, b = data.draw(indexes(hexmap)), data.draw(indexes(hexmap))
    line = sight_line(hexmap.hexes[a], hexmap.hexes[b])
    on_map = [[hexmap.index(hex) for hex in step if hex in hexmap.index_of] for step in line.steps]
    lines = SightLines(hexmap)
    assert members(lines.between(a, b)) == sorted(i for step in on_map for i in step)
    assert lines.between(a, b) == lines.between(b, a)
    assert [list(step) for step in lines.steps(a, b)] == [step for step in on_map if step]
    assert lines.between(a, a) == 0


def test_prepared_lines_are_the_lines(field: HexMap) -> None:
    prepared, asked = SightLines(field), SightLines(field)
    prepared.prepare(3)
    a = field.at("1010")
    for hex in within(field.hexes[a], 3):
        b = field.index(hex)
        assert prepared.between(a, b) == asked.between(a, b)


@given(hexmaps(), st.data())
def test_a_map_that_has_learnt_its_lines_sees_the_same(hexmap: HexMap, data: st.DataObject) -> None:
    a, b = data.draw(indexes(hexmap)), data.draw(indexes(hexmap))
    for corners in (False, True):
        learnt = SightLines(hexmap, corners=corners)
        learnt.learn()
        assert learnt.between(a, b) == SightLines(hexmap, corners=corners).between(a, b) == learnt.line(b, a)
        line = sight_line(hexmap.hexes[a], hexmap.hexes[b])
        expected = {hex for step in line.steps for hex in step} | set(line.touched if corners else ())
        assert members(learnt.line(a, b)) == sorted(hexmap.index_of[hex] for hex in expected if hex in hexmap.index_of)
