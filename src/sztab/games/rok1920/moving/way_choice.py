"""5, 15.4, 15.7, 21.2, 27.2, 32, 33, 35.1: the way of a march where there are several: through places that are not ours
and into whatever brings something about as its player likes, and not without need."""

from collections.abc import Sequence
from itertools import accumulate
from operator import ne, or_

from sztab.games.rok1920.chapter_rules import RAIL_CONTROL
from sztab.games.rok1920.command import leader
from sztab.games.rok1920.map.board import FAR
from sztab.games.rok1920.moving.brought_about import Things, one_by_one, things_within, without
from sztab.games.rok1920.moving.control_lines import control_lines
from sztab.games.rok1920.moving.forbidden_hexes import refusal_enter
from sztab.games.rok1920.moving.reach import Range, closed_to, passed, path_to, points_of, stops_of
from sztab.games.rok1920.moving.steps import march_walls, reach_of, refusal_east
from sztab.games.rok1920.rules import ENEMY_HEX, MARCH_POINTS, TOO_FEW_POINTS
from sztab.games.rok1920.state import State
from sztab.games.rok1920.tries import refusing
from sztab.games.rok1920.units.counters import ENEMY, Side, Unit
from sztab.games.rok1920.units.positions import stacked
from sztab.games.rok1920.war import War
from sztab.hexmap.bits import bit_set, members
from sztab.hexmap.offered import Offered
from sztab.hexmap.ways import Reach
from sztab.kernel.events import Refusal
from sztab.kernel.refusing import Reasons
from sztab.kernel.requests import Answer, Steps, choose

STRAIGHT, STAY = "straight", "stay"
UNKNOWN = -1


class Homeward:
    """From which hexes a goal can be reached, and what that takes: one search back from the goal, made when it is first
    asked about, instead of one from each place. Where the goal is open, the way there enters what the way back does."""

    __slots__ = ("_barred", "_goal", "_reach", "_span", "_state", "_war", "_within")

    def __init__(self, war: War, state: State, span: Range, goal: int) -> None:
        self._war, self._state, self._span, self._goal = war, state, span, goal
        self._reach: Reach | None = None
        self._within: list[int] = []
        """By points: the hexes from which they suffice."""
        self._barred = UNKNOWN

    @property
    def barred(self) -> int:
        """The hexes that the march may neither enter nor pass."""
        if self._barred == UNKNOWN:
            war, state, span = self._war, self._state, self._span
            self._barred = closed_on_the_way(war, state, span.unit, span.closed) & ~passed(war, state, span.unit)
        return self._barred

    def able(self, span: Range, near: int) -> int:
        """Those of these hexes within reach from which the points that are left there lead to the goal. The first time
        at least as many are left as ever after."""
        found, points, levels = 0, span.points, span.reach.levels
        if self._reach is None and points - len(levels) >= FAR:
            self._search(points)
        if points - len(levels) >= len(self._within) > 0:  # whatever has been spent, enough is left
            return span.reach.hexes & near & self._within[-1]
        for spent, ring in enumerate(levels):
            if here := ring & near:
                if self._reach is None:
                    self._search(points - spent)
                found |= here & self._within[min(points - spent, len(self._within) - 1)]
        return found

    def _search(self, points: int) -> None:
        war, state, span = self._war, self._state, self._span
        barred = self.barred
        ends, goal = stops_of(war, state, span.unit) & ~(1 << self._goal), self._goal
        self._reach = reach_of(
            war, state, span.unit, goal, points, span.began, lined=span.lined, barred=barred | ends, homeward=True
        )
        is_closed = barred >> self._goal & 1
        self._within = [0] if is_closed else list(accumulate(self._reach.levels, or_))

    def needed(self, place: int) -> int:
        """What it takes to get to the goal from a place that is able to."""
        assert self._reach is not None
        spent = self._reach.cost(place)
        assert spent is not None
        return spent


def plain_way(war: War, state: State, span: Range, goal: int, spent: int | None, noted: int) -> list[int] | None:
    """The way that `choose_way` finds without a question, where nothing that the march may bring about (`noted`) lies
    near enough to any way to the goal, for which so many points are spent; None: something does."""
    if noted and not span.first >> goal & 1:
        noted &= ~(1 << span.start | 1 << goal)
        if noted and war.stops_of[span.unit] is not None:
            noted &= ~stops_of(war, state, span.unit)  # nobody comes by where his march would end
        if noted and near_enough(war, span, goal, noted):
            return None
    return path_to(war, state, span, goal, spent) if goal != span.start else []


