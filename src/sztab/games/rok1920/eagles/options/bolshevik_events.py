"""23.3.2: the ten political events of the Bolshevik."""

from sztab.games.rok1920.chapter_events import DieRolled
from sztab.games.rok1920.chapter_state import ChapterState, mark
from sztab.games.rok1920.eagles.allies import next_polish_stage
from sztab.games.rok1920.eagles.events import ReplacementsLost
from sztab.games.rok1920.eagles.options.event_arrivals import MOOD, PACT, bring
from sztab.games.rok1920.eagles.options.event_markers import (
    PoliticalEvent,
    always,
    leave_map,
    nothing,
    said,
    unit_said,
)
from sztab.games.rok1920.eagles.options.polish_events import highest_level
from sztab.games.rok1920.eagles.rules import (
    EVENT_COUP,
    EVENT_DISARRAY,
    EVENT_FEUDS,
    EVENT_FREIKORPS,
    EVENT_MOOD,
    EVENT_PACT,
    EVENT_RED_COUNTER,
    EVENT_RED_ESCALATION,
    EVENT_STRIKE,
    EVENT_TRAP,
)
from sztab.games.rok1920.fighting.chance import Attack
from sztab.games.rok1920.state import REMOVED, State
from sztab.games.rok1920.units.counters import PL, SU, Unit
from sztab.games.rok1920.units.losses import lose_level
from sztab.games.rok1920.war import War
from sztab.kernel.requests import D6, Rule, Steps, roll

GERMANY = "state:Germany"


class BolshevikEvents(ChapterState, frozen=True):
    """23.3.2: events that last."""

    feuds: int = mark("event-feuds")
    """B7: the stage of the Polish player-turn in which nobody is elite."""
    freikorps: int = mark("event-freikorps")
    trapped: int = mark("event-trap")
    """B4: 1 while the squadron has just fought in an attack of a Polish attack phase."""


def rolls_of(war: War, state: State, id: str, what: str, rule: Rule) -> Steps[None]:
    """23.3.2/b, 23.3.2/c: one die after the other: a unit on the map whose number comes up takes a loss."""
    units = said(war, id).units
    for _ in range(said(war, id).rolls):
        (face,) = yield from roll(1, D6, rule=rule, prompt=what)
        unit = war.roster.number.get(units[face - 1], -1) if face <= len(units) else -1
        is_there = unit >= 0 and state.at[unit] >= 0
        state.events.append(DieRolled(what=what, face=face, good=int(is_there), rule=rule))
        if is_there:
            lose_level(war, state, unit, rule)


def coup(war: War, state: State) -> Steps[None]:
    """B1"""
    yield from rolls_of(war, state, "b1", "coup", EVENT_COUP)


def disarray(war: War, state: State) -> Steps[None]:
    """B2"""
    yield from rolls_of(war, state, "b2", "disarray", EVENT_DISARRAY)


def pact(war: War, state: State) -> Steps[None]:
    """B3"""
    bring(war, state, PACT)
    return
    yield


def mood(war: War, state: State) -> Steps[None]:
    """B5"""
    bring(war, state, MOOD)
    return
    yield


def flies(war: War, state: State) -> bool:
    """B4: the squadron has fought, and is not gone for good."""
    unit = unit_said(war, "b4")
    return bool(state.of[BolshevikEvents].trapped) and unit >= 0 and state.at[unit] != REMOVED


def trap(war: War, state: State) -> Steps[None]:
    """B4: the squadron is eliminated, and comes back some stages later."""
    unit = unit_said(war, "b4")
    leave_map(war, state, unit, "b4", EVENT_TRAP)
    return
    yield


def squadron_fought(attack: Attack, result: str) -> None:
    """B4: it has taken part in an attack of a Polish attack phase, be it of repeat attacks (10.8)."""
    war, state = attack.war, attack.state
    if attack.side == PL and unit_said(war, "b4") in attack.units:
        state.change(BolshevikEvents, trapped=1)


def strike(war: War, state: State) -> Steps[None]:
    """B6, A107: Polish replacements, never Ukrainian ones."""
    lost = min(highest_level(war, state, SU), state.pools.get("pl", 0))
    if lost:
        state.pools["pl"] -= lost
        state.pools = {pool: count for pool, count in state.pools.items() if count}
        state.events.append(ReplacementsLost(pool="pl", count=lost, rule=EVENT_STRIKE))
    return
    yield


def feuds(war: War, state: State) -> Steps[None]:
    """B7"""
    state.change(BolshevikEvents, feuds=next_polish_stage(war, state))
    return
    yield


def is_quarrelling(war: War, state: State, unit: Unit) -> bool:
    """B7: a unit of the Pole (3.1) in the Polish player-turn for which it was played."""
    return state.phasing == PL == war.roster.side[unit] and state.of[BolshevikEvents].feuds == state.stage


def not_counted(war: War, state: State, unit: Unit, halves: int) -> int:
    """B7, 8.2/e: nor do they count as elite for reserve movement."""
    return halves - 4 if war.is_printed_elite(state, unit) and is_quarrelling(war, state, unit) else halves


def freikorps(war: War, state: State) -> Steps[None]:
    """B8"""
    state.change(BolshevikEvents, freikorps=1)
    return
    yield


def german_help(attack: Attack) -> int:
    """B8: Bolsheviks attack Polish units, which all units of the Pole are (3.1), on a hex beside the German border."""
    war, state = attack.war, attack.state
    if attack.side != SU or not state.of[BolshevikEvents].freikorps:
        return 0
    if not any(war.roster.counters[u].nation == "su" for u in attack.units):
        return 0
    return war.board.around(war.board.map.regions.get(GERMANY, 0)) >> attack.target & 1


BOLSHEVIK_EVENTS = (
    PoliticalEvent("b1", EVENT_COUP, always, coup),
    PoliticalEvent("b2", EVENT_DISARRAY, always, disarray),
    PoliticalEvent("b3", EVENT_PACT, PACT.may_play, pact),
    PoliticalEvent("b4", EVENT_TRAP, flies, trap),
    PoliticalEvent("b5", EVENT_MOOD, MOOD.may_play, mood),
    PoliticalEvent("b6", EVENT_STRIKE, always, strike),
    PoliticalEvent("b7", EVENT_FEUDS, always, feuds),
    PoliticalEvent("b8", EVENT_FREIKORPS, lambda w, s: not s.of[BolshevikEvents].freikorps, freikorps),
    PoliticalEvent("b9", EVENT_RED_ESCALATION, always, nothing),
    PoliticalEvent("b10", EVENT_RED_COUNTER, always, nothing),
)
"""In the order of their numbers."""
