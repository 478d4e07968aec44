"""Floods and reach on whole sets of hexes at once, in plain Python: a step of all hexes of a set is a handful of
shifts.

`compiled/core.c` gives the same answers; `sztab.hexmap.ways` chooses between them.
"""

from collections.abc import Mapping, Sequence
from typing import Any, Self, TypeAlias

from msgspec import Struct

from sztab.hexmap.plain.bits import members

EACH_WAY = 4
"""A hex of a map numbered by column and row has neighbours at so many distances in bits, at most, before and after
it."""
Eight: TypeAlias = tuple[int, int, int, int, int, int, int, int, int, int, int, int, int, int, int, int]
FEW = 4
"""Steps from so many hexes are put together from those of each of them."""


class Ways:
    """Between which neighbours one may step; made by `ways()` or `ways_between()`, never changed."""

    __slots__ = ("_down", "_eight", "_from", "_starts", "_up", "masks")

    def __init__(self, masks: Mapping[int, int]) -> None:
        """`masks`: for each distance in bits, the hexes from which one may step so far."""
        self.masks = masks
        starts, up, down = 0, [], []
        for shift, mask in masks.items():
            starts |= mask
            if shift > 0 and mask:
                up.append((mask, shift))
            elif shift < 0 and mask:
                down.append((mask, -shift))
        self._starts, self._up, self._down = starts, tuple(up), tuple(down)
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

    def flood_in(self, sources: int, free: int) -> int:
        """All free hexes that can be come to from the sources over free ones."""
        left, ring = free, sources
        while ring := self.step(ring) & left:
            left ^= ring
        return free ^ left

    def flood_within(self, sources: int, steps: int) -> int:
        """The sources and all that can be reached from them in at most so many steps."""
        found = frontier = sources
        while steps and (frontier := self.step(frontier) & ~found):
            found |= frontier
            steps -= 1
        return found

    def leads(self, a: int, b: int) -> bool:
        """Whether one may step from hex a to its neighbour b."""
        return bool(self.masks.get(b - a, 0) >> a & 1)

    def without(self, steps: dict[int, int], unless: int) -> Self:
        """The same steps but these, which may still be made from the hexes `unless`."""
        masks = self.masks.items()
        return type(self)(
            {shift: mask & ~(steps[shift] & ~unless) if shift in steps else mask for shift, mask in masks}
        )


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

    def within(self, hexes: int, discs: Sequence[int], points: int) -> int:
        """Those of these hexes within reach that lie in the disc whose number is what is left of the points there; the
        last disc is for all that is more (a set)."""
        found, last = 0, len(discs) - 1
        for spent, level in enumerate(self.levels):
            if (here := level & hexes) and spent <= points:
                found |= here & discs[min(points - spent, last)]
        return found

    def costs(self, of: int = -1) -> dict[int, int]:
        """The least cost of each hex within reach (or of those of a set), cheapest first."""
        found: dict[int, int] = {}
        for spent, level in enumerate(self.levels):
            if here := level & of:
                found |= dict.fromkeys(members(here), spent)
        return found


class Costs:
    """The ways of a mover, sorted by what a step costs. A step belongs to one cost (if to more, the least counts)."""

    __slots__ = ("_dearest", "_evenly", "_free", "_paid", "back", "steps")

    def __init__(self, steps: Mapping[int, Ways]) -> None:
        if min(steps, default=0) < 0:
            raise ValueError("a step cannot cost less than 0")
        self.steps = steps
        self.back: Any = None
        """The same steps walked the other way, once they were asked for."""
        self._free = steps.get(0)
        self._paid = tuple((cost, steps[cost]) for cost in sorted(steps) if cost > 0)
        self._dearest = max(steps, default=0)
        self._evenly = steps[1] if self._free is None and list(steps) == [1] else None
        """The steps, where each of them costs one."""

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

    def levels(self, sources: int, budget: int, barred: int) -> tuple[int, ...]:
        """For each cost up to the budget: the hexes that lie so far from the nearest of some sources."""
        seen = barred | sources
        levels = [self._freely(sources, seen, -1) if self._free else sources]
        seen |= levels[0]
        for spent in range(1, budget + 1):
            level = 0
            for cost, ways in self._paid:
                if cost <= spent and (here := levels[spent - cost] & ways._starts):  # `Ways.step`, of many hexes
                    for mask, shift in ways._up:
                        level |= (here & mask) << shift
                    for mask, shift in ways._down:
                        level |= (here & mask) >> shift
            level &= ~seen
            if level and self._free:
                level = self._freely(level, seen, -1)
            seen |= level
            levels.append(level)
        return tuple(levels)

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
