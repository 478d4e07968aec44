"""Ways walked back in the compiled core are those of the plain form."""

import sys
from collections.abc import Callable
from typing import Any

import pytest
from hypothesis import given
from hypothesis import strategies as st

from sztab.hexmap.plain.trails import Step, Trails
from sztab.hexmap.ways import Costs, Ways
from tests.hexmap.compiled import core
from tests.hexmap.maps import hex_sets, hexmaps, side_sets

ONE = (1, 1, 1, 1)


def told(call: Callable[..., Any], *args: Any) -> Any:
    """An answer, or that there is none."""
    try:
        return call(*args)
    except (ValueError, TypeError, OverflowError, IndexError) as error:
        return type(error)


@given(st.data())
def test_ways_back_and_their_points_agree(data: st.DataObject) -> None:
    hexmap = data.draw(hexmaps())
    four = st.tuples(*[st.integers(0, 3)] * 4)
    prices = data.draw(st.lists(st.tuples(four, four), min_size=5, max_size=5))
    steps: list[tuple[Step, ...]] = []
    for h, around in enumerate(hexmap.neighbours):
        found = [(other, hexmap.sides[h][d], *prices[(h + 2 * d) % 5]) for d, other in enumerate(around) if other >= 0]
        steps.append(tuple(found))
    one, other = core().Trails(tuple(steps)), Trails(tuple(steps))
    levels = tuple(data.draw(st.lists(hex_sets(hexmap), min_size=6, max_size=6)))
    lines, held = data.draw(side_sets(hexmap) | st.just(0)), data.draw(hex_sets(hexmap))
    places = st.integers(0, hexmap.size - 1)
    start, path = data.draw(places), data.draw(st.lists(places, max_size=6))
    walls = data.draw(side_sets(hexmap))
    for goal in range(hexmap.size):
        for spent in range(6):
            asked = (levels, start, goal, spent, lines, held)
            assert told(one.back, *asked, walls) == told(other.back, *asked, walls)
            assert told(one.back, *asked) == told(other.back, *asked)
            walked = told(other.back, *asked)
            if isinstance(walked, list):
                assert one.points(start, walked, lines, held) == other.points(start, walked, lines, held)
    assert one.points(start, path, lines, held) == other.points(start, path, lines, held)


@pytest.mark.parametrize("form", [Trails, lambda steps: core().Trails(steps)])
def test_the_direct_step_goes_before_and_then_the_first(form: Callable[[Any], Any]) -> None:
    # 0 - 1 - 3 and 0 - 2 - 3 take two points; so does 0 - 3 over side 9, and three where side 9 is lined.
    steps = (
        (),
        ((0, 0, ONE, ONE),),
        ((0, 1, ONE, ONE),),
        ((2, 2, ONE, ONE), (1, 3, ONE, ONE), (0, 9, (2, 3, 2, 0), (2, 3, 2, 7))),
    )
    trails, levels = form(steps), (1, 6, 8)
    assert trails.back(levels, 0, 3, 2, 0, 0) == [3]
    assert trails.back(levels, 0, 3, 2, 1 << 9, 0) == [2, 3]
    assert trails.back((1, 2, 8), 0, 3, 2, 1 << 9, 0) == [1, 3]
    assert trails.back(levels, 0, 0, 0, 0, 0) == []
    assert [trails.points(0, [3], lines, held) for lines, held in ((0, 8), (1 << 9, 0), (1 << 9, 8))] == [2, 3, 7]
    assert trails.points(0, (1, 2, 3), 0, 0) == 2, "a step that is none counts nothing"
    assert told(trails.back, (1, 0, 8), 0, 3, 2, 1 << 9, 0) is ValueError
    assert trails.back(levels, 0, 3, 2, 0, 0, 1 << 9) == [2, 3], "nor over a wall"
    assert trails.back(levels, 0, 3, 2, 0, 0, 1 << 9 | 1 << 2) == [1, 3]


