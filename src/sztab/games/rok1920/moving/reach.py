"""5, 6, 12 / Eagles 6, 7: how far a unit may march, and what stops it."""

from collections.abc import Sequence

from msgspec import Struct

from sztab.games.rok1920.chapters import ForbiddenHexes, March
from sztab.games.rok1920.live_hooks import live_hooks
from sztab.games.rok1920.moving.control_lines import control_lines
from sztab.games.rok1920.moving.march_tables import Known
from sztab.games.rok1920.moving.steps import ANY_DISTANCE, beyond, march_walls, reach_of, refusal_east, walls_for
from sztab.games.rok1920.state import STALE, State
from sztab.games.rok1920.units.counters import ENEMY, Unit
from sztab.games.rok1920.war import War
from sztab.hexmap.bits import bit_set, members
from sztab.hexmap.compiled import CORE
from sztab.hexmap.ways import Reach

EVERYWHERE = -1


def closed_by(war: War, state: State, unit: Unit, bar: ForbiddenHexes) -> int:
    """The hexes that one bar closes to a unit. Whoever was driven into them and has to get out again (20.3, A.1) may
    march through them on his way."""
    hexes = bar.hexes(war, state, unit)
    driven_in = state.bound >> unit & 1 and hexes >> state.at[unit] & 1
    return 0 if driven_in else hexes


def closed_to(war: War, state: State, unit: Unit, among: int = EVERYWHERE) -> int:
    """The hexes that a unit may not enter by its player's will: enemies (5.1.3), full hexes (6), and those that
    chapters forbid. Of these may be left out what closes nothing `among` the hexes that matter."""
    side = war.roster.side[unit]
    closed = state.occupied[ENEMY[side]] | state.crowded[side]
    if state.bound >> unit & 1:
        for bar in war.forbidden_hexes_of[unit]:
            closed |= closed_by(war, state, unit, bar)
        for apart in war.never_together_of[unit]:
            closed |= apart.hexes(war, state, unit)
        return closed
    bars = (state.of.live or live_hooks(war, state)).bars[unit]
    if bars.most & among:
        for most, hexes in bars.bounded:
            if most & among:
                closed |= hexes(war, state, unit)
    for hexes in bars.boundless:
        closed |= hexes(war, state, unit)
    return closed


def is_any_open(war: War, state: State, unit: Unit, hexes: int) -> bool:
    """May the unit enter any of these hexes (without enemies, not full)? `closed_to` is asked only if it hangs on a bar
    that seldom closes."""
    sure = hexes & ~state.occupied[war.roster.side[unit]] & war.never_barred[unit]
    for bar in war.boundless_of[unit] if sure else ():
        if closed := bar.hexes(war, state, unit):
            sure &= ~closed
    return bool(sure) or bool(hexes & ~closed_to(war, state, unit, hexes))


def march_of(war: War, state: State, unit: Unit, a: int, b: int, began: int) -> March | None:
    """What one step takes: the form to read. None: it leads over a border or off the board (12)."""
    d = war.board.direction(a, b)
    cases = war.marches[unit].table[6 * a + d]
    if cases is None:
        return None
    lined = control_lines(war, state, ENEMY[war.roster.side[unit]]) >> war.board.map.sides[a][d] & 1
    return cases[lined + 2 * (began >> b & 1)]


def points_of(
    war: War,
    state: State,
    unit: Unit,
    start: int,
    path: Sequence[int],
    began: int,
    *,
    lined: bool = True,
    marched: bool = False,
) -> int:
    """5.1: what all steps of a way take. Not `lined`: no enemy line lies on it; `marched`: it is a way that the unit
    may march, but for enemy lines."""
    marches = war.marches[unit]
    lines = control_lines(war, state, ENEMY[war.roster.side[unit]]) if lined else 0
    if marched and marches.takes_one and not (lines and beyond(war, lines & marches.sides) & bit_set(path)):
        return len(path)
    return marches.trails.points(start, path, lines, began)


def allowance(war: War, state: State, unit: Unit) -> int:
    """5.1, 13.1: the march points of a unit."""
    if war.unlimited[unit]:
        return ANY_DISTANCE
    points = war.roster.movement[unit][state.level[unit]]
    for change in (state.of.live or live_hooks(war, state)).allowances:
        points = change(war, state, unit, points)
    return points


