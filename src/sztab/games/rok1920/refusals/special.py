"""Why something of the special chapters is not offered, and what a player could try there."""

from collections.abc import Callable, Iterable

from sztab.games.rok1920.fighting.attacks import DONE
from sztab.games.rok1920.forces.front_reserves import refusal_reserve
from sztab.games.rok1920.forces.volunteers import refusal_support
from sztab.games.rok1920.logistics.arrivals import RULES
from sztab.games.rok1920.logistics.divisional_brigades import refusal_split
from sztab.games.rok1920.logistics.rail_transport import CALL_OFF, refusal_station
from sztab.games.rok1920.posing.notation import find_unit
from sztab.games.rok1920.refusals import coming_into_play
from sztab.games.rok1920.rules import ENEMY_HEX, GROUPS, LOSS, TOO_FEW_POINTS
from sztab.games.rok1920.scenarios.deployment import refusal_place
from sztab.games.rok1920.special_rules import DEPLOY, RAIL_CONTROL, SPLIT_START
from sztab.games.rok1920.state import State
from sztab.games.rok1920.units.counters import ENEMY, SIDE_NAMES, THEATRES
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
    return refusal_station(war, state, unit, answer)


def _deploy_at(war: War, state: State, question: Choice, answer: Answer) -> Reason:
    """24, 24.1, 21.1: why a unit is not set up on a hex."""
    unit = find_unit(war, question.about["unit"])
    area = war.board.map.regions.get(f"army-{war.roster.counters[unit].army}", 0)
    return refusal_place(war, state, unit, answer, area)


def _move_by(war: War, state: State, question: Choice, answer: Answer) -> Reason:
    """5, 27.2: why a march does not go through a place: it is ours, or the points do not allow it."""
    if answer in question.options:
        return None
    if isinstance(answer, str):
        return Refusal(question.rule, "not-offered")
    side = war.command.side_of(question.seat)
    assert side is not None, "a player is asked"
    if state.held[side] >> answer & 1:
        return Refusal(RAIL_CONTROL, "ours-already")
    foes = state.occupied[ENEMY[side]] >> answer & 1
    return Refusal(ENEMY_HEX, "enemy-there") if foes else Refusal(TOO_FEW_POINTS, "too-far-round")


def _loss(war: War, state: State, question: Choice, answer: Answer) -> Reason:
    """8.4.1: those who fought or retreated bear the losses."""
    return None if answer in question.options else Refusal(LOSS, "bears-no-loss")


def _retreat_group(war: War, state: State, question: Choice, answer: Answer) -> Reason:
    """9.2: units of the hex that retreat and are in no group yet."""
    if answer in question.options:
        return None
    in_group = war.roster.ids[answer] in question.about["units"] if isinstance(answer, int) else False
    return Refusal(GROUPS, "named-already" if in_group else "not-retreating")


def _reserve(war: War, state: State, question: Choice, answer: Answer) -> Reason:
    """35, 43: which division comes."""
    if answer in question.options:
        return None
    front = question.about.get("front", "")
    return refusal_reserve(war, state, answer, front, question.rule) or Refusal(question.rule, "not-offered")


def _support(war: War, state: State, question: Choice, answer: Answer) -> Reason:
    if answer in question.options:
        return None
    return refusal_support(war, state, answer) or Refusal(question.rule, "not-offered")


def _upsurge(war: War, state: State, question: Choice, answer: Answer) -> Reason:
    """42: volunteers that have not come."""
    if answer in question.options:
        return None
    is_volunteer = war.roster.counters[answer].formation == "volunteer"
    return Refusal(question.rule, "has-come" if is_volunteer else "no-volunteers")


def _deploy(war: War, state: State, question: Choice, answer: Answer) -> Reason:
    """24: only units of the armies with areas are set up freely."""
    return None if answer in question.options else Refusal(DEPLOY, "fixed-by-card")


