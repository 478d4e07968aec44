"""What only the plain form has; the rest is tested against the fast form in test_ways.py."""

from sztab.hexmap.hexes import Hex, spokes
from sztab.hexmap.routes import connected_areas, connected_sides, reachable


def test_sides_that_meet_in_a_corner_are_one_river() -> None:
    here, far = Hex(0, 0), Hex(9, 9)
    round_the_hex = set(here.sides())
    assert connected_sides(round_the_hex | set(spokes(here))) == [round_the_hex | set(spokes(here))]
    assert connected_sides([*spokes(here)][:2]) == [{spoke} for spoke in sorted([*spokes(here)][:2])]
    assert sorted(map(sorted, connected_sides([*here.sides(), *far.sides()]))) == sorted(
        [sorted(here.sides()), sorted(far.sides())]
    )
    assert connected_sides([]) == []


def test_areas_are_parts_that_do_not_touch() -> None:
    near, far = {Hex(0, 0), Hex(1, 0)}, {Hex(5, 5)}
    assert connected_areas(near | far) == [near, far]
    assert connected_areas(near, lambda _a, _b: False) == [{Hex(0, 0)}, {Hex(1, 0)}]


def test_a_dear_step_may_be_saved_by_a_way_round() -> None:
    """The straight step east costs 5, the two steps round it cost 2."""
    found = reachable(Hex(0, 0), 4, lambda a, b: 5 if (a, b) == (Hex(0, 0), Hex(1, 0)) else 1)
    assert found[Hex(1, 0)] == 2
