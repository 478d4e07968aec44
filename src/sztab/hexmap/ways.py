"""Routes in their fast form: floods and reach on whole sets of hexes at once, a set being an integer.

A `Ways` says between which neighbours one may step. A step of all hexes of a set is a handful of shifts, since on a map
numbered by column and row every neighbour lies at one of a few fixed distances in bits. `routes.py` is the plain form.
"""

from collections.abc import Callable, Iterable, Iterator, Mapping
from typing import TypeAlias

from msgspec import Struct

from sztab.hexmap.bits import members
from sztab.hexmap.hexmap import HexMap

# What the step from one hex to its neighbour costs, by index; None where it may not be made.
IndexCost: TypeAlias = Callable[[int, int], int | None]


EACH_WAY = 4
"""A hex of a map numbered by column and row has neighbours at so many distances in bits, at most, before and after
it."""
Eight: TypeAlias = tuple[int, int, int, int, int, int, int, int, int, int, int, int, int, int, int, int]
FEW = 4
"""Steps from so many hexes are put together from those of each of them."""


class Ways:
    """Between which neighbours one may step; made by `ways()` or `ways_between()`, never changed."""

    __slots__ = ("_down", "_eight", "_from", "_masks", "_starts", "_up")

    def __init__(self, masks: Mapping[int, int]) -> None:
        """`masks`: for each distance in bits, the hexes from which one may step so far."""
        self._masks = masks
        self._starts = 0
        for mask in masks.values():
            self._starts |= mask
        self._up = tuple([(mask, shift) for shift, mask in masks.items() if shift > 0 and mask])
        self._down = tuple([(mask, -shift) for shift, mask in masks.items() if shift < 0 and mask])
        self._eight: Eight | None = None
        """Its directions in a row, where it was asked for them (`_in_a_row`)."""
        self._from: dict[int, int] = {}
        """Where a step leads from single hexes, as far as it was asked."""

    def step(self, hexes: int) -> int:
        """All hexes that one step leads to from any hex of the set."""
        hexes &= self._starts
        if not hexes:
            return 0
        if hexes.bit_count() > FEW:
            return self._step_of_many(hexes)
        found, known = 0, self._from
        while hexes:
            highest = hexes.bit_length() - 1
            bit = 1 << highest
            hexes ^= bit
            if highest in known:
                found |= known[highest]
            else:
                there = known[highest] = self._step_of_many(bit)
                found |= there
        return found

    def _step_of_many(self, hexes: int) -> int:
        found = 0
        for mask, shift in self._up:
            found |= (hexes & mask) << shift
        for mask, shift in self._down:
            found |= (hexes & mask) >> shift
        return found

    def _in_a_row(self) -> "Eight | None":
        """The masks and shifts of four directions up and four down, those left over without any hex: what a step on a
        map without holes needs; None where it needs more."""
        if self._eight is None and len(self._up) <= EACH_WAY and len(self._down) <= EACH_WAY:
            rest = ((0, 0),) * EACH_WAY
            (a, i), (b, j), (c, k), (d, m) = (*self._up, *rest)[:EACH_WAY]
            (e, n), (f, o), (g, p), (h, q) = (*self._down, *rest)[:EACH_WAY]
            self._eight = a, i, b, j, c, k, d, m, e, n, f, o, g, p, h, q
        return self._eight

    def flood(self, sources: int) -> int:
        """The sources and all that can be reached from them."""
        found, before = sources, -1
        eight = self._in_a_row()
        if eight is not None:  # the same without a loop over the directions
            a, i, b, j, c, k, d, m, e, n, f, o, g, p, h, q = eight
            while found != before:
                before = found
                found |= (found & a) << i
                found |= (found & b) << j
                found |= (found & c) << k
                found |= (found & d) << m
                found |= (found & e) >> n
                found |= (found & f) >> o
                found |= (found & g) >> p
                found |= (found & h) >> q
            return found
        up, down = self._up, self._down
        # What a direction adds is used at once by the next one, which takes a third of the rounds of a true frontier.
        while found != before:
            before = found
            for mask, shift in up:
                found |= (found & mask) << shift
            for mask, shift in down:
                found |= (found & mask) >> shift
        return found

    def flood_within(self, sources: int, steps: int) -> int:
        """The sources and all that can be reached from them in at most so many steps."""
        found = sources
        for frontier in self.rings(sources):
            if steps == 0:
                break
            found |= frontier
            steps -= 1
        return found

    def rings(self, sources: int) -> Iterator[int]:
        """The hexes first reached in 1 step, in 2, and so on while there are any."""
        found = frontier = sources
        while frontier := self.step(frontier) & ~found:
            found |= frontier
            yield frontier

    def leads(self, a: int, b: int) -> bool:
        """Whether one may step from hex a to its neighbour b."""
        return bool(self._masks.get(b - a, 0) >> a & 1)

    def backwards(self) -> "Ways":
        """The same steps, walked the other way."""
        return Ways({-shift: _moved(mask, shift) for shift, mask in self._masks.items()})


