"""Lines of sight between hex centres, in whole numbers: which hexes a line crosses, follows or touches.

A line that runs exactly along a side lies in neither of its hexes: both are given, as a pair, and the game's rule says
what they do (Racławice 10.1: the edge of a blocking hex blocks; 10.3.2: on the border of front and flank).
"""

from functools import cache
from typing import NamedTuple

from sztab.hexmap.hexes import CORNER_STEPS, DIRECTIONS, Direction, Hex, direction_to, within
from sztab.hexmap.hexmap import HexMap


class SightLine(NamedTuple):
    """What lies strictly between the two ends of a line.

    `steps`: in order, each a single hex that the line crosses, or the pair of hexes (left, right) along whose common
    side it runs. `touched`: hexes that it meets in one corner only.
    """

    steps: tuple[tuple[Hex, ...], ...]
    touched: tuple[Hex, ...]


def sight_line(a: Hex, b: Hex) -> SightLine:
    """The line between the centres of two hexes; the ends themselves are not part of it."""
    steps, touched = _from_origin(b.q - a.q, b.r - a.r)
    return SightLine(
        tuple(tuple(a.moved(hex) for hex in step) for step in steps), tuple(a.moved(hex) for hex in touched)
    )


def directions_out(a: Hex, b: Hex) -> tuple[Direction, ...]:
    """The direction in which the line to b leaves hex a: one, or the two beside the corner through which it goes."""
    return _directions_out(b.q - a.q, b.r - a.r)


@cache
def _directions_out(q: int, r: int) -> tuple[Direction, ...]:
    home = Hex(0, 0)
    if (q, r) == home:
        return ()
    steps = _from_origin(q, r).steps
    return tuple(direction_to(home, hex) for hex in (steps[0] if steps else (Hex(q, r),)))


@cache
def _from_origin(q: int, r: int) -> SightLine:
    """Follows the line from hex to hex, looking only forward."""
    length = _along(q, r, Hex(q, r))
    ahead = [step for step in DIRECTIONS if _along(q, r, step) > 0]
    # How far to the side the line may pass a centre: up to the outermost corner, or to two of them, which is a side.
    reaches = [q * dr - r * dq for dq, dr in CORNER_STEPS]
    widest = max(reaches)
    on_side = reaches.count(widest) == 2
    crossed: list[Hex] = []
    beside: list[Hex] = []
    seen = frontier = {Hex(0, 0)}
    while frontier:
        near = {hex.moved(step) for hex in frontier for step in ahead} - seen
        frontier = {hex for hex in near if _along(q, r, hex) < length and abs(_aside(q, r, hex)) <= widest}
        seen = seen | frontier
        crossed += [hex for hex in frontier if abs(_aside(q, r, hex)) < widest]
        beside += [hex for hex in frontier if abs(_aside(q, r, hex)) == widest]
    by_place: dict[int, list[Hex]] = {}
    for hex in sorted(crossed + beside if on_side else crossed, key=lambda hex: _aside(q, r, hex)):
        by_place.setdefault(_along(q, r, hex), []).append(hex)
    steps = tuple(tuple(by_place[place]) for place in sorted(by_place))
    return SightLine(steps, () if on_side else tuple(sorted(beside, key=lambda hex: _along(q, r, hex))))


def _along(q: int, r: int, hex: Hex) -> int:
    """How far along the line (q, r) a centre lies: twice the scalar product, in axes that stand at 60 degrees."""
    return 2 * (q * hex.q + r * hex.r) + q * hex.r + r * hex.q


def _aside(q: int, r: int, hex: Hex) -> int:
    """How far to the right of the line a centre lies (left: below 0), in the thirds in which corners are counted."""
    return 3 * (q * hex.r - r * hex.q)


KEPT = 65_536
"""How many lines a map keeps; then it begins anew."""


