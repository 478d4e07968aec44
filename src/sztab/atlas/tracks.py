"""Railways on the board: chains of hexes that join the towns of a line, and bridges where they cross large rivers."""

from dataclasses import dataclass
from itertools import pairwise

from sztab.atlas.gazetteer import Railway
from sztab.atlas.projection import Point
from sztab.atlas.snapping import rail_path
from sztab.atlas.survey import Survey
from sztab.hexmap.hexes import Hex, Hexside, distance
from sztab.kernel.errors import DataError


@dataclass(frozen=True)
class Track:
    """A railway as the hexes it runs through."""

    name: str
    kind: str
    hexes: tuple[Hex, ...]

    @property
    def sides(self) -> tuple[Hexside, ...]:
        return tuple(Hexside.between(a, b) for a, b in pairwise(self.hexes))


def lay_tracks(found: Survey) -> list[Track]:
    """All railways whose towns are on the board; `edge` leads to the nearest hex on the edge."""
    return [track for railway in found.book.railways if (track := _track(found, railway)).hexes]


def _track(found: Survey, railway: Railway) -> Track:
    hexes: list[Hex] = []
    for station in railway.stations:
        if station == "edge":
            goal = _edge_hex(found, hexes[0], hexes[-1])
        elif station in found.places:
            goal = found.places[station]
        elif found.book.towns[station].ranks[found.name] == 1 or found.frame.has(
            found.frame.hex_at(found.book.towns[station].spot)
        ):
            continue  # a smaller station whose hex another town has: the line runs through it or near it anyway
        else:
            raise DataError(f"railways.csv: {railway.name} calls at {station}, which is beyond the edge of the board")
        hexes += _leg(found, hexes[-1], goal)[1:] if hexes else [goal]
    return Track(railway.name, railway.kind, tuple(hexes))


def _leg(found: Survey, start: Hex, goal: Hex) -> list[Hex]:
    if start == goal:
        return [start]
    via = _via(found, start, goal)
    legs = [start, *via, goal]
    path = [start]
    for a, b in pairwise(legs):
        course: tuple[Point, Point] = (found.frame.centre(a), found.frame.centre(b))
        path += rail_path(found.frame, course, a, b, found.closed)[1:]
    return path


def _via(found: Survey, start: Hex, goal: Hex) -> list[Hex]:
    """Hexes through which a correction leads the line between two hexes, written "0405-0608" = "0506 0507"."""
    number = found.frame.grid.number
    for fix in found.fixed("rail"):
        if fix.object == f"{number(start)}-{number(goal)}":
            return [found.hex(fix, text) for text in fix.value.split()]
        if fix.object == f"{number(goal)}-{number(start)}":
            return [found.hex(fix, text) for text in reversed(fix.value.split())]
    return []


def _edge_hex(found: Survey, origin: Hex, end: Hex) -> Hex:
    """The nearest hex on the edge; of several, the one that lies most in the line's direction."""
    edge = [hex for hex in found.frame.hexes() if _is_on_edge(found, hex) and hex not in found.closed]
    nearest = min(distance(end, hex) for hex in edge)
    (ax, ay), (bx, by) = found.frame.centre(origin), found.frame.centre(end)

    def astray(hex: Hex) -> float:
        x, y = found.frame.centre(hex)
        return round(-((x - bx) * (bx - ax) + (y - by) * (by - ay)), 3)

    return min((hex for hex in edge if distance(end, hex) == nearest), key=lambda hex: (astray(hex), hex))


def _is_on_edge(found: Survey, hex: Hex) -> bool:
    column, row = found.frame.grid.column_row(hex)
    return column in (1, found.frame.columns) or row in (1, found.frame.rows)
