"""Routes over hexes in their plain form: the game hands in what a step costs or whether it may be made at all.

Use this form where a question is asked seldom. Where it is asked thousands of times, `ways.py` gives the same results
from sets of dense indexes; tests hold the two together.

Hexes go on for ever here: it is the game's cost that ends at the rim of the map. A flood, or steps that cost nothing,
would otherwise find no end.
"""

from collections.abc import Callable, Iterable, Iterator
from heapq import heappop, heappush
from typing import TypeAlias

from sztab.hexmap.hexes import Hex, Hexside

# What a step from one hex to its neighbour costs (0 or more); None where it may not be made.
StepCost: TypeAlias = Callable[[Hex, Hex], int | None]
# Whether a step from one hex to its neighbour may be made.
Step: TypeAlias = Callable[[Hex, Hex], bool]
# Whether whoever enters a hex must stay there.
Stops: TypeAlias = Callable[[Hex], bool]


def _nowhere(_: Hex) -> bool:
    return False


def reachable(start: Hex, budget: int, cost: StepCost, *, stops: Stops = _nowhere) -> dict[Hex, int]:
    """The hexes within reach and the least cost of each, the start at 0; a hex that `stops` is entered, not left."""
    found: dict[Hex, int] = {}
    queue = [(0, start)]
    while queue:
        spent, hex = heappop(queue)
        if hex in found:
            continue
        found[hex] = spent
        if hex != start and stops(hex):
            continue
        for other in hex.neighbours():
            step = cost(hex, other)
            if step is not None and spent + step <= budget and other not in found:
                heappush(queue, (spent + step, other))
    return found


def cheapest_route(start: Hex, goal: Hex, cost: StepCost, *, budget: int, stops: Stops = _nowhere) -> list[Hex] | None:
    """A cheapest route, both ends included; None if it costs more than the budget.

    Among equals it is the one that, walked back from the goal, goes each time in the first direction.
    """
    found = reachable(start, budget, cost, stops=stops)
    if goal not in found:
        return None
    left = {hex: spent for hex, spent in found.items() if hex in (start, goal) or not stops(hex)}
    route = _walk_back(left, start, goal, cost)
    route.reverse()
    return route


def _walk_back(found: dict[Hex, int], start: Hex, goal: Hex, cost: StepCost) -> list[Hex]:
    """Depth first over the steps that make up least costs; only steps that cost nothing can lead into a dead end."""
    trail: list[tuple[Hex, Iterator[Hex]]] = [(goal, _before(found, goal, cost))]
    tried = {goal}
    while trail[-1][0] != start:
        before = next((hex for hex in trail[-1][1] if hex not in tried), None)
        if before is None:
            trail.pop()
        else:
            tried.add(before)
            trail.append((before, _before(found, before, cost)))
    return [hex for hex, _ in trail]


def _before(found: dict[Hex, int], hex: Hex, cost: StepCost) -> Iterator[Hex]:
    for other in hex.neighbours():
        if other in found:
            step = cost(other, hex)
            if step is not None and found[other] + step == found[hex]:
                yield other


def flood(sources: Iterable[Hex], may_step: Step, *, steps: int | None = None) -> set[Hex]:
    """All that can be reached from the sources, in at most so many steps."""
    found = set(sources)
    frontier = found
    while frontier and steps != 0:
        frontier = {other for hex in frontier for other in hex.neighbours() if may_step(hex, other)} - found
        found = found | frontier
        steps = None if steps is None else steps - 1
    return found


def connected_areas(hexes: Iterable[Hex], may_step: Step = lambda _a, _b: True) -> list[set[Hex]]:
    """The parts into which the hexes fall, if one may step between neighbours as said (both ways alike)."""
    inside = set(hexes)
    areas: list[set[Hex]] = []
    seen: set[Hex] = set()
    for hex in sorted(inside):
        if hex not in seen:
            areas.append(flood([hex], lambda a, b: b in inside and may_step(a, b)))
            seen |= areas[-1]
    return areas


def connected_sides(sides: Iterable[Hexside]) -> list[set[Hexside]]:
    """The parts into which a set of sides falls, if sides that meet in a corner belong together: a river is one."""
    left = set(sides)
    parts = []
    for side in sorted(left):
        if side in left:
            parts.append(_joined_to(side, left))
            left = left - parts[-1]
    return parts


def _joined_to(side: Hexside, among: set[Hexside]) -> set[Hexside]:
    found = frontier = {side}
    while frontier:
        around = {other for one in frontier for corner in one.corners() for other in corner.sides()}
        frontier = around & among - found
        found = found | frontier
    return found
