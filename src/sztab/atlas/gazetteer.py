"""The geography of the war of 1920, as written down in atlas/data: towns, rivers, railways, areas, states and lines."""

import csv
from collections.abc import Iterator, Mapping
from dataclasses import dataclass
from functools import cache
from importlib.resources import files

from sztab.atlas.projection import Spot
from sztab.kernel.errors import DataError

LANGUAGES = ("uk", "be", "lt", "ru", "de")
BOARDS = ("rok", "west")


@dataclass(frozen=True)
class Town:
    """A town by its Polish name of 1920. Its rank on a board: 1 needed by rulebook or scenario, 2 a town, 3 a mere name."""

    name: str
    spot: Spot
    ranks: Mapping[str, int]  # by board
    kind: str  # city, fortress, town, village
    names: Mapping[str, str]  # by language
    source: str


@dataclass(frozen=True)
class River:
    """A stretch of a river, downstream. Stretches of one name follow each other; `classes` tells its size in each game."""

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


@dataclass(frozen=True)
class Gazetteer:
    towns: Mapping[str, Town]
    rivers: tuple[River, ...]
    railways: tuple[Railway, ...]
    areas: tuple[Area, ...]
    states: tuple[Area, ...]
    theatres: tuple[Area, ...]
    zones: tuple[Area, ...]
    lines: Mapping[str, tuple[Spot, ...]]


@cache
def gazetteer() -> Gazetteer:
    """Read atlas/data, once."""
    towns = [_town(row) for row in _rows("towns.csv")]
    _refuse_twins([town.name for town in towns], "towns.csv")
    known = {town.name: town for town in towns}
    return Gazetteer(
        towns=known,
        rivers=tuple(_river(row) for row in _rows("rivers.csv")),
        railways=tuple(_railway(row, known) for row in _rows("railways.csv")),
        areas=tuple(Area(row["name"], row["kind"], spots(row, "outline")) for row in _rows("areas.csv")),
        states=tuple(Area(row["name"], row["open"], spots(row, "outline")) for row in _rows("states.csv")),
        theatres=tuple(Area(row["name"], "theatre", spots(row, "outline")) for row in _rows("theatres.csv")),
        zones=tuple(Area(row["name"], row["kind"], spots(row, "outline")) for row in _rows("zones.csv")),
        lines={row["name"]: spots(row, "course") for row in _rows("lines.csv")},
    )


def _town(row: dict[str, str]) -> Town:
    names = {language: row[language] for language in LANGUAGES if row[language]}
    spot = Spot(_number(row, "lat"), _number(row, "lon"))
    return Town(row["name"], spot, {board: int(row[board]) for board in BOARDS}, row["kind"], names, row["source"])


def _river(row: dict[str, str]) -> River:
    classes = {game: row[game] for game in BOARDS if row[game]}
    return River(row["name"], classes, spots(row, "course"))


def _railway(row: dict[str, str], towns: Mapping[str, Town]) -> Railway:
    stations = tuple(row["stations"].split("; "))
    for station in stations:
        if station not in towns and station != "edge":
            raise DataError(f"{row['at']}: {row['name']} calls at {station}, which is not in towns.csv")
    return Railway(row["name"], row["kind"], stations)


def spots(row: dict[str, str], column: str) -> tuple[Spot, ...]:
    """A chain of points, written "lat lon; lat lon; …"."""
    try:
        pairs = [tuple(float(number) for number in pair.split()) for pair in row[column].split(";")]
        return tuple(Spot(lat, lon) for lat, lon in pairs)
    except ValueError:
        raise DataError(f"{row['at']}: {row['name']}: {column} is not a list of 'lat lon; lat lon'") from None


def _number(row: dict[str, str], column: str) -> float:
    try:
        return float(row[column])
    except ValueError:
        raise DataError(f"{row['at']}: {row['name']}: {column} {row[column]!r} is not a number") from None


def _rows(name: str) -> Iterator[dict[str, str]]:
    """The rows of a data file; the key `at` gives file and line."""
    with (files("sztab.atlas") / "data" / name).open(encoding="utf-8", newline="") as file:
        reader = csv.DictReader(file, strict=True)
        for row in reader:
            if None in row or None in row.values():
                raise DataError(f"{name}:{reader.line_num}: {len(reader.fieldnames or ())} cells are needed")
            yield {**row, "at": f"{name}:{reader.line_num}"}


def _refuse_twins(names: list[str], file: str) -> None:
    twins = sorted({name for name in names if names.count(name) > 1})
    if twins:
        raise DataError(*(f"{file}: {name} is there twice" for name in twins))
