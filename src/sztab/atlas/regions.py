"""Named sets of hexes: deployment areas, no-man's land, entry hexes, what lies beyond a line or a river, edges."""

from collections.abc import Iterable, Iterator, Mapping

from sztab.atlas.shapes import contains, dotted, is_left_of
from sztab.atlas.survey import Survey
from sztab.atlas.waters import Stretch
from sztab.hexmap.hexes import Hex, Hexside


def rok_regions(found: Survey, rivers: Iterable[Stretch]) -> dict[str, list[Hex]]:
    """The regions that the rules of Rok 1920 and Nest of Eagles name."""
    open_hexes = [hex for hex in found.frame.hexes() if hex not in found.closed]
    regions: dict[str, list[Hex]] = {}
    for zone in found.book.zones:
        regions[zone.name] = [hex for hex in _zone(found, zone.name) if hex in set(open_hexes)]
    regions["lithuania"] = [hex for hex in open_hexes if found.states.get(hex) == "Lithuania"]
    regions["aspiration"] = list(_beyond(found, "aspiration", open_hexes, left=True))
    regions["priority-west"] = list(_beyond(found, "priority", open_hexes, left=False))
    barred = _sides_by_river(rivers)
    regions["north-of-dzwina"] = _flood(found, "Newel", barred["Dźwina"], open_hexes)
    regions["west-of-wisla"] = _flood(found, "Łódź", barred["Wisła"], open_hexes)
    regions.update(_rims(found, open_hexes))
    regions["south-source"] = _south_source(found, regions["south-edge"])
    return regions


def west_regions(found: Survey, rivers: Iterable[Stretch]) -> dict[str, list[Hex]]:
    """The regions that the rules of How the West Was Saved name."""
    open_hexes = [hex for hex in found.frame.hexes() if hex not in found.closed]
    czech = {hex for hex, state in found.states.items() if state == "Czechoslovakia"}
    barred = czech | {hex for hex in found.closed if found.terrain[hex] == "peaks"}
    lithuania = {hex for hex in open_hexes if found.states.get(hex) == "Lithuania"}
    edges = _rims(found, open_hexes)
    return {
        "lithuania": [hex for hex in open_hexes if hex in lithuania],
        "lithuanian-border": [hex for hex in open_hexes if hex not in lithuania and lithuania & set(hex.neighbours())],
        "east-prussia": [hex for hex in open_hexes if found.states.get(hex) == "East Prussia"],
        "czech-border": [hex for hex in open_hexes if barred & set(hex.neighbours())],
        "pripet": [hex for hex in found.frame.hexes() if found.terrain[hex] == "morass"],
        "east-edge": edges["east-edge"],
        "south-of-sejm": _south_of_sejm(found, rivers, edges["east-edge"]),
    }


def _south_of_sejm(found: Survey, rivers: Iterable[Stretch], edge: list[Hex]) -> list[Hex]:
    """12.0: the hexes of the east edge south of the side by which the Sejm comes in."""
    sejm = _sides_by_river(rivers)["Sejm"]
    mouth = max(max(hex.r for hex in side) for side in sejm if any(hex in edge for hex in side))
    return [hex for hex in edge if hex.r >= mouth]


def _zone(found: Survey, name: str) -> Iterator[Hex]:
    zone = next(zone for zone in found.book.zones if zone.name == name)
    outline = found.outline(zone)
    if zone.kind == "strip":
        inside = {found.frame.layout.hex_at(point) for point in dotted(outline, found.frame.pitch / 20)}
    else:
        inside = {hex for hex in found.frame.hexes() if contains(outline, found.frame.centre(hex))}
    towns = {found.places[town] for town in zone.towns if town in found.places}
    return (hex for hex in found.frame.hexes() if hex in inside | towns)


def _beyond(found: Survey, line: str, hexes: Iterable[Hex], *, left: bool) -> Iterator[Hex]:
    course = found.frame.chain(found.book.lines[line])
    return (hex for hex in hexes if is_left_of(found.frame.centre(hex), course) == left)


def _sides_by_river(rivers: Iterable[Stretch]) -> Mapping[str, set[Hexside]]:
    sides: dict[str, set[Hexside]] = {}
    for stretch in rivers:
        sides.setdefault(stretch.name, set()).update(stretch.sides)
    return sides


def _flood(found: Survey, start: str, barred: set[Hexside], hexes: Iterable[Hex]) -> list[Hex]:
    """All that can be reached from a town without crossing these sides."""
    inside = set(hexes)
    seen = {found.places[start]}
    heap = [found.places[start]]
    while heap:
        hex = heap.pop()
        for other in hex.neighbours():
            if other in inside and other not in seen and Hexside.between(hex, other) not in barred:
                seen.add(other)
                heap.append(other)
    return [hex for hex in found.frame.hexes() if hex in seen]


def _rims(found: Survey, hexes: Iterable[Hex]) -> dict[str, list[Hex]]:
    """The hexes along each edge of the board."""
    at = {hex: found.frame.grid.column_row(hex) for hex in hexes}
    return {
        "west-edge": [hex for hex, (column, _) in at.items() if column == 1],
        "east-edge": [hex for hex, (column, _) in at.items() if column == found.frame.columns],
        "north-edge": [hex for hex, (_, row) in at.items() if row == 1],
        "south-edge": [hex for hex, (_, row) in at.items() if row == found.frame.rows],
    }


def _south_source(found: Survey, edge: list[Hex]) -> list[Hex]:
    """25.1, Eagles 15.1: the south edge from Mohylów Podolski eastwards is a Bolshevik source."""
    first = found.frame.grid.column_row(found.places["Mohylów Podolski"])[0]
    return [hex for hex in edge if found.frame.grid.column_row(hex)[0] >= first]
