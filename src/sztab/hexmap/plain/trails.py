"""Ways walked back through a reach, and what ways take, in plain Python."""

from collections.abc import Sequence
from typing import TypeAlias

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