def ways(
    hexmap: HexMap,
    into: int | None = None,
    *,
    out_of: int | None = None,
    across: int | None = None,
    barred: int = 0,
) -> Ways:
    """Steps into the hexes `into`, out of `out_of`, over the sides `across` (None: all of them) but not `barred`.

    A railway is the set of sides that it crosses, so a flood along a network is `ways(map, across=rails).flood(...)`.
    """
    everywhere = hexmap.all_hexes
    into = everywhere if into is None else into
    out_of = everywhere if out_of is None else out_of
    sides = (hexmap.all_sides if across is None else across) & ~barred
    masks: dict[int, int] = {}
    for direction in range(3):
        owners = sides >> direction * hexmap.size & everywhere
        for shift, starts in hexmap.shifts[direction]:
            here = owners & starts
            there = _moved(here, shift)
            masks[shift] = masks.get(shift, 0) | here & out_of & _moved(there & into, -shift)
            masks[-shift] = masks.get(-shift, 0) | there & out_of & _moved(here & into, shift)
    return Ways(masks)


def ways_between(hexmap: HexMap, steps: Iterable[tuple[int, int]]) -> Ways:
    """Exactly these steps from a hex to a neighbour, by index."""
    masks: dict[int, int] = {}
    for a, b in steps:
        if b not in hexmap.neighbours[a]:
            raise ValueError(f"{hexmap.numbers[a]} and {hexmap.numbers[b]} are not neighbours")
        masks[b - a] = masks.get(b - a, 0) | 1 << a
    return Ways(masks)


def areas(hexmap: HexMap, hexes: int, *, across: int | None = None, barred: int = 0) -> list[int]:
    """The connected parts into which these hexes fall, if one may pass only the sides `across`, and none `barred`."""
    inside = ways(hexmap, hexes, out_of=hexes, across=across, barred=barred)
    found = []
    while hexes:
        area = inside.flood(hexes & -hexes)
        found.append(area)
        hexes &= ~area
    return found


def _moved(bits: int, shift: int) -> int:
    return bits << shift if shift >= 0 else bits >> -shift


class Reach(Struct, frozen=True, gc=False):
    """What is within reach: `levels[k]` are the hexes whose least cost is k, level 0 with the start."""

    start: int
    levels: tuple[int, ...]
    stops: int
    hexes: int
    """All hexes within reach, the start included."""

    def cost(self, hex: int) -> int | None:
        """The least cost of a hex; None if it is out of reach."""
        bit = 1 << hex
        if self.hexes & bit:
            for spent, level in enumerate(self.levels):
                if level & bit:
                    return spent
        return None

    def costs(self, of: int = -1) -> dict[int, int]:
        """The least cost of each hex within reach (or of those of a set), cheapest first."""
        found: dict[int, int] = {}
        for spent, level in enumerate(self.levels):
            if here := level & of:
                found |= dict.fromkeys(members(here), spent)
        return found