class Range(Struct):
    """Where a unit may march to."""

    unit: Unit
    began: int
    """Hexes on which own units stood when the phase began."""
    start: int
    points: int
    """The march points that it has for the way."""
    reach: Reach
    first: int = 0
    """Hexes that it may enter only by a first step that takes all its points."""
    hexes: int = 0
    """All hexes at which it may stop, its own left out; where its goal is known already: none."""
    via: dict[int, tuple[int, ...]] = {}
    """Hexes that are reached in one way only, with that way."""
    lined: bool = True
    """May an enemy line lie within its reach?"""
    closed: int | None = None
    """All hexes closed to it, where they were looked for."""
    walls: int | None = None
    """All sides within its reach that it may not cross, where they were looked for."""


def march_range(war: War, state: State, unit: Unit, *, points: int | None = None, began: int | None = None) -> Range:
    """5: all hexes that a unit may reach in a movement phase from where it stands."""
    start = state.at[unit]
    points = allowance(war, state, unit) if points is None else points
    if began is None:
        began = state.occupied[war.roster.side[unit]] if war.held_now[unit] else state.began
    if points >= ANY_DISTANCE:
        closed = closed_to(war, state, unit)
        known = _range_anew(war, state, unit, start, points, began, closed, passed(war, state, unit))
        return Range(unit, began, start, points, known.reach, known.first, known.hexes, closed=closed)
    known = known_range(war, state, unit, start, points, began)
    return Range(
        unit, began, start, points, known.reach, known.first, known.hexes, lined=known.lined, walls=known.walls
    )


def known_range(war: War, state: State, unit: Unit, start: int, points: int, began: int) -> Known:
    """How far a unit gets: looked for anew unless all that matters around it is as it has been once before."""
    table = war.marches[unit]
    disc = table.discs.get((start, points)) or table.farthest(war, start, points)
    closed = closed_to(war, state, unit, disc.around) & disc.around
    through = passed(war, state, unit, disc.around) if war.passes_of[unit] is not None else 0
    if (lines := state.lines[ENEMY[war.roster.side[unit]]]) == STALE:
        lines = control_lines(war, state, ENEMY[war.roster.side[unit]])
    near = lines & disc.sides
    walls = march_walls(war, state, unit) & disc.sides if war.march_walls_of[unit] else 0
    no_east = bool(war.no_east_of[unit]) and refusal_east(war, state, unit) is not None
    in_the_way = near or walls or no_east or closed & disc.inner & ~through
    if not in_the_way and points > 0 and war.stops_of[unit] is None:
        first = first_steps(war, state, unit, closed, began) if table.whole[start].always else 0
        if not (closed or first):
            return disc.free
        return _without(disc.free, points, start, closed, closed & ~through, first)
    if CORE is not None:  # to look for it takes no longer than to look it up
        return _range_anew(war, state, unit, start, points, began, closed, through, lined=bool(near), walls=walls)
    held = began & disc.around & beyond(war, lines) if near else 0
    key = (start, points, closed, through, near, held, walls, no_east)
    found = table.ranges.get(key)
    if found is None:
        found = _range_anew(war, state, unit, start, points, began, closed, through, lined=bool(near), walls=walls)
        table.ranges.keep(key, found)
    return found


def _without(free: Known, points: int, start: int, closed: int, barred: int, first: int) -> Known:
    """The same range where hexes are closed: those barred lie at its rim, so that nobody comes by them further on; with
    the first steps that take all points."""
    reach = free.reach
    levels = reach.levels
    if len(levels) > points and levels[points] & barred:
        outer = levels[points] & ~barred
        levels = levels[:points]
        if outer:
            levels = (*levels, outer)
        else:
            while not levels[-1]:
                levels = levels[:-1]
        reach = Reach(start, levels, 0, reach.hexes & ~barred | 1 << start)
    within = free.hexes & ~closed
    return Known(reach, first & ~within, within | first, lined=False)


def _range_anew(
    war: War,
    state: State,
    unit: Unit,
    start: int,
    points: int,
    began: int,
    closed: int,
    through: int,
    *,
    lined: bool = True,
    walls: int | None = None,
) -> Known:
    """What can be reached if these hexes are closed, and those passed through. `walls`: the sides on the way that may
    not be crossed, where they are known."""
    if walls is None:
        walls = march_walls(war, state, unit)
    stops = stops_of(war, state, unit) if war.stops_of[unit] is not None else 0
    reach = reach_of(
        war, state, unit, start, points, began, lined=lined, barred=closed & ~through, stops=stops, walls=walls
    )
    first = first_steps(war, state, unit, closed, began) if points > 0 else 0
    within = reach.hexes & ~(closed | 1 << start)
    return Known(reach, first & ~within, within | first, lined, walls)


