"""5, 6 / Eagles 6, 7: the movement phases: who may move, where to, and what a move brings about."""

from collections.abc import Sequence

from sztab.games.rok1920.command import acting, leader, led, next_player_acts
from sztab.games.rok1920.events import Moved
from sztab.games.rok1920.kept import one_question
from sztab.games.rok1920.map.localities import pass_through
from sztab.games.rok1920.moving.reach import Range, allowance, march_of, march_range, points_of
from sztab.games.rok1920.moving.reserves import reserve_hexes
from sztab.games.rok1920.moving.way_choice import choose_way
from sztab.games.rok1920.politics import morale
from sztab.games.rok1920.rules import MARCH_POINTS, MOVE, STACKING
from sztab.games.rok1920.state import State
from sztab.games.rok1920.units.counters import Side, Unit
from sztab.games.rok1920.units.positions import move_to, stacked
from sztab.games.rok1920.war import War
from sztab.hexmap.bits import bit_set, members
from sztab.kernel.events import Refusal
from sztab.kernel.requests import Answer, Rule, Steps, choose

DONE = "done"


def begin_movement(war: War, state: State, side: Side, *, reserve: bool) -> None:
    """5: the units that may move in this phase: all of the side that have not attacked in this player-turn (regular
    movement), or all that are reserves now (reserve movement)."""
    state.mover = side
    state.began = state.occupied[side]
    hexes = reserve_hexes(war, state, side) if reserve else state.occupied[side]
    tired = 0 if reserve else state.fought
    state.movers = [
        unit
        for unit in war.roster.of_side[side]
        if (h := state.at[unit]) >= 0 and hexes >> h & 1 and not tired >> unit & 1 and is_mobile(war, state, unit)
    ]
    state.eligible = bit_set(state.movers)
    state.bound = bit_set(unit for unit in state.movers if duty(war, state, unit))
    for hook in war.phase_begins:
        hook(war, state, side, reserve)


def is_mobile(war: War, state: State, unit: Unit) -> bool:
    """It has march points, and no rule holds it where it is."""
    return allowance(war, state, unit) > 0 and refusal_frozen(war, state, unit) is None


def refusal_frozen(war: War, state: State, unit: Unit) -> Refusal | None:
    for hook in war.frozen_of[unit]:
        if (refusal := hook(war, state, unit)) is not None:
            return refusal
    return None


def duty(war: War, state: State, unit: Unit) -> int:
    """Hexes that a unit has to get to as soon as it can; 0: it may stay where it is."""
    return _sent(war, state, unit)[0]


def refusal_duty(war: War, state: State, unit: Unit) -> Refusal | None:
    """The rule that sends a unit to where it has to get to."""
    return _sent(war, state, unit)[1]


def _sent(war: War, state: State, unit: Unit) -> tuple[int, Refusal | None]:
    for found in war.duties_of[unit]:
        goal = found.hexes(war, state, unit)
        if goal and not goal >> state.at[unit] & 1:
            return goal, Refusal(found.rule, found.key, {"unit": war.roster.ids[unit]})
    return 0, None


def crowd(war: War, state: State, h: int) -> int:
    """6: how many units too many stand on a hex."""
    side = war.roster.side[state.stacks[h][0]]
    return max(0, stacked(war, state, h) - war.stack_limit(side, h))


def must_leave(war: War, state: State, unit: Unit) -> bool:
    """6: the hex is overfull and no more units can still leave it than have to."""
    h = state.at[unit]
    over = crowd(war, state, h) if state.crowded[war.roster.side[unit]] >> h & 1 else 0
    return bool(over) and sum(other in state.movers for other in state.stacks[h]) <= over


def refusal_done(war: War, state: State) -> Refusal | None:
    """6 and special duties: why the phase may not end yet."""
    for unit in led(war, state, state.mover, state.movers) if state.bound else ():
        if state.bound >> unit & 1 and destinations(war, state, unit)[1] != [state.at[unit]]:
            goal, refusal = _sent(war, state, unit)
            if goal:
                return refusal
    for h in members(state.crowded[state.mover]):
        if crowd(war, state, h) and any(
            u in state.movers and march_range(war, state, u).hexes
            for u in led(war, state, state.mover, state.stacks[h])
        ):
            return Refusal(STACKING, "overfull-first", {"hex": war.board.map.numbers[h]})
    for action in war.actions:
        if action.must is not None and (refusal := action.must(war, state, state.mover)) is not None:
            return refusal
    return None


