"""The map as flat tables over dense hex numbers: neighbours, terrain, entry costs (8.2), distances, balls of hexes.

Facing is a corner 0..5 (5.0): corner k has the front hexes in directions k and k + 1, the flanks k + 2 and k + 5, the
rear k + 3 and k + 4. Sets of hexes are integers with one bit a hex.
"""

import re
from collections.abc import Iterable, Mapping

from msgspec import Struct

from sztab.games.raclawice.map.floods import Floods
from sztab.games.raclawice.units.counters import CAVALRY, INFANTRY
from sztab.hexmap.bits import bit_set
from sztab.hexmap.facing import FRONT
from sztab.hexmap.grid import Grid, Orientation, Shifted
from sztab.hexmap.hexes import Hexside
from sztab.hexmap.hexmap import HexMap
from sztab.kernel.box import Box, Row, read_all
from sztab.kernel.errors import BadNotation, DataError

GRID = Grid(Orientation.FLAT, Shifted.ODD, rows_up=True)
"""Row 01 lies in the south, and even columns half a hex further north: 1215 touches 1315 and 1316."""
CORNERS = Orientation.FLAT.corners
SIDES = Orientation.FLAT.directions

TERRAINS = ("clear", "forest", "buildings", "pond")
CLEAR, FOREST, BUILDINGS, POND = range(4)
RELIEFS = ("flat", "slope", "hill")
FLAT, SLOPE, HILL = range(3)
CLOSED = 99
"""The cost of a hex that may not be entered at all."""
REACH = 10
"""The longest distance that any rule asks about (10.8/c)."""


class Ground(Struct, frozen=True):
    """What lies on the map, by printed number: enough to build the board, of the box or of a situation."""

    terrain: dict[str, int]
    relief: dict[str, int]
    streams: tuple[str, ...] = ()
    """Sides "1622/1723" that a stream runs along, bridged or not."""
    roads: tuple[str, ...] = ()
    """Sides that a road crosses."""
    bridges: tuple[str, ...] = ()


class Prices(Struct, frozen=True):
    """The table "effect of terrain on movement", for one arm."""

    clear: int
    slope: int
    hill: int
    forest: int
    buildings: int
    pond: int
    road: int
    stream: int
    uphill: int
    downhill: int


class Board(Struct, frozen=True):
    """Everything about the map that never changes."""

    map: HexMap
    size: int
    around: tuple[tuple[int, ...], ...]
    """The six neighbours by direction; -1 off the map."""
    fronts: tuple[tuple[int, ...], ...]
    """5.0: by hex and facing, the hexes in front."""
    terrain: tuple[int, ...]
    relief: tuple[int, ...]
    streams: tuple[int, ...]
    """For each hex, a bit for each direction that leads across a stream without a bridge."""
    roads: tuple[int, ...]
    climbs: tuple[int, ...]
    """For each hex, a bit for each direction that leads uphill."""
    costs: tuple[tuple[tuple[int, ...], ...], ...]
    """8.2: by arm (infantry, cavalry), hex left and direction: the cost of entering the neighbour."""
    prices: tuple[tuple[int, ...], tuple[int, ...]]
    """By arm and hex: the cost of the ground alone, for units that come onto the map."""
    distance: tuple[bytes, ...]
    within: tuple[tuple[int, ...], ...]
    """By radius 0..10 and hex: the hexes at most so far away."""
    floods: Floods
    clear: int
    """7.3: the hexes of clear terrain (open and flat)."""
    closed: int
    """Hexes that nobody may enter."""

    def direction(self, a: int, b: int) -> int:
        """The direction from a hex to its neighbour."""
        return self.around[a].index(b)


