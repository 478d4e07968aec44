"""The fast form of routes gives the same as the plain one, on random maps with barred hexes, sides and costs."""

from itertools import pairwise

import pytest
from hypothesis import given, settings
from hypothesis import strategies as st

from sztab.hexmap.bits import bit_set, members
from sztab.hexmap.grid import Grid
from sztab.hexmap.hexes import Hex
from sztab.hexmap.hexmap import HexMap
from sztab.hexmap.routes import cheapest_route, connected_areas, flood, reachable
from sztab.hexmap.ways import Costs, Ways, areas, ways, ways_between
from tests.hexmap.maps import hex_sets, hexmaps, indexes, side_sets


def on(hexmap: HexMap, hexes: int, hex: Hex) -> bool:
    return hex in hexmap.index_of and bool(hexes >> hexmap.index(hex) & 1)


def crosses(hexmap: HexMap, sides: int, a: Hex, b: Hex) -> bool:
    return bool(sides >> hexmap.side_between(hexmap.index(a), hexmap.index(b)) & 1)


def as_hexes(hexmap: HexMap, hexes: int) -> set[Hex]:
    return {hexmap.hexes[i] for i in members(hexes)}


@given(st.data())
def test_floods_agree(data: st.DataObject) -> None:
    hexmap = data.draw(hexmaps())
    into, out_of, sources = (data.draw(hex_sets(hexmap)) for _ in range(3))
    across = data.draw(st.none() | side_sets(hexmap))
    barred = data.draw(side_sets(hexmap))
    steps = data.draw(st.integers(0, 6))

    def may_step(a: Hex, b: Hex) -> bool:
        if not (on(hexmap, out_of, a) and on(hexmap, into, b)):
            return False
        return not crosses(hexmap, barred, a, b) and (across is None or crosses(hexmap, across, a, b))

    fast = ways(hexmap, into, out_of=out_of, across=across, barred=barred)
    plain = as_hexes(hexmap, sources)
    assert as_hexes(hexmap, fast.flood(sources)) == flood(plain, may_step)
    assert as_hexes(hexmap, fast.flood_within(sources, steps)) == flood(plain, may_step, steps=steps)
    for a, b in hexmap.side_hexes.values():
        assert fast.leads(a, b) == may_step(hexmap.hexes[a], hexmap.hexes[b])
        assert fast.leads(b, a) == may_step(hexmap.hexes[b], hexmap.hexes[a])


@given(st.data())
def test_connected_areas_agree(data: st.DataObject) -> None:
    hexmap = data.draw(hexmaps())
    hexes, barred = data.draw(hex_sets(hexmap)), data.draw(side_sets(hexmap))
    fast = [as_hexes(hexmap, area) for area in areas(hexmap, hexes, barred=barred)]
    plain = connected_areas(as_hexes(hexmap, hexes), lambda a, b: not crosses(hexmap, barred, a, b))
    assert sorted(map(sorted, fast)) == sorted(map(sorted, plain))


@given(st.data())
@settings(max_examples=200)
def test_reach_and_routes_agree(data: st.DataObject) -> None:
    hexmap = data.draw(hexmaps())
    start, goal = data.draw(indexes(hexmap)), data.draw(indexes(hexmap))
    budget = data.draw(st.integers(0, 12))
    barred, stops = data.draw(hex_sets(hexmap)), data.draw(hex_sets(hexmap) | st.just(0))
    prices = data.draw(st.lists(st.none() | st.integers(0, 4), min_size=1, max_size=23))

    def index_cost(a: int, b: int) -> int | None:
        """A price of its own for each step, and for the way back, in no order that a map could have."""
        return prices[(7 * a + 13 * b) % len(prices)]

    def cost(a: Hex, b: Hex) -> int | None:
        if b not in hexmap.index_of or on(hexmap, barred, b):
            return None
        return index_cost(hexmap.index(a), hexmap.index(b))

    def is_stop(hex: Hex) -> bool:
        return on(hexmap, stops, hex)

    costs = Costs.of(hexmap, index_cost)
    found = costs.reach(start, budget, barred=barred, stops=stops)
    plain = reachable(hexmap.hexes[start], budget, cost, stops=is_stop)
    assert {hexmap.hexes[i]: spent for i, spent in found.costs().items()} == plain
    assert as_hexes(hexmap, found.hexes) == set(plain)
    assert found.cost(goal) == plain.get(hexmap.hexes[goal])
    route = costs.route(hexmap, found, goal)
    expected = cheapest_route(hexmap.hexes[start], hexmap.hexes[goal], cost, budget=budget, stops=is_stop)
    assert (None if route is None else [hexmap.hexes[i] for i in route]) == expected
    back = costs.backwards().reach(goal, budget, barred=barred)
    if not (barred >> start | barred >> goal) & 1 and not stops:
        assert back.cost(start) == found.cost(goal), "the way back takes what the way there does"
    assert found.costs(back.hexes) == {i: spent for i, spent in found.costs().items() if back.hexes >> i & 1}
    without_limit = costs.reach(start, None, barred=barred, stops=stops)
    assert without_limit == costs.reach(start, 4 * hexmap.size, barred=barred, stops=stops)


