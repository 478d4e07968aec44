"""5, 6, 12 / Eagles 6, 7: how far a unit may march, and what stops it.

`march_of` (one step, with its parts and rules) is the form to read; `Marches` lays the same answers out as sets of
hexes by cost, so that a unit's whole reach is a few operations on integers.
"""

from collections.abc import Iterator

from msgspec import Struct

from sztab.games.rok1920.board import Board, Step
from sztab.games.rok1920.chapters import Bar, March
from sztab.games.rok1920.control import control_lines
from sztab.games.rok1920.state import State
from sztab.games.rok1920.units import Side, Unit
from sztab.games.rok1920.war import War
from sztab.hexmap.bits import members
from sztab.hexmap.ways import Costs, Reach, Ways
from sztab.kernel.events import Refusal

ANY_DISTANCE = 99
"""March points of a unit whose moves are not counted."""
KEPT = 200
"""How many positions are remembered."""


class WholeSteps(Struct, frozen=True):
    """The steps out of a hex that take all points in some of the four cases."""

    always: bool
    """One of them does without an enemy line."""
    sides: int
    steps: tuple[tuple[int, int, tuple[bool, ...]], ...]
    """The hex, the side between, and in which cases."""


class Marches:
    """What each step takes, for one profile of units of one side: by hex and direction, and as sets by cost.

    The four cases of a step are numbered 0..3: 1 for an enemy line, 2 more for an own unit that began on the target.
    """

    def __init__(self, war: War, profile: int, side: Side) -> None:
        board, ground, march = war.board, war.grounds[side], war.profiles[profile].march
        known: dict[Step, tuple[March, March, March, March]] = {}
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
                self.table.append(known[step])
                self._note(known[step], h, board.neighbours[h][d] - h)
        self.held_matters = any(cases[2:] != cases[:2] for cases in self.by_cost.values())
        self.whole = tuple(self._whole_steps(board, h) for h in range(board.size))

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
        if len(war.steps_over) >= KEPT:
            war.steps_over.clear()
        found = war.steps_over[sides] = war.board.steps_over(sides)
    return found


def marches(war: War, unit: Unit) -> Marches:
    key = (war.profile[unit], war.roster.side[unit])
    found = war.marches.get(key)
    if found is None:
        found = war.marches[key] = Marches(war, *key)
    return found


def costs_for(war: War, state: State, unit: Unit, began: int) -> Costs:
    """The steps by cost as they are for a unit now; kept as long as enemy lines and the rest stay the same."""
    side = war.roster.side[unit]
    table = marches(war, unit)
    lines, walls = control_lines(war, state, 1 - side), walls_for(war, state, unit)
    held = began & beyond(war, lines) if table.held_matters else 0
    no_east = refusal_east(war, state, unit) is not None
    key = (war.profile[unit], side, lines, held, walls, no_east)
    found = war.costs.get(key)
    if found is None:
        if len(war.costs) >= KEPT:
            war.costs.clear()
        found = war.costs[key] = table.costs(war, lines, held, walls, no_east)
    return found


def refusal_east(war: War, state: State, unit: Unit) -> Refusal | None:
    """G.1: why a unit makes no step to the east; None: it may."""
    return next((found for hook in war.no_east_of[unit] if (found := hook(war, state, unit)) is not None), None)


def beyond(war: War, sides: int) -> int:
    """The hexes that a step over one of these sides leads to: where it matters who began the phase there."""
    found = war.beyond.get(sides)
    if found is None:
        if len(war.beyond) >= KEPT:
            war.beyond.clear()
        found = 0
        for shift, hexes in steps_over(war, sides).items():
            found |= hexes << shift if shift >= 0 else hexes >> -shift
        war.beyond[sides] = found
    return found


def walls_for(war: War, state: State, unit: Unit) -> int:
    """The sides that a unit may not cross by its player's will."""
    walls = 0
    for bar in war.side_bars_of[unit]:
        walls |= bar.sides(war, state, unit)
    return walls


def closed_by(war: War, state: State, unit: Unit, bar: Bar) -> int:
    """The hexes that one bar closes to a unit. Whoever was driven into them and has to get out again (20.3, A.1) may
    march through them on his way."""
    hexes = bar.hexes(war, state, unit)
    driven_in = state.bound >> unit & 1 and hexes >> state.at[unit] & 1
    return 0 if driven_in else hexes


def closed_to(war: War, state: State, unit: Unit) -> int:
    """The hexes that a unit may not enter by its player's will: enemies (5.1.3), full hexes (6), and special bars."""
    side = war.roster.side[unit]
    closed = state.occupied[1 - side] | state.crowded[side]
    driven = state.bound >> unit & 1
    for bar in war.bars_of[unit]:
        closed |= closed_by(war, state, unit, bar) if driven else bar.hexes(war, state, unit)
    for apart in war.never_together:
        closed |= apart(war, state, unit)
    return closed