def choose_way(war: War, state: State, span: Range, goal: int) -> Steps[list[int]]:
    """5: the hexes that a unit enters on its way to a goal. Where its points allow a way through a place that is not
    its side's, or one that brings something else about, its player says which way it takes; also there and back to
    where it stands, if they suffice. Unless he says so it brings about no more than it has to."""
    if goal in span.via:
        return list(span.via[goal])
    things = things_within(war, state, span, goal) if goal != span.start else []
    if not things and not places_to_take(war, state, span):
        return careful_path(war, state, span, goal) if goal != span.start else []
    walked: list[int] = []
    home = Homeward(war, state, span, goal)
    about = {"unit": war.roster.ids[span.unit], "hex": war.board.map.numbers[goal]}
    while True:
        straight = quiet_path(war, state, span, goal, things, home) if goal != span.start else []
        legs = detours(war, state, span, goal, (*walked, *straight), home, things)
        if not legs:
            return [*walked, *straight]
        direct = STRAIGHT if walked or straight else STAY
        options = Offered(legs, first=(direct,))
        seat = leader(war, state, span.unit)
        case = (war, state, options, war.roster.side[span.unit])
        answer = yield from choose(
            seat, "move-by", options, rule=MARCH_POINTS, about=about, tries=MOVE_BY_TRIES, case=case
        )
        if answer == direct:
            return [*walked, *straight]
        leg, spent = _leg(war, state, span, answer, things, home)
        walked += leg
        things = without(things, bit_set(walked))
        left = span.points - spent
        stops = stops_of(war, state, span.unit)
        onward = reach_of(
            war, state, span.unit, answer, left, span.began, lined=span.lined, barred=home.barred, stops=stops
        )
        span = Range(span.unit, span.began, answer, left, onward, lined=span.lined)


def _leg(war: War, state: State, span: Range, h: int, things: Things, home: Homeward) -> tuple[list[int], int]:
    """The way to a hex that the march goes by, for no more points than are not needed to get home from there, and what
    it takes."""
    others = without(things, 1 << h)
    if not others:
        path = careful_path(war, state, span, h)
        return path, len(path) if war.marches[span.unit].takes_one else spent_to(span, h)
    points = span.points - home.needed(h)
    within = Range(span.unit, span.began, span.start, points, span.reach, lined=span.lined)
    path = quiet_path(war, state, within, h, others, home)
    return path, points_of(war, state, span.unit, span.start, path, span.began, lined=span.lined, marched=True)


def _places(war: War, *_: object) -> list[int]:
    return members(war.board.localities & war.board.open)


def _against_place(answer: Answer, war: War, state: State, offered: Sequence[Answer], side: Side) -> Reasons:
    """5, 27.2: why a march does not go through a place: it is ours, or the points do not allow it."""
    if isinstance(answer, str):
        return
    if state.held[side] >> answer & 1:
        yield Refusal(RAIL_CONTROL, "ours-already")
    if state.occupied[ENEMY[side]] >> answer & 1:
        yield Refusal(ENEMY_HEX, "enemy-there")
    else:
        yield Refusal(TOO_FEW_POINTS, "too-far-round")


MOVE_BY_TRIES = refusing(_places, _against_place, MARCH_POINTS)
"""Case: war, state, what is offered, the side that marches."""


def quiet_path(
    war: War, state: State, span: Range, goal: int, things: Things, home: Homeward | None = None
) -> list[int]:
    """A cheapest way; where it brings something about, and the points allow another that does not, that one."""
    path = careful_path(war, state, span, goal)
    if not things or span.first >> goal & 1:
        return path
    on_it, every = bit_set(path), 0
    for thing, _ in things:
        every |= thing
    if not every & on_it:
        return path
    barred = (home or Homeward(war, state, span, goal)).barred
    stops, avoided = stops_of(war, state, span.unit), 0

    def reach_without(closed: int) -> Reach:
        return reach_of(
            war, state, span.unit, span.start, span.points, span.began, lined=span.lined, barred=closed, stops=stops
        )

    reach = reach_without(barred | every)
    if reach.cost(goal) is not None:  # one way avoids them all
        return careful_path(
            war, state, Range(span.unit, span.began, span.start, span.points, reach, lined=span.lined), goal
        )
    found = list(one_by_one(things))
    for thing in (*(thing for thing in found if thing & on_it), *(thing for thing in found if not thing & on_it)):
        if not thing & bit_set(path):  # it stays the first of the cheapest ways
            avoided |= thing
            continue
        reach = reach_without(barred | avoided | thing)
        if reach.cost(goal) is not None:
            avoided |= thing
            round_ = Range(span.unit, span.began, span.start, span.points, reach, lined=span.lined)
            path = careful_path(war, state, round_, goal)
    return path


