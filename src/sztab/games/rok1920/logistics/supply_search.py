"""25 / Eagles 15: the search for supply, for the whole map at once.

A unit is supplied if it could march for 6 points, on a way free of enemy control lines, to a place that the railway
joins
with a source of its side. The search runs backwards: from the sources along the railway to the places, and from the
places outwards, one march point after the other, on sets of hexes.
"""

from functools import lru_cache, reduce
from operator import or_

from msgspec import Struct, structs

from sztab.games.rok1920.chapters import MarchRule
from sztab.games.rok1920.kept import Kept
from sztab.games.rok1920.map.board import EAST, NORTH, SOUTH, WEST, Board, Ground
from sztab.hexmap.bits import bit_set, members
from sztab.hexmap.ways import Costs, Ways

RANGE = 6
"""25: march points of the way to a place."""

KEPT = 50
"""How many answers a net remembers: one position is asked about many times."""


class Field(Struct, frozen=True):
    """What a side's supply depends on: sets of hexes, and the enemy's control lines as a set of sides."""

    own: int
    enemy: int
    lines: int
    enemy_places: int
    """Places that the enemy controls: no train passes them (27.2)."""
    abroad: int = 0
    """A country that supply does not pass (38.2.1); whoever stands there may come out of it."""
    faint: int = 0
    """Enemy hexes of 1 or 2 strength points, which motorised infantry passes (17.1)."""


class Supply(Struct, frozen=True):
    """Who is supplied: the places that trains reach, and for each number of march points the hexes from which a place
    is
    reached for so many."""

    places: int
    levels: tuple[int, ...]
    hexes: int
    """All of them, whatever the points."""