def has_whim(war: War, state: State, unit: Unit) -> bool:
    """Does a bar that may close anything close something to the unit now?"""
    bars = war.whim_bars_of[unit]
    return bool(bars) and any(bar.hexes(war, state, unit) for bar in bars)


def is_any_open(war: War, state: State, unit: Unit, hexes: int) -> bool:
    """May the unit enter any of these hexes (without enemies, not full)? `closed_to` is asked only if it hangs on a bar
    that seldom closes."""
    sure = hexes & ~state.occupied[war.roster.side[unit]] & war.never_barred[unit]
    for bar in war.whim_bars_of[unit] if sure else ():
        if closed := bar.hexes(war, state, unit):
            sure &= ~closed
    return bool(sure) or bool(hexes & ~closed_to(war, state, unit))


def march_of(war: War, state: State, unit: Unit, a: int, b: int, began: int) -> March | None:
    """What one step takes: the form to read. None: it leads over a border or off the board (12)."""
    d = war.board.direction(a, b)
    cases = marches(war, unit).table[6 * a + d]
    if cases is None:
        return None
    lined = control_lines(war, state, 1 - war.roster.side[unit]) >> war.board.map.sides[a][d] & 1
    return cases[lined + 2 * (began >> b & 1)]


def allowance(war: War, state: State, unit: Unit) -> int:
    """5.1, 13.1: the march points of a unit."""
    if war.profiles[war.profile[unit]].unlimited:
        return ANY_DISTANCE
    points = war.roster.movement[unit][state.level[unit]]
    for change in war.allowances:
        points = change(war, state, unit, points)
    return points


class Range(Struct):
    """Where a unit may march to."""

    unit: Unit
    began: int
    start: int
    hexes: int
    """All hexes at which it may stop, its own left out."""
    reach: Reach
    costs: Costs
    first: int
    """Hexes that it may enter only by a first step that takes all its points."""
    points: int = 0
    """The march points that it has for the way."""


def march_range(war: War, state: State, unit: Unit, *, points: int | None = None, began: int | None = None) -> Range:
    """5: all hexes that a unit may reach in a movement phase from where it stands."""
    start = state.at[unit]
    points = allowance(war, state, unit) if points is None else points
    if began is None:
        held_now = war.profiles[war.profile[unit]].held_now
        began = state.occupied[war.roster.side[unit]] if held_now else state.began
    costs = costs_for(war, state, unit, began)
    closed = closed_to(war, state, unit)
    through = passed(war, state, unit)
    reach = costs.reach(start, points, barred=closed & ~through)
    first = first_steps(war, state, unit, closed, began) if points > 0 else 0
    within = reach.hexes
    within ^= within & (closed | 1 << start)
    return Range(unit, began, start, within | first, reach, costs, first & ~within, points)


def passed(war: War, state: State, unit: Unit) -> int:
    """17.1: hexes with enemies that the unit may pass through."""
    passes = war.profiles[war.profile[unit]].passes
    return 0 if passes is None else passes(war, state, unit)


def first_steps(war: War, state: State, unit: Unit, closed: int, began: int) -> int:
    """5.1.1.1, 7.1.2-7.1.4: the neighbours that a unit may enter by giving all its points."""
    whole = marches(war, unit).whole[state.at[unit]]
    lines = control_lines(war, state, 1 - war.roster.side[unit])
    if not whole.always and not lines & whole.sides:
        return 0
    walls, found = walls_for(war, state, unit), 0
    for other, side, cases in whole.steps:
        if closed >> other & 1 or walls >> side & 1:
            continue
        if cases[(lines >> side & 1) + 2 * (began >> other & 1)]:
            found |= 1 << other
    return found


def path_to(war: War, state: State, span: Range, goal: int) -> list[int]:
    """The hexes entered on the way to a goal: the direct step if it is as cheap as any, else a cheapest way."""
    if span.first >> goal & 1:
        return [goal]
    if goal in war.board.neighbours[span.start]:
        step = march_of(war, state, span.unit, span.start, goal, span.began)
        if step is not None and step.refusal is None and not step.whole and step.points == span.reach.cost(goal):
            return [goal]
    route = span.costs.route(war.board.map, span.reach, goal)
    assert route is not None
    return route[1:]


def steps_of(start: int, path: list[int]) -> Iterator[tuple[int, int]]:
    return zip([start, *path], path)


def reachable(war: War, state: State, unit: Unit) -> list[int]:
    """The hexes that a unit may march to now, by number."""
    return members(march_range(war, state, unit).hexes)
