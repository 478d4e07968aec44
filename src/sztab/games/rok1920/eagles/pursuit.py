"""12, 10.8, 14.2: how far units follow after combat."""

from heapq import heappop, heappush

from sztab.games.rok1920.chapters import March
from sztab.games.rok1920.eagles.hex_control import held_rails
from sztab.games.rok1920.eagles.rules import AIR_STAYS, TRAIN_OWN_RAILS
from sztab.games.rok1920.fighting.pursuit import ENTRY_ONLY
from sztab.games.rok1920.map.board import BRIDGED, UNBRIDGED
from sztab.games.rok1920.moving.reach import Range, closed_by, closed_to, march_of, passed
from sztab.games.rok1920.moving.steps import refusal_east, walls_for
from sztab.games.rok1920.state import Pursuit, State
from sztab.games.rok1920.units.counters import AIRCRAFT, ARTILLERY, CAR, CAVALRY, ENEMY, PL, TANK, TRAIN, Unit
from sztab.games.rok1920.war import War
from sztab.hexmap.bits import bit_set, members
from sztab.hexmap.ways import Reach
from sztab.kernel.events import Refusal

LARGE = (BRIDGED, UNBRIDGED)


def pursuit_points(war: War, unit: Unit) -> int:
    """12.1/a, 12.1/b, 12.1/c, 12.1/d, 12.1: 3 for Bolshevik cavalry, trains and cars, 1 for their infantry (Lithuanian
    and Sich too, A45), 2 for all who fight for Poland; tanks and artillery enter the attacked hex only."""
    counter = war.roster.counters[unit]
    if counter.arm in (TANK, ARTILLERY, AIRCRAFT):
        return ENTRY_ONLY
    if counter.side == PL:
        return 2
    return 3 if counter.arm in (CAVALRY, TRAIN, CAR) else 1


def no_pursuit(war: War, unit: Unit) -> Refusal | None:
    """12.1/e: aircraft stay."""
    return Refusal(AIR_STAYS, "squadron-stays") if war.roster.counters[unit].arm == AIRCRAFT else None


def pursuit_range(war: War, state: State, unit: Unit, pursuit: Pursuit) -> Range | None:
    """12/b, 12.1/e, 14.2: aircraft stay; first into the attacked hex; after a counter-attack into one that the
    attackers have left (A42)."""
    if war.roster.counters[unit].arm == AIRCRAFT:
        return None
    if pursuit.target >= 0:
        return _through(war, state, unit, pursuit, pursuit.target)
    ways: dict[int, tuple[int, ...]] = {}
    for h in members(pursuit.vacated & war.board.masks[state.at[unit]]):
        span = _through(war, state, unit, pursuit, h)
        for goal, path in span.via.items() if span is not None else ():
            way = (h, *path)
            if goal not in ways or len(way) < len(ways[goal]):
                ways[goal] = way
    return _as_range(war, state, unit, state.at[unit], 0, ways) if ways else None


def pursuit_entry(war: War, state: State, unit: Unit, target: int) -> March | None:
    """12/b, 12.1/e: the step into the attacked hex; aircraft stay."""
    return None if war.roster.counters[unit].arm == AIRCRAFT else _step_into(war, state, unit, target)


def _step_into(war: War, state: State, unit: Unit, target: int) -> March | None:
    """12/a: whatever it costs; None: the hex is closed to the unit."""
    step = march_of(war, state, unit, state.at[unit], target, 0)
    between = war.board.map.side_between(state.at[unit], target)
    if closed_to_victor(war, state, unit, 1 << target) >> target & 1 or walls_for(war, state, unit) >> between & 1:
        return None
    return step


def _through(war: War, state: State, unit: Unit, pursuit: Pursuit, target: int) -> Range | None:
    """12/a, 12.1, 12.2, 12/d, 10.8/d, 12.1/g, 14.2/d: into the hex, whatever it costs; then as far as points are
    left."""
    start, ground = state.at[unit], war.grounds[war.roster.side[unit]]
    between = war.board.map.side_between(start, target)
    step = _step_into(war, state, unit, target)
    if step is None:
        return None
    usual = pursuit_points(war, unit)
    left = pursuit.extra if pursuit.repeat else usual + pursuit.extra - step.points
    if usual == ENTRY_ONLY or step.whole or step.refusal is not None or ground.river(between) in LARGE:
        left = 0
    return _as_range(war, state, unit, target, max(left, 0), _ways(war, state, unit, target, max(left, 0)))


def closed_to_victor(war: War, state: State, unit: Unit, among: int) -> int:
    """12/a, A84: the attacked hex is open to a train whoever controls its rails. As far as it matters `among` these."""
    closed = closed_to(war, state, unit, among)
    if war.roster.counters[unit].arm != TRAIN:
        return closed
    rails = held_rails(state, ENEMY[war.roster.side[unit]])
    for bar in war.forbidden_hexes_of[unit]:
        if bar.rule != TRAIN_OWN_RAILS:
            rails &= ~closed_by(war, state, unit, bar)
    return closed & ~rails


def _ways(war: War, state: State, unit: Unit, start: int, points: int) -> dict[int, tuple[int, ...]]:
    """12.1/f, 12.1, 12.2, A117: the hexes beyond the first, each with a cheapest way; over a large river by a bridge
    only, and
    no further."""
    if not points:
        return {start: ()}  # each step takes some
    board, ground = war.board, war.grounds[war.roster.side[unit]]
    walls, closed = walls_for(war, state, unit), closed_to(war, state, unit)
    through = passed(war, state, unit)
    shut = board.east_shifts if refusal_east(war, state, unit) is not None else frozenset()
    found: dict[int, tuple[int, ...]] = {}
    seen: set[tuple[int, bool]] = set()
    queue: list[tuple[int, int, tuple[int, ...], bool]] = [(0, start, (), False)]
    while queue:
        spent, here, path, has_crossed = heappop(queue)
        if (here, has_crossed) in seen or (here, False) in seen:
            continue
        seen.add((here, has_crossed))
        found.setdefault(here, path)
        for d, there in enumerate(board.neighbours[here]) if not has_crossed else ():
            if there < 0 or (there, False) in seen or (closed & ~through) >> there & 1 or there - here in shut:
                continue
            step = march_of(war, state, unit, here, there, 0)
            if step is None or step.whole or step.refusal is not None or walls >> board.map.sides[here][d] & 1:
                continue
            if spent + step.points <= points:
                over = ground.river(board.map.sides[here][d]) in LARGE
                heappush(queue, (spent + step.points, there, (*path, there), over))
    return {h: path for h, path in found.items() if h == start or not closed >> h & 1}


def _as_range(war: War, state: State, unit: Unit, start: int, points: int, ways: dict[int, tuple[int, ...]]) -> Range:
    return Range(unit, 0, start, points, Reach(start, (1 << start,), 0, 1 << start), 0, bit_set(ways), ways)