def read_ground(box: Box) -> Ground:
    places = [(row.text("id"), row.text("kind")) for row in box.rows("places", also=("hex", "pl", "en"))]
    hexes = read_all(box.rows("hexes"), lambda row: _hex(row, {id for id, _ in places}))
    streams = {id for id, kind in places if kind == "stream"}
    roads = {row.text("id") for row in box.rows("roads", also=("pl", "en"))}
    sides = read_all(box.rows("sides"), lambda row: _side(row, streams, roads))
    return Ground(
        terrain={number: terrain for number, terrain, _ in hexes},
        relief={number: relief for number, _, relief in hexes},
        streams=tuple(side for side, stream, _, _ in sides if stream),
        roads=tuple(side for side, _, road, _ in sides if road),
        bridges=tuple(side for side, _, _, bridge in sides if bridge),
    )


def _hex(row: Row, places: set[str]) -> tuple[str, int, int]:
    row.known("place", places)
    row.read("hex", GRID.hex)
    terrain = TERRAINS.index(row.one_of("terrain", TERRAINS))
    return row.text("hex"), terrain, RELIEFS.index(row.one_of("relief", RELIEFS))


def _side(row: Row, streams: set[str], roads: set[str]) -> tuple[str, bool, bool, bool]:
    stream, road = row.known("stream", streams), row.known("road", roads)
    row.read("side", _check_side)
    return row.text("side"), bool(stream), bool(road), row.flag("bridge")


def _check_side(name: str) -> None:
    a, _, b = name.partition("/")
    Hexside.between(GRID.hex(a), GRID.hex(b))


def read_prices(box: Box) -> tuple[Prices, Prices]:
    """The movement table: a dash closes a hex, a plus adds to the cost."""
    grid = box.grid("movement")

    def cell(row: str, arm: str) -> int:
        text = grid.at(row, arm)
        if text == "-":
            return CLOSED
        if not re.fullmatch(r"\+?\d{1,2}", text):
            raise DataError(f"{grid.file}: row {row}, column {arm}: {text!r} is neither a number nor a dash")
        return int(text)

    names = Prices.__struct_fields__
    infantry, cavalry = (Prices(**{name: cell(name, arm) for name in names}) for arm in ("infantry", "cavalry"))
    return infantry, cavalry


def build(ground: Ground, prices: tuple[Prices, Prices]) -> Board:
    """The tables of a map."""
    try:
        terrain_names = {GRID.hex(number): TERRAINS[terrain] for number, terrain in ground.terrain.items()}
        map_ = HexMap(GRID, terrain_names)
        streams, roads, bridges = (_sides(map_, sides) for sides in (ground.streams, ground.roads, ground.bridges))
    except BadNotation as error:
        raise DataError(f"map: {error}") from None
    terrain = tuple(ground.terrain[number] for number in map_.numbers)
    relief = tuple(ground.relief[number] for number in map_.numbers)
    crossings = _by_direction(map_, streams & ~bridges)
    road_bits = _by_direction(map_, roads)
    climbs = tuple(
        bit_set(d for d, other in enumerate(around) if other >= 0 and relief[other] > relief[i])
        for i, around in enumerate(map_.neighbours)
    )
    paths = _Paths(map_, terrain, relief, crossings, road_bits, climbs)
    within = _balls(map_)
    return Board(
        map=map_,
        size=map_.size,
        around=map_.neighbours,
        fronts=tuple(
            tuple(bit_set(near[d] for d in FRONT[facing] if near[d] >= 0) for facing in range(6))
            for near in map_.neighbours
        ),
        terrain=terrain,
        relief=relief,
        streams=crossings,
        roads=road_bits,
        climbs=climbs,
        costs=(_costs(paths, prices[INFANTRY]), _costs(paths, prices[CAVALRY])),
        prices=(_ground(terrain, relief, prices[INFANTRY]), _ground(terrain, relief, prices[CAVALRY])),
        distance=_distances(map_),
        within=within,
        floods=Floods(map_, within),
        clear=bit_set(i for i in range(map_.size) if terrain[i] == CLEAR and relief[i] == FLAT),
        closed=bit_set(i for i in range(map_.size) if terrain[i] == POND),
    )


def _sides(map_: HexMap, names: Iterable[str]) -> int:
    found = 0
    for name in names:
        a, _, b = name.partition("/")
        side = map_.side_between(map_.at(a), map_.at(b))
        if side < 0:
            raise BadNotation(f"side {name}: the two hexes are not neighbours")
        found |= 1 << side
    return found


