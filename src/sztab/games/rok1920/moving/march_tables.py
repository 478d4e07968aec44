"""5.1, 7.1 / Eagles 7: what each step takes, laid out once for all units that march alike.

`reach.march_of` (one step, with its parts and rules) is the form to read; `Marches` lays the same answers out as
sets of hexes by cost, so that a unit's whole reach is a few operations on integers.
"""

from __future__ import annotations

from collections.abc import Callable
from functools import reduce
from itertools import accumulate
from operator import or_
from typing import TYPE_CHECKING

from msgspec import Struct

from sztab.games.rok1920.chapters import March
from sztab.games.rok1920.kept import Kept
from sztab.games.rok1920.map.board import Board, Ground, HexStep
from sztab.games.rok1920.units.counters import Side
from sztab.hexmap.bits import bit_set
from sztab.hexmap.plain.trails import Taken
from sztab.hexmap.trails import Trails
from sztab.hexmap.ways import Costs, Reach, Ways

if TYPE_CHECKING:
    from sztab.games.rok1920.war import War

OPPOSITE = (3, 4, 5, 0, 1, 2)
Cases = tuple[March, March, March, March]
Take = Callable[[HexStep, bool, bool], March]
KEPT_DISCS = 4000
"""How many discs are remembered of them."""
KEPT_RANGES = 2000
"""How many ranges are remembered of the units that march alike."""


class WholeSteps(Struct, frozen=True):
    """The steps out of a hex that take all points in some of the four cases."""

    always: bool
    """One of them does without an enemy line."""
    sides: int
    steps: tuple[tuple[int, int, tuple[bool, ...]], ...]
    """The hex, the side between, and in which cases."""


class Known(Struct, frozen=True, gc=False):
    """How far a unit gets: nothing but a way's steps and what bars them goes into it, so it holds wherever
    these are the same."""

    reach: Reach
    first: int
    """Hexes that it may enter only by a first step that takes all its points."""
    hexes: int
    """All hexes at which it may stop, its own left out."""
    lined: bool = True
    """May an enemy line lie within its reach?"""
    walls: int = 0
    """The sides within its reach that it may not cross."""


class Disc(Struct, frozen=True, gc=False):
    """What so many points lead to from a hex if nothing stands in the way."""

    around: int
    """All hexes that they lead to, with the neighbours that may take all of them."""
    sides: int
    """The sides on the way."""
    free: Known
    """How far a unit gets there where no step takes all points."""
    inner: int
    """The hexes from which some of the points may lead on: whatever is closed elsewhere is in nobody's way."""


class Laid(Struct, frozen=True):
    """All steps of a board as one side sees its rivers: the different ones, and where each stands."""

    kinds: tuple[HexStep, ...]
    at: tuple[int, ...]
    """For each hex and direction the number of its step; -1 where it leads out of the area."""
    hexes: tuple[dict[int, int], ...]
    """For each kind: the hexes from which it leads, by how far away its target lies, in bits."""
    into: tuple[tuple[tuple[int, int, int], ...], ...]
    """For each hex the steps that lead into it: from where, over which side, of which kind."""
    taken: dict[Take, Table]
    """What was laid out of them for those who march alike, in any scenario."""


class Table:
    """What each step takes those who march alike: by hex and direction, and as sets by cost.

    The four cases of a step are numbered 0..3: 1 for an enemy line, 2 more for an own unit that began on the target.
    """

    def __init__(self, board: Board, laid: Laid, march: Take) -> None:
        takes = tuple(_cases(march, step) for step in laid.kinds)
        self.cases: list[Cases | None] = [takes[kind] if kind >= 0 else None for kind in laid.at]
        self.by_cost = _by_cost(takes, laid)
        self.whole = self._whole_steps(board, takes, laid)
        points = tuple(_points(cases) for cases in takes)
        assert all(_is_no_cheaper_over_lines(*taken) for taken in points), "an enemy line makes no step cheaper"
        self.into = tuple(
            tuple((other, side, points[kind]) for other, side, kind in found if any(points[kind]))
            for found in laid.into
        )
        self.sides = bit_set(side for found in self.into for _, side, _ in found)
        """The sides that steps lead over, as far as they do not take all points."""
        counted = tuple(_counted(cases) for cases in takes)
        self.trails = Trails(
            tuple(
                tuple([(other, side, points[kind], counted[kind]) for other, side, kind in found])
                for found in laid.into
            )
        )

    def _whole_steps(self, board: Board, takes: tuple[Cases, ...], laid: Laid) -> tuple[WholeSteps, ...]:
        from_hexes = 0
        for cases, hexes in zip(takes, laid.hexes):
            if any(case.whole for case in cases):
                from_hexes |= reduce(or_, hexes.values(), 0)
        none = WholeSteps(False, 0, ())
        return tuple(self._whole_steps_from(board, h) if from_hexes >> h & 1 else none for h in range(board.size))

    def _whole_steps_from(self, board: Board, h: int) -> WholeSteps:
        found, sides, always = [], 0, False
        for d, other in enumerate(board.neighbours[h]):
            cases = self.cases[6 * h + d]
            if cases is not None and any(case.whole for case in cases):
                found.append((other, board.map.sides[h][d], tuple(case.whole for case in cases)))
                sides |= 1 << board.map.sides[h][d]
                always = always or cases[0].whole or cases[2].whole
        return WholeSteps(always, sides, tuple(found))