class SupplyNet:
    """The railway and the marches of one side's supply on one map; what never changes, so that a search is short."""

    def __init__(
        self, board: Board, ground: Ground, sources: int, march: MarchRule, *, far_side_only: bool = False
    ) -> None:
        self.board = board
        self.sources = sources
        self._far_side_only = far_side_only
        self._rides: Kept[tuple[int, int, int, int], int] = Kept(KEPT)
        self._traces: Kept[tuple[int, int, int, int, int, int, bool], Supply] = Kept(KEPT)
        self._near_lines: Kept[int, int] = Kept(KEPT)
        self._outside: Kept[int, tuple[dict[int, Ways], Ways, Ways]] = Kept(KEPT)
        self.rails = board.steps_over(board.rails & ~board.borders)
        self._tracks = Ways(self.rails)
        steps, alone = _steps_by_cost(board, ground, march, rivers=True, rough=True)  # shared, and only read
        drives, _ = _steps_by_cost(board, ground, march, rivers=False, rough=False)
        self._steps, self._alone = {cost: Ways(masks) for cost, masks in steps.items()}, Ways(alone)
        self._drives = Ways(drives[1])

    def forget(self) -> None:
        """Drop what has been remembered (the answers stay the same)."""
        self._rides.clear()
        self._traces.clear()
        self._near_lines.clear()
        self._outside.clear()

    def on_rails(self, field: Field, sources: int) -> int:
        """14.2, 25, A.3: the hexes that the railway joins with one of the sources: no enemy unit and no place of the
        enemy on the way, and no enemy control line across it unless an own unit stands beside it (7.1.7)."""
        return self._ride(field, sources, field.enemy | field.enemy_places | field.abroad)

    def on_rails_apart(self, field: Field, sources: int, danger: int) -> int:
        """27.1: as above, but without passing any hex beside enemies."""
        return self._ride(field, sources, field.enemy_places | danger | field.abroad)

    def _ride(self, field: Field, sources: int, closed: int) -> int:
        crossed = field.lines & self.board.rails
        key = (field.own & self._beside(crossed), crossed, sources, closed)
        found = self._rides.get(key)
        if found is None:
            found = self._rides.keep(key, self._ride_anew(field, sources, closed))
        return found

    def beside_rails(self, lines: int) -> int:
        """7.1.7: the hexes in which own units keep the railway open under such enemy lines."""
        return self._beside(lines & self.board.rails)

    def _beside(self, lines: int) -> int:
        """7.1.7: the hexes beside enemy lines: only there own units make a difference."""
        found = self._near_lines.get(lines)
        if found is None:
            found = 0
            for starts in self.board.steps_over(lines).values():
                found |= starts
            self._near_lines.keep(lines, found)
        return found

    def _ride_anew(self, field: Field, sources: int, closed: int) -> int:
        """What `_rail_ways` lead to: along all rails but those barred, over hexes that are open."""
        open_ = self.board.open & ~closed
        barred = self.board.steps_over(crossed) if (crossed := field.lines & self.board.rails) else {}
        if barred and not self._far_side_only:
            barred = {shift: starts & ~_moved(field.own, -shift) for shift, starts in barred.items()}
        tracks = self._tracks.without(barred, field.own) if barred else self._tracks
        sources &= open_
        return tracks.flood_in(sources, open_) | sources

    def train(self, field: Field, place: int) -> list[int]:
        """25: the way of a train from a place with supply to the nearest source, both ends included."""
        closed = field.enemy | field.enemy_places | field.abroad
        ways, goals = self._rail_ways(field, closed), self.sources & self.board.open & ~closed
        before, queue = {place: place}, [place]
        for here in queue:
            if goals >> here & 1:
                found = [here]
                while found[-1] != place:
                    found.append(before[found[-1]])
                return found[::-1]
            for there in self.board.neighbours[here]:
                if there >= 0 and there not in before and ways.leads(here, there):
                    before[there] = here
                    queue.append(there)
        raise AssertionError("a place with supply has a train")

    def _rail_ways(self, field: Field, closed: int) -> Ways:
        crossing = self.board.steps_over(field.lines & self.board.rails) if field.lines else {}
        open_, own = self.board.open & ~closed, field.own
        ways: dict[int, int] = {}
        for shift, hexes in self.rails.items():
            barred = crossing.get(shift, 0)
            if barred:
                beside = own if self._far_side_only else own | (own >> shift if shift > 0 else own << -shift)
                hexes &= ~(barred & ~beside)
            into = open_ >> shift if shift > 0 else open_ << -shift
            ways[shift] = hexes & open_ & into
        return Ways(ways)

    def trace(self, field: Field, *, motorised: bool = False) -> Supply:
        """25: the supply of all hexes. 25.5: motorised infantry may also go as it infiltrates (17.1). Eagles 15/a."""
        beside = field.own & self._beside(field.lines)
        key = (beside, field.enemy, field.lines, field.enemy_places, field.abroad, field.faint, motorised)
        found = self._traces.get(key)
        if found is None:
            near = structs.replace(field, own=beside)
            found = self._traces.keep(key, self._trace_anew(near, motorised))
        return found

    def _trace_anew(self, field: Field, motorised: bool) -> Supply:
        places = self.on_rails(field, self.sources) & self.board.localities
        crossing = self.board.steps_over(field.lines) if field.lines else {}
        steps, alone, drives = self._outside.get(field.abroad) or self._steps_outside(field.abroad)
        if crossing:
            steps = {cost: _free_of(ways, crossing, field) for cost, ways in steps.items()}
            alone = _free_of(alone, crossing, field)
        barred = field.enemy
        if motorised:
            barred &= ~field.faint
            steps = {**steps, 1: _both(steps[1], drives)}
        levels = _march(places, Costs(steps), barred, alone)
        return Supply(places, levels, reduce(or_, levels))

    def _steps_outside(self, abroad: int) -> tuple[dict[int, Ways], Ways, Ways]:
        """The steps by cost, those over a large river and those of whoever drives, without any into a country."""
        steps = {cost: _not_into(ways, abroad) for cost, ways in self._steps.items()}
        return self._outside.keep(abroad, (steps, _not_into(self._alone, abroad), _not_into(self._drives, abroad)))

    def route(self, field: Field, start: int, *, motorised: bool = False) -> list[int] | None:
        """A cheapest way from a hex to a place with supply, both ends included; None: there is none."""
        supply = self.trace(field, motorised=motorised)
        at = next((spent for spent, level in enumerate(supply.levels) if level >> start & 1), None)
        if at is None:
            return None
        found = [start]
        while at:
            start, at = self._next(field, supply, found[-1], at, motorised)
            found.append(start)
        return found

    def _next(self, field: Field, supply: Supply, start: int, at: int, motorised: bool) -> tuple[int, int]:
        """The next hex of a cheapest way from a hex that is `at` points from a place, and how far that one is."""
        for spent in range(at - 1, -1, -1):
            for other in self.board.neighbours[start]:
                if other < 0 or not supply.levels[spent] >> other & 1:
                    continue
                leads_there = self._one_step(field, 1 << other, spent, motorised) >> start & 1
                if leads_there and self._cost(start, other) == at - spent:
                    return other, spent
        raise AssertionError("a hex with supply has a way")

    def _cost(self, a: int, b: int) -> int:
        for cost, masks in self._steps.items():
            if masks.leads(b, a):
                return cost
        return RANGE

    def _one_step(self, field: Field, probe: int, spent: int, motorised: bool) -> int:
        crossing = self.board.steps_over(field.lines) if field.lines else {}
        found = 0
        steps, alone, drives = self._outside.get(field.abroad) or self._steps_outside(field.abroad)
        groups = [_free_of(ways, crossing, field) for ways in steps.values()]
        if spent == 0:
            groups.append(_free_of(alone, crossing, field))
        if motorised:
            groups.append(drives)
        for ways in groups:
            found |= ways.step(probe)
        return found


