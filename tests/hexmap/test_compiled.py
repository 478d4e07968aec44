"""The compiled core gives the answers of the plain form, on random maps and on sets of any size."""

import copy
import pickle
import sys
import threading
from collections.abc import Callable
from typing import Any

import pytest
from hypothesis import given, settings
from hypothesis import strategies as st

from sztab.hexmap.compiled import source_digest
from sztab.hexmap.hexmap import HexMap
from sztab.hexmap.plain import bits as plain_bits
from sztab.hexmap.plain import sides as plain_sides
from sztab.hexmap.plain import ways as plain_ways
from tests.hexmap.compiled import core
from tests.hexmap.maps import hex_sets, hexmaps, side_sets

sets = st.integers(0, 2**70) | st.sets(st.integers(0, 2500), max_size=300).map(plain_bits.bit_set)
any_sets = sets | st.integers(-(2**65), -1) | sets.map(lambda bits: ~bits)
"""With sets that have no end, as `~hexes` is one."""
masks = st.dictionaries(st.integers(-90, 90), sets, max_size=8)


def told(call: Callable[..., Any], *args: Any, **more: Any) -> Any:
    """An answer, or the kind of the error."""
    try:
        return call(*args, **more)
    except (ValueError, TypeError, OverflowError, AttributeError, IndexError) as error:
        return type(error)


def parts(reach: Any) -> tuple[int, tuple[int, ...], int, int]:
    return reach.start, reach.levels, reach.stops, reach.hexes


@st.composite
def steps_on_maps(draw: st.DrawFn) -> dict[int, dict[int, int]]:
    """Ways by cost over a random map, or over nothing that is a map."""
    if draw(st.booleans()):
        return draw(st.dictionaries(st.integers(0, 5), masks, max_size=4))
    hexmap: HexMap = draw(hexmaps())
    found: dict[int, dict[int, int]] = {}
    prices = draw(st.lists(st.integers(-1, 4), min_size=7, max_size=7))
    for a, around in enumerate(hexmap.neighbours):
        for d, b in enumerate(around):
            if b >= 0 and (price := prices[(a * 5 + d * 3) % 7]) >= 0:
                ways = found.setdefault(price, {})
                ways[b - a] = ways.get(b - a, 0) | 1 << a
    return found


@given(sets, st.integers(-3, 310))
def test_bits_agree(bits: int, index: int) -> None:
    made = core()
    listed = plain_bits.members(bits)
    assert made.members(bits) == listed
    assert made.first(bits) == plain_bits.first(bits)
    assert made.first(-bits) == plain_bits.first(-bits)
    assert made.bit_set(listed) == made.bit_set(iter(listed)) == made.bit_set(set(listed)) == bits
    assert told(made.nth_member, bits, index) == told(plain_bits.nth_member, bits, index)
    if listed:
        assert made.nth_member(bits, len(listed) - 1) == listed[-1]


@given(st.lists(sets, max_size=9), st.lists(st.integers(-3, 12), max_size=12))
def test_unions_agree(several: list[int], indexes: list[int]) -> None:
    made = core()
    found = told(made.union, several, iter(indexes))
    assert found == told(made.union, tuple(several), indexes) == told(plain_bits.union, several, indexes)


def test_sets_have_only_indexes() -> None:
    made = core()
    wrong: Any
    for wrong in ([-1], [1.5], ["a"], [None], 7, [0, 10**30]):
        assert isinstance(told(made.bit_set, wrong), type), wrong
    assert made.bit_set([True, 3]) == 10
    assert made.bit_set([9000, 1, 20000]) == 1 << 9000 | 1 << 20000 | 2
    for wrong in ("a", None, 1.0, -1):
        assert isinstance(told(made.members, wrong), type), wrong


@given(masks, masks, any_sets, sets, st.integers(0, 6))
def test_floods_and_steps_agree(
    steps: dict[int, int], crossed: dict[int, int], hexes: int, sources: int, most: int
) -> None:
    one, other = core().Ways(steps), plain_ways.Ways(steps)
    assert one.masks == steps
    assert one.step(hexes) == other.step(hexes)
    assert one.flood(sources) == other.flood(sources)
    assert one.flood_in(hexes, sources) == other.flood_in(hexes, sources)
    assert one.flood_within(sources, most) == other.flood_within(sources, most)
    assert one.flood_within(sources, -1) == other.flood_within(sources, -1)
    assert one.without(steps, sources).masks == other.without(steps, sources).masks
    assert one.without(crossed, sources).masks == other.without(crossed, sources).masks
    for a in range(0, 200, 7):
        for shift in steps:
            if shift:
                assert one.leads(a, a + shift) == other.leads(a, a + shift)


