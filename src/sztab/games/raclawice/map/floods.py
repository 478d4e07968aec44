"""What lies around hexes: floods round barred hexes and sets that have grown, kept once they are known.

Between two answers little moves, so the same area is asked for again and again; the key is all that it depends on.
"""

from sztab.hexmap.hexmap import HexMap
from sztab.hexmap.ways import ways

KEPT = 2_000
"""So many areas of a kind are kept before they are forgotten, all at once."""


class Floods:
    """The areas of one map, shared by all positions on it."""

    __slots__ = ("_areas", "_grown", "_steps", "_within")

    def __init__(self, map_: HexMap, within: tuple[tuple[int, ...], ...]) -> None:
        self._steps = ways(map_)
        self._within = within
        self._areas: dict[tuple[int, int, int], int] = {}
        self._grown: dict[tuple[int, int], int] = {}

    def area(self, start: int, barred: int, steps: int) -> int:
        """The hexes at most so many steps away, counted round the barred ones; the start is never barred."""
        near = self._within[steps][start]
        barred &= near & ~(1 << start)
        if not barred:
            return near
        key = start, barred, steps
        found = self._areas.get(key)
        if found is None:
            if len(self._areas) >= KEPT:
                self._areas.clear()
            found = self._areas[key] = self._flood(start, barred, steps)
        return found

    def _flood(self, start: int, barred: int, steps: int) -> int:
        """As far as nothing is barred, all hexes are reached straight."""
        straight = 0
        while not self._within[straight + 1][start] & barred:
            straight += 1
        found = self._within[straight][start]
        frontier = found & ~self._within[straight - 1][start] if straight else found
        step = self._steps.step
        for _ in range(steps - straight):
            frontier = step(frontier) & ~(found | barred)
            found |= frontier
        return found

    def grown(self, hexes: int, steps: int) -> int:
        """The hexes at most so many steps away from one of these."""
        key = hexes, steps
        found = self._grown.get(key)
        if found is None:
            if len(self._grown) >= KEPT:
                self._grown.clear()
            found = hexes
            for _ in range(steps):
                found |= self._steps.step(found)
            self._grown[key] = found
        return found
