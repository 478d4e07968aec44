"""Why something is not offered: the reasons for every question, and all that a player could try at it."""

from collections.abc import Callable, Iterable, Sequence

from sztab.games.rok1920 import marks
from sztab.games.rok1920.fighting.attacks import CALL_OFF, DONE, GO, refusal_attacker, refusal_joint, refusal_target
from sztab.games.rok1920.fighting.pursuit import pursuit_range, refusal_no_pursuit, refusal_pursuit
from sztab.games.rok1920.fighting.retreat import route_answer
from sztab.games.rok1920.fighting.retreat_routes import Group, Route, best_routes, routes
from sztab.games.rok1920.moving.blocked_ways import Blocked, refusal_border
from sztab.games.rok1920.moving.forbidden_hexes import refusal_enter
from sztab.games.rok1920.moving.movement_phase import (
    duty,
    must_leave,
    refusal_done,
    refusal_duty,
    refusal_frozen,
    towards,
)
from sztab.games.rok1920.moving.reach import ANY_DISTANCE, allowance, march_of, march_range
from sztab.games.rok1920.moving.reserves import is_reserve, pooled_strength, reserve_strength, touched
from sztab.games.rok1920.posing.notation import find_unit
from sztab.games.rok1920.refusals import special
from sztab.games.rok1920.rules import (
    ATTACK,
    AVOID_ENEMY,
    DIRECTION,
    JOINT_ATTACK,
    LEAST_LOSSES,
    MARCH_POINTS,
    MOVE,
    NO_MIXING,
    PURSUIT,
    RESERVE,
    STACKING,
    TOO_FEW_POINTS,
)
from sztab.games.rok1920.special_rules import RAIL
from sztab.games.rok1920.state import State
from sztab.games.rok1920.units.counters import Unit
from sztab.games.rok1920.war import War
from sztab.hexmap.bits import members
from sztab.kernel.events import Refusal
from sztab.kernel.requests import Answer, Choice

Reason = Refusal | None
LOOK_BEYOND = 3
"""Points beyond a unit's own at which a hex is still told what the way to it costs."""


def why_not(war: War, state: State, question: Choice, intent: Sequence[Answer]) -> list[Refusal]:
    """Why these answers, one after the other, are not allowed."""
    found = ask_why(war, state, question, intent)
    return [] if found is None else [found]


def ask_why(war: War, state: State, question: Choice, intent: Sequence[Answer]) -> Reason:
    answer, rest = intent[0], intent[1:]
    if question.prompt == "move" and isinstance(answer, int):
        return refusal_mover(war, state, answer) or (refusal_move_to(war, state, answer, rest[0]) if rest else None)
    if question.prompt == "attack" and isinstance(answer, int):
        first = refusal_target(war, state, state.phasing, answer)
        return first or (refusal_attacker(war, state, rest[0], answer) if rest else None)
    reason = REASONS.get(question.prompt) or war.reasons.get(question.prompt)
    if reason is not None:
        return reason(war, state, question, answer)
    return None if answer in question.options else Refusal(question.rule, "not-offered")


def refusal_mover(war: War, state: State, unit: Unit) -> Reason:
    """5: why a unit may not move in the phase that is on."""
    if unit in state.movers:
        return None
    if war.roster.side[unit] != state.mover:
        return Refusal(MOVE, "not-yours")
    if state.at[unit] < 0:
        return Refusal(MOVE, "not-on-board")
    if (frozen := refusal_frozen(war, state, unit)) is not None:
        return frozen
    if state.eligible >> unit & 1:
        was_carried = marks.has(state, marks.CARRIED, unit)
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


def refusal_move_to(war: War, state: State, unit: Unit, h: int) -> Reason:
    """5-7, 12: why a unit may not move to a hex."""
    here = state.at[unit]
    span = march_range(war, state, unit)
    goal = duty(war, state, unit) if state.bound >> unit & 1 else 0
    if goal:
        nearer = towards(war, here, goal, span.hexes)
        if (nearer or 1 << here) >> h & 1:
            return None
        if h == here or span.hexes >> h & 1:
            return refusal_duty(war, state, unit)
    elif h == here:
        crowded = span.hexes and must_leave(war, state, unit)
        return Refusal(STACKING, "overfull-first", {"hex": war.board.map.numbers[h]}) if crowded else None
    elif span.hexes >> h & 1:
        return None
    return refusal_enter(war, state, unit, h) or refusal_way(war, state, unit, h)


def refusal_way(war: War, state: State, unit: Unit, h: int) -> Refusal:
    """5.1.2, 7.1.4: why a hex that could be entered cannot be reached."""
    here = state.at[unit]
    if h in war.board.neighbours[here]:
        step = march_of(war, state, unit, here, h, state.began)
        if step is None:
            return refusal_border(war, here, h)
        if step.refusal is not None:
            return Refusal(step.refusal.rule, step.refusal.key)
        between = war.board.map.side_between(here, h)
        for bar in war.side_bars:
            if bar.sides(war, state, unit) >> between & 1:
                return Refusal(bar.rule, bar.key)
    points, away = allowance(war, state, unit), war.board.distance(here, h)
    if (found := Blocked(war, state, unit, here, points, state.began).refusal(h)) is not None:
        return found
    near = away <= points + LOOK_BEYOND and points < ANY_DISTANCE
    cost = march_range(war, state, unit, points=points + LOOK_BEYOND).reach.cost(h) if near else None
    if cost is not None:
        return Refusal(TOO_FEW_POINTS, "too-far", {"points": points, "cost": cost})
    if away > points:
        return Refusal(TOO_FEW_POINTS, "too-far-away", {"points": points, "distance": away})
    return Refusal(TOO_FEW_POINTS, "no-march-there")