@settings(max_examples=300)
@given(
    steps_on_maps(),
    st.integers(0, 60) | st.integers(0, 3000),
    st.none() | st.integers(-1, 12),
    any_sets | st.just(0),
    any_sets | st.just(0),
    any_sets | st.just(0),
)
def test_reaches_agree(
    steps: dict[int, dict[int, int]], start: int, budget: int | None, barred: int, stops: int, until: int
) -> None:
    made = core()
    one = made.Costs({cost: made.Ways(masks) for cost, masks in steps.items()})
    other = plain_ways.Costs({cost: plain_ways.Ways(masks) for cost, masks in steps.items()})
    for more in ({}, {"barred": barred}, {"barred": barred, "stops": stops}, {"stops": stops, "until": until}):
        found, plain = one.reach(start, budget, **more), other.reach(start, budget, **more)
        assert parts(found) == parts(plain)
        assert found.costs() == plain.costs()
        assert list(found.costs()) == list(plain.costs())
        assert found.costs(barred) == plain.costs(barred)
        for hex in range(0, 80, 3):
            assert found.cost(hex) == plain.cost(hex)


@given(steps_on_maps(), st.integers(0, 60), st.integers(0, 9), sets, st.lists(sets, min_size=1, max_size=5))
def test_what_lies_in_discs_agrees(
    steps: dict[int, dict[int, int]], start: int, points: int, hexes: int, discs: list[int]
) -> None:
    made = core()
    one = made.Costs({cost: made.Ways(masks) for cost, masks in steps.items()}).reach(start, 6)
    other = plain_ways.Costs({cost: plain_ways.Ways(masks) for cost, masks in steps.items()}).reach(start, 6)
    found = one.within(hexes, tuple(discs), points)
    assert found == other.within(hexes, tuple(discs), points)
    left = {h: points - spent for h, spent in other.costs(hexes).items() if spent <= points}
    assert found == plain_bits.bit_set(h for h, rest in left.items() if discs[min(rest, len(discs) - 1)] >> h & 1)


@given(steps_on_maps(), sets, st.integers(0, 9), any_sets)
def test_levels_from_many_hexes_agree(steps: dict[int, dict[int, int]], sources: int, budget: int, barred: int) -> None:
    made = core()
    one = made.Costs({cost: made.Ways(masks) for cost, masks in steps.items()})
    other = plain_ways.Costs({cost: plain_ways.Ways(masks) for cost, masks in steps.items()})
    assert one.levels(sources, budget, barred) == other.levels(sources, budget, barred)


@given(st.data())
def test_sides_agree(data: st.DataObject) -> None:
    hexmap = data.draw(hexmaps())
    one, other = core().Sides(hexmap.size, hexmap.shifts[:3]), plain_sides.Sides(hexmap.size, hexmap.shifts[:3])
    sides, into, out_of = data.draw(side_sets(hexmap)), data.draw(any_sets), data.draw(hex_sets(hexmap))
    assert one.steps(sides) == other.steps(sides)
    assert list(one.steps(sides)) == list(other.steps(sides))
    assert one.masks(sides, into, out_of) == other.masks(sides, into, out_of)
    assert one.masks(sides, out_of, into) == other.masks(sides, out_of, into)


def test_what_is_within_reach_is_a_value() -> None:
    made = core()
    ways = made.Ways({1: (1 << 100) - 1, -1: (1 << 101) - 2})
    reach = made.Costs({1: ways}).reach(3, 4)
    same = made.Reach(3, reach.levels, 0, reach.hexes)
    assert reach == same
    assert hash(reach) == hash(same)
    assert reach != made.Reach(4, reach.levels, 0, reach.hexes)
    assert reach != "reach"
    assert copy.deepcopy(reach) == reach
    assert pickle.loads(pickle.dumps(reach)) == reach
    assert eval(repr(reach), {"Reach": made.Reach}) == reach
    with pytest.raises(AttributeError):
        reach.start = 5


def test_what_is_no_set_is_refused() -> None:
    made = core()
    ways = made.Ways({1: 7})
    costs = made.Costs({1: ways})
    refused: list[Callable[[], Any]] = [
        lambda: made.Ways({1: -1}), lambda: made.Ways({1: "7"}), lambda: made.Ways({"1": 7}), lambda: made.Ways(3),
        lambda: made.Ways({2**40: 1}), lambda: made.Costs({-1: ways}), lambda: made.Costs({1: 7}),
        lambda: ways.flood(-1), lambda: ways.flood("1"), lambda: ways.step(None), lambda: ways.flood_within(1),
        lambda: ways.flood_in(1), lambda: ways.flood_in(1, None),
        lambda: ways.leads(-1, 0), lambda: costs.reach(-1, 3), lambda: costs.reach(2**40, 3), lambda: costs.reach(0),
        lambda: costs.reach(0, "x"), lambda: costs.reach(0, 1, far=2), lambda: costs.reach(0, 1, barred="x"),
        lambda: ways.without([], 0), lambda: ways.without({1: "x"}, 0), lambda: ways.without({}, -1),
        lambda: costs.levels(-1, 3, 0), lambda: costs.levels(1, -3, 0), lambda: costs.levels(1, 3),
        lambda: made.Sides(-1, ((), (), ())), lambda: made.Sides(5, ((), ())), lambda: made.Sides(5, (1, 2, 3)),
        lambda: made.Sides(5, (((7, 1),), (), ())), lambda: made.Sides(5, (((1, -1),), (), ())),
        lambda: made.Sides(5, (((1, 1 << 90),), (), ())), lambda: made.Sides(5, ((), (), ())).steps(-1),
        lambda: made.Sides(5, ((), (), ())).masks(1, 2),
        lambda: made.Reach(0, [1], 0, 0), lambda: made.Reach(0, ("x",), 0, 1).cost(0), lambda: made.nth_member(1),
        lambda: made.Reach(0, (1,), 0, 1).within(1, [1], 0), lambda: made.Reach(0, (1,), 0, 1).within(1, (), 0),
        lambda: made.Reach(0, (1,), 0, 1).within(1, (1,), -1), lambda: made.Offered(), lambda: made.Offered("x"),
        lambda: made.Offered(1, first=[1]), lambda: made.Offered(1, last=(1,)),
    ]  # fmt: skip
    for call in refused:
        assert isinstance(told(call), type)


