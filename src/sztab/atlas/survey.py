"""The survey: what lies in which hex and on which side of a board, before it is written down by printed number."""

from collections import Counter
from collections.abc import Iterable, Mapping
from dataclasses import dataclass, field
from typing import Any

from sztab.atlas.corrections import Correction, corrections
from sztab.atlas.frame import Frame
from sztab.atlas.gazetteer import DATA, Area, Gazetteer, Town, gazetteer
from sztab.atlas.projection import Conic, Point, Spot
from sztab.atlas.shapes import contains, is_left_of
from sztab.hexmap.grid import Grid, Orientation, Shifted
from sztab.hexmap.hexes import Hex
from sztab.kernel.box import Box
from sztab.kernel.errors import DataError

CLOSED_TERRAIN = ("closed", "sea", "lake", "peaks", "morass")


@dataclass
class Survey:
    """A board in the making."""

    name: str
    frame: Frame
    book: Gazetteer
    fixes: tuple[Correction, ...]
    places: dict[str, Hex] = field(default_factory=dict)
    states: dict[Hex, str] = field(default_factory=dict)  # hexes of named states; the rest is Poland and Russia
    terrain: dict[Hex, str] = field(default_factory=dict)
    areas: dict[Hex, str] = field(default_factory=dict)  # names of woods and marshes
    theatres: dict[Hex, str] = field(default_factory=dict)
    closed: set[Hex] = field(default_factory=set)  # no unit enters: foreign states, the sea, what the terrain bars

    def fixed(self, what: str) -> Iterable[Correction]:
        return (fix for fix in self.fixes if fix.what == what)

    def hex(self, fix: Correction, number: str) -> Hex:
        hex = self.frame.grid.hex(number)
        if not self.frame.has(hex):
            raise DataError(f"{fix.at}: hex {number} is not on the board")
        return hex

    def kind(self, town: Town) -> str:
        """What a town is on this board: of the board's kinds, or a mere name (a village)."""
        spec = _spec(self.name)
        if town.ranks[self.name] > spec["ranked"]:
            return "village"
        return town.kind if town.kind in spec["kinds"] else "town"

    @property
    def foreign(self) -> frozenset[str]:
        """The states whose borders are drawn."""
        spec = _spec(self.name)
        return frozenset([*spec["closed"], *spec.get("foreign", ())])

    @property
    def division(self) -> str:
        """How the board is divided: by theatres, or by the line of command."""
        return str(_spec(self.name)["division"])

    def outline(self, area: Area) -> tuple[Point, ...]:
        return self.frame.chain(area.outline)


def _spec(name: str) -> dict[str, Any]:
    return Box(DATA).card("boards").get(name, dict)


def board_frame(name: str) -> Frame:
    spec = _spec(name)
    projection = Conic(parallels=(spec["parallels"][0], spec["parallels"][1]), origin=Spot(*spec["origin"]))
    grid = Grid(Orientation(spec["orientation"]), Shifted(spec["shifted"]))
    first = (spec["first"][0], spec["first"][1])
    return Frame(projection, grid, columns=spec["columns"], rows=spec["rows"], pitch=spec["pitch"], first=first)


def survey(name: str, *, ranks: int) -> Survey:
    """Places, states, terrain and theatres of a board; towns up to the given rank."""
    found = Survey(name, board_frame(name), gazetteer(), corrections(name))
    _settle(found, ranks)
    _divide(found)
    _grow(found)
    _close(found)
    _assign_theatres(found)
    return found


def _settle(found: Survey, ranks: int) -> None:
    """One locality a hex: the town of the better rank has it, then the one nearer to the middle of the hex."""
    moved = {fix.object: found.hex(fix, fix.value) for fix in found.fixed("place")}
    dropped = {fix.object for fix in found.fixed("drop")}
    unknown = sorted((set(moved) | dropped) - set(found.book.towns))
    if unknown:
        raise DataError(f"corrections/{found.name}.csv: no such town: {', '.join(unknown)}")
    taken: dict[Hex, Town] = {}
    for town in sorted(found.book.towns.values(), key=lambda town: _claim(found, town, moved)):
        hex = moved.get(town.name, found.frame.hex_at(town.spot))
        if town.ranks[found.name] > ranks or town.name in dropped or not found.frame.has(hex):
            continue
        if hex not in taken:
            taken[hex] = town
            found.places[town.name] = hex
        elif town.ranks[found.name] == 1:
            other = taken[hex].name
            raise DataError(f"{found.name}: {town.name} and {other} share hex {found.frame.grid.number(hex)}")


