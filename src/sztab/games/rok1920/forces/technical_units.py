"""33.8, 37.3 / Eagles 19.1.1: the support units that the Poles bring on: tanks, artillery and cars."""

from collections.abc import Sequence

from sztab.games.rok1920 import in_force
from sztab.games.rok1920.chapter_events import DieRolled
from sztab.games.rok1920.chapter_rules import TECHNICAL, TECHNICAL_ROLL
from sztab.games.rok1920.chapter_state import ChapterState, mark
from sztab.games.rok1920.command import player
from sztab.games.rok1920.forces.volunteers import SUPPORT, has_begun
from sztab.games.rok1920.named import REFORM
from sztab.games.rok1920.state import AWAY, State
from sztab.games.rok1920.tries import refusing
from sztab.games.rok1920.turn.sequence import advance
from sztab.games.rok1920.units.counters import PL, TANK, Unit
from sztab.games.rok1920.war import War
from sztab.kernel.events import Refusal
from sztab.kernel.refusing import Reasons
from sztab.kernel.requests import D6, Answer, Steps, choose, roll


class TechnicalUnits(ChapterState, frozen=True):
    """33.8, 37.3"""

    may_come: int = mark("support-came")
    """33.8, 37.3: support units that the Pole may still bring on in this player-turn."""


def begin_support(war: War, state: State) -> Steps[None]:
    """33.8: one support unit in every stage from the first player-turn of formation on."""
    if state.phasing == PL:
        state.change(TechnicalUnits, may_come=int(has_begun(state)))
        if has_begun(state):
            yield from choose_support(war, state)
    advance(state)


def technical_roll(war: War, state: State) -> Steps[None]:
    """37.3: from 4.VII until formation begins, a 6 at the start of a Polish player-turn brings one support unit; the
    tanks only when all others have come."""
    is_time = state.phasing == PL and war.has(in_force.MOUNTAIN_DIVISION) and war.is_from(state, REFORM)
    if is_time and not has_begun(state) and support_waiting(war, state):
        (face,) = yield from roll(1, D6, rule=TECHNICAL_ROLL, prompt="technical")
        state.events.append(DieRolled(what="technical", face=face, good=int(face == 6), rule=TECHNICAL_ROLL))
        if face == 6:
            yield from choose_support(war, state, tanks_last=True)
    advance(state)


def support_waiting(war: War, state: State) -> list[Unit]:
    units = war.roster.where(formation=SUPPORT, nation="pl")
    return [u for u in units if state.at[u] == AWAY and state.entered[u] < 0 and not state.due[u]]


def _support_units(war: War, *_: object) -> tuple[Unit, ...]:
    return war.roster.where(formation=SUPPORT)


def _against_support(unit: Unit, war: War, state: State, offered: Sequence[Answer]) -> Reasons:
    """33.8, 37.3: why a support unit does not come now."""
    counter = war.roster.counters[unit]
    if counter.formation != SUPPORT or counter.nation != "pl":
        yield Refusal(TECHNICAL, "no-support-unit")
        return
    if unit not in support_waiting(war, state):
        yield Refusal(TECHNICAL, "has-come")
    if counter.arm == TANK:
        yield Refusal(TECHNICAL_ROLL, "tanks-last")


SUPPORT_TRIES = refusing(_support_units, _against_support, TECHNICAL)
"""Case: war, state, what is offered."""


def choose_support(war: War, state: State, *, tanks_last: bool = False) -> Steps[None]:
    waiting = support_waiting(war, state)
    if tanks_last:
        waiting = [u for u in waiting if war.roster.counters[u].arm != TANK] or waiting
    if waiting:
        options: list[Answer] = [*waiting, "none"]
        seat, case = player(war, state, PL), (war, state, options)
        answer = yield from choose(seat, "support-unit", options, rule=TECHNICAL, tries=SUPPORT_TRIES, case=case)
        if answer != "none":
            state.due[answer] = state.stage
