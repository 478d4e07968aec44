"""The position of a battle in the words of situations (posing/situations.py): what a player edits as text."""

from typing import Any

from sztab.games.raclawice.edition import Edition
from sztab.games.raclawice.posing.notation import format_units
from sztab.games.raclawice.scenarios.cards import DICE
from sztab.games.raclawice.state import (
    ABSENT,
    DRAW,
    FLED,
    IN_PLAY,
    LEADER,
    MELEE,
    MOVEMENT,
    PHASES,
    TO_COME,
    TURN_END,
    Group,
    State,
)
from sztab.games.raclawice.units.counters import SEATS

ACTIVATED = (MOVEMENT, LEADER, MELEE)
SAID = (DRAW, *ACTIVATED, TURN_END)
"""Phases that a position can be set in; others pass by without a question."""


def posed(edition: Edition, state: State) -> dict[str, Any]:
    """The keys that draw this position; what is not said is as usual."""
    found: dict[str, Any] = {"scenario": state.scenario, "units": format_units(edition, state)}
    found |= _leaders(edition, state) | _off_map(edition, state)
    found["turn"], found["score"], found["threshold"] = state.turn, state.score, state.threshold
    found["die"] = next(name for name, sides in DICE.items() if sides == state.melee_die)
    for key, leaders in (("pool", state.pool), ("drawn", state.drawn), ("contused", state.contused)):
        if leaders or key == "pool":
            found[key] = [edition.leaders[leader].id for leader in leaders]
    return found | _phase(edition, state)


def _leaders(edition: Edition, state: State) -> dict[str, Any]:
    present = [n for n, fate in enumerate(state.leader_fate) if fate == IN_PLAY and state.leader_hex[n] >= 0]
    absent = [edition.leaders[n].id for n, fate in enumerate(state.leader_fate) if fate == ABSENT]
    here = [f"{edition.leaders[n].id}@{edition.number(state.leader_hex[n])}" for n in present]
    coming = [edition.leaders[n].id for n, fate in enumerate(state.leader_fate) if fate == TO_COME]
    return {"leaders": " ".join([*here, *coming])} | ({"absent": absent} if absent else {})


def _off_map(edition: Edition, state: State) -> dict[str, Any]:
    """11.11, 13, A65, 11.7/b: who has fled, who is to come, whose guns are taken, who was first in a clash hex."""
    names = [counter.id for counter in edition.counters]
    fled = {
        names[unit]: {"turn": state.due[unit], "lost": state.lost[unit]} if state.lost[unit] else state.due[unit]
        for unit, fate in enumerate(state.fate)
        if fate == FLED
    }
    due = {names[unit]: state.due[unit] for unit, fate in enumerate(state.fate) if fate == TO_COME}
    taken = {
        "captured": [names[gun] for gun in state.taken if gun >= 0],
        "recaptured": [names[-1 - gun] for gun in state.taken if gun < 0],
    }
    holds = {edition.number(hex): SEATS[side] for hex, side in state.first_in}
    return {key: value for key, value in {"fled": fled, "due": due, **taken, "holds": holds}.items() if value}


def _phase(edition: Edition, state: State) -> dict[str, Any]:
    if state.phase not in SAID or (state.phase in ACTIVATED and not state.tasks):
        return {"phase": PHASES[DRAW]}
    found: dict[str, Any] = {"phase": PHASES[state.phase]}
    if state.phase not in ACTIVATED:
        return found
    task = state.tasks[0]
    found["active"] = edition.leaders[task.leader].id
    if state.chit != task.leader:
        found["chit"] = edition.leaders[state.chit].id
    found["of"] = edition.leaders[task.of].id if task.of >= 0 else "six"
    found["first"] = SEATS[1 - state.active if state.is_fire_due else state.active]
    if state.six:
        found["six"] = [edition.counters[unit].id for unit in state.six]
    if state.moving and state.phase == MOVEMENT:
        found["moving"] = [_group(edition, group) for group in state.moving]
    return found


def _group(edition: Edition, group: Group) -> dict[str, Any]:
    flags = {
        "double": group.is_double, "turned": not group.is_straight, "rough": not group.is_open,
        "charged": group.has_charged, "over": group.is_over, "formed": group.has_formed,
    }  # fmt: skip
    found: dict[str, Any] = {"units": [edition.counters[unit].id for unit in group.units], "entered": group.entered}
    if group.came >= 0:
        found["came"] = edition.number(group.came)
    return found | {key: True for key, holds in flags.items() if holds}