class Costs:
    """The ways of a mover, sorted by what a step costs. A step belongs to one cost (if to more, the least counts)."""

    __slots__ = ("_back", "_dearest", "_evenly", "_free", "_paid")

    def __init__(self, steps: Mapping[int, Ways]) -> None:
        if min(steps, default=0) < 0:
            raise ValueError("a step cannot cost less than 0")
        self._back: Costs | None = None
        self._free = steps.get(0)
        self._paid = tuple((cost, steps[cost]) for cost in sorted(steps) if cost > 0)
        self._dearest = max(steps, default=0)
        self._evenly = steps[1] if self._free is None and list(steps) == [1] else None
        """The steps, where each of them costs one."""

    @classmethod
    def of(cls, hexmap: HexMap, cost: IndexCost) -> "Costs":
        """Ask the game for the cost of every step of the map, once."""
        steps: dict[int, list[tuple[int, int]]] = {}
        for a, around in enumerate(hexmap.neighbours):
            for b in around:
                if b >= 0 and (price := cost(a, b)) is not None:
                    steps.setdefault(price, []).append((a, b))
        return cls({price: ways_between(hexmap, pairs) for price, pairs in steps.items()})

    def backwards(self) -> "Costs":
        """The same steps walked the other way: what a hex costs here is what it costs to get from it to the start."""
        if self._back is None:
            free = {} if self._free is None else {0: self._free.backwards()}
            self._back = Costs({**free, **{cost: ways.backwards() for cost, ways in self._paid}})
        return self._back

    def reach(self, start: int, budget: int | None, *, barred: int = 0, stops: int = 0, until: int = 0) -> Reach:
        """What can be reached for at most `budget` (None: without limit); `barred` hexes are not entered, and whoever
        enters one of the hexes `stops` goes no further. The search ends once one of the hexes `until` is found."""
        first = 1 << start
        if not stops and self._evenly is not None:
            return self._reach_evenly(self._evenly, start, budget, barred, until)
        seen = barred | first
        level = self._freely(first, seen, ~stops | first) if self._free else first
        seen |= level
        levels = [level]
        going = [level & ~stops | first] if stops else levels
        spent = last = 0
        while spent != budget and spent - last < self._dearest and not level & until:
            spent += 1
            level = 0
            for cost, ways in self._paid:
                if cost > spent:
                    break
                if here := going[spent - cost] & ways._starts:  # `Ways.step`, of many hexes
                    for mask, shift in ways._up:
                        level |= (here & mask) << shift
                    for mask, shift in ways._down:
                        level |= (here & mask) >> shift
            level ^= level & seen
            if level:
                last = spent
                if self._free:
                    level = self._freely(level, seen, ~stops)
                seen |= level
            levels.append(level)
            if stops:
                going.append(level & ~stops)
        return Reach(start, tuple(levels[: last + 1]), stops, (seen & ~barred) | first)

    def _reach_evenly(self, ways: Ways, start: int, budget: int | None, barred: int, until: int) -> Reach:
        """The same where every step costs one."""
        level = first = 1 << start
        seen = barred | first
        levels, spent, up, down = [level], 0, ways._up, ways._down
        eight = ways._in_a_row()
        if eight is not None:  # the same without a loop over the directions
            a, i, b, j, c, k, d, m, e, n, f, o, g, p, h, q = eight
            while spent != budget and not level & until:
                spent += 1
                here = level
                level = (here & a) << i | (here & b) << j | (here & c) << k | (here & d) << m
                level |= (here & e) >> n | (here & f) >> o | (here & g) >> p | (here & h) >> q
                level ^= level & seen
                if not level:
                    break
                seen |= level
                levels.append(level)
            return Reach(start, tuple(levels), 0, (seen & ~barred) | first)
        while spent != budget and not level & until:
            spent += 1
            here, level = level, 0
            for mask, shift in up:
                level |= (here & mask) << shift
            for mask, shift in down:
                level |= (here & mask) >> shift
            level ^= level & seen
            if not level:
                break
            seen |= level
            levels.append(level)
        return Reach(start, tuple(levels), 0, (seen & ~barred) | first)

    def _freely(self, level: int, seen: int, going: int) -> int:
        """The level and all that steps without cost add to it."""
        assert self._free is not None
        while more := self._free.step(level & going) & ~seen & ~level:
            level |= more
        return level

    def route(self, hexmap: HexMap, reach: Reach, goal: int) -> list[int] | None:
        """A cheapest route within this reach, both ends included; among equals the one that, walked back from the
        goal, goes each time in the first direction."""
        spent = reach.cost(goal)
        if spent is None:
            return None
        if self._free is None:
            return self._straight_back(hexmap, reach, goal, spent)
        trail = [(goal, self._before(hexmap, reach, goal, spent))]
        tried = 1 << goal
        while trail[-1][0] != reach.start:
            before = next(((hex, at) for hex, at in trail[-1][1] if not tried >> hex & 1), None)
            if before is None:
                trail.pop()
            else:
                tried |= 1 << before[0]
                trail.append((before[0], self._before(hexmap, reach, *before)))
        return [hex for hex, _ in reversed(trail)]

    def _straight_back(self, hexmap: HexMap, reach: Reach, goal: int, spent: int) -> list[int]:
        """Where every step costs something, whatever comes before a hex leads back to the start."""
        found = [goal]
        while spent:
            goal, spent = next(self._before(hexmap, reach, goal, spent))
            found.append(goal)
        found.reverse()
        return found

    def _before(self, hexmap: HexMap, reach: Reach, hex: int, spent: int) -> Iterator[tuple[int, int]]:
        """The neighbours from which the last step of a cheapest route may come, with what had been spent there."""
        steps = self._paid if self._free is None else ((0, self._free), *self._paid)
        for other in hexmap.neighbours[hex]:
            if other < 0 or (reach.stops >> other & 1 and other != reach.start):
                continue
            for cost, ways in steps:
                if cost <= spent and reach.levels[spent - cost] >> other & 1 and ways.leads(other, hex):
                    yield other, spent - cost
                    break
