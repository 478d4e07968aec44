"""The geography of the war of 1920, as written down in atlas/data: towns, rivers, railways, areas, states and lines."""

from collections.abc import Mapping
from dataclasses import dataclass
from functools import cache
from pathlib import Path

from sztab.atlas.projection import Spot
from sztab.kernel.box import Box, Row, read_all
from sztab.kernel.errors import DataError

DATA = Path(__file__).parent / "data"

LANGUAGES = ("uk", "be", "lt", "ru", "de")
BOARDS = ("rok", "west")
WATERS = ("sea", "lagoon", "lake")
KINDS = ("city", "fortress", "town", "village")


@dataclass(frozen=True)
class Town:
    """A town by its Polish name of 1920. Its rank on a board: 1 needed by the rules, 2 a town, 3 a mere name."""

    name: str
    spot: Spot
    ranks: Mapping[str, int]  # by board
    kind: str  # city, fortress, town, village
    names: Mapping[str, str]  # by language
    source: str


@dataclass(frozen=True)
class River:
    """A stretch of a river, downstream; those of one name follow each other. `classes`: its size on each board."""

    name: str
    classes: Mapping[str, str]
    course: tuple[Spot, ...]


@dataclass(frozen=True)
class Railway:
    """A line as a chain of towns; the word `edge` at its end means that it goes on beyond the board."""

    name: str
    kind: str  # main, or lateral: the line that helps Polish transport
    stations: tuple[str, ...]


@dataclass(frozen=True)
class Area:
    """A named outline: a wood, a marsh, a state, a theatre, a deployment area. `kind` says which."""

    name: str
    kind: str
    outline: tuple[Spot, ...]
    towns: tuple[str, ...] = ()  # whose hexes belong to it wherever their middles lie
    label: str = ""  # the name to be written on the map, if any


@dataclass(frozen=True)
class Works:
    """A line of fortifications; its front looks to the left or to the right of the course."""

    name: str
    front: str
    course: tuple[Spot, ...]


@dataclass(frozen=True)
class Bridge:
    """A crossing of a river at a town, besides those of the railways: on each board none, "yes" (on a side of the
    town's own hex) or the sides by number, where the grid is so coarse that the town does not settle it."""

    river: str
    place: str
    boards: Mapping[str, str]


@dataclass(frozen=True)
class Role:
    """What a place is in one game: a digit of morale, a scoring town, a fort."""

    board: str
    place: str
    role: str
    value: str


@dataclass(frozen=True)
class Gazetteer:
    towns: Mapping[str, Town]
    rivers: tuple[River, ...]
    railways: tuple[Railway, ...]
    areas: tuple[Area, ...]
    states: tuple[Area, ...]
    theatres: tuple[Area, ...]
    zones: tuple[Area, ...]
    works: tuple[Works, ...]
    roles: tuple[Role, ...]
    waters: tuple[Area, ...]  # the sea, lagoons and lakes, by their true shores: for pictures
    bridges: tuple[Bridge, ...]
    lines: Mapping[str, tuple[Spot, ...]]


@cache
def gazetteer(folder: Path = DATA) -> Gazetteer:
    """Read atlas/data, once."""
    box = Box(folder)
    towns = {town.name: town for town in read_all(box.rows("towns"), _town)}
    _refuse_twins(box.rows("towns"))

    def known(row: Row, name: str) -> str:
        if name not in towns:
            raise row.error(f"{name} is not in towns.csv")
        return name

    def zone(row: Row) -> Area:
        named = tuple(known(row, town) for town in row.words("towns", "; "))
        return Area(row.text("name"), row.text("kind"), spots(row, "outline"), named)

    def railway(row: Row) -> Railway:
        stations = row.words("stations", "; ")
        named = tuple(station if station == "edge" else known(row, station) for station in stations)
        return Railway(row.text("name"), row.text("kind"), named)

    def bridge(row: Row) -> Bridge:
        boards = {board: row.text(board) for board in BOARDS if row.text(board, "")}
        return Bridge(row.text("river"), known(row, row.text("place")), boards)

    return Gazetteer(
        towns=towns,
        rivers=tuple(read_all(box.rows("rivers"), _river)),
        railways=tuple(read_all(box.rows("railways"), railway)),
        areas=tuple(read_all(box.rows("areas"), _ground)),
        states=tuple(read_all(box.rows("states"), _area)),
        theatres=tuple(read_all(box.rows("theatres"), _area)),
        zones=tuple(read_all(box.rows("zones"), zone)),
        works=tuple(read_all(box.rows("fortifications"), _works)),
        roles=tuple(read_all(box.rows("roles"), _role)),
        bridges=tuple(read_all(box.rows("bridges"), bridge)),
        waters=tuple(read_all(box.rows("waters"), _water)),
        lines={row.text("name"): spots(row, "course") for row in box.rows("lines")},
    )


def _town(row: Row) -> Town:
    names = {language: row.text(language) for language in LANGUAGES if row.text(language, "")}
    ranks = {board: row.int(board, low=1, high=3) for board in BOARDS}
    return Town(row.text("name"), _spot(row), ranks, row.one_of("kind", KINDS), names, row.text("source"))


def _spot(row: Row) -> Spot:
    try:
        return Spot(float(row.text("lat")), float(row.text("lon")))
    except ValueError:
        raise row.error("lat and lon must be degrees") from None


def _river(row: Row) -> River:
    classes = {board: row.text(board) for board in BOARDS if row.text(board, "")}
    return River(row.text("name"), classes, spots(row, "course"))


def _area(row: Row) -> Area:
    return Area(row.text("name"), "", spots(row, "outline"))


def _ground(row: Row) -> Area:
    return Area(row.text("name"), row.text("kind"), spots(row, "outline"), label=row.text("label", ""))


def _water(row: Row) -> Area:
    return Area(row.text("name"), row.one_of("kind", WATERS), spots(row, "outline"))


def _works(row: Row) -> Works:
    return Works(row.text("name"), row.one_of("front", ("left", "right")), spots(row, "course"))


def _role(row: Row) -> Role:
    return Role(row.one_of("board", BOARDS), row.text("place"), row.text("role"), row.text("value"))


def spots(row: Row, column: str) -> tuple[Spot, ...]:
    """A chain of points, written "lat lon; lat lon; …"."""
    try:
        pairs = [tuple(float(number) for number in pair.split()) for pair in row.text(column).split(";")]
        return tuple(Spot(lat, lon) for lat, lon in pairs)
    except ValueError:
        raise row.error(f"{row.text('name')}: {column} is not a list of points (lat lon; lat lon)") from None


def _refuse_twins(rows: list[Row]) -> None:
    names = [row.text("name") for row in rows]
    twins = [row for i, row in enumerate(rows) if names[i] in names[:i]]
    if twins:
        raise DataError(*(str(row.error(f"{row.text('name')} is there twice")) for row in twins))
