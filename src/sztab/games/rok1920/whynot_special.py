"""Why something of the special chapters is not offered, and what a player could try there."""

from collections.abc import Callable, Iterable

from sztab.games.rok1920.attacks import DONE
from sztab.games.rok1920.deployment import refusal_place
from sztab.games.rok1920.notation import find_unit
from sztab.games.rok1920.rail import CALL_OFF, refusal_station
from sztab.games.rok1920.state import State
from sztab.games.rok1920.war import War
from sztab.hexmap.bits import members
from sztab.kernel.events import Refusal
from sztab.kernel.requests import Answer, Choice

Reason = Refusal | None


def _replacements(war: War, state: State, question: Choice, answer: Answer) -> Reason:
    """14, 19, 33.3, 36, 37, 39: why a deed of the replacement phase may not be done."""
    if answer in question.options:
        return None
    tag = answer[0] if isinstance(answer, tuple) else answer
    for action in war.upkeep:
        if action.tag == tag and action.refusal is not None:
            found = action.refusal(war, state, state.phasing, answer)
            if found is not None:
                return found
    return Refusal(question.rule, "not-offered")


def _rail_to(war: War, state: State, question: Choice, answer: Answer) -> Reason:
    """27.1-27.3: why a unit is not carried to a place."""
    if answer in question.options:
        return None
    if answer == CALL_OFF:
        return Refusal(question.rule, "not-offered")
    unit = find_unit(war, question.about["unit"])
    return refusal_station(war, state, unit, answer) or Refusal(question.rule, "not-there")


def _deploy_at(war: War, state: State, question: Choice, answer: Answer) -> Reason:
    """24, 24.1, 21.1: why a unit is not set up on a hex."""
    unit = find_unit(war, question.about["unit"])
    area = war.board.map.regions.get(f"army-{war.roster.counters[unit].army}", 0)
    return refusal_place(war, state, unit, answer, area)


def _there(war: War, state: State, question: Choice, answer: Answer) -> Reason:
    return None if answer in question.options else Refusal(question.rule, "not-there")


REASONS: dict[str, Callable[[War, State, Choice, Answer], Reason]] = {
    "replacements": _replacements,
    "rail-to": _rail_to,
    "deploy-at": _deploy_at,
    "restore-at": _there,
    "arrive-at": _there,
    "cheka-at": _there,
}


def tries(war: War, state: State, question: Choice) -> Iterable[Answer]:
    """All that a player could try at a question of the special chapters."""
    if question.prompt == "replacements":
        found = [a for action in war.upkeep if action.tries for a in action.tries(war, state, state.phasing)]
        return [*dict.fromkeys([*question.options, *found]), *([] if DONE in question.options else [DONE])]
    if question.prompt == "deploy-at":
        return members(war.board.open)
    if question.prompt in REASONS:
        return [*dict.fromkeys([*question.options, *members(war.board.localities)])]
    return question.options