def _by_direction(map_: HexMap, sides: int) -> tuple[int, ...]:
    return tuple(bit_set(d for d, side in enumerate(six) if side >= 0 and sides >> side & 1) for six in map_.sides)


class _Paths(Struct, frozen=True):
    map: HexMap
    terrain: tuple[int, ...]
    relief: tuple[int, ...]
    crossings: tuple[int, ...]
    roads: tuple[int, ...]
    climbs: tuple[int, ...]


def _costs(paths: _Paths, prices: Prices) -> tuple[tuple[int, ...], ...]:
    around = paths.map.neighbours
    return tuple(tuple(_cost(paths, prices, hex, d) for d in range(6)) for hex in range(len(around)))


def _cost(paths: _Paths, prices: Prices, hex: int, direction: int) -> int:
    """8.2: what the step costs; along a road forest, buildings and stream do not count, the way uphill does."""
    into = paths.map.neighbours[hex][direction]
    if into < 0:
        return CLOSED
    cost = prices.road
    if not paths.roads[hex] >> direction & 1:
        cost = _ground_price(prices, paths.terrain[into], paths.relief[into])
        if paths.crossings[hex] >> direction & 1:
            cost += prices.stream
    if paths.climbs[hex] >> direction & 1:
        cost += prices.uphill
    elif paths.relief[into] < paths.relief[hex]:
        cost += prices.downhill
    return min(cost, CLOSED)


def _ground_price(prices: Prices, terrain: int, relief: int) -> int:
    covered: Mapping[int, int] = {FOREST: prices.forest, BUILDINGS: prices.buildings, POND: prices.pond}
    return covered.get(terrain, (prices.clear, prices.slope, prices.hill)[relief])


def _ground(terrain: tuple[int, ...], relief: tuple[int, ...], prices: Prices) -> tuple[int, ...]:
    return tuple(_ground_price(prices, t, r) for t, r in zip(terrain, relief))


def _distances(map_: HexMap) -> tuple[bytes, ...]:
    """How far apart two hexes are depends only on how they lie to each other: from any hex, the distances to a stretch
    of a column are a piece of one row of bytes, which its difference of columns gives."""
    stretches = _stretches(map_)
    low, high = min(hex.r for hex in map_.hexes), max(hex.r for hex in map_.hexes)
    left, right = min(hex.q for hex in map_.hexes), max(hex.q for hex in map_.hexes)
    tall, wide = high - low, right - left
    rows = [
        bytes([max(abs(q), abs(r), abs(q + r)) for r in range(tall, -tall - 1, -1)]) for q in range(-wide, wide + 1)
    ]
    return tuple(
        b"".join([rows[wide + q - hex.q][(at := tall - r + hex.r) : at + size] for q, r, size in stretches])
        for hex in map_.hexes
    )


def _stretches(map_: HexMap) -> list[tuple[int, int, int]]:
    """The hexes in their order, as pieces of columns: column, first place in it, and how many follow northwards."""
    found: list[tuple[int, int, int]] = []
    for hex in map_.hexes:
        q, r, size = found[-1] if found else (None, 0, 0)
        if q == hex.q and r - size == hex.r:
            found[-1] = (q, r, size + 1)
        else:
            found.append((hex.q, hex.r, 1))
    return found


def _balls(map_: HexMap) -> tuple[tuple[int, ...], ...]:
    """Every ball grows by the neighbours of its rim."""
    balls = [tuple(1 << i for i in range(map_.size))]
    masks = map_.neighbour_masks
    for _ in range(REACH):
        last = balls[-1]
        balls.append(tuple(ball | _union(last, masks[i]) for i, ball in enumerate(last)))
    return tuple(balls)


def _union(balls: tuple[int, ...], around: int) -> int:
    found = 0
    while around:
        lowest = around & -around
        found |= balls[lowest.bit_length() - 1]
        around ^= lowest
    return found
