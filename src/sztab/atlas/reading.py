"""From a game's map files to a `HexMap`, with the checks that a map must pass (see checking.py).

What the games find on the map, beside terrain and places:
features of sides: `small-river`, `large-river`, `river` (of one size), `river:NAME` for each river, `bridge`, `border`,
`theatre`, `demarcation`, `aspiration`, `command`, `fortification`;
networks: `rail`, and `lateral` for the line that helps Polish transport;
regions: the theatres, the kinds of places, `digit-N`, `front-D` (a fortification on side D of the hex, its front
outwards), `state:NAME`, `area:NAME` (a wood, a marsh), the roles of places (`green`, `fort`), and those of regions.csv.
"""

from collections.abc import Callable, Iterable
from dataclasses import dataclass, field
from itertools import pairwise

from sztab.atlas.checking import CLOSED, check_map
from sztab.hexmap.grid import Grid, Orientation, Shifted
from sztab.hexmap.hexes import Hex, Hexside, direction_to
from sztab.hexmap.hexmap import HexMap, Water
from sztab.kernel.box import Box, Card, Row, read_all
from sztab.kernel.errors import BadNotation, DataError

TERRAINS = ("clear", "forest", "swamp", "mountain", "hill", *CLOSED)
WATERS = ("sea", "lagoon", "lake")
KINDS = ("city", "fortress", "town", "village", "fort", "foreign")
_CLOSED_COLUMNS = {"hexes": ("theatre", "command"), "sides": ("river", "lines"), "regions": ("region",)}
"""Columns in which an owner's map has the words that ours has: rules look for them by name."""
_PLACE_COLUMNS = ("name", "hex", "kind")


@dataclass
class _Parts:
    """A map in the making."""

    grid: Grid
    terrain: dict[Hex, str] = field(default_factory=dict)
    places: dict[str, Hex] = field(default_factory=dict)
    regions: dict[str, list[Hex]] = field(default_factory=dict)
    features: dict[str, list[Hexside]] = field(default_factory=dict)
    networks: dict[str, list[Hexside]] = field(default_factory=dict)
    lines: dict[str, set[Hexside]] = field(default_factory=dict)  # the sides that each railway crosses
    roles: tuple[str, ...] = ()  # the columns of places.csv that are marks on the map
    known: dict[str, frozenset[str]] = field(default_factory=dict)  # by column: words that the rules know
    states: frozenset[str] = frozenset()  # those whose hexes the rules know

    def hex(self, row: Row, number: str) -> Hex:
        try:
            hex = self.grid.hex(number)
        except BadNotation as error:
            raise row.error(str(error)) from None
        if hex not in self.terrain:
            raise row.error(f"hex {number} is not on the map")
        return hex

    def side(self, row: Row) -> Hexside:
        numbers = row.text("side").split("/")
        if len(numbers) != 2:
            raise row.error(f"{row.text('side')!r} is not a side (two numbers with a stroke between them)")
        try:
            return Hexside.between(self.hex(row, numbers[0]), self.hex(row, numbers[1]))
        except BadNotation:
            raise row.error(f"{row.text('side')}: these hexes are not neighbours") from None

    def in_region(self, name: str, hex: Hex) -> None:
        self.regions.setdefault(name, []).append(hex)

    def on_side(self, name: str, side: Hexside) -> None:
        self.features.setdefault(name, []).append(side)


def read_map(box: Box) -> HexMap:
    """The map of a box: `map.toml`, and `hexes`, `sides`, `rails`, `places`, `regions` and `waters` as CSV."""
    card = box.card("map")
    grid = Grid(Orientation(card.get("orientation", str)), Shifted(card.get("shifted", str)))
    parts = _Parts(grid, roles=tuple(c for c in box.our_columns("places") if c not in _PLACE_COLUMNS))
    for stem, columns in _CLOSED_COLUMNS.items():
        parts.known |= {column: box.our_words(stem, column) for column in columns}
    parts.known |= {role: box.our_words("places", role) for role in parts.roles}
    parts.states = box.our_words("hexes", "state", separator=";")
    card.get("kilometres", int)
    _each(box.rows("hexes"), lambda row: _read_hex(parts, row))
    _check_size(card, parts)
    _each(box.rows("places"), lambda row: _read_place(parts, row))
    _each(box.rows("sides"), lambda row: _read_side(parts, row))
    _check_needs(card, parts)
    if "rails.csv" in box.files():
        _each(box.rows("rails"), lambda row: _read_rail(parts, row))
        _each(box.rows("railways"), lambda row: _check_railway(parts, row))
    _each(box.rows("regions"), lambda row: _read_region(parts, row))
    if lost := sorted(parts.known["region"].difference(parts.regions)):
        raise DataError(f"{box.path('regions.csv')}:1: no region {', '.join(lost)}")
    hexmap = HexMap(
        grid,
        parts.terrain,
        features=parts.features,
        places=parts.places,
        regions=parts.regions,
        networks=parts.networks,
        waters=read_all(box.rows("waters"), _read_water) if "waters.csv" in box.files() else (),
    )
    problems = check_map(hexmap)
    if problems:
        raise DataError(*(f"{box.path('hexes.csv')}: {problem}" for problem in problems))
    return hexmap