def test_masks_are_kept_and_let_go() -> None:
    made = core()
    mask = 1 << 3000 | 1 << 40
    before = sys.getrefcount(mask)
    given = {5: mask}
    ways = made.Ways(given)
    given.clear()
    costs = made.Costs({1: ways})
    del ways
    assert costs.reach(40, 1).hexes == 1 << 40 | 1 << 45
    assert sys.getrefcount(mask) == before + 1
    del costs
    assert sys.getrefcount(mask) == before


def test_nothing_is_left_behind() -> None:
    """Every call gives back what it took: as many blocks are in use after thousands of calls as before."""
    made = core()
    wide = (1 << 1500) - 1
    ways = made.Ways({1: wide, -1: wide << 1, 39: wide, -39: wide << 39, 40: wide, -40: wide << 40})
    costs = made.Costs({1: ways, 2: ways, 0: made.Ways({300: 1 << 9})})

    sides = made.Sides(1500, (((1, wide >> 1),), ((39, wide >> 39), (40, wide >> 40)), ()))
    rides = made.Rides({0: (1, 2), 1: (3,), 2: (3,)}, (0, 1, -1, 0), ((1, 0), (1, 1)), (1, 1), (1, 3), (3, 2))

    def calls() -> None:
        for start in range(300, 340):
            reach = costs.reach(start, 6, barred=1 << 700, stops=1 << 305, until=1 << 1400)
            reach.costs(), reach.cost(start), hash(reach), repr(reach)
            made.bit_set(made.members(ways.flood(reach.hexes)))
            ways.flood_in(1 << start, wide)
            ways.step(reach.hexes), ways.flood_within(1 << start, 3), made.nth_member(reach.hexes, 2)
            told(made.bit_set, [1, -1]), told(costs.reach, start, "x"), told(made.Ways, {1: "x"})
            costs.levels(1 << start, 5, 1 << 700), ways.without({1: 1 << start}, 1 << 900)
            sides.steps(1 << start | 1 << 1700), sides.masks(1 << start | 1 << 1700, wide, wide)
            told(made.Sides, 4, (((1, 1),), ((2, -1),), ())), told(ways.without, {1: "x"}, 0)
            (
                rides.out(15, 0, 1, -1).cheapest(15),
                told(rides.out, 15, 9, 1, 0),
                told(rides.out(15, 0, 1, 3).cheapest, -1),
            )
            (
                rides.out(15, 0, 1, 3).path(0, 0),
                told(rides.out(15, 0, 1, 3).path, 0, 1),
                told(rides.out(1, 0, 1, 3).path, 9),
            )
            rides.walk(15, 15, 0, bytes(16), bytes(4), 0, -1, 1, True, bytes(4), 9)
            told(rides.walk, 15, 15, 0, bytes(3), bytes(4), 0, -1, 1, True, bytes(4), 9), told(rides.walk, 15)
            told(made.Rides, {0: (9,)}, (0,), ((0,),), (1,), (1,), (1,))
            told(made.Costs, {1: ways, 2: 3}), told(made.nth_member, 5, 9)

    for _ in range(3):
        calls()
    before = sys.getallocatedblocks()
    for _ in range(30):
        calls()
    assert sys.getallocatedblocks() - before < 200


def test_threads_do_not_meet() -> None:
    made = core()
    wide = (1 << 2000) - 1
    costs = made.Costs({1: made.Ways({1: wide, -1: wide << 1, 45: wide, -45: wide << 45})})
    starts = range(100, 1900, 31)
    alone = [parts(costs.reach(start, 9, barred=1 << start + 2)) for start in starts]
    found: dict[int, list[Any]] = {}

    def work(number: int) -> None:
        found[number] = [parts(costs.reach(start, 9, barred=1 << start + 2)) for start in starts for _ in range(3)][::3]

    threads = [threading.Thread(target=work, args=(number,)) for number in range(4)]
    for thread in threads:
        thread.start()
    for thread in threads:
        thread.join()
    assert [found[number] for number in range(4)] == [alone] * 4


def test_it_knows_its_source() -> None:
    assert source_digest() == core().SOURCE