@pytest.fixture
def plain_map() -> HexMap:
    grid = Grid()
    return HexMap(grid, dict.fromkeys(grid.rectangle(6, 6), "clear"))


def test_a_wall_of_sides_stops_a_flood(plain_map: HexMap) -> None:
    west = bit_set(i for i, number in enumerate(plain_map.numbers) if number < "0400")
    wall = bit_set(side for side, (a, b) in plain_map.side_hexes.items() if (west >> a ^ west >> b) & 1)
    source = 1 << plain_map.at("0101")
    assert ways(plain_map, barred=wall).flood(source) == west
    assert ways(plain_map).flood(source) == plain_map.all_hexes
    gate = 1 << plain_map.side_between(plain_map.at("0303"), plain_map.at("0403"))
    assert ways(plain_map, barred=wall & ~gate).flood(source) == plain_map.all_hexes


def test_a_railway_is_followed_and_not_left(plain_map: HexMap) -> None:
    line = [plain_map.at(number) for number in ("0102", "0202", "0303", "0403", "0504")]
    rail = bit_set(plain_map.side_between(a, b) for a, b in pairwise(line))
    by_rail = ways(plain_map, across=rail)
    assert members(by_rail.flood(1 << line[0])) == sorted(line)
    assert members(by_rail.flood_within(1 << line[0], 2)) == sorted(line[:3])
    held = ways(plain_map, ~(1 << line[2]), across=rail)
    assert members(held.flood(1 << line[0])) == sorted(line[:2])


def test_costs_in_classes_are_the_costs_of_steps(plain_map: HexMap) -> None:
    """A river adds 1: the same reach from two sets of ways as from asking for each step."""
    river = bit_set(side for side in plain_map.side_hexes if side % 5 == 0)
    by_class = Costs({1: ways(plain_map, barred=river), 2: ways(plain_map, across=river)})
    by_step = Costs.of(plain_map, lambda a, b: 1 + (river >> plain_map.side_between(a, b) & 1))
    for start in range(plain_map.size):
        assert by_class.reach(start, 4) == by_step.reach(start, 4)


def test_slips_of_the_caller_are_caught(plain_map: HexMap) -> None:
    with pytest.raises(ValueError, match="not neighbours"):
        ways_between(plain_map, [(0, 2)])
    with pytest.raises(ValueError, match="less than 0"):
        Costs({-1: Ways({})})


def test_a_route_does_not_pass_a_hex_in_which_one_must_stop(plain_map: HexMap) -> None:
    """Two ways of equal length lead from 0303 to 0503; where one of them must stop, the route takes the other."""
    start, goal = plain_map.at("0303"), plain_map.at("0503")
    between = [i for i in plain_map.neighbours[start] if i >= 0 and i in plain_map.neighbours[goal]]
    assert len(between) == 2
    costs = Costs({1: ways(plain_map)})
    for stop, other in (between, between[::-1]):
        reach = costs.reach(start, 2, stops=1 << stop)
        assert reach.cost(stop) == 1
        assert costs.route(plain_map, reach, goal) == [start, other, goal]
