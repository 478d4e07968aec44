"""4.1, 5-7, 12 / Eagles 6-8: why a unit may not move now, and why it may not march to a hex."""

from collections.abc import Iterator, Sequence

from sztab.games.rok1920.chapter_rules import RAIL
from sztab.games.rok1920.command import led
from sztab.games.rok1920.logistics.railway import Railway
from sztab.games.rok1920.moving.blocked_ways import Blocked, refusal_border
from sztab.games.rok1920.moving.destinations import (
    must_go_to,
    must_leave,
    refusal_done,
    refusal_frozen,
    sent_by,
    towards,
)
from sztab.games.rok1920.moving.forbidden_hexes import reasons_against_entering
from sztab.games.rok1920.moving.reach import allowance, march_of, march_range
from sztab.games.rok1920.moving.reserves import is_reserve, pooled_strength, reserve_strength, touched
from sztab.games.rok1920.moving.steps import ANY_DISTANCE
from sztab.games.rok1920.rules import MARCH_POINTS, MOVE, NO_MIXING, RESERVE, STACKING, TOO_FEW_POINTS
from sztab.games.rok1920.state import State
from sztab.games.rok1920.tries import DONE, any_hex, told
from sztab.games.rok1920.units.counters import Unit
from sztab.games.rok1920.war import War
from sztab.hexmap.bits import members
from sztab.kernel.events import Refusal
from sztab.kernel.refusing import Reasons, Tries, each
from sztab.kernel.requests import Answer

LOOK_BEYOND = 3
"""Points beyond a unit's own at which a hex is still told what the way to it costs."""


def reasons_against_move(answer: Answer, war: War, state: State, offered: Sequence[Answer]) -> Reasons:
    """5: why a unit may not move, another deed of the phase not be done, or the phase not end."""
    if isinstance(answer, int):
        yield from reasons_against_mover(war, state, answer)
    elif answer == DONE:
        yield from told(refusal_done(war, state))
    else:
        yield from reasons_against_deed(answer, war, state, offered)


def reasons_against_deed(answer: Answer, war: War, state: State, offered: Sequence[Answer]) -> Reasons:
    """What else is done in a movement phase: trains, arrivals, …"""
    if answer in offered:
        return
    tag = answer[0] if isinstance(answer, tuple) else answer
    action = next((action for action in war.actions if action.tag == tag and action.refusal is not None), None)
    if action is None or action.refusal is None:
        yield Refusal(NO_MIXING, "not-offered")
        return
    found = action.refusal(war, state, state.mover, answer)
    yield found or Refusal(MOVE, "not-yours")


def reasons_against_mover(war: War, state: State, unit: Unit) -> Reasons:
    """5: why a unit may not move in the phase that is on."""
    if war.roster.side[unit] != state.mover or not led(war, state, state.mover, [unit]):
        yield Refusal(MOVE, "not-yours")
    elif state.at[unit] < 0:
        yield Refusal(MOVE, "not-on-board")
    elif unit not in state.movers:
        yield from told(refusal_frozen(war, state, unit))
        yield refusal_not_mover(war, state, unit)


def refusal_mover(war: War, state: State, unit: Unit) -> Refusal | None:
    """5: the first of these reasons, for what is done in place of a march: by rail, by a forced march, …"""
    return next(reasons_against_mover(war, state, unit), None)


def refusal_not_mover(war: War, state: State, unit: Unit) -> Refusal:
    if state.eligible >> unit & 1:
        was_carried = bool(state.of[Railway].carried >> unit & 1)
        return Refusal(RAIL, "carried-already") if was_carried else Refusal(MOVE, "moved-already")
    if allowance(war, state, unit) <= 0:
        return Refusal(MARCH_POINTS, "no-points")
    if war.steps[state.step].name == "movement":
        return Refusal(MOVE, "attacked-this-turn" if state.fought >> unit & 1 else "placed-this-phase")
    return refusal_reserve(war, state, unit)


