"""1.3, 13.1, 13.3, 13.5: the map as the rules see it. Hexes are dense numbers, sets of them integers (bit i: hex i).

Names on the map that this module knows: terrains `clear forest swamp hill` (any other is inaccessible); features of
sides `river bridge command`; regions `town fort green n s lithuania east-prussia east-edge south-of-sejm czech-border`
and `state:Czechoslovakia`, `state:Latvia`.
"""

from sztab.hexmap.bits import members
from sztab.hexmap.compiled import CORE
from sztab.hexmap.hexmap import HexMap
from sztab.hexmap.ways import ways

DIFFICULT = ("forest", "swamp", "hill")
OPEN = ("clear", *DIFFICULT)
NEUTRAL_STATES = ("state:Czechoslovakia", "state:Latvia")
Shifts = tuple[int, ...]
"""Pairs: how far a bit moves, and the hexes for which it does; the first half to the left, the second to the right."""
USUAL = 16
"""A rectangular map has four such pairs a half."""
KEPT = 256
"""So many zones are kept."""


def step(hexes: int, shifts: Shifts) -> int:
    """All hexes that one step leads to from any of these."""
    if len(shifts) != USUAL:
        return _step_anywhere(hexes, shifts)
    a, m, b, n, c, o, d, p, e, q, f, r, g, s, h, t = shifts
    return (
        (hexes & m) << a | (hexes & n) << b | (hexes & o) << c | (hexes & p) << d
        | (hexes & q) >> e | (hexes & r) >> f | (hexes & s) >> g | (hexes & t) >> h
    )  # fmt: skip


def _step_anywhere(hexes: int, shifts: Shifts) -> int:
    """The same on a map with holes, which has more kinds of steps."""
    found = 0
    half = len(shifts) // 2
    for i in range(0, half, 2):
        found |= (hexes & shifts[i + 1]) << shifts[i]
    for i in range(half, len(shifts), 2):
        found |= (hexes & shifts[i + 1]) >> shifts[i]
    return found


