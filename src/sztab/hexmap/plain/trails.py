"""Ways walked back through a reach, and what ways take, in plain Python."""

from collections.abc import Sequence
from typing import TypeAlias

from sztab.hexmap.plain.bits import bit_set
from sztab.hexmap.plain.ways import Reach

Taken: TypeAlias = tuple[int, int, int, int]
Step: TypeAlias = tuple[int, int, Taken, Taken]
"""A step into a hex: from where, over which side, what it takes on a way (0: no way leads over it), and what is counted
for it; each in four cases: 1 for a side that is lined, 2 more for a hex that is held (which matters only there)."""


class Trails:
    """The steps into each hex of a map, in the order in which they are tried."""

    __slots__ = ("_into", "_points")

    def __init__(self, steps: Sequence[Sequence[Step]]) -> None:
        self._into = tuple(
            tuple([(other, side, taken) for other, side, taken, _ in found if any(taken)]) for found in steps
        )
        self._points = tuple({other: (side, points) for other, side, _, points in found} for found in steps)

    def back(
        self, levels: tuple[int, ...], start: int, goal: int, spent: int, lines: int, held: int, walls: int = 0
    ) -> list[int]:
        """The hexes entered on a way of so many points from the start to a goal, by what is within reach for how much:
        the direct step if it takes as much, else the way that, walked back, goes each time by the first step; none
        goes over one of the `walls` (a set of sides)."""
        into, path = self._into, []
        for other, side, cases in into[goal]:
            taken = cases[1 + 2 * (held >> goal & 1) if lines >> side & 1 else 0]
            if other == start and 0 < spent == taken and not walls >> side & 1:
                return [goal]
        while spent > 0:
            path.append(goal)
            for other, side, cases in into[goal]:
                taken = cases[1 + 2 * (held >> goal & 1)] if lines and lines >> side & 1 else cases[0]
                if 0 < taken <= spent and levels[spent - taken] >> other & 1 and not walls >> side & 1:
                    goal, spent = other, spent - taken
                    break
            else:
                raise ValueError("a hex within reach is reached by a step")
        path.reverse()
        return path

    def reach(
        self, start: int, points: int, barred: int, stops: int, lines: int, held: int, walls: int, homeward: bool
    ) -> Reach:
        """What can be reached for at most so many points, as `Costs.reach` says it; `homeward`: from where that many
        lead to the start."""
        spent, levels, at = {start: 0}, [[start]], 0
        links = self._into if homeward else self._out()
        while at < len(levels):
            for here in levels[at]:
                if spent[here] != at or (stops >> here & 1 and here != start):
                    continue
                for other, side, cases in links[here]:
                    entered = here if homeward else other
                    taken = cases[1 + 2 * (held >> entered & 1) if lines >> side & 1 else 0]
                    then = at + taken
                    if not taken or then > points or then >= spent.get(other, then + 1) or barred >> other & 1:
                        continue
                    if not walls >> side & 1:
                        spent[other] = then
                        levels += [[] for _ in range(then + 1 - len(levels))]
                        levels[then].append(other)
            at += 1
        found = [0] * (max(spent.values()) + 1)
        for h, taken in spent.items():
            found[taken] |= 1 << h
        return Reach(start, tuple(found), stops, bit_set(spent))

    def _out(self) -> list[list[tuple[int, int, Taken]]]:
        """The steps out of each hex."""
        found: list[list[tuple[int, int, Taken]]] = [[] for _ in self._into]
        for there, steps in enumerate(self._into):
            for here, side, cases in steps:
                if here < len(found):
                    found[here].append((there, side, cases))
        return found

    def points(self, start: int, path: Sequence[int], lines: int, held: int) -> int:
        """What is counted for a way from hex to hex; a step that is none counts nothing."""
        spent = 0
        for there in path:
            found = self._points[there].get(start)
            if found is not None:
                side, points = found
                spent += points[1 + 2 * (held >> there & 1) if lines >> side & 1 else 0]
            start = there
        return spent
