"""The stretches of play that are planned as a whole: a movement phase, a reserve phase with its call, an attack."""

from collections.abc import Iterator, Sequence

import msgspec

from sztab.games.rok1920.bot.candidate_moves import attack
from sztab.games.rok1920.bot.officer import Officer
from sztab.games.rok1920.bot.phase_plan import make_plan, near_units
from sztab.games.rok1920.state import State
from sztab.kernel.requests import Choice

LEFT_OUT = 3
"""So many of the strongest who march may stay after all."""


def stretch(state: State, question: Choice) -> str:
    """The name of the stretch that a question belongs to; empty: of the one that runs."""
    where = f"{state.stage}.{state.phasing}.{state.step}"
    if question.prompt in ("move", "reserve-phase"):
        return f"{where}.{question.seat}"
    if question.prompt == "attack":
        return f"{where}.{state.attacked:x}.{len(question.options)}"
    return ""


def openings(judge: Officer, state: State, question: Choice) -> Sequence[int]:
    """The answers that a stretch may begin with; none: it begins with a march."""
    if question.prompt == "reserve-phase":
        return range(len(question.options))
    if question.prompt == "attack":
        return attack(judge, state, question)
    return ()


def plans(judges: Sequence[Officer], state: State, question: Choice) -> Iterator[bytes]:
    """Marches of a phase: as the officer plans them, fewer of them, none at all, and by other doctrines."""
    units = [answer for answer in question.options if isinstance(answer, int)]
    if question.prompt != "move" or not units:
        return
    near = near_units(judges[0], state, units)
    own = make_plan(judges[0], state, state.mover, near)
    yield msgspec.json.encode(own)
    told = [own.goals]
    strength = judges[0].war.strength
    stay = sorted(own.goals, key=lambda u: (-strength(state, u), u))[:LEFT_OUT]
    for goals in (*({u: goal for u, goal in own.goals.items() if u != unit} for unit in stay), {}):
        if goals not in told:
            told.append(goals)
            yield msgspec.json.encode(msgspec.structs.replace(own, goals=goals))
    for judge in judges[1:]:
        plan = make_plan(judge, state, state.mover, near)
        if plan.goals not in told:
            told.append(plan.goals)
            yield msgspec.json.encode(plan)