def _claim(found: Survey, town: Town, moved: Mapping[str, Hex]) -> tuple[bool, int, float, str]:
    point = found.frame.sheet(town.spot)
    centre = found.frame.centre(found.frame.hex_at(town.spot))
    off = round((point.x - centre.x) ** 2 + (point.y - centre.y) ** 2, 3)
    return town.name not in moved, town.ranks[found.name], off, town.name


def _divide(found: Survey) -> None:
    """The state of a hex is that of its middle, or of the town in it."""
    called = _spec(found.name)["called"]
    outlines = [(called.get(state.name, state.name), found.outline(state)) for state in found.book.states]
    spots = {hex: found.frame.sheet(found.book.towns[name].spot) for name, hex in found.places.items()}
    for hex in found.frame.hexes():
        point = spots.get(hex, found.frame.centre(hex))
        state = next((name for name, outline in outlines if contains(outline, point)), None)
        if state:
            found.states[hex] = state
    for fix in found.fixed("state"):
        found.states.pop(found.hex(fix, fix.object), None)
        if fix.value:
            found.states[found.hex(fix, fix.object)] = fix.value


def _grow(found: Survey) -> None:
    """Terrain by the share of a hex that woods, marshes or mountains cover: the largest wins, if it is large enough."""
    spec = _spec(found.name)
    kinds = spec["terrains"]
    grounds = [(kinds[area.kind], area.label, found.outline(area)) for area in found.book.areas if area.kind in kinds]
    for hex in found.frame.hexes():
        found.terrain[hex], found.areas[hex] = _terrain(found.frame, grounds, hex, spec["cover"])
    for fix in found.fixed("terrain"):
        found.terrain[found.hex(fix, fix.object)], found.areas[found.hex(fix, fix.object)] = fix.value, ""


def _close(found: Survey) -> None:
    states = set(_spec(found.name)["closed"])
    found.closed = {hex for hex, state in found.states.items() if state in states}
    found.closed |= {hex for hex, terrain in found.terrain.items() if terrain in CLOSED_TERRAIN}


def _terrain(
    frame: Frame, grounds: list[tuple[str, str, tuple[Point, ...]]], hex: Hex, cover: float
) -> tuple[str, str]:
    """The terrain of a hex, and the name of the wood or marsh it belongs to."""
    samples = _samples(frame, hex)
    hits = [ground for point in samples if (ground := next((g for g in grounds if contains(g[2], point)), None))]
    counts = Counter(kind for kind, _, _ in hits)
    if not counts:
        return "clear", ""
    kind = max(sorted(counts), key=lambda kind: counts[kind])
    if counts[kind] < cover * len(samples):
        return "clear", ""
    names = Counter(label for other, label, _ in hits if other == kind)
    return kind, max(sorted(names), key=lambda name: names[name])


def _samples(frame: Frame, hex: Hex) -> list[Point]:
    """Nineteen points spread over a hex: the middle, and two rings."""
    centre = frame.centre(hex)
    corners = [frame.corner(corner) for corner in hex.corners()]
    found = [centre]
    for part in (0.4, 0.8):
        found += [Point(centre.x + part * (c.x - centre.x), centre.y + part * (c.y - centre.y)) for c in corners]
    for a, b in zip(corners, corners[1:] + corners[:1]):
        found.append(Point(centre.x + 0.35 * (a.x + b.x - 2 * centre.x), centre.y + 0.35 * (a.y + b.y - 2 * centre.y)))
    return found


def _assign_theatres(found: Survey) -> None:
    """Every hex belongs to one part of the board: to a theatre, or to the north or south of the command line."""
    part_of = _by_command if found.division == "command" else _by_theatre
    for hex in found.frame.hexes():
        found.theatres[hex] = part_of(found, found.frame.centre(hex))
    for fix in found.fixed("theatre"):
        found.theatres[found.hex(fix, fix.object)] = fix.value


def _by_theatre(found: Survey, point: Point) -> str:
    theatre = next((area.name for area in found.book.theatres if contains(found.outline(area), point)), None)
    if theatre is None:
        raise DataError(f"theatres.csv: {found.frame.projection.to_country(point)} lies in no theatre")
    return theatre


def _by_command(found: Survey, point: Point) -> str:
    """The line is written from east to west, so that the south lies to its left."""
    return "s" if is_left_of(point, found.frame.chain(found.book.lines["command"])) else "n"