def passed(war: War, state: State, unit: Unit, among: int = EVERYWHERE) -> int:
    """17.1: hexes with enemies that the unit may pass through, as far as they lie among these."""
    passes = war.passes_of[unit]
    return 0 if passes is None else passes(war, state, unit, among)


def stops_of(war: War, state: State, unit: Unit) -> int:
    """Eagles 3.4.3: the hexes at which its march ends."""
    stops = war.stops_of[unit]
    return 0 if stops is None else stops(war, state, unit)


def first_steps(war: War, state: State, unit: Unit, closed: int, began: int) -> int:
    """5.1.1.1, 7.1.2-7.1.4: the neighbours that a unit may enter by giving all its points."""
    whole = war.marches[unit].whole[state.at[unit]]
    lines = control_lines(war, state, ENEMY[war.roster.side[unit]])
    if not whole.always and not lines & whole.sides:
        return 0
    walls, found = walls_for(war, state, unit), 0
    for other, side, cases in whole.steps:
        if closed >> other & 1 or walls >> side & 1:
            continue
        if cases[(lines >> side & 1) + 2 * (began >> other & 1)]:
            found |= 1 << other
    return found


def path_to(war: War, state: State, span: Range, goal: int, spent: int | None = None) -> list[int]:
    """The hexes entered on the way to a goal: the direct step if it is as cheap as any, else a cheapest way: of those
    the one that, walked back from the goal, goes each time in the first direction. `spent`: what it takes, where that
    is known."""
    if span.first and span.first >> goal & 1:
        return [goal]
    if spent is None:
        spent = span.reach.cost(goal)
    assert spent is not None, "a goal is within reach"
    unit = span.unit
    lines = control_lines(war, state, ENEMY[war.roster.side[unit]]) if span.lined else 0
    walls = span.walls
    if walls is None:
        walls = march_walls(war, state, unit)
    if war.no_east_of[unit] or war.stops_of[unit] is not None:
        return _walk_back(war, state, span, goal, spent, lines, walls)
    return war.marches[unit].trails.back(span.reach.levels, span.start, goal, spent, lines, span.began, walls)


def _walk_back(war: War, state: State, span: Range, goal: int, spent: int, lines: int, walls: int) -> list[int]:
    """The same where steps to the east may be closed, or a march may have to stop: each step comes from where so much
    less had been spent."""
    levels, marches = span.reach.levels, war.marches[span.unit]
    ends = stops_of(war, state, span.unit) & span.reach.hexes & ~(1 << span.start | 1 << goal)
    if not war.no_east_of[span.unit] or refusal_east(war, state, span.unit) is None:
        onward = tuple([ring & ~ends for ring in levels[: spent + 1]]) if ends else levels
        return marches.trails.back(onward, span.start, goal, spent, lines, span.began, walls)
    shut = war.board.east_shifts
    if span.start in war.board.neighbours[goal] and goal - span.start not in shut:
        step = march_of(war, state, span.unit, span.start, goal, span.began)
        is_walled = walls >> war.board.map.side_between(span.start, goal) & 1
        if step is not None and step.refusal is None and not (step.whole or is_walled) and step.points == spent:
            return [goal]
    path: list[int] = []
    side_masks = war.board.side_masks
    while spent:
        path.append(goal)
        lined = lines & side_masks[goal]
        held = 2 * (span.began >> goal & 1) if lined else 0
        for other, side, points in marches.into[goal]:
            taken = points[(lined >> side & 1) + held if lined else 0]
            if not 0 < taken <= spent or not levels[spent - taken] >> other & 1:
                continue
            if not (walls >> side & 1 or goal - other in shut or ends >> other & 1):
                goal, spent = other, spent - taken
                break
        else:
            raise AssertionError("a hex within reach is reached by a step")
    path.reverse()
    return path


def reachable(war: War, state: State, unit: Unit) -> list[int]:
    """The hexes that a unit may march to now, by number."""
    return members(march_range(war, state, unit).hexes)
