"""How fast a map answers: medians in microseconds, for `sztab bench`."""

from collections.abc import Callable, Sequence
from statistics import median
from time import perf_counter
from typing import TypeVar

from sztab.hexmap.hexmap import HexMap
from sztab.hexmap.sight import SightLines, sight_line
from sztab.hexmap.ways import Costs, ways

T = TypeVar("T")


def supply_us(hexmap: HexMap, repeats: int = 300) -> float:
    """A flood over the whole map from its first column, past scattered closed hexes, with some sides barred; the ways
    are made anew each time, as in a game in which units have moved."""
    closed, barred = _scattered(hexmap.size, 7), _scattered(3 * hexmap.size, 11) & hexmap.all_sides
    column = hexmap.grid.column_row(hexmap.hexes[0])[0]
    sources = hexmap.hex_set(hex for hex in hexmap.hexes if hexmap.grid.column_row(hex)[0] == column)

    def supply(_: int) -> int:
        return ways(hexmap, hexmap.all_hexes & ~closed, barred=barred).flood(sources)

    return median_us(supply, range(repeats))


def reach_us(hexmap: HexMap, budget: int = 4, repeats: int = 300) -> float:
    """The reach of one unit, from hexes all over the map: steps cost 1, into some hexes 2, over some sides 1 more."""
    rough, river = _scattered(hexmap.size, 5), _scattered(3 * hexmap.size, 9) & hexmap.all_sides
    costs = Costs.of(hexmap, lambda a, b: 1 + (rough >> b & 1) + (river >> hexmap.side_between(a, b) & 1))
    enemies = _scattered(hexmap.size, 13)
    starts = [i * 37 % hexmap.size for i in range(repeats)]
    return median_us(lambda start: costs.reach(start, budget, barred=enemies), starts)


def sight_us(hexmap: HexMap, repeats: int = 300) -> float:
    """Whether two hexes see each other past scattered woods, for pairs all over the map asked for the first time."""
    woods = _scattered(hexmap.size, 7)
    lines = SightLines(hexmap)
    size = hexmap.size
    for i in range(repeats):  # the geometry of lines is known to all maps; what is measured is this map's own part
        sight_line(hexmap.hexes[i * 37 % size], hexmap.hexes[i * 101 % size])
    return median_us(lambda i: lines.sees(i * 37 % size, i * 101 % size, woods), range(repeats))


def median_us(task: Callable[[int], T], cases: Sequence[int]) -> float:
    """The median time of the task over the cases, in microseconds."""
    times = []
    for case in cases:
        begun = perf_counter()
        task(case)
        times.append(perf_counter() - begun)
    return median(times) * 1e6


def _scattered(size: int, every: int) -> int:
    """One index in `every`, spread without a pattern that runs along columns."""
    return sum(1 << i for i in range(size) if (i * i + 3 * i) % (every + 2) == 0)
