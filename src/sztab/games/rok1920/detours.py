"""5, 15.4, 15.7, 27.2: the way of a march where there are several: through places that are not ours, as its player
likes; and into no other theatre without need."""

from collections.abc import Sequence
from functools import cache

from sztab.games.rok1920.entering import refusal_enter
from sztab.games.rok1920.movement import Range, closed_to, march_of, passed, path_to, refusal_east, walls_for
from sztab.games.rok1920.positions import stacked
from sztab.games.rok1920.rules import MARCH_POINTS
from sztab.games.rok1920.state import State
from sztab.games.rok1920.units import SEATS, Unit
from sztab.games.rok1920.war import War
from sztab.hexmap.bits import members
from sztab.kernel.requests import Answer, Steps, choose

STRAIGHT, STAY = "straight", "stay"


def choose_way(war: War, state: State, span: Range, goal: int) -> Steps[list[int]]:
    """5: the hexes that a unit enters on its way to a goal. Where its points allow a way through a place that is not
    its side's, its player says which way it takes; also there and back to where it stands, if they suffice."""
    walked: list[int] = []
    about = {"unit": war.roster.ids[span.unit], "hex": war.board.map.numbers[goal]}
    while True:
        straight = careful_path(war, state, span, goal) if goal != span.start else []
        legs = detours(war, state, span, goal, (*walked, *straight))
        if not legs:
            return [*walked, *straight]
        direct = STRAIGHT if walked or straight else STAY
        options: list[Answer] = [direct, *legs]
        seat = SEATS[war.roster.side[span.unit]]
        answer = yield from choose(seat, "move-by", options, rule=MARCH_POINTS, about=about)
        if answer == direct:
            return [*walked, *straight]
        walked += careful_path(war, state, span, answer)
        span = _from(war, state, span, answer, legs[answer])


def _from(war: War, state: State, span: Range, place: int, left: int) -> Range:
    """Where a unit can go on to from a place, with the points that are left."""
    closed = closed_on_the_way(war, state, span.unit)
    reach = span.costs.reach(place, left, barred=closed & ~passed(war, state, span.unit))
    return Range(span.unit, span.began, place, reach.hexes & ~closed, reach, span.costs, 0, left)


def closed_on_the_way(war: War, state: State, unit: Unit) -> int:
    """The hexes closed to a unit that has left its own: there is room for it to come back, though it was full with it
    (6)."""
    closed, h, side = closed_to(war, state, unit), state.at[unit], war.roster.side[unit]
    if not (closed & state.crowded[side]) >> h & 1 or stacked(war, state, h) > war.stack_limit(side, h):
        return closed
    refusal = refusal_enter(war, state, unit, h)
    return closed & ~(1 << h) if refusal is not None and refusal.key == "full" else closed


def detours(war: War, state: State, span: Range, goal: int, known: Sequence[int]) -> dict[int, int]:
    """27.2, amb-128: the places that change hands if the unit goes through them on its way, and are not on it yet; and
    the points that are left at each."""
    side = war.roster.side[span.unit]
    wanted = war.board.localities & ~state.held[side] & ~state.occupied[1 - side] & span.reach.hexes
    for h in (span.start, goal, *known):
        wanted &= ~(1 << h)
    if not wanted or span.first >> goal & 1:
        return {}
    near = {place: left for place in members(wanted) if (left := _points_left(war, span, place, goal)) >= 0}
    if not near:
        return {}
    closed = closed_on_the_way(war, state, span.unit)
    barred = closed & ~passed(war, state, span.unit)
    found = {}
    for place, left in near.items():
        if closed >> place & 1:
            continue
        if span.costs.reach(place, left, barred=barred, until=1 << goal).hexes >> goal & 1:
            found[place] = left
    return found


def _points_left(war: War, span: Range, place: int, goal: int) -> int:
    """What is left of the points at a place; -1 where it does not suffice for the goal even as the crow flies."""
    spent = span.reach.cost(place)
    assert spent is not None, "it is within reach"
    left = span.points - spent
    return left if war.board.distance(place, goal) <= left else -1


def careful_path(war: War, state: State, span: Range, goal: int) -> list[int]:
    """15.7: a cheapest way; of those the one that goes over the fewest boundaries of theatres."""
    path = path_to(war, state, span, goal)
    theatre = war.board.theatre
    crossings = sum(theatre[a] != theatre[b] for a, b in zip([span.start, *path], path))
    if crossings <= (theatre[span.start] != theatre[goal]):
        return path
    return _fewest_crossings(war, state, span, goal)


def _fewest_crossings(war: War, state: State, span: Range, goal: int) -> list[int]:
    board, costs, walls = war.board, span.reach.costs(), walls_for(war, state, span.unit)
    no_east = refusal_east(war, state, span.unit) is not None

    @cache
    def best(h: int) -> tuple[int, tuple[int, ...]]:
        """Boundaries on a cheapest way from the start to a hex, and the way."""
        if h == span.start:
            return 0, ()
        ways = []
        for d, before in enumerate(board.neighbours[h]):
            if (
                before not in costs
                or walls >> board.map.sides[h][d] & 1
                or (no_east and h - before in board.east_shifts)
            ):
                continue
            step = march_of(war, state, span.unit, before, h, span.began)
            if step is None or step.refusal is not None or step.whole or costs[before] + step.points != costs[h]:
                continue
            crossings, path = best(before)
            ways.append((crossings + (board.theatre[before] != board.theatre[h]), (*path, h)))
        return min(ways)

    return list(best(goal)[1])