def closed_on_the_way(war: War, state: State, unit: Unit, closed: int | None = None) -> int:
    """The hexes closed to a unit that has left its own: there is room for it to come back, though it was full with it
    (6)."""
    h, side = state.at[unit], war.roster.side[unit]
    if closed is None:
        closed = closed_to(war, state, unit)
    if not (closed & state.crowded[side]) >> h & 1 or stacked(war, state, h) > war.stack_limit(side, h):
        return closed
    refusal = refusal_enter(war, state, unit, h)
    return closed & ~(1 << h) if refusal is not None and refusal.key == "full" else closed


def detours(
    war: War, state: State, span: Range, goal: int, known: Sequence[int], home: Homeward, things: Things = ()
) -> int:
    """27.2, amb-128: the places that change hands if the unit goes through them on its way, and are not on it yet; for
    each other thing that it could bring about, the hex by which that takes least (a set)."""
    side = war.roster.side[span.unit]
    wanted = places_to_take(war, state, span)
    if not (wanted or things) or span.first >> goal & 1:
        return 0
    wanted &= ~stops_of(war, state, span.unit)
    off = ~bit_set((span.start, goal, *known))
    wanted &= off
    open_things: list[tuple[int, bool]] = []
    every = wanted
    if things:
        on_it, free = bit_set(known), span.reach.hexes & ~state.occupied[ENEMY[side]]
        for thing, is_each in things:
            if (here := thing & free) and (is_each or not thing & on_it):
                here &= ~on_it
                every |= here
                open_things.append((here, is_each))
    near = near_enough(war, span, goal, every) if every else 0
    able = home.able(span, near) if near else 0
    chosen = able & wanted
    for thing, is_each in open_things:
        if is_each:
            chosen |= able & thing
        elif able & thing and not chosen & thing:
            chosen |= 1 << min(members(able & thing), key=lambda h: (home.needed(h) + spent_to(span, h), h))
    return chosen


def spent_to(span: Range, h: int) -> int:
    """The points spent on the way to a hex within reach."""
    spent = span.reach.cost(h)
    assert spent is not None, "a goal is within reach"
    return spent


def places_to_take(war: War, state: State, span: Range) -> int:
    """27.2: the places within reach that would change hands."""
    side = war.roster.side[span.unit]
    return span.reach.hexes & war.board.localities & ~(state.held[side] | state.occupied[ENEMY[side]])


def near_enough(war: War, span: Range, goal: int, hexes: int) -> int:
    """Those of these hexes within reach from which the points that are left would suffice for the goal if nothing stood
    in the way: most places are too far. Where they are not counted, at one a hex as the crow flies."""
    points = span.points
    if points < FAR:
        return span.reach.within(hexes, war.marches[span.unit].homeward(goal, points), points)
    if points - len(span.reach.levels) >= FAR:
        return span.reach.hexes & hexes
    return span.reach.within(hexes, war.board.discs(goal), points)


def careful_path(war: War, state: State, span: Range, goal: int) -> list[int]:
    """15.7: a cheapest way; of those the one that goes over the fewest boundaries of theatres."""
    path = path_to(war, state, span, goal)
    theatre = war.board.theatre
    if not span.reach.hexes & ~war.board.theatres[theatre[span.start]]:
        return path
    through = [theatre[span.start], *map(theatre.__getitem__, path)]
    if sum(map(ne, through, through[1:])) <= (through[0] != through[-1]):
        return path
    return _fewest_crossings(war, state, span, goal)


def _fewest_crossings(war: War, state: State, span: Range, goal: int) -> list[int]:
    """Of the cheapest ways, walked back from the goal step by step, the one with fewest boundaries; of equal ones the
    first by the numbers of its hexes."""
    theatre, levels = war.board.theatre, span.reach.levels
    into, walls = war.marches[span.unit].into, march_walls(war, state, span.unit)
    lines = control_lines(war, state, ENEMY[war.roster.side[span.unit]])
    shut = war.board.east_shifts if refusal_east(war, state, span.unit) is not None else frozenset()
    ends = stops_of(war, state, span.unit) & ~(1 << span.start)
    known: dict[int, tuple[int, tuple[int, ...]]] = {span.start: (0, ())}

    def best(h: int, spent: int) -> tuple[int, tuple[int, ...]]:
        """Boundaries on a cheapest way from the start to a hex, and the way."""
        if h in known:
            return known[h]
        held, ways = 2 * (span.began >> h & 1), []
        for before, side, points in into[h]:
            taken = points[(lines >> side & 1) + held]
            if not 0 < taken <= spent or not levels[spent - taken] >> before & 1 or ends >> before & 1:
                continue
            if not (walls >> side & 1 or h - before in shut):
                crossings, path = best(before, spent - taken)
                ways.append((crossings + (theatre[before] != theatre[h]), (*path, h)))
        known[h] = min(ways)
        return known[h]

    return list(best(goal, spent_to(span, goal))[1])
