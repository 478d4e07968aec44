"""5.1, 7.1 / Eagles 7: what each step takes, laid out once for all units that march alike.

`reach.march_of` (one step, with its parts and rules) is the form to read; `Marches` lays the same answers out as
sets of hexes by cost, so that a unit's whole reach is a few operations on integers.
"""

from __future__ import annotations

from typing import TYPE_CHECKING

from msgspec import Struct

from sztab.games.rok1920.chapters import March
from sztab.games.rok1920.kept import Kept
from sztab.games.rok1920.map.board import Board, HexStep
from sztab.games.rok1920.units.counters import Side
from sztab.hexmap.ways import Costs, Reach, Ways

if TYPE_CHECKING:
    from sztab.games.rok1920.war import War

OPPOSITE = (3, 4, 5, 0, 1, 2)
KEPT_RANGES = 2000
"""How many ranges are remembered of the units that march alike."""


class WholeSteps(Struct, frozen=True):
    """The steps out of a hex that take all points in some of the four cases."""

    always: bool
    """One of them does without an enemy line."""
    sides: int
    steps: tuple[tuple[int, int, tuple[bool, ...]], ...]
    """The hex, the side between, and in which cases."""


class Known(Struct, frozen=True):
    """How far a unit gets: nothing but a way's steps and what bars them goes into it, so it holds wherever
    these are the same."""

    reach: Reach
    first: int
    """Hexes that it may enter only by a first step that takes all its points."""
    hexes: int
    """All hexes at which it may stop, its own left out."""
    goals: tuple[int, ...]
    """The same by number."""


class Marches:
    """What each step takes, for one profile of units of one side: by hex and direction, and as sets by cost.

    The four cases of a step are numbered 0..3: 1 for an enemy line, 2 more for an own unit that began on the target.
    """

    def __init__(self, war: War, profile: int, side: Side) -> None:
        board, ground, march = war.board, war.grounds[side], war.profiles[profile].march
        known: dict[HexStep, tuple[March, March, March, March]] = {}
        self.table: list[tuple[March, March, March, March] | None] = []
        self.by_cost: dict[int, list[dict[int, int]]] = {}
        for h in range(board.size):
            for d in range(6):
                step = board.step(ground, h, d)
                if step is None:
                    self.table.append(None)
                    continue
                if step not in known:
                    cases = [march(step, lined, held) for held in (False, True) for lined in (False, True)]
                    known[step] = (cases[0], cases[1], cases[2], cases[3])
                    assert cases[0] == cases[2], "who began there matters only over an enemy line"
                self.table.append(known[step])
                self._note(known[step], h, board.neighbours[h][d] - h)
        self.cheapest = min(self.by_cost, default=1)
        assert self.cheapest > 0, "every step takes a point"
        self.ranges: Kept[tuple[int, ...], Known] = Kept(KEPT_RANGES)
        self.held_matters = any(cases[2:] != cases[:2] for cases in self.by_cost.values())
        self.whole = tuple(self._whole_steps(board, h) for h in range(board.size))
        self.into = tuple(self._steps_into(board, h) for h in range(board.size))
        """For each hex the steps that lead into it and do not take all points: from where, over which side, and the
        points in the four cases (0: not so)."""

    def _note(self, cases: tuple[March, ...], h: int, shift: int) -> None:
        for case, found in enumerate(cases):
            if found.refusal is None and not found.whole:
                masks = self.by_cost.setdefault(found.points, [{}, {}, {}, {}])[case]
                masks[shift] = masks.get(shift, 0) | 1 << h

    def _whole_steps(self, board: Board, h: int) -> WholeSteps:
        found, sides, always = [], 0, False
        for d, other in enumerate(board.neighbours[h]):
            cases = self.table[6 * h + d]
            if cases is not None and any(case.whole for case in cases):
                found.append((other, board.map.sides[h][d], tuple(case.whole for case in cases)))
                sides |= 1 << board.map.sides[h][d]
                always = always or cases[0].whole or cases[2].whole
        return WholeSteps(always, sides, tuple(found))

    def _steps_into(self, board: Board, h: int) -> tuple[tuple[int, int, tuple[int, ...]], ...]:
        found = []
        for d, other in enumerate(board.neighbours[h]):
            cases = self.table[6 * other + OPPOSITE[d]] if other >= 0 else None
            points = tuple(0 if case.whole or case.refusal else case.points for case in cases or ())
            if any(points):
                found.append((other, board.map.sides[h][d], points))
        return tuple(found)

    def costs(self, war: War, lines: int, began: int, walls: int, no_east: bool) -> Costs:
        """The steps by cost, for enemy lines on these sides, own units that began on these hexes, and sides closed;
        without those to the east where they are forbidden."""
        shut = war.board.east_shifts if no_east else frozenset()
        lined, closed = steps_over(war, lines), steps_over(war, walls)
        ways = {}
        for cost, cases in self.by_cost.items():
            masks = {}
            for shift in (cases[0].keys() | cases[1].keys() | cases[3].keys()) - shut:
                over = lined.get(shift, 0)
                free = cases[0].get(shift, 0) & ~over
                crossing = cases[1].get(shift, 0) & over
                if self.held_matters:
                    held = began >> shift if shift >= 0 else began << -shift
                    crossing = (crossing & ~held) | (cases[3].get(shift, 0) & over & held)
                masks[shift] = (free | crossing) & ~closed.get(shift, 0)
            ways[cost] = Ways(masks)
        return Costs(ways)


def steps_over(war: War, sides: int) -> dict[int, int]:
    """`Board.steps_over`, kept for the sides that were asked about."""
    found = war.steps_over.get(sides)
    if found is None:
        found = war.steps_over.keep(sides, war.board.steps_over(sides))
    return found
