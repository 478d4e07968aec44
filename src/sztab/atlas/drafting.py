"""Taking the parts of a picture from a map: what is on it by name becomes a line, a patch or a mark of that kind."""

from collections.abc import Iterable, Sequence
from math import atan2, degrees

from sztab.atlas.checking import CLOSED
from sztab.atlas.curves import calmed, chains, clipped, cut_corners, meander
from sztab.atlas.picture import Cell, Dot, Line, Mark, Patch
from sztab.hexmap.bits import bit_set, members
from sztab.hexmap.hexes import Corner, Hexside
from sztab.hexmap.hexmap import HexMap, Water
from sztab.hexmap.layout import Layout

SIZE = 52.0  # pixels from the centre of a hex to its corner
MARGIN = 30.0
RIVERS = ("small-river", "stream", "river", "large-river")
SOFT_RIVERS = ("Dniepr", "Prypeć")
SIDE_LINES = ("border", "theatre", "command", "demarcation", "aspiration", "slope")
NETWORKS = ("road", "track", "rail", "lateral")
PLACES = ("city", "fortress", "town", "fort", "foreign", "village", "name")
HARD_EDGED = ("closed", "sea", "state", "zone")
ZONES = ("no-mans-land", "ka", "army-12", "army-14", "pripet")


class Drafter:
    """Takes the parts of a board from a map."""

    def __init__(self, hexmap: HexMap, size: float = SIZE) -> None:
        plain = Layout(hexmap.grid.orientation, size)
        left, top, right, bottom = plain.bounds(hexmap.hexes)
        self.map, self.size = hexmap, size
        self.layout = Layout(hexmap.grid.orientation, size, (MARGIN - left, MARGIN - top))
        self.width, self.height = right - left + 2 * MARGIN, bottom - top + 2 * MARGIN
        self.closed = hexmap.with_terrain(*CLOSED)

    def dot(self, corner: Corner) -> Dot:
        return self._round(self.layout.corner(corner))

    def centre(self, hex: int) -> Dot:
        return self._round(self.layout.centre(self.map.hexes[hex]))

    def _round(self, point: Dot) -> Dot:
        return round(point[0], 1), round(point[1], 1)

    def outline(self) -> list[Dot]:
        about = Layout(self.map.grid.orientation, self.size)
        origin = self.map.hexes[0]
        middle = about.centre(origin)
        return [self._round((x - middle[0], y - middle[1])) for x, y in about.corners(origin)]

    def cells(self) -> list[Cell]:
        places = {hex: name for name, hex in self.map.places.items()}
        return [
            Cell(
                self.map.numbers[hex],
                *self.centre(hex),
                self.map.terrain[hex],
                bool(self.closed >> hex & 1),
                places.get(hex, ""),
            )
            for hex in range(self.map.size)
        ]

    def patches(self) -> list[Patch]:
        """Ground: one patch for each terrain but the clear one, for each open foreign state, for each zone."""
        ground = [(name, "", hexes) for name, hexes in self.map.terrains.items() if name != "clear"]
        regions = self.map.regions.items()
        states = [("state", name[6:], hexes & ~self.closed) for name, hexes in regions if name.startswith("state:")]
        zones = [("zone", name, hexes) for name, hexes in regions if name in ZONES]
        waters = [
            Patch("sea" if water.kind == "sea" else "lake", water.name, [self.shore(water)])
            for water in self.map.waters
        ]
        if any(patch.kind == "sea" for patch in waters):
            ground = [("closed" if name == "sea" else name, "", hexes) for name, _, hexes in ground]
        found = [
            Patch(kind, name, self.rings(hexes, kind)) for kind, name, hexes in [*ground, *states, *zones] if hexes
        ]
        return [*found, *waters]

    def shore(self, water: Water) -> list[Dot]:
        """A true shore, eased; what lies beyond the map is cut off at its frame."""
        x, y = self.layout.centre(self.map.grid.hex_at(1, 1))
        ring = [(x + px * self.size, y + py * self.size) for px, py in water.shore]
        eased = cut_corners([*ring, ring[0]], 2)
        within = clipped(eased, (0.0, 0.0, self.width, self.height))
        return [self._round(dot) for dot in [*within, *within[:1]]]

    def rings(self, hexes: int, kind: str) -> list[list[Dot]]:
        """The rim of a set of hexes as closed rings; natural ground has soft edges."""
        rim = []
        for hex in members(hexes):
            own = self.map.hexes[hex]
            for direction, other in enumerate(self.map.neighbours[hex]):
                if other < 0 or not hexes >> other & 1:
                    corners = own.corners()
                    rim.append((corners[direction - 1], corners[direction]))
        rings = [[self.dot(corner) for corner in chain] for chain in chains(rim)]
        if kind in HARD_EDGED:
            return rings
        return [self._soft(ring, i) for i, ring in enumerate(rings)]

    def _soft(self, ring: list[Dot], seed: int) -> list[Dot]:
        return [self._round(dot) for dot in meander(cut_corners(ring, 2), self.size * 0.035, seed * 1.9)]

    def lines(self) -> list[Line]:
        return [*self.rivers(), *self.networks(), *self.side_lines(), *self.works()]

    def rivers(self) -> list[Line]:
        """Rivers by name where they have one, else by class; each class of a river is a line of its own."""
        features = self.map.features
        named = {name[6:]: sides for name, sides in features.items() if name.startswith("river:")}
        found = []
        for kind in RIVERS:
            sides = features.get(kind, 0)
            for name, own in named.items():
                found += [self._river(kind, name, chain) for chain in self._chains(sides & own)]
                sides &= ~own
            found += [self._river(kind, "", chain) for chain in self._chains(sides)]
        return found

    def _river(self, kind: str, name: str, chain: Sequence[Dot]) -> Line:
        shown = "soft-river" if kind == "large-river" and name in SOFT_RIVERS else kind
        swing = self.size * (0.03 if kind in ("small-river", "stream") else 0.037)
        points = meander(cut_corners(chain, 3), swing, len(name) * 2.1)
        return Line(shown, name, [self._round(point) for point in points])

    def _chains(self, sides: int) -> list[list[Dot]]:
        edges = [self.map.side(side).corners() for side in members(sides)]
        return [[self.dot(corner) for corner in chain] for chain in chains(edges)]

    def side_lines(self) -> list[Line]:
        features = self.map.features
        found = []
        shore = self._shore_sides() if self.map.waters else 0
        for kind in SIDE_LINES:
            found += [Line(kind, "", chain) for chain in self._chains(features.get(kind, 0) & ~shore)]
        return found

    def _shore_sides(self) -> int:
        """Sides of hexes of the sea: where the shore itself is drawn, no border runs along them."""
        sea = self.map.with_terrain("sea")
        return bit_set(side for side, (a, b) in self.map.side_hexes.items() if (sea >> a | sea >> b) & 1)

    def networks(self) -> list[Line]:
        """Railways and roads from middle to middle; between towns they are eased."""
        found = []
        nodes = self.nodes()
        special = self.map.networks.get("lateral", 0)
        for kind in NETWORKS:
            sides = self.map.networks.get(kind, 0) & ~(special if kind == "rail" else 0)
            edges = [self.map.side_hexes[side] for side in members(sides)]
            for chain in chains([((a, 0), (b, 0)) for a, b in edges]):
                found.append(Line(kind, "", [self._round(nodes[hex]) for hex, _ in chain]))
        return found

    def nodes(self) -> dict[int, Dot]:
        """Where lines run through a hex: in its middle if a place is there, else nearer to where they come from."""
        places, near = set(self.map.places.values()), dict[int, list[int]]()
        for kind in NETWORKS:
            for side in members(self.map.networks.get(kind, 0)):
                a, b = self.map.side_hexes[side]
                near.setdefault(a, []).append(b)
                near.setdefault(b, []).append(a)
        at = {hex: self.layout.centre(self.map.hexes[hex]) for hex in near}
        for _ in range(3):
            at = {hex: at[hex] if hex in places else self._eased(at, hex, near[hex]) for hex in near}
        return at

    def _eased(self, at: dict[int, Dot], hex: int, near: Iterable[int]) -> Dot:
        others = [at[other] for other in near]
        middle = sum(x for x, _ in others) / len(others), sum(y for _, y in others) / len(others)
        x, y = calmed([middle, at[hex], middle], 1)[1]
        home = self.layout.centre(self.map.hexes[hex])
        dx, dy = x - home[0], y - home[1]
        far = max(1.0, (dx * dx + dy * dy) ** 0.5 / (0.45 * self.size))
        return home[0] + dx / far, home[1] + dy / far

    def works(self) -> list[Line]:
        """Fortifications, side by side: the front lies to the left of each line."""
        found = []
        for direction, name in enumerate(self.map.grid.orientation.directions):
            for hex in members(self.map.regions.get(f"front-{name}", 0)):
                corners = self.map.hexes[hex].corners()
                found.append(Line("works", "", [self.dot(corners[direction - 1]), self.dot(corners[direction])]))
        return found

    def marks(self) -> list[Mark]:
        return [*self.bridges(), *self.stars(), *self.towns(), *self.digits()]

    def bridges(self) -> list[Mark]:
        found = []
        nodes = self.nodes()
        for side in members(self.map.features.get("bridge", 0)):
            a, b = self.map.side_hexes[side]
            ends = nodes.get(a, self.centre(a)), nodes.get(b, self.centre(b))
            x, y = self._crossing(self.map.side(side), *ends)
            angle = degrees(atan2(ends[1][1] - ends[0][1], ends[1][0] - ends[0][0]))
            found.append(Mark("bridge", x, y, angle=round(angle)))
        return found

    def _crossing(self, side: Hexside, a: Dot, b: Dot) -> Dot:
        """Where the way from a to b crosses a side, or the middle of the side if it does not."""
        (px, py), (qx, qy) = self.layout.side(side)
        dx, dy, ex, ey = b[0] - a[0], b[1] - a[1], qx - px, qy - py
        across = dx * ey - dy * ex
        part = ((a[1] - py) * dx - (a[0] - px) * dy) / across if across else 0.5
        part = min(0.85, max(0.15, part))
        return self._round((px + ex * part, py + ey * part))

    def stars(self) -> list[Mark]:
        return [Mark("star", *self.centre(hex)) for hex in members(self.map.regions.get("ka", 0))]

    def digits(self) -> list[Mark]:
        """What the capture of a town is worth, beside it."""
        worth = [(name[6:], hexes) for name, hexes in self.map.regions.items() if name.startswith("digit-")]
        at = [(digit, self.centre(hex)) for digit, hexes in worth for hex in members(hexes)]
        return [
            Mark("digit", round(x + 0.42 * self.size, 1), round(y - 0.3 * self.size, 1), digit) for digit, (x, y) in at
        ]

    def towns(self) -> list[Mark]:
        kinds = {kind: self.map.regions.get(kind, 0) for kind in PLACES}
        found = []
        for name, hex in self.map.places.items():
            own = [kind for kind in PLACES if kinds[kind] >> hex & 1]
            kind = "fortress" if {"town", "fort"} <= set(own) else next(iter(own), "village")
            found.append(Mark(kind, *self.centre(hex), name=name))
        return found