class SightLines:
    """The lines of one map as sets of hexes, kept once they are known.

    With `corners`, a hex met in one corner only counts as lying on the line. Hexes are numbered as places of a wider
    rhombus, in which the same step is the same difference everywhere: a line is then worked out once for all pairs of
    hexes that lie alike, and laid at any of them by adding.
    """

    __slots__ = ("_bits", "_corners", "_map", "_places", "_sets", "_shapes", "_width")

    def __init__(self, hexmap: HexMap, *, corners: bool = False) -> None:
        self._map = hexmap
        self._corners = corners
        self._sets: dict[int, int] = {}
        self._shapes: dict[int, list[int]] = {}
        low_q, low_r = min(hex.q for hex in hexmap.hexes), min(hex.r for hex in hexmap.hexes)
        high_q, high_r = max(hex.q for hex in hexmap.hexes), max(hex.r for hex in hexmap.hexes)
        self._width = width = 2 * (high_r - low_r) + 3
        self._places = [(hex.q - low_q + 1) * width + hex.r - low_r + 1 for hex in hexmap.hexes]
        self._bits = [0] * ((high_q - low_q + 3) * width)
        for i, place in enumerate(self._places):
            self._bits[place] = 1 << i

    def between(self, a: int, b: int) -> int:
        """The hexes strictly between that the line crosses or along whose side it runs."""
        key = a * self._map.size + b if a < b else b * self._map.size + a
        found = self._sets.get(key)
        if found is None:
            if len(self._sets) >= KEPT:
                self._sets.clear()
            found = self._sets[key] = self.line(a, b)
        return found

    def line(self, a: int, b: int) -> int:
        """The same, worked out anew."""
        start = self._places[a]
        by = self._places[b] - start
        shape = self._shapes.get(by)
        if shape is None:
            (q, r), (to_q, to_r) = self._map.hexes[a], self._map.hexes[b]
            shape = self._shapes[by] = _shape(to_q - q, to_r - r, self._width, self._corners)
        bits, found = self._bits, 0
        for step in shape:
            found |= bits[start + step]
        return found

    def sees(self, a: int, b: int, blocking: int) -> bool:
        """Whether no hex on the line is among the blocking ones (the two ends never block)."""
        return not self.between(a, b) & blocking

    def prepare(self, radius: int) -> None:
        """Work out all lines of at most this length now."""
        for a, hex in enumerate(self._map.hexes):
            for other in within(hex, radius):
                if self._map.index_of.get(other, -1) > a:
                    self.between(a, self._map.index_of[other])

    def learn(self) -> None:
        """Work out now how every line of the map runs, wherever it begins: some thousand shapes in tens of ms."""
        tall = (self._width - 3) // 2
        columns = {hex.q for hex in self._map.hexes}
        for q in range(max(columns) - min(columns) + 1):
            for r in range(-tall, tall + 1):
                self._shapes[q * self._width + r] = shape = _shape(q, r, self._width, self._corners)
                self._shapes[-q * self._width - r] = [-step for step in shape]

    def steps(self, a: int, b: int) -> list[tuple[int, ...]]:
        """The steps of the line by index, in order; hexes off the map are left out."""
        line = sight_line(self._map.hexes[a], self._map.hexes[b])
        found = (tuple(i for hex in step if (i := self._map.index_of.get(hex, -1)) >= 0) for step in line.steps)
        return [step for step in found if step]


def _shape(q: int, r: int, width: int, corners: bool) -> list[int]:
    """The hexes on the line from the origin to (q, r) as differences of places, column by column: in each, those whose
    centre lies no further to the side than the line's widest corner (see `_from_origin`), and between the two ends."""
    if q < 0:
        return [-step for step in _shape(-q, -r, width, corners)]
    if q == 0:
        return list(range(1, r) if r > 0 else range(-1, r, -1))
    reaches = [q * dr - r * dq for dq, dr in CORNER_STEPS]
    widest = max(reaches)
    if not corners and reaches.count(widest) < 2:
        widest -= 1
    wide, along, rising = 3 * q, 2 * q + r, 2 * r + q
    length = q * along + r * rising
    found: list[int] = []
    for x in range(q + 1):
        middle = 3 * r * x
        low, high = -((widest - middle) // wide), (middle + widest) // wide
        passed = x * along
        if 0 < passed + low * rising < length and 0 < passed + high * rising < length:
            found += range(x * width + low, x * width + high + 1)
        else:
            found += [x * width + y for y in range(low, high + 1) if 0 < passed + y * rising < length]
    return found
