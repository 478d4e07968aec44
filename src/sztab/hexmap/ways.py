"""Routes in their fast form: floods and reach on whole sets of hexes at once, a set being an integer.

A `Ways` says between which neighbours one may step. A step of all hexes of a set is a handful of shifts, since on a map
numbered by column and row every neighbour lies at one of a few fixed distances in bits. `routes.py` is the form to
read; the searches are those of `plain/ways.py`, or of the compiled core where it was built.
"""

from collections.abc import Callable, Iterable, Iterator
from typing import TYPE_CHECKING, TypeAlias

from sztab.hexmap.compiled import CORE
from sztab.hexmap.hexmap import HexMap

# What the step from one hex to its neighbour costs, by index; None where it may not be made.
IndexCost: TypeAlias = Callable[[int, int], int | None]

if TYPE_CHECKING or CORE is None:
    from sztab.hexmap.plain import ways as searches
else:
    searches = CORE
Reach = searches.Reach


class Ways(searches.Ways):
    """Between which neighbours one may step; made by `ways()` or `ways_between()`, never changed."""

    __slots__ = ()

    def rings(self, sources: int) -> Iterator[int]:
        """The hexes first reached in 1 step, in 2, and so on while there are any."""
        found = frontier = sources
        while frontier := self.step(frontier) & ~found:
            found |= frontier
            yield frontier

    def backwards(self) -> "Ways":
        """The same steps, walked the other way."""
        return _back(self)


def _back(ways: searches.Ways) -> Ways:
    return Ways({-shift: _moved(mask, shift) for shift, mask in ways.masks.items()})


def ways(
    hexmap: HexMap,
    into: int | None = None,
    *,
    out_of: int | None = None,
    across: int | None = None,
    barred: int = 0,
) -> Ways:
    """Steps into the hexes `into`, out of `out_of`, over the sides `across` (None: all of them) but not `barred`.

    A railway is the set of sides that it crosses, so a flood along a network is `ways(map, across=rails).flood(...)`.
    """
    everywhere = hexmap.all_hexes
    into = everywhere if into is None else into
    out_of = everywhere if out_of is None else out_of
    sides = (hexmap.all_sides if across is None else across) & ~barred
    return Ways(hexmap.over.masks(sides, into, out_of))


def ways_between(hexmap: HexMap, steps: Iterable[tuple[int, int]]) -> Ways:
    """Exactly these steps from a hex to a neighbour, by index."""
    masks: dict[int, int] = {}
    for a, b in steps:
        if b not in hexmap.neighbours[a]:
            raise ValueError(f"{hexmap.numbers[a]} and {hexmap.numbers[b]} are not neighbours")
        masks[b - a] = masks.get(b - a, 0) | 1 << a
    return Ways(masks)


def areas(hexmap: HexMap, hexes: int, *, across: int | None = None, barred: int = 0) -> list[int]:
    """The connected parts into which these hexes fall, if one may pass only the sides `across`, and none `barred`."""
    inside = ways(hexmap, hexes, out_of=hexes, across=across, barred=barred)
    found = []
    while hexes:
        area = inside.flood(hexes & -hexes)
        found.append(area)
        hexes &= ~area
    return found


def _moved(bits: int, shift: int) -> int:
    return bits << shift if shift >= 0 else bits >> -shift


class Costs(searches.Costs):
    """The ways of a mover, sorted by what a step costs. A step belongs to one cost (if to more, the least counts)."""

    __slots__ = ()

    @classmethod
    def of(cls, hexmap: HexMap, cost: IndexCost) -> "Costs":
        """Ask the game for the cost of every step of the map, once."""
        steps: dict[int, list[tuple[int, int]]] = {}
        for a, around in enumerate(hexmap.neighbours):
            for b in around:
                if b >= 0 and (price := cost(a, b)) is not None:
                    steps.setdefault(price, []).append((a, b))
        return cls({price: ways_between(hexmap, pairs) for price, pairs in steps.items()})

    def backwards(self) -> "Costs":
        """The same steps walked the other way: what a hex costs here is what it costs to get from it to the start."""
        found: Costs | None = self.back
        if found is None:
            found = self.back = Costs({cost: _back(ways) for cost, ways in self.steps.items()})
        return found

    def route(self, hexmap: HexMap, reach: Reach, goal: int) -> list[int] | None:
        """A cheapest route within this reach, both ends included; among equals the one that, walked back from the
        goal, goes each time in the first direction."""
        spent = reach.cost(goal)
        if spent is None:
            return None
        if 0 not in self.steps:
            return self._straight_back(hexmap, reach, goal, spent)
        trail = [(goal, self._before(hexmap, reach, goal, spent))]
        tried = 1 << goal
        while trail[-1][0] != reach.start:
            before = next(((hex, at) for hex, at in trail[-1][1] if not tried >> hex & 1), None)
            if before is None:
                trail.pop()
            else:
                tried |= 1 << before[0]
                trail.append((before[0], self._before(hexmap, reach, *before)))
        return [hex for hex, _ in reversed(trail)]

    def _straight_back(self, hexmap: HexMap, reach: Reach, goal: int, spent: int) -> list[int]:
        """Where every step costs something, whatever comes before a hex leads back to the start."""
        found = [goal]
        while spent:
            goal, spent = next(self._before(hexmap, reach, goal, spent))
            found.append(goal)
        found.reverse()
        return found

    def _before(self, hexmap: HexMap, reach: Reach, hex: int, spent: int) -> Iterator[tuple[int, int]]:
        """The neighbours from which the last step of a cheapest route may come, with what had been spent there."""
        steps = [(cost, self.steps[cost]) for cost in sorted(self.steps)]
        for other in hexmap.neighbours[hex]:
            if other < 0 or (reach.stops >> other & 1 and other != reach.start):
                continue
            for cost, ways in steps:
                if cost <= spent and reach.levels[spent - cost] >> other & 1 and ways.leads(other, hex):
                    yield other, spent - cost
                    break
