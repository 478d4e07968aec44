"""Which answers an officer thinks of: as a corporal, but for the marches of a phase, which he plans together, and for
his reserves, which he calls when that brings enough."""

from collections.abc import Sequence

import msgspec

from sztab.games.rok1920.bot import after_combat, candidate_moves
from sztab.games.rok1920.bot.officer import Officer
from sztab.games.rok1920.bot.phase_plan import PhasePlan, make_plan, near_units
from sztab.games.rok1920.moving.destinations import destinations, is_mobile
from sztab.games.rok1920.moving.reserves import reserve_hexes
from sztab.games.rok1920.state import State
from sztab.games.rok1920.tries import DONE
from sztab.games.rok1920.turn.sequence import PASS, TAKE
from sztab.games.rok1920.units.counters import ENEMY, Side
from sztab.kernel.requests import Choice

AFTER_COMBAT = {
    "pursue": after_combat.pursue,
    "pursue-to": after_combat.pursue_to,
    "retreat-route": after_combat.retreat_route,
}
Found = tuple[Sequence[int] | None, bytes]
"""The numbers of the answers worth a thought, and the plan to keep."""


def planned(judge: Officer, state: State, question: Choice, plan: bytes) -> Found:
    """What the officer thinks of, and has in mind after it."""
    if question.prompt == "move":
        return _move(judge, state, question, plan)
    if question.prompt == "move-to":
        return _move_to(judge, state, question, plan), plan
    if question.prompt == "reserve-phase":
        return _reserve_phase(judge, state, question)
    find = AFTER_COMBAT.get(question.prompt, candidate_moves.candidate_answers)
    return find(judge, state, question), plan


def read(plan: bytes) -> PhasePlan | None:
    try:
        return msgspec.json.decode(plan, type=PhasePlan) if plan else None
    except msgspec.MsgspecError:
        return None


def _move(judge: Officer, state: State, question: Choice, kept: bytes) -> Found:
    """The next march of the plan; the far and the bound as a corporal leads them."""
    options = question.options
    units = [answer for answer in options if isinstance(answer, int)]
    if not units or any(isinstance(answer, tuple) and answer[0] == "arrive" for answer in options):
        return candidate_moves.move(judge, state, question), kept
    bound = [unit for unit in units if state.bound >> unit & 1]
    if bound:
        return (options.index(bound[0]),), kept
    plan = read(kept)
    if plan is None or not plan.fits(state, state.movers):
        plan = make_plan(judge, state, state.mover, near_units(judge, state, units))
    told = msgspec.json.encode(plan)
    for unit, goal in plan.goals.items():
        if unit in units and goal in destinations(judge.war, state, unit)[1]:
            return (options.index(unit),), told
    far = [unit for unit in units if unit not in plan.starts]
    if far:
        unit = max(far, key=lambda u: (judge.war.strength(state, u), -u))
        by_rail = ("rail", unit)
        both = (options.index(unit), *([options.index(by_rail)] if by_rail in options else []))
        return both, told
    if options[-1] == DONE:
        return (len(options) - 1,), told
    return candidate_moves.move(judge, state, question), told


def _move_to(judge: Officer, state: State, question: Choice, kept: bytes) -> Sequence[int]:
    unit, plan = judge.war.roster.number[question.about["unit"]], read(kept)
    goal = plan.goals.get(unit) if plan is not None else None
    if goal is not None and goal in question.options:
        return (list(question.options).index(goal),)
    return candidate_moves.move_to(judge, state, question)


def _reserve_phase(judge: Officer, state: State, question: Choice) -> Found:
    """Taken where the marches that it allows bring enough."""
    least = threshold(judge, state, question)
    plan = called(judge, state, question) if least is not None else None
    if plan is None or least is None or plan.gain < least + missed(judge, state, question):
        return (question.options.index(PASS),), b""
    return (question.options.index(TAKE),), msgspec.json.encode(plan)


def threshold(judge: Officer, state: State, question: Choice) -> float | None:
    """What calling the reserves has to bring: before one's own attacks, for the weaker side also after the enemy's; the
    last window is there to be used. None: they are kept for later, whatever it would bring."""
    side = judge.war.command.side_of(question.seat)
    step, doctrine = judge.war.steps[state.step].name, judge.doctrine
    assert side is not None, "a player is asked"
    if step == "third-window":
        return doctrine.least
    if state.phasing != side:
        return None if _is_stronger(judge, state, side) or step == "first-window" else doctrine.mend
    return doctrine.mass if step == "first-window" else None


def missed(judge: Officer, state: State, question: Choice) -> float:
    """What goes with the reserves if they are called now: in the enemy's turn, what they promise for one's own next
    attacks."""
    side, share = judge.war.command.side_of(question.seat), judge.doctrine.spare
    assert side is not None, "a player is asked"
    if not share or state.phasing == side:
        return 0.0
    kept, then = judge.blow(state, side), judge.blow(calling(state, side), side)
    return share * max(0.0, kept - then)


def _is_stronger(judge: Officer, state: State, side: Side) -> bool:
    """Then the reserves are kept for one's own attacks."""
    war, sums = judge.war, [0, 0]
    for unit, h in enumerate(state.at):
        if h >= 0 and not state.neutral >> h & 1:
            sums[war.roster.side[unit]] += war.strength(state, unit)
    return sums[side] >= sums[ENEMY[side]]


def called(judge: Officer, state: State, question: Choice) -> PhasePlan | None:
    """Where reserves would go if they were called now."""
    war, side = judge.war, judge.war.command.side_of(question.seat)
    assert side is not None, "a player is asked"
    hexes = reserve_hexes(war, state, side)
    if not hexes & _close(judge, state, side):
        return None
    then = calling(state, side)
    units = [
        unit
        for unit in war.roster.of_side[side]
        if (h := state.at[unit]) >= 0 and hexes >> h & 1 and is_mobile(war, state, unit)
    ]
    return make_plan(judge, then, side, near_units(judge, then, units))


def calling(state: State, side: Side) -> State:
    """The position in which a side has called its reserves, and nobody has marched yet."""
    then = state.copy()
    then.reserve_used[side], then.mover, then.began = True, side, state.occupied[side]
    return then


def _close(judge: Officer, state: State, side: Side) -> int:
    """The hexes from which troops may come to blows."""
    near = state.occupied[ENEMY[side]]
    for _ in range(candidate_moves.NEAR):
        near |= judge.war.board.around(near)
    return near
