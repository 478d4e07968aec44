"""Lines for pictures: sides joined to chains and rings, corners cut, a small meander, the same for the same map."""

from collections.abc import Iterable, Sequence
from itertools import pairwise
from math import hypot, sin
from typing import TypeVar

Dot = tuple[float, float]
Node = TypeVar("Node", bound=tuple[int, int])


def chains(edges: Iterable[tuple[Node, Node]]) -> list[list[Node]]:
    """Edges joined to chains, split where more than two meet; a closed ring begins and ends in the same node."""
    around: dict[Node, list[Node]] = {}
    for a, b in sorted(edges):
        around.setdefault(a, []).append(b)
        around.setdefault(b, []).append(a)
    left = {frozenset((a, b)) for a, near in around.items() for b in near}
    ends = [node for node in sorted(around) if len(around[node]) != 2]
    found = []
    for start in [*ends, *sorted(around)]:
        for step in around[start]:
            if frozenset((start, step)) in left:
                found.append(_walk(start, step, around, left))
    return found


def _walk(start: Node, step: Node, around: dict[Node, list[Node]], left: set[frozenset[Node]]) -> list[Node]:
    chain = [start, step]
    left.discard(frozenset((start, step)))
    while len(around[chain[-1]]) == 2 and chain[-1] != start:
        here = chain[-1]
        onward = next((node for node in around[here] if frozenset((here, node)) in left), None)
        if onward is None:
            break
        left.discard(frozenset((here, onward)))
        chain.append(onward)
    return chain


def cut_corners(points: Sequence[Dot], times: int) -> list[Dot]:
    """Chaikin's rule: each corner is cut at a quarter of its arms; the ends stay. A closed ring stays closed."""
    line = list(points)
    for _ in range(times):
        is_ring = len(line) > 2 and line[0] == line[-1]
        cut: list[Dot] = [] if is_ring else [line[0]]
        for a, b in pairwise(line):
            cut += [_between(a, b, 0.25), _between(a, b, 0.75)]
        line = [*cut, cut[0]] if is_ring else [*cut, line[-1]]
    return line


def meander(points: Sequence[Dot], swing: float, seed: float) -> list[Dot]:
    """A small wave along a line, so that water does not look ruled; it dies out at both ends."""
    whole, gone = sum(_length(a, b) for a, b in pairwise(points)), 0.0
    found = []
    for i, point in enumerate(points):
        before, after = points[max(0, i - 1)], points[min(len(points) - 1, i + 1)]
        gone += _length(points[i - 1], point) if i else 0.0
        ease = min(1.0, gone / 20, (whole - gone) / 20)
        wave = ease * swing * (sin(gone / 9 + seed) + 0.7 * sin(gone / 5.2 + seed * 1.7))
        dx, dy, length = after[0] - before[0], after[1] - before[1], _length(before, after) or 1.0
        found.append((point[0] - dy / length * wave, point[1] + dx / length * wave))
    return found


def clipped(ring: Sequence[Dot], frame: tuple[float, float, float, float]) -> list[Dot]:
    """What of an outline lies within a frame (left, top, right, bottom): cut at each of its four sides in turn."""
    found = list(ring)
    for axis, limit, keep in ((0, frame[0], 1), (1, frame[1], 1), (0, frame[2], -1), (1, frame[3], -1)):
        cut: list[Dot] = []
        for a, b in zip([found[-1], *found], found) if found else ():
            inside = [(dot[axis] - limit) * keep >= 0 for dot in (a, b)]
            if inside[0] != inside[1]:
                cut.append(_between(a, b, (limit - a[axis]) / (b[axis] - a[axis])))
            if inside[1]:
                cut.append(b)
        found = cut
    return found


def calmed(points: Sequence[Dot], rounds: int) -> list[Dot]:
    """A line drawn straighter than it is: each point moves towards the middle of its neighbours."""
    line = list(points)
    for _ in range(rounds):
        inner = [
            (here[0] * 0.4 + (a[0] + b[0]) * 0.3, here[1] * 0.4 + (a[1] + b[1]) * 0.3)
            for a, here, b in zip(line, line[1:], line[2:])
        ]
        line = [line[0], *inner, line[-1]]
    return line


def _between(a: Dot, b: Dot, part: float) -> Dot:
    return a[0] + (b[0] - a[0]) * part, a[1] + (b[1] - a[1]) * part


def _length(a: Dot, b: Dot) -> float:
    return hypot(b[0] - a[0], b[1] - a[1])