def _move(war: War, state: State, question: Choice, answer: Answer) -> Reason:
    if answer == DONE:
        return refusal_done(war, state)
    tag = answer[0] if isinstance(answer, tuple) else answer
    for action in war.actions:
        if action.tag == tag and action.refusal is not None:
            return action.refusal(war, state, state.mover, answer)
    return None if answer in question.options else Refusal(NO_MIXING, "not-offered")


def _move_to(war: War, state: State, question: Choice, answer: Answer) -> Reason:
    return refusal_move_to(war, state, find_unit(war, question.about["unit"]), answer)


def _attack(war: War, state: State, question: Choice, answer: Answer) -> Reason:
    return None if answer == DONE else Refusal(ATTACK, "not-offered")


def _attackers(war: War, state: State, question: Choice, answer: Answer) -> Reason:
    declared = state.declared
    assert declared is not None
    side, chosen = state.phasing, declared.units
    if answer == GO:
        if not chosen:
            return Refusal(JOINT_ATTACK, "nobody-named")
        return refusal_joint(war, state, side, declared.target, chosen, declared.repeat)
    if answer == CALL_OFF:
        return None if answer in question.options else Refusal(JOINT_ATTACK, "not-offered")
    if answer in chosen:
        return Refusal(JOINT_ATTACK, "named-already")
    if war.roster.side[answer] != side:
        return Refusal(JOINT_ATTACK, "not-yours")
    return refusal_attacker(war, state, answer, declared.target)


def _pursue(war: War, state: State, question: Choice, answer: Answer) -> Reason:
    pursuit = state.pursuit
    assert pursuit is not None
    if answer == DONE:
        return None
    if not pursuit.units >> answer & 1 or state.at[answer] < 0:
        return Refusal(PURSUIT, "not-in-combat")
    if pursuit_range(war, state, answer, pursuit) is not None:
        return None
    if (frozen := refusal_frozen(war, state, answer)) is not None:
        return frozen
    if pursuit.target < 0:
        return refusal_no_pursuit(war, answer)
    return refusal_enter(war, state, answer, pursuit.target) or refusal_way(war, state, answer, pursuit.target)


def _pursue_to(war: War, state: State, question: Choice, answer: Answer) -> Reason:
    pursuit = state.pursuit
    assert pursuit is not None
    unit = find_unit(war, question.about["unit"])
    span = pursuit_range(war, state, unit, pursuit)
    if span is not None and span.hexes >> answer & 1:
        return None
    return refusal_enter(war, state, unit, answer) or refusal_pursuit(war, state, unit, pursuit, answer)


def falling_group(war: War, state: State) -> Group:
    falling = state.falling
    assert falling is not None
    return Group(war, state, falling.side, falling.start, falling.units, falling.hexes, falling.friends)


def _retreat_route(war: War, state: State, question: Choice, answer: Answer) -> Reason:
    """9.6, 9.7: a worse way than the best."""
    group = falling_group(war, state)
    best = best_routes(group)
    found = next((route for route in routes(group) if route_answer(route) == answer), None)
    if found is None:
        return Refusal(DIRECTION, "no-way")
    return None if found in best else worse(found, best[0])


def worse(route: Route, best: Route) -> Refusal:
    if route.toll > best.toll:
        return Refusal(LEAST_LOSSES, "more-losses", {"losses": route.toll, "least": best.toll})
    if route.near_enemy and not best.near_enemy:
        return Refusal(AVOID_ENEMY, "near-enemy")
    return Refusal(AVOID_ENEMY, "less-proper")


REASONS: dict[str, Callable[[War, State, Choice, Answer], Reason]] = {
    "move": _move,
    "move-to": _move_to,
    "attack": _attack,
    "attackers": _attackers,
    "pursue": _pursue,
    "pursue-to": _pursue_to,
    "retreat-route": _retreat_route,
    **special.REASONS,
}


def intents(war: War, state: State, question: Choice) -> Iterable[Sequence[Answer]]:
    """All that a player could try at this question, legal or not."""
    hexes: Iterable[Answer] = members(war.board.open)
    tries: Iterable[Answer]
    if question.prompt == "move":
        others = [answer for action in war.actions if action.tries for answer in action.tries(war, state, state.mover)]
        tries = [*war.roster.of_side[state.mover], *others, DONE]
    elif question.prompt in ("move-to", "pursue-to"):
        tries = hexes
    elif question.prompt == "attack":
        tries = [*hexes, DONE]
    elif question.prompt == "attackers":
        tries = [*war.roster.of_side[state.phasing], GO]
    elif question.prompt == "pursue":
        assert state.pursuit is not None
        tries = [*war.roster.of_side[state.pursuit.side], DONE]
    elif question.prompt == "retreat-route":
        tries = [route_answer(route) for route in routes(falling_group(war, state))]
    else:
        tries = special.tries(war, state, question)
    return [(answer,) for answer in tries]
