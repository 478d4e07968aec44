"""The battlefield as a map to be drawn: relief and terrain in one, the stream, the roads and the names."""

from sztab.games.raclawice.map.board import GRID, RELIEFS, TERRAINS, Ground
from sztab.hexmap.hexes import Hex, Hexside
from sztab.hexmap.hexmap import HexMap
from sztab.kernel.box import Box

KILOMETRES = 0.1
_RELIEF = {"hill": "hill", "slope": "slope"}
_NAMES_ONLY = ("hill", "wood", "pond", "stream")
_KINDS = ("village", "manor", *_NAMES_ONLY)


def chart(box: Box) -> HexMap:
    """The map of hexes.csv, sides.csv and places.csv, for pictures."""
    terrain = {GRID.hex(row.text("hex")): _ground(row.text("terrain"), row.text("relief")) for row in box.rows("hexes")}
    streams, roads, bridges = list[Hexside](), list[Hexside](), list[Hexside]()
    for row in box.rows("sides"):
        a, b = (GRID.hex(number) for number in row.text("side").split("/"))
        side = Hexside.between(a, b)
        for column, sides in (("stream", streams), ("road", roads), ("bridge", bridges)):
            if row.text(column, ""):
                sides.append(side)
    places: dict[str, Hex] = {}
    regions: dict[str, list[Hex]] = {"name": [], "village": []}
    for row in box.rows("places", also=("id", "en")):
        places[row.text("pl")] = row.read("hex", GRID.hex)
        regions["name" if row.one_of("kind", _KINDS) in _NAMES_ONLY else "village"].append(places[row.text("pl")])
    features = {"stream": streams, "bridge": bridges}
    return HexMap(GRID, terrain, features=features, networks={"road": roads}, places=places, regions=regions)


def drawn_chart(ground: Ground) -> HexMap:
    """The map of a situation, for pictures."""
    terrain = {
        GRID.hex(number): _ground(TERRAINS[kind], RELIEFS[ground.relief[number]])
        for number, kind in ground.terrain.items()
    }
    streams, roads, bridges = (
        [Hexside.between(*(GRID.hex(number) for number in side.split("/"))) for side in sides]
        for sides in (ground.streams, ground.roads, ground.bridges)
    )
    return HexMap(GRID, terrain, features={"stream": streams, "bridge": bridges}, networks={"road": roads})


def _ground(terrain: str, relief: str) -> str:
    shown = {"pond": "lake"}.get(terrain, terrain)
    return _RELIEF.get(relief, shown) if shown == "clear" else shown