class Board:
    """1.3/e, 1.3/l: terrain, rivers, countries and zones of one map; never changed."""

    def __init__(self, hexmap: HexMap) -> None:
        self.map = hexmap
        self.size = hexmap.size
        self.neighbours = hexmap.neighbours
        self.around = hexmap.neighbour_masks
        self.numbers = hexmap.numbers
        region, feature = hexmap.regions.get, hexmap.features.get
        self.open = hexmap.with_terrain(*OPEN)
        self.difficult = hexmap.with_terrain(*DIFFICULT)
        self.clear = self.open & ~self.difficult
        self.towns, self.forts, self.green = region("town", 0), region("fort", 0), region("green", 0)
        self.works = self.towns | self.forts
        self.lithuania, self.east_prussia = region("lithuania", 0), region("east-prussia", 0)
        self.east_edge, self.south_of_sejm = region("east-edge", 0), region("south-of-sejm", 0)
        self.czech_border = region("czech-border", 0) & self.open
        self.north, self.south = region("n", 0), region("s", 0)
        self.neutral = 0
        for state in NEUTRAL_STATES:
            self.neutral |= region(state, 0) & hexmap.with_terrain("closed")
        self.rivers = feature("river", 0)
        self.unbridged = self.rivers & ~feature("bridge", 0)
        self.all_steps = self._shifts(0)
        self._line, self._ends = self._lines()
        if not all(self.beside(1 << h) == self.around[h] for h in range(self.size)):
            self._line = 0
        if CORE is not None:  # the same in one call each
            steps = ways(hexmap)
            self.beside, self.flood = steps.step, steps.flood_in  # type: ignore[method-assign]
        self._zones: dict[int, int] = {}
        self._contacts: dict[int, int] = {}
        """Zones and contacts asked for of late: while nobody moves they are asked for again and again."""
        self.dry_steps = self._shifts(self.unbridged)
        """Steps that cross no unbridged river."""
        if CORE is not None:
            self.over_dry = ways(hexmap, barred=self.unbridged).step  # type: ignore[method-assign]
        self.dry_around = tuple(
            sum(1 << n for n, side in zip(hexmap.neighbours[h], hexmap.sides[h]) if n >= 0 and not self._is_wet(side))
            for h in range(self.size)
        )
        self.near = tuple(self.within(1 << h, 3) for h in range(self.size))
        """All hexes at most three away: as far as infantry and artillery get."""
        self.names = {h: name for name, h in hexmap.places.items()}

    def _is_wet(self, side: int) -> bool:
        return bool(self.unbridged >> side & 1)

    def _shifts(self, barred: int) -> Shifts:
        """The steps of the whole map, without those over barred sides; equal shifts are put together."""
        found: dict[int, int] = {}
        for h in range(self.size):
            for n, side in zip(self.neighbours[h], self.map.sides[h]):
                if n >= 0 and not barred >> side & 1:
                    found[n - h] = found.get(n - h, 0) | 1 << h
        left = [(shift, starts) for shift, starts in sorted(found.items()) if shift > 0]
        right = [(-shift, starts) for shift, starts in sorted(found.items()) if shift < 0]
        count = max(len(left), len(right), USUAL // 4)
        for pairs in (left, right):
            pairs += [(0, 0)] * (count - len(pairs))
        return tuple(number for pair in (*left, *right) for number in pair)

    def _lines(self) -> tuple[int, tuple[int, int, int, int, int]]:
        """How long the lines of a rectangular map are (0: it is none), and sets of its hexes: all but the last of each
        line, all but the first, lines from which the next ones are reached one place back, those from which one place
        on, all."""
        size = self.size
        steps = [(h, n - h) for h in range(size) for n in self.neighbours[h] if n >= 0]
        length = max((shift for _, shift in steps), default=0) - 1
        if length < 2:
            return 0, (0, 0, 0, 0, 0)
        back = {h // length for h, shift in steps if shift in (length - 1, -length - 1)}
        return length, (
            sum(1 << h for h in range(size) if (h + 1) % length),
            sum(1 << h for h in range(size) if h % length),
            sum(1 << h for h in range(size) if h // length in back),
            sum(1 << h for h in range(size) if h // length not in back),
            (1 << size) - 1,
        )

    def direction(self, a: int, b: int) -> int:
        """In which direction the neighbour b of a lies; -1: they are no neighbours."""
        around = self.neighbours[a]
        return around.index(b) if b in around else -1

    def is_river(self, a: int, b: int) -> bool:
        """1.3: does any river, bridged or not, part these neighbours?"""
        return bool(self.rivers >> self.map.side_between(a, b) & 1)

    def is_unbridged(self, a: int, b: int) -> bool:
        return bool(self.unbridged >> self.map.side_between(a, b) & 1)

    def distance(self, a: int, b: int) -> int:
        return self.map.distance(a, b)

    def within(self, hexes: int, radius: int) -> int:
        """All hexes at most so many away from one of these, over any terrain."""
        for _ in range(radius):
            hexes |= self.beside(hexes)
        return hexes

    def beside(self, hexes: int) -> int:
        """The hexes next to one of these, whatever lies between. A rectangular map goes by whole lines: along the line,
        then from both ends of that to the next ones."""
        if not (length := self._line):
            return step(hexes, self.all_steps)
        not_last, not_first, back, on, everywhere = self._ends
        before, after = hexes >> 1 & not_last, hexes << 1 & not_first
        wide = hexes | before & back | after & on
        return before | after | (wide << length | wide >> length) & everywhere

    def flood(self, sources: int, free: int) -> int:
        """All free hexes that can be come to over free ones."""
        left, ring, beside = free, sources, self.beside
        while ring := beside(ring) & left:
            left ^= ring
        return free ^ left

    def over_dry(self, hexes: int) -> int:
        """The hexes that one step over no unbridged river leads to."""
        return step(hexes, self.dry_steps)

    def zone(self, hexes: int) -> int:
        """5.2, 7.4: the hexes next to one of these, unless an unbridged river lies between."""
        if (found := self._zones.get(hexes)) is None:
            if len(self._zones) >= KEPT:
                self._zones.clear()
            found = self._zones[hexes] = self.over_dry(hexes)
        return found

    def touching(self, hexes: int) -> int:
        """11.2: the hexes next to one of these, over any river."""
        if (found := self._contacts.get(hexes)) is None:
            if len(self._contacts) >= KEPT:
                self._contacts.clear()
            found = self._contacts[hexes] = self.beside(hexes)
        return found

    def route(self, start: int, goal: int, allowed: int) -> list[int]:
        """A shortest way from hex to hex over allowed hexes, without the start; empty: there is none."""
        rings = [1 << start]
        found = 1 << start
        while not found >> goal & 1:
            ring = self.beside(rings[-1]) & (allowed | 1 << goal) & ~found
            if not ring:
                return []
            found |= ring
            rings.append(ring)
        way = [goal]
        for ring in reversed(rings[1:-1]):
            way.append(members(ring & self.around[way[-1]])[0])
        return way[::-1]
