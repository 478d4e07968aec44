"""The map of a situation that draws its own: a rectangle of clear hexes with what lies on it."""

from collections.abc import Mapping
from typing import Any

from sztab.games.raclawice.edition import Edition, make_edition
from sztab.games.raclawice.map.board import CLEAR, FLAT, GRID, HILL, SLOPE, TERRAINS, Ground
from sztab.kernel.box import Box
from sztab.kernel.errors import BadNotation, DataError

KEYS = {
    "columns",
    "rows",
    "first",
    "forest",
    "buildings",
    "pond",
    "slope",
    "hill",
    "streams",
    "roads",
    "bridges",
    "holes",
}
RELIEF = {"slope": SLOPE, "hill": HILL}


def drawn_edition(box: Box, edition: Edition, position: Mapping[str, Any]) -> Edition:
    """The edition on the position's `map`, or the given one. Scenario cards stay; entry hexes off the map do not."""
    if "map" not in position:
        return edition
    ground = read_map(position["map"])
    try:
        drawn = make_edition(box, ground)
    except DataError as error:
        raise BadNotation(f"position: {error}") from None
    drawn.cards.update(edition.cards)
    for card in edition.cards.values():
        drawn.entries[card.id] = tuple(drawn.hex(number) for number in card.entry_hexes if number in ground.terrain)
    return drawn


def read_map(spec: Any) -> Ground:
    """`map: {columns: 8, rows: 8, first: "1210", forest: [...], hill: [...], streams: ["1215/1315"], roads: …,
    holes: [...]}`: hexes that are not on the map at all."""
    if not isinstance(spec, Mapping):
        raise BadNotation("position: map: a mapping is needed (columns, rows, forest, …)")
    unknown = sorted(set(spec) - KEYS)
    if unknown:
        raise BadNotation(f"position: map: unknown {', '.join(unknown)} (known: {', '.join(sorted(KEYS))})")
    columns, rows = spec.get("columns", 8), spec.get("rows", 8)
    if not all(type(n) is int and 1 <= n <= 40 for n in (columns, rows)):
        raise BadNotation("position: map: columns and rows are whole numbers from 1 to 40")
    first = str(spec.get("first", "0101"))
    numbers = [GRID.number(hex) for hex in GRID.rectangle(columns, rows, first)]
    holes = _listed(spec, "holes", dict.fromkeys(numbers, CLEAR))
    numbers = [number for number in numbers if number not in holes]
    terrain = dict.fromkeys(numbers, CLEAR)
    relief = dict.fromkeys(numbers, FLAT)
    for name in TERRAINS[1:]:
        terrain.update(dict.fromkeys(_listed(spec, name, terrain), TERRAINS.index(name)))
    for name, height in RELIEF.items():
        relief.update(dict.fromkeys(_listed(spec, name, relief), height))
    sides = {key: tuple(str(side) for side in spec.get(key, ())) for key in ("streams", "roads", "bridges")}
    return Ground(terrain, relief, **sides)


def _listed(spec: Mapping[str, Any], name: str, known: Mapping[str, int]) -> list[str]:
    hexes = [str(number) for number in spec.get(name, ())]
    for number in hexes:
        if number not in known:
            raise BadNotation(f"position: map: {name}: {number} is not on the map")
    return hexes