def refusal_reserve(war: War, state: State, unit: Unit) -> Refusal:
    """4.1: why a unit is no reserve: what it counts, and what the enemies beside it do."""
    side, h = war.roster.side[unit], state.at[unit]
    foes = touched(war, state, side, h)
    if is_reserve(war, state, side, h):
        return Refusal(RESERVE, "no-reserve-then")
    against = sum(reserve_strength(war, state, foe) for foe in members(foes))
    own = pooled_strength(war, state, side, h, foes)
    return Refusal(RESERVE, "no-reserve", {"own": in_halves(own), "against": in_halves(against)})


def in_halves(halves: int) -> str:
    return f"{halves // 2}½" if halves % 2 else str(halves // 2)


def all_moves(war: War, state: State, offered: Sequence[Answer]) -> Iterator[Sequence[Answer]]:
    deeds = [answer for action in war.actions if action.tries for answer in action.tries(war, state, state.mover)]
    return each([*war.roster.of_side[state.mover], *deeds, DONE])


MOVE_TRIES = Tries(all_moves, reasons_against_move)
"""Case: war, state, what is offered."""


def reasons_against_marching_to(h: int, war: War, state: State, unit: Unit, blocked: Blocked) -> Reasons:
    """5-7, 12: why a unit may not move to a hex."""
    here = state.at[unit]
    span = march_range(war, state, unit)
    goal = must_go_to(war, state, unit) if state.bound >> unit & 1 else 0
    if goal:
        nearer = towards(war, here, goal, span.hexes)
        if (nearer or 1 << here) >> h & 1:
            return
        if h == here or span.hexes >> h & 1:
            yield from told(sent_by(war, state, unit))
            return
    elif h == here:
        if span.hexes and must_leave(war, state, unit):
            yield Refusal(STACKING, "overfull-first", {"hex": war.board.map.numbers[h]})
        return
    elif span.hexes >> h & 1:
        return
    yield from reasons_against_entering(war, state, unit, h)
    yield from reasons_against_way(war, state, unit, h, blocked)


def reasons_against_way(war: War, state: State, unit: Unit, h: int, blocked: Blocked) -> Reasons:
    """5.1.2, 7.1.4: why a hex cannot be reached, whoever stands there: the step to it, an obstacle on the way, or at
    last the points."""
    here = state.at[unit]
    if h in war.board.neighbours[here]:
        step = march_of(war, state, unit, here, h, state.began)
        if step is None:
            yield refusal_border(war, here, h)
            return
        if step.refusal is not None:
            yield Refusal(step.refusal.rule, step.refusal.key)
        between = war.board.map.side_between(here, h)
        for bar in war.forbidden_sides:
            if bar.sides(war, state, unit) >> between & 1:
                yield Refusal(bar.rule, bar.key)
    points, away = blocked.points, war.board.distance(here, h)
    if (found := blocked.refusal(h)) is not None:
        yield found
        return
    near = away <= points + LOOK_BEYOND and points < ANY_DISTANCE
    cost = march_range(war, state, unit, points=points + LOOK_BEYOND).reach.cost(h) if near else None
    if cost is not None:
        yield Refusal(TOO_FEW_POINTS, "too-far", {"points": points, "cost": cost})
    elif away > points:
        yield Refusal(TOO_FEW_POINTS, "too-far-away", {"points": points, "distance": away})
    else:
        yield Refusal(TOO_FEW_POINTS, "no-march-there")


def in_the_way(war: War, state: State, unit: Unit) -> Blocked:
    """What lies in the way of a unit in a movement phase."""
    return Blocked(war, state, unit, state.at[unit], allowance(war, state, unit), state.began)


def all_hexes(war: War, *_: object) -> Iterator[Sequence[Answer]]:
    return each(any_hex(war))


MOVE_TO_TRIES = Tries(all_hexes, reasons_against_marching_to)
"""Case: war, state, the unit, what lies in its way."""
