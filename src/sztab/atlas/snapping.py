"""From chains of points to the hex grid: rivers along hexsides, railways from hex to hex.

Both are cheapest paths: a step costs the more, the further it lies from the true course, so that the path follows the
course and is connected by construction. A river keeps the towns on its banks on their true side where the grid allows.
"""

from collections.abc import Callable, Collection, Iterable, Mapping, Sequence
from heapq import heapify, heappop, heappush
from itertools import pairwise
from math import hypot, sqrt
from typing import TypeVar

from sztab.atlas.frame import Frame
from sztab.atlas.projection import Point
from sztab.atlas.shapes import along_chain, distance_to_chain, is_left_of, middle
from sztab.hexmap.hexes import Corner, Hex, Hexside

Node = TypeVar("Node", Corner, Hex)

# How strongly a path is held to its course (in parts of a hex), and what it costs to break a wish, in hexes.
_LOOSENESS = 0.25
_END = 2.0  # a river ends where it ends, else it would be shortened to save its way
_SKIPPED = 6.0  # for each side's length of the course that one step passes over, beyond what any step may
_FREE = 2.0  # what a step may pass over, in sides
_WRONG_BANK = (30.0, 15.0, 5.0)  # by the rank of the town


def cheapest(
    starts: Mapping[Node, float], goals: Collection[Node], steps: Callable[[Node], Iterable[tuple[Node, float]]]
) -> list[Node]:
    """The cheapest path from any start to any goal, if there is one. The nodes' order settles equal costs."""
    best: dict[Node, float] = {}
    before: dict[Node, Node | None] = {}
    heap: list[tuple[float, Node, Node | None]] = [(cost, start, None) for start, cost in starts.items()]
    heapify(heap)
    while heap:
        cost, node, origin = heappop(heap)
        if node in best:
            continue
        best[node], before[node] = cost, origin
        if node in goals:
            return _walked_back(node, before)
        for other, price in steps(node):
            if other not in best:
                # Rounded, so that sums of equal parts stay equal whatever their order.
                heappush(heap, (round(cost + price, 6), other, node))
    return []


def _walked_back(node: Node, before: Mapping[Node, Node | None]) -> list[Node]:
    path = [node]
    while (origin := before[path[-1]]) is not None:
        path.append(origin)
    return path[::-1]


def corner_steps(corner: Corner) -> list[tuple[Corner, Hexside]]:
    """The three corners that a side leads to, each with that side."""
    found = []
    for side in corner.sides():
        a, b = side.corners()
        found.append((b if a == corner else a, side))
    return found