def lay_out(board: Board, ground: Ground) -> Laid:
    """The steps of a board, laid out once for all who march on it."""
    if (found := board.laid.get(ground)) is not None:
        return found
    numbers: dict[HexStep, int] = {}
    at: list[int] = []
    hexes: list[dict[int, int]] = []
    for h in range(board.size):
        for d in range(6):
            step = board.step(ground, h, d)
            if step is None:
                at.append(-1)
                continue
            number = numbers.setdefault(step, len(numbers))
            if number == len(hexes):
                hexes.append({})
            at.append(number)
            shift = board.neighbours[h][d] - h
            hexes[number][shift] = hexes[number].get(shift, 0) | 1 << h
    into = tuple(
        tuple(
            (other, board.map.sides[h][d], kind)
            for d, other in enumerate(board.neighbours[h])
            if other >= 0 and (kind := at[6 * other + OPPOSITE[d]]) >= 0
        )
        for h in range(board.size)
    )
    return board.laid.setdefault(ground, Laid(tuple(numbers), tuple(at), tuple(hexes), into, {}))


class Marches:
    """What each step takes, for one profile of units of one side in one scenario, and how far they were seen to get."""

    def __init__(self, war: War, profile: int, side: Side) -> None:
        march, laid = war.profiles[profile].march, lay_out(war.board, war.grounds[side])
        found = laid.taken.get(march) or laid.taken.setdefault(march, Table(war.board, laid, march))
        self.table, self.by_cost, self.whole = found.cases, found.by_cost, found.whole
        self.into, self.trails = found.into, found.trails
        """For each hex the steps that lead into it and do not take all points: from where, over which side, and the
        points in the four cases (0: not so)."""
        self.takes_one = list(self.by_cost) == [1]
        """Every step takes one point."""
        self.sides = found.sides
        self.cheapest = min(self.by_cost, default=1)
        assert self.cheapest > 0, "every step takes a point"
        self.free = Costs({cost: Ways(cases[0]) for cost, cases in self.by_cost.items()})
        """The steps by cost where there is no enemy line."""
        self._shifts = frozenset(shift for cases in self.by_cost.values() for masks in cases for shift in masks)
        self.held_matters = any(cases[2:] != cases[:2] for cases in self.by_cost.values())
        self.ranges: Kept[tuple[int, ...], Known] = Kept(KEPT_RANGES)
        self.discs: Kept[tuple[int, int], Disc] = Kept(KEPT_DISCS)
        self.homes: Kept[tuple[int, int], tuple[int, ...]] = Kept(KEPT_DISCS)

    def farthest(self, war: War, start: int, points: int) -> Disc:
        """What so many points could lead to if nothing stood in the way: what lies elsewhere makes no difference."""
        found = self.discs.get((start, points))
        if found is None:
            reach, here = self.free.reach(start, points), 1 << start
            sides = war.board.sides_within(reach.hexes) | war.board.side_masks[start]
            inner = reduce(or_, reach.levels[:points], 0) & ~here
            free = Known(reach, 0, reach.hexes & ~here, lined=False)
            disc = Disc(reach.hexes | war.board.masks[start], sides, free, inner)
            found = self.discs.keep((start, points), disc)
        return found

    def homeward(self, goal: int, points: int) -> tuple[int, ...]:
        """By points up to so many: the hexes from which they lead to a goal if nothing stands in the way."""
        found = self.homes.get((goal, points))
        if found is None:
            levels = self.free.backwards().reach(goal, points).levels
            found = self.homes.keep((goal, points), tuple(accumulate(levels, or_)))
        return found

    def costs(self, war: War, lines: int, began: int, walls: int, no_east: bool) -> Costs:
        """The steps by cost, for enemy lines on these sides, own units that began on these hexes, and sides closed;
        without those to the east where they are forbidden."""
        shut = war.board.east_shifts if no_east else frozenset()
        lined, closed = steps_over(war, lines), steps_over(war, walls)
        found: dict[int, dict[int, int]] = {cost: {} for cost in self.by_cost}
        for shift in self._shifts - shut:
            over, wall = lined.get(shift, 0), closed.get(shift, 0)
            held = over & (began >> shift if shift >= 0 else began << -shift) if self.held_matters else 0
            for cost, (free, alone, _, with_others) in self.by_cost.items():
                steps = free.get(shift, 0)
                if over:
                    steps = steps & ~over | alone.get(shift, 0) & (over ^ held)
                if held:
                    steps |= with_others.get(shift, 0) & held
                found[cost][shift] = steps & ~wall if wall else steps
        return Costs({cost: Ways(masks) for cost, masks in found.items()})


def _cases(march: Take, step: HexStep) -> Cases:
    cases = [march(step, lined, held) for held in (False, True) for lined in (False, True)]
    assert cases[0] == cases[2], "who began there matters only over an enemy line"
    return cases[0], cases[1], cases[2], cases[3]


def _points(cases: Cases) -> Taken:
    a, b, c, d = (0 if case.whole or case.refusal else case.points for case in cases)
    return a, b, c, d


def _counted(cases: Cases) -> Taken:
    a, b, c, d = (case.points for case in cases)
    return a, b, c, d


def _is_no_cheaper_over_lines(free: int, lined: int, _: int, held: int) -> bool:
    return all(not taken or 0 < free <= taken for taken in (lined, held))


def _by_cost(takes: tuple[Cases, ...], laid: Laid) -> dict[int, list[dict[int, int]]]:
    found: dict[int, list[dict[int, int]]] = {}
    for cases, hexes in zip(takes, laid.hexes):
        for number, case in enumerate(cases):
            if case.refusal is None and not case.whole:
                masks = found.setdefault(case.points, [{}, {}, {}, {}])[number]
                for shift, mask in hexes.items():
                    masks[shift] = masks.get(shift, 0) | mask
    return found


def steps_over(war: War, sides: int) -> dict[int, int]:
    """`Board.steps_over`, kept for the sides that were asked about."""
    found = war.steps_over.get(sides)
    if found is None:
        found = war.steps_over.keep(sides, war.board.steps_over(sides))
    return found