def destinations(war: War, state: State, unit: Unit) -> tuple[Range, list[int]]:
    """Where a unit may move to now; its own hex first (it stays), unless a duty sends it away."""
    span = march_range(war, state, unit)
    here = state.at[unit]
    goal = duty(war, state, unit) if state.bound >> unit & 1 else 0
    if goal:
        nearer = towards(war, here, goal, span.hexes)
        return span, members(nearer) or [here]
    if span.hexes and must_leave(war, state, unit):
        return span, list(span.goals)
    return span, [here, *span.goals]


def towards(war: War, here: int, goal: int, hexes: int) -> int:
    """The hexes within reach that fulfil a duty, or else that bring the unit nearest to it."""
    ring, seen = goal, goal
    while ring:
        if ring & hexes or ring >> here & 1:
            return 0 if ring >> here & 1 else ring & hexes
        ring = war.board.around(ring) & ~seen
        seen |= ring
    return 0


def move(war: War, state: State) -> Steps[bool]:
    """5: one unit moves, or another action of the phase is taken; False: the phase is over."""
    side = state.mover
    seat = acting(war, state, side)
    with one_question(state):
        others: list[Answer] = [answer for action in war.actions for answer in action.offers(war, state, side)]
        may_end = refusal_done(war, state) is None
    options = [*led(war, state, side, [*state.movers, *others]), *([DONE] if may_end else [])]
    answer = yield from choose(seat, "move", options or [DONE], rule=MOVE)
    if answer == DONE:
        return next_player_acts(war, state, side)
    if not isinstance(answer, int):
        tag = answer if isinstance(answer, str) else answer[0]
        action = next(action for action in war.actions if action.tag == tag)
        yield from action.run(war, state, side, answer)
        return True
    yield from march_unit(war, state, answer)
    return True


def march_unit(war: War, state: State, unit: Unit) -> Steps[None]:
    """5.1, 5.2: the unit goes as far as its player likes; what it does not spend is lost."""
    span, goals = destinations(war, state, unit)
    about = {"unit": war.roster.ids[unit]}
    goal = yield from choose(leader(war, state, unit), "move-to", goals, rule=MARCH_POINTS, about=about)
    start = state.at[unit]
    path = yield from choose_way(war, state, span, goal)
    state.movers.remove(unit)
    state.bound &= ~(1 << unit)
    if not path:
        return
    if bars_attack(war, state, unit, start, path):
        state.barred |= 1 << unit
    yield from advance_unit(war, state, unit, start, path, MOVE)


def bars_attack(war: War, state: State, unit: Unit, start: int, path: Sequence[int]) -> bool:
    """7.1.2: across an enemy line into rough ground or over a small river, with no own unit there before."""
    step = march_of(war, state, unit, start, path[0], state.began) if len(path) == 1 else None
    return step is not None and step.bars_attack


def advance_unit(war: War, state: State, unit: Unit, start: int, path: list[int], rule: Rule) -> Steps[None]:
    """A unit has chosen its way: it moves, takes the places on it, and brings its morale to another theatre (15.7)."""
    side, numbers = war.roster.side[unit], war.board.map.numbers
    points = points_of(war, state, unit, start, path, state.began)
    move_to(war, state, unit, path[-1])
    told = tuple([numbers[h] for h in path])
    state.events.append(Moved(unit=war.roster.ids[unit], path=told, points=points, rule=rule))
    here = war.board.theatre[start]
    for h in path:
        there = war.board.theatre[h]
        if there != here:
            morale.crossed(war, state, side, here, there)
            here = there
    pass_through(war, state, side, path)
    for hook in war.entered_of[unit]:
        hook(war, state, unit, path)
    for meeting in war.meets:
        yield from meeting(war, state, unit)
