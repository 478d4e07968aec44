"""Rivers on the board: each stretch becomes a chain of hexsides, with its class and its name."""

from collections.abc import Sequence
from dataclasses import dataclass
from itertools import pairwise

from sztab.atlas.corrections import Correction
from sztab.atlas.frame import Frame
from sztab.atlas.projection import Point
from sztab.atlas.shapes import dotted, is_left_of
from sztab.atlas.snapping import RiverSnapper, course_path
from sztab.atlas.survey import Survey
from sztab.hexmap.hexes import Corner, Hex, Hexside
from sztab.kernel.errors import DataError


@dataclass(frozen=True)
class Stretch:
    """A chain of corners along which a river of one class flows, downstream."""

    name: str
    kind: str
    corners: tuple[Corner, ...]

    @property
    def sides(self) -> tuple[Hexside, ...]:
        return tuple(side_between(a, b) for a, b in pairwise(self.corners))


def lay_rivers(found: Survey) -> list[Stretch]:
    """All rivers of the board, large ones first; what lies beyond the edge is cut off."""
    snapper = RiverSnapper(found.frame, _towns(found), banks=_banks(found), drawn=_drawn(found))
    stretches: list[Stretch] = []
    springs = _springs(found)
    heads: dict[tuple[str, Point], Corner] = {}  # where the lower stretch of a river begins
    tails: dict[tuple[str, Point], Corner] = {}  # where the upper one has ended
    for name, kind, course in sorted(_courses(found), key=lambda course: course[1] != "large"):
        inside = _cut(found.frame, course)
        if len(inside) < 2:
            continue
        start = tails.get((name, course[0]), springs.pop(name, None))
        path = snapper.lay(name, inside, start=start, end=heads.get((name, course[-1])))
        if not path:
            raise DataError(f"rivers.csv: no way for the {name} on the {found.name} board")
        heads[name, course[0]], tails[name, course[-1]] = path[0], path[-1]
        stretches += [Stretch(name, kind, tuple(run)) for run in _runs(found.frame, path)]
    return stretches


def _runs(frame: Frame, path: Sequence[Corner]) -> list[list[Corner]]:
    """The parts of a river between hexes of the board: what runs along its very edge is no hexside, and a river that
    leaves the board may come back."""
    runs: list[list[Corner]] = [[]]
    for a, b in pairwise(path):
        if all(frame.has(hex) for hex in side_between(a, b)):
            runs[-1] = [*runs[-1], b] if runs[-1] else [a, b]
        else:
            runs.append([])
    return [run for run in runs if run]


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


def _drawn(found: Survey) -> dict[str, set[Hexside]]:
    """Sides along which a correction draws a river."""
    return {fix.object: {_side(found, fix, text) for text in fix.value.split()} for fix in found.fixed("river")}


def _springs(found: Survey) -> dict[str, Corner]:
    """Corners at which a correction lets a river begin, written by the three hexes that meet there."""
    return {fix.object: _corner(found, fix) for fix in found.fixed("source")}


def _corner(found: Survey, fix: Correction) -> Corner:
    meeting = [set(found.hex(fix, text).corners()) for text in fix.value.split("/")]
    common = set.intersection(*meeting)
    if len(common) != 1:
        raise DataError(f"{fix.at}: {fix.value} do not meet in a corner")
    return common.pop()


def _side(found: Survey, fix: Correction, text: str) -> Hexside:
    a, b = text.split("/")
    return Hexside.between(found.hex(fix, a), found.hex(fix, b))


def side_between(a: Corner, b: Corner) -> Hexside:
    (side,) = set(a.sides()) & set(b.sides())
    return side


def lay_fortifications(found: Survey, front: str, course: Sequence[Point]) -> list[tuple[Hex, Hex]]:
    """A line of works as pairs of hexes: the one behind it, the one in front of it (on the course's left or right)."""
    pairs = []
    path = course_path(found.frame, course)
    for a, b in pairwise(path):
        side = side_between(a, b)
        ends = (found.frame.corner(a), found.frame.corner(b))
        one, other = sorted(side, key=lambda hex: is_left_of(found.frame.centre(hex), ends))
        pairs.append((one, other) if front == "left" else (other, one))
    return pairs