def test_what_is_no_way_is_refused_and_nothing_is_left_behind() -> None:
    made = core()
    trails = made.Trails(((), ((0, 0, ONE, ONE),)))
    refused: list[Callable[[], Any]] = [
        lambda: made.Trails(3), lambda: made.Trails((3,)), lambda: made.Trails(((3,),)), lambda: made.Trails(((1, 2),)),
        lambda: made.Trails((((0, 0, ONE, (1, 2)),),)), lambda: made.Trails((((0, 0, (1, 2, 3, -1), ONE),),)),
        lambda: made.Trails((((-1, 0, ONE, ONE),),)), lambda: made.Trails((((0, "x", ONE, ONE),),)),
        lambda: trails.back((1,), 0, 1, 1), lambda: trails.back([1], 0, 1, 1, 0, 0),
        lambda: trails.back((1,), 0, 2, 1, 0, 0), lambda: trails.back((1,), 0, 1, 2, 0, 0),
        lambda: trails.back(("x",), 5, 1, 1, 0, 0), lambda: trails.back((1,), 0, 1, 1, -1, 0),
        lambda: trails.back((1,), -1, 1, 1, 0, 0), lambda: trails.back((0,), 5, 1, 1, 0, 0),
        lambda: trails.points(0, 1, 0, 0), lambda: trails.points(0, [2], 0, 0), lambda: trails.points(0, ["x"], 0, 0),
        lambda: trails.points(0, [-1], 0, 0), lambda: trails.points(0, [1], 0),
    ]  # fmt: skip

    def calls() -> None:
        for call in refused:
            assert isinstance(told(call), type)
        assert trails.back((1, 2), 5, 1, 1, 0, 0) == trails.back((1, 2), 0, 1, 1, 1, 2) == [1]
        assert trails.points(0, (1, 1), 1, 2) == 1

    calls()
    before = sys.getallocatedblocks()
    for _ in range(300):
        calls()
    assert sys.getallocatedblocks() - before < 200


@given(st.data())
def test_what_is_reached_step_by_step_agrees(data: st.DataObject) -> None:
    """The compiled form, the plain one, and the search by sets of steps that take the same."""
    hexmap = data.draw(hexmaps())
    prices = data.draw(st.lists(st.tuples(*[st.integers(0, 3)] * 4), min_size=5, max_size=5))
    steps = tuple(
        tuple(
            [(other, hexmap.sides[h][d], prices[(h + 2 * d) % 5], ONE) for d, other in enumerate(around) if other >= 0]
        )
        for h, around in enumerate(hexmap.neighbours)
    )
    one, plain = core().Trails(steps), Trails(steps)
    lines, walls = data.draw(side_sets(hexmap) | st.just(0)), data.draw(side_sets(hexmap) | st.just(0))
    held, barred, stops = (data.draw(hex_sets(hexmap) | st.just(0)) for _ in range(3))
    costs: dict[int, dict[int, int]] = {}
    for there, found in enumerate(steps):
        for here, side, taken, _ in found:
            price = taken[1 + 2 * (held >> there & 1) if lines >> side & 1 else 0]
            if price and not walls >> side & 1:
                masks = costs.setdefault(price, {})
                masks[there - here] = masks.get(there - here, 0) | 1 << here
    by_sets = Costs({price: Ways(masks) for price, masks in costs.items()})
    for start in data.draw(st.sets(st.integers(0, hexmap.size - 1), max_size=4)):
        for points in (0, 1, 4, 9):
            for homeward in (False, True):
                asked = (start, points, barred, stops, lines, held, walls, homeward)
                found_one, found_plain = one.reach(*asked), plain.reach(*asked)
                searched = (by_sets.backwards() if homeward else by_sets).reach(
                    start, points, barred=barred, stops=stops
                )
                assert parts(found_one) == parts(found_plain) == parts(searched)
    assert told(one.reach, hexmap.size, 1, 0, 0, 0, 0, 0, False) is IndexError
    assert told(one.reach, 0, 1000, 0, 0, 0, 0, 0, False) is IndexError
    assert told(one.reach, 0, 1, -1, 0, 0, 0, 0, False) is ValueError
    assert told(one.reach, 0) is TypeError


def parts(reach: Any) -> tuple[int, tuple[int, ...], int, int]:
    return reach.start, reach.levels, reach.stops, reach.hexes