class RiverSnapper:
    """Lays rivers on hexsides one after the other; a later river may join an earlier one, not run along it."""

    def __init__(
        self,
        frame: Frame,
        towns: Mapping[Hex, tuple[Point, int]],
        *,
        banks: Mapping[tuple[str, Hex], str],
        drawn: Mapping[str, Collection[Hexside]],
    ) -> None:
        """`towns` says where in its hex a town truly stands, and its rank; `banks` overrules which bank that is, and
        `drawn` draws a river along certain sides."""
        self.frame, self.towns, self.banks, self.drawn = frame, towns, banks, drawn
        self.taken: dict[Hexside, str] = {}
        self.corners: set[Corner] = set()
        self.every_corner = sorted({corner for hex in frame.hexes() for corner in hex.corners()})

    def lay(self, name: str, course: Sequence[Point], *, start: Corner | None, end: Corner | None) -> list[Corner]:
        """The chain of corners that a river follows, downstream; other stretches of it may fix `start` and `end`."""
        gone = _Gone(course, self.frame)
        sources = self._sources(course[0]) if start is None else {start: 0.0}
        sources = {corner: cost + gone.skipped(0.0, gone.at(corner)) for corner, cost in sources.items()}
        mouths = self._mouths(course[-1]) if end is None else {end: 0.0}
        mouths = {corner: cost + gone.skipped(gone.at(corner), gone.whole) for corner, cost in mouths.items()}
        left = {hex: self._is_on_left_bank(name, hex, course) for hex in self.towns}
        path = cheapest(sources, mouths, lambda corner: self._steps(name, course, corner, mouths, left, gone))
        for a, b in pairwise(path):
            self.taken[_side_between(a, b)] = name
        self.corners.update(path)
        return path

    def _mouths(self, end: Point) -> dict[Corner, float]:
        """Corners where a river may end, with what that costs: those of the river it joins, else the nearest one."""
        away = {corner: _apart(self.frame.corner(corner), end) / self.frame.pitch for corner in self.corners}
        if min(away.values(), default=1.0) > 0.9:
            return {self._nearest(end): 0.0}
        return {corner: _END * _hold(far) for corner, far in away.items() if far < 1.8}

    def _sources(self, begin: Point) -> dict[Corner, float]:
        """Corners where a river may begin, with what that costs: any near its source that no other river has."""
        away = {corner: _apart(self.frame.corner(corner), begin) / self.frame.pitch for corner in self.every_corner}
        return {corner: _END * _hold(far) for corner, far in away.items() if far < 1.2 and corner not in self.corners}

    def _nearest(self, point: Point) -> Corner:
        return min(self.every_corner, key=lambda corner: (_apart(self.frame.corner(corner), point), corner))

    def _steps(
        self,
        name: str,
        course: Sequence[Point],
        corner: Corner,
        mouths: Mapping[Corner, float],
        left: Mapping[Hex, bool],
        gone: "_Gone",
    ) -> Iterable[tuple[Corner, float]]:
        for other, side in corner_steps(corner):
            if side in self.taken or not any(self.frame.has(hex) for hex in side):
                continue
            if other in self.corners and other not in mouths:
                continue
            if side in self.drawn.get(name, ()):
                yield other, 0.0
                continue
            a, b = self.frame.corner(corner), self.frame.corner(other)
            away = distance_to_chain(middle(a, b), course) / self.frame.pitch
            wrong = [hex for hex in side if hex in left and left[hex] != is_left_of(self.frame.centre(hex), (a, b))]
            wronged = sum(_WRONG_BANK[self.towns[hex][1] - 1] for hex in wrong)
            skipped = gone.skipped(gone.at(corner), gone.at(other))
            yield other, 1 + _hold(away) + wronged + skipped + mouths.get(other, 0.0)

    def _is_on_left_bank(self, name: str, hex: Hex, course: Sequence[Point]) -> bool:
        stated = self.banks.get((name, hex))
        return stated == "left" if stated else is_left_of(self.towns[hex][0], course)


class _Gone:
    """How far along its course a river has come at each corner: it must go the whole way, loops too."""

    def __init__(self, course: Sequence[Point], frame: Frame) -> None:
        self.course, self.frame = course, frame
        self.whole = sum(_apart(a, b) for a, b in pairwise(course))
        self._at: dict[Corner, float] = {}

    def at(self, corner: Corner) -> float:
        if corner not in self._at:
            self._at[corner] = along_chain(self.frame.corner(corner), self.course)
        return self._at[corner]

    def skipped(self, before: float, after: float) -> float:
        """What it costs that so much of the course is passed over by one step."""
        sides = (after - before) * sqrt(3) / self.frame.pitch
        return _SKIPPED * max(0.0, sides - _FREE)


def course_path(frame: Frame, course: Sequence[Point]) -> list[Corner]:
    """A chain of corners along a course that heeds nothing but the course: a line of works, a front."""
    every = sorted({corner for hex in frame.hexes() for corner in hex.corners()})

    def steps(corner: Corner) -> Iterable[tuple[Corner, float]]:
        for other, side in corner_steps(corner):
            if all(frame.has(hex) for hex in side):
                away = distance_to_chain(middle(frame.corner(corner), frame.corner(other)), course) / frame.pitch
                yield other, 1 + _hold(away)

    ends = [
        min(every, key=lambda corner: (_apart(frame.corner(corner), end), corner)) for end in (course[0], course[-1])
    ]
    return cheapest({ends[0]: 0.0}, {ends[1]}, steps)


def rail_path(frame: Frame, course: Sequence[Point], start: Hex, goal: Hex, closed: Collection[Hex]) -> list[Hex]:
    """The hexes of a railway from one town to the next along the straight line between them."""

    def steps(hex: Hex) -> Iterable[tuple[Hex, float]]:
        for other in hex.neighbours():
            if frame.has(other) and (other not in closed or other == goal):
                away = distance_to_chain(frame.centre(other), course) / frame.pitch
                yield other, 1 + away * away

    return cheapest({start: 0.0}, {goal}, steps)


def _hold(away: float) -> float:
    """What it costs to be so far from the course, in hexes."""
    return (away / _LOOSENESS) ** 2


def _side_between(a: Corner, b: Corner) -> Hexside:
    (side,) = set(a.sides()) & set(b.sides())
    return side


def _apart(a: Point, b: Point) -> float:
    return hypot(a.x - b.x, a.y - b.y)
