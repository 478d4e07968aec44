"""Rivers on the board: each stretch becomes a chain of hexsides, with its class and its name."""

from collections.abc import Sequence
from dataclasses import dataclass

from sztab.atlas.frame import Frame
from sztab.atlas.projection import Point
from sztab.atlas.shapes import dotted, is_left_of
from sztab.atlas.snapping import RiverSnapper, course_path
from sztab.atlas.survey import Survey
from sztab.hexmap.hexes import Corner, Hex, Hexside


@dataclass(frozen=True)
class Stretch:
    """A chain of corners along which a river of one class flows, downstream."""

    name: str
    kind: str
    corners: tuple[Corner, ...]

    @property
    def sides(self) -> tuple[Hexside, ...]:
        return tuple(side_between(a, b) for a, b in zip(self.corners, self.corners[1:]))


def lay_rivers(found: Survey) -> list[Stretch]:
    """All rivers of the board, in the order of rivers.csv; what lies beyond the edge is cut off."""
    snapper = RiverSnapper(found.frame, _towns(found), _banks(found))
    stretches: list[Stretch] = []
    for name, kind, course in _courses(found):
        inside = _cut(found.frame, course)
        if len(inside) < 2:
            continue
        before = stretches[-1] if stretches and stretches[-1].name == name else None
        path = snapper.lay(name, inside, before.corners[-1] if before else None)
        if len(path) > 1:
            stretches.append(Stretch(name, kind, tuple(path)))
    return stretches


def _towns(found: Survey) -> dict[Hex, tuple[Point, int]]:
    towns = {hex: found.book.towns[name] for name, hex in found.places.items()}
    return {hex: (found.frame.sheet(town.spot), town.ranks[found.name]) for hex, town in towns.items()}


def _courses(found: Survey) -> list[tuple[str, str, tuple[Point, ...]]]:
    """Name, class and course; stretches that follow each other in one class are joined."""
    joined: list[tuple[str, str, tuple[Point, ...]]] = []
    for river in found.book.rivers:
        kind = river.classes.get(found.name)
        if kind is None:
            continue
        course = found.frame.chain(river.course)
        if joined and joined[-1][:2] == (river.name, kind) and joined[-1][2][-1] == course[0]:
            joined[-1] = (river.name, kind, joined[-1][2] + course[1:])
        else:
            joined.append((river.name, kind, course))
    return joined


def _cut(frame: Frame, course: Sequence[Point]) -> list[Point]:
    """The part of a course from where it enters the board to where it leaves it for good."""
    points = list(dotted(course, frame.pitch / 10))
    on_board = [i for i, point in enumerate(points) if frame.has(frame.layout.hex_at(point))]
    if not on_board:
        return []
    bends = set(course)
    first, last = on_board[0], on_board[-1]
    return [point for i, point in enumerate(points) if first <= i <= last and (i in (first, last) or point in bends)]


def _banks(found: Survey) -> dict[tuple[str, Hex], str]:
    """On which bank a town stands, where the survey's coordinates do not settle it: "Dniepr/Kijów" is right."""
    banks = {}
    for fix in found.fixed("bank"):
        river, town = fix.object.split("/")
        banks[river, found.places[town]] = fix.value
    return banks


def side_between(a: Corner, b: Corner) -> Hexside:
    (side,) = set(a.sides()) & set(b.sides())
    return side


def lay_fortifications(found: Survey, name: str, front: str, course: Sequence[Point]) -> list[tuple[Hex, Hex]]:
    """A line of works as pairs of hexes: the one behind it, the one in front of it (on the course's left or right)."""
    pairs = []
    path = course_path(found.frame, course)
    for a, b in zip(path, path[1:]):
        side = side_between(a, b)
        ends = (found.frame.corner(a), found.frame.corner(b))
        one, other = sorted(side, key=lambda hex: is_left_of(found.frame.centre(hex), ends))
        pairs.append((one, other) if front == "left" else (other, one))
    return pairs