def _start_divided(war: War, state: State, question: Choice, answer: Answer) -> Reason:
    """19.2.4"""
    if answer in question.options:
        return None
    return refusal_split(war, state, answer) or Refusal(SPLIT_START, "not-divisible")


def _guest(war: War, state: State, question: Choice, answer: Answer) -> Reason:
    """26.1.3: only units of the front that are in the other's theatre."""
    return (
        None if answer in question.options else Refusal(question.rule, "no-guest", {"front": question.about["front"]})
    )


def _operation_theatre(war: War, state: State, question: Choice, answer: Answer) -> Reason:
    """29.1.1: a theatre that all attackers stand in or touch."""
    return None if answer in question.options else Refusal(question.rule, "attackers-elsewhere")


REASONS: dict[str, Callable[[War, State, Choice, Answer], Reason]] = {
    "replacements": _replacements,
    "rail-to": _rail_to,
    "move-by": _move_by,
    "deploy-at": _deploy_at,
    "loss": _loss,
    "retreat-group": _retreat_group,
    "call-up": _reserve,
    "glavkom": _reserve,
    "front-reserve": _reserve,
    "support-unit": _support,
    "upsurge-unit": _upsurge,
    "deploy": _deploy,
    "start-divided": _start_divided,
    "operation-theatre": _operation_theatre,
    "guest-stays": _guest,
    **coming_into_play.REASONS,
}
ANYWHERE = (
    "rail-to", "deploy-at", "arrive-at", "restore-at", "cheka-at", "concentrate-at",
    "concentration-near",
)  # fmt: skip
"""Questions for a hex: any may be tried."""


def tries(war: War, state: State, question: Choice) -> Iterable[Answer]:
    """All that a player could try at a question of the special chapters."""
    found: Iterable[Answer] = ()
    if question.prompt == "replacements":
        found = [a for action in war.upkeep if action.tries for a in action.tries(war, state, state.phasing)]
        return [*dict.fromkeys([*question.options, *found]), *([] if DONE in question.options else [DONE])]
    if question.prompt in ANYWHERE:
        found = members(war.board.open)
    elif question.prompt == "move-by":
        found = members(war.board.localities & war.board.open)
    elif question.prompt in war.tries:
        found = war.tries[question.prompt](war, state, question)
    elif question.prompt in UNITS:
        found = UNITS[question.prompt](war, state, question)
    elif question.prompt == "operation-theatre":
        found = range(len(THEATRES))
    elif question.prompt == "arrive-way":
        found = RULES
    return [*dict.fromkeys([*question.options, *found])]


def _beside(war: War, state: State, question: Choice) -> Iterable[Answer]:
    """All units of the hexes that the question is about."""
    named = [find_unit(war, unit) for unit in question.about.get("units", ())]
    units = [*named, *(option for option in question.options if isinstance(option, int))]
    hexes = sorted({state.at[unit] for unit in units if state.at[unit] >= 0})
    return [unit for h in hexes for unit in state.stacks[h]]


def _formation(*names: str) -> Callable[[War, State, Choice], Iterable[Answer]]:
    return lambda war, state, question: [unit for name in names for unit in war.roster.where(formation=name)]


def _all_of(seat: str) -> Callable[[War, State, Choice], Iterable[Answer]]:
    return lambda war, state, question: war.roster.of_side[SIDE_NAMES.index(seat)]


UNITS: dict[str, Callable[[War, State, Choice], Iterable[Answer]]] = {
    "loss": _beside,
    "retreat-group": _beside,
    "call-up": _formation("front-reserve"),
    "glavkom": _formation("front-reserve"),
    "front-reserve": _formation("front-reserve"),
    "support-unit": _formation("support"),
    "upsurge-unit": _formation("volunteer", "support"),
    "guest-stays": _all_of("su"),
    "deploy": _all_of("su"),
    "start-divided": _all_of("pl"),
}
