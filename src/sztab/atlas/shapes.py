"""Plane geometry for the atlas: chains of points and outlines on the projected sheet."""

from collections.abc import Iterator, Sequence
from itertools import pairwise
from math import hypot, inf

from sztab.atlas.projection import Point


def distance_to_segment(point: Point, a: Point, b: Point) -> float:
    along = _along(point, a, b)
    return hypot(a.x + along * (b.x - a.x) - point.x, a.y + along * (b.y - a.y) - point.y)


def distance_to_chain(point: Point, chain: Sequence[Point]) -> float:
    """How far a point lies from the nearest point of a chain."""
    return min(distance_to_segment(point, a, b) for a, b in segments(chain))


def along_chain(point: Point, chain: Sequence[Point]) -> float:
    """How far along a chain its point lies that is nearest to the given one."""
    best, gone, before = inf, 0.0, 0.0
    for a, b in segments(chain):
        length = hypot(b.x - a.x, b.y - a.y)
        if (away := distance_to_segment(point, a, b)) < best:
            best, gone = away, before + length * _along(point, a, b)
        before += length
    return gone


def is_left_of(point: Point, chain: Sequence[Point]) -> bool:
    """Whether a point lies to the left of a chain, for someone who walks along it (y grows southwards)."""
    a, b = min(segments(chain), key=lambda pair: (distance_to_segment(point, *pair), pair))
    if 0 < _along(point, a, b) < 1:
        return _turn(a, b, point) < 0
    return _left_of_bend(point, chain, a, b)


def _left_of_bend(point: Point, chain: Sequence[Point], a: Point, b: Point) -> bool:
    """The nearest point of the chain is a bend: left of both its arms, or of either where it turns to the right."""
    at = list(chain).index(a if _along(point, a, b) <= 0 else b)
    if at in (0, len(chain) - 1):
        return _turn(a, b, point) < 0
    before, bend, after = chain[at - 1], chain[at], chain[at + 1]
    left_of_arms = (_turn(before, bend, point) < 0, _turn(bend, after, point) < 0)
    return any(left_of_arms) if _turn(before, bend, after) > 0 else all(left_of_arms)


def segments(chain: Sequence[Point]) -> Iterator[tuple[Point, Point]]:
    return pairwise(chain)


def contains(outline: Sequence[Point], point: Point) -> bool:
    """Whether a closed outline holds the point (even-odd rule)."""
    inside = False
    for a, b in zip(outline, [*outline[1:], outline[0]]):
        if (a.y > point.y) != (b.y > point.y):
            crossing = a.x + (point.y - a.y) / (b.y - a.y) * (b.x - a.x)
            if point.x < crossing:
                inside = not inside
    return inside


def middle(a: Point, b: Point) -> Point:
    return Point((a.x + b.x) / 2, (a.y + b.y) / 2)


def dotted(chain: Sequence[Point], step: float) -> Iterator[Point]:
    """Points along a chain, at most `step` apart, both ends included."""
    yield chain[0]
    for a, b in segments(chain):
        parts = max(1, round(hypot(b.x - a.x, b.y - a.y) / step + 0.5))
        for i in range(1, parts):
            yield Point(a.x + (b.x - a.x) * i / parts, a.y + (b.y - a.y) * i / parts)
        yield b


def _along(point: Point, a: Point, b: Point) -> float:
    dx, dy = b.x - a.x, b.y - a.y
    square = dx * dx + dy * dy
    return 0.0 if square == 0 else min(1.0, max(0.0, ((point.x - a.x) * dx + (point.y - a.y) * dy) / square))


def _turn(a: Point, b: Point, c: Point) -> float:
    """Negative when c lies to the left of the way from a to b, on a sheet whose y grows southwards."""
    return (b.x - a.x) * (c.y - a.y) - (b.y - a.y) * (c.x - a.x)