def sources(board: Board, names: tuple[str, ...], regions: tuple[str, ...]) -> int:
    """25.1: named places, and ends of the board. Eagles 15.1/a, 15.1/b."""
    found = bit_set(h for name in names if (h := board.place(name)) >= 0)
    for region in regions:
        found |= end_of(board, region)
    return found


def end_of(board: Board, region: str) -> int:
    """An end of the board as the map names it (`east-edge`, `west-edge`, `south-source`); a map that names none of them
    ends with its first and last columns and its southern rim."""
    if region in board.map.regions:
        return board.map.regions[region] & board.open
    rims = {"west-edge": WEST, "east-edge": EAST, "south-source": SOUTH, "north-edge": NORTH}
    ends = {"west-edge": board.column[0], "east-edge": board.column[-1]}
    return board.open & bit_set(
        h
        for h in range(board.size)
        if rims[region] in board.edges[h] and ends.get(region, board.column[h]) == board.column[h]
    )


@lru_cache(maxsize=32)
def _steps_by_cost(
    board: Board, ground: Ground, march: MarchRule, *, rivers: bool, rough: bool
) -> tuple[dict[int, dict[int, int]], dict[int, int]]:
    """The steps of the map, backwards: by cost of entering the hex (5.1.1), and those over a large river without a
    bridge. Without `rivers` and `rough`: only the steps that cross no river and enter clear ground (17.1)."""
    found: dict[int, dict[int, int]] = {1: {}, 2: {}, 3: {}}
    alone: dict[int, int] = {}
    for h in members(board.open):
        for d, other in enumerate(board.neighbours[h]):
            step = board.step(ground, h, d)
            if step is None or (step.river and not rivers) or (step.rough and not rough):
                continue
            free = march(step, False, False)
            masks = alone if free.whole else found[free.points]
            masks[h - other] = masks.get(h - other, 0) | 1 << other
    return found, alone


def _march(places: int, costs: Costs, barred: int, alone: Ways) -> tuple[int, ...]:
    """For each number of march points the hexes from which so many lead to the nearest place."""
    *levels, last = costs.levels(places, RANGE, barred)
    # 5.1.1.1: a large river without a bridge takes all points, so it is the whole way.
    if (over := alone.step(places)) and (over := over & ~barred):
        for level in levels:
            over &= ~level
    return (*levels, last | over)


def _free_of(ways: Ways, crossing: dict[int, int], field: Field) -> Ways:
    """7.1.7, 25: steps that cross no enemy line, or enter a hex with own units, which cancel it. Eagles 4.2/d, 15/b."""
    return ways.without(crossing, field.own) if crossing else ways


def _not_into(ways: Ways, abroad: int) -> Ways:
    """38.2.1: steps without those that enter the country that is closed."""
    if not abroad:
        return ways
    return Ways({shift: hexes & ~(abroad & ~_moved(abroad, -shift)) for shift, hexes in ways.masks.items()})


def _both(one: Ways, other: Ways) -> Ways:
    shifts = {**one.masks, **other.masks}
    return Ways({shift: one.masks.get(shift, 0) | other.masks.get(shift, 0) for shift in shifts})


def _moved(hexes: int, shift: int) -> int:
    return hexes << shift if shift > 0 else hexes >> -shift