def _each(rows: Iterable[Row], read: Callable[[Row], None]) -> None:
    """Read all rows, and report the problems of all at once."""
    problems: list[str] = []
    for row in rows:
        try:
            read(row)
        except DataError as error:
            problems += error.problems
    if problems:
        raise DataError(*problems)


def _read_hex(parts: _Parts, row: Row) -> None:
    number = row.text("hex")
    try:
        hex = parts.grid.hex(number)
    except BadNotation as error:
        raise row.error(str(error)) from None
    if hex in parts.terrain:
        raise row.error(f"hex {number} is there twice")
    parts.terrain[hex] = row.one_of("terrain", TERRAINS)
    for division in ("theatre", "command"):
        for part in row.known(division, parts.known[division]):
            parts.in_region(part, hex)
    if row.text("state", ""):
        parts.in_region(f"state:{row.one_of('state', sorted(parts.states))}", hex)
    if area := row.text("area", ""):
        parts.in_region(f"area:{area}", hex)


def _read_place(parts: _Parts, row: Row) -> None:
    name, hex = row.text("name"), parts.hex(row, row.text("hex"))
    if name in parts.places:
        raise row.error(f"{name} is there twice")
    if hex in parts.places.values():
        raise row.error(f"{name}: hex {row.text('hex')} has another place already")
    parts.places[name] = hex
    parts.in_region(row.one_of("kind", KINDS), hex)
    for role in parts.roles:
        if not row.text(role, ""):
            continue
        if parts.known[role] == {"yes"}:
            if row.flag(role):
                parts.in_region(role, hex)
        else:
            parts.in_region(f"{role}-{row.int(role, low=0, high=99)}", hex)


def _read_side(parts: _Parts, row: Row) -> None:
    side = parts.side(row)
    kind = "".join(row.known("river", parts.known["river"]))
    if kind:
        parts.on_side("river" if kind == "river" else f"{kind}-river", side)
        parts.on_side(f"river:{row.text('name')}", side)
    if row.flag("bridge"):
        if not kind:
            raise row.error("a bridge needs a river")
        parts.on_side("bridge", side)
    if row.text("border", ""):
        parts.on_side("border", side)
    for line in row.known("lines", parts.known["lines"]):
        parts.on_side(line, side)
    if front := row.text("front", ""):
        ahead = parts.hex(row, front)
        if ahead not in side:
            raise row.error(f"the front {front} is not a hex of the side")
        behind = side.across(ahead)
        parts.in_region(f"front-{parts.grid.orientation.directions[direction_to(behind, ahead)]}", behind)
        parts.on_side("fortification", side)


def _read_rail(parts: _Parts, row: Row) -> None:
    side = parts.side(row)
    parts.networks.setdefault("rail", []).append(side)
    if row.one_of("kind", ("main", "lateral")) == "lateral":
        parts.networks.setdefault("lateral", []).append(side)

    for line in row.words("lines", "; "):
        parts.lines.setdefault(line, set()).add(side)


def _check_railway(parts: _Parts, row: Row) -> None:
    """A railway joins the towns it names, one after the other, by sides that bear its name."""
    name, stations = row.text("name"), row.words("stations", "; ")
    for station in stations:
        if station not in parts.places:
            raise row.error(f"{name} calls at {station}, which is not in places.csv")
    for town, onward in pairwise(stations):
        if not _joins(parts.lines.get(name, set()), parts.places[town], parts.places[onward]):
            raise row.error(f"{name} does not join {town} and {onward}")


def _joins(sides: set[Hexside], start: Hex, goal: Hex) -> bool:
    seen, heap = {start}, [start]
    while heap:
        here = heap.pop()
        for side in sides & set(here.sides()):
            if (other := side.across(here)) not in seen:
                seen.add(other)
                heap.append(other)
    return goal in seen


def _check_needs(card: Card, parts: _Parts) -> None:
    """Every place that the rules and scenarios of the game name is on the map."""
    missing = [str(name) for name in card.get("needs", list, []) if name not in parts.places]
    if missing:
        raise card.error("needs", f"not in places.csv: {', '.join(missing)}")


def _check_size(card: Card, parts: _Parts) -> None:
    """The hexes fill the columns and rows that the card of the map names."""
    columns, rows = (max(numbers) for numbers in zip(*(parts.grid.column_row(hex) for hex in parts.terrain)))
    for path, found in (("columns", columns), ("rows", rows)):
        if card.get(path, int) != found:
            raise card.error(path, f"hexes.csv has {found}")


def _read_water(row: Row) -> Water:
    try:
        dots = [tuple(float(number) for number in pair.split()) for pair in row.text("outline").split(";")]
        shore = tuple((x, y) for x, y in dots)
    except ValueError:
        raise row.error(f"{row.text('name')}: outline is not a list of points (x y; x y)") from None
    if len(shore) < 3:
        raise row.error(f"{row.text('name')}: a shore has three points or more")
    return Water(row.one_of("kind", WATERS), row.text("name"), shore)


def _read_region(parts: _Parts, row: Row) -> None:
    (name,) = row.known("region", parts.known["region"]) or ("",)
    if name in parts.regions:
        raise row.error(f"region {name} is there twice")
    parts.regions[name] = [parts.hex(row, number) for number in row.words("hexes")]
