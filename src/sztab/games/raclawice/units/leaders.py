"""4: leaders: command, commanders-in-chief, and how leaders are lost."""

from sztab.games.raclawice.edition import Edition
from sztab.games.raclawice.events import LeaderLost, LeaderRolled
from sztab.games.raclawice.rules import (
    COMMAND_RANGE,
    KOSCIUSZKO_SIX,
    LEADER_CONTUSED,
    LEADER_DEATH,
    LEADER_LEFT_ALONE,
    LEADER_REMOVED,
    LEADER_UNHURT,
    LEADER_WITHOUT_UNITS,
    RESERVE_TURN,
    SCORE_LEADER,
    STRIPE,
)
from sztab.games.raclawice.scenarios.victory import award
from sztab.games.raclawice.state import CAPTURED, GONE, IN_PLAY, NOWHERE, TO_COME, State
from sztab.games.raclawice.units.counters import Leader
from sztab.games.raclawice.units.stacking import has_units
from sztab.kernel.events import Refusal
from sztab.kernel.refusing import Reasons
from sztab.kernel.requests import D10_FROM_ZERO, Rule, Steps, roll

NOBODY: frozenset[int] = frozenset()
RANGE = 4
"""4.2: how far a leader commands."""
SIX = 6
"""4.4/b2: how many units Kościuszko leads himself."""
RESERVE_RELEASED = 5
"""4.5/a: the turn from which the scythemen may be commanded."""
LEADER_POINTS = 3
"""12.1/e: what a killed leader is worth."""


def command_area(edition: Edition, state: State, leader: int) -> int:
    """4.2, 4.2/a: the hexes at most 4 steps away, counted round hexes of the enemy (but through clash hexes)."""
    start = state.leader_hex[leader]
    return area_from(edition, state, leader, start) if start >= 0 else 0


def area_from(edition: Edition, state: State, leader: int, start: int) -> int:
    """The same from a hex where he might stand."""
    return edition.board.floods.area(start, enemy_hexes(edition, state, edition.leaders[leader].side), RANGE)


def enemy_hexes(edition: Edition, state: State, side: int) -> int:
    """The hexes that only the other side's units hold, batteries included (clash hexes are not among them)."""
    other = 1 - side
    own = state.occupied[side] | state.batteries[side]
    return (state.occupied[other] | state.batteries[other]) & ~own


def is_commanded(edition: Edition, state: State, unit: int) -> bool:
    """4.2: may the unit act in the running phase?"""
    if not state.tasks or edition.side[unit] != state.active or is_reserve(edition, state, unit):
        return False
    task, hex = state.tasks[0], state.hexes[unit]
    if task.of >= 0:
        if task.of not in edition.counters[unit].leaders:
            return False
    elif unit not in state.six and len(state.six) >= SIX:
        return False
    return hex < 0 or bool(command_area(edition, state, task.leader) >> hex & 1)


def reasons_against_command(edition: Edition, state: State, unit: int) -> Reasons:
    """4.1, 4.2, 4.4/b2, 4.5: why the unit may not act in the running phase."""
    yield from reasons_against_acting(edition, state, unit)
    if not state.tasks:
        return
    leader, hex = state.tasks[0].leader, state.hexes[unit]
    if hex >= 0 and not command_area(edition, state, leader) >> hex & 1:
        params = {"unit": edition.counters[unit].id, "leader": edition.leaders[leader].id}
        yield Refusal(COMMAND_RANGE, "out-of-command", params)


def reasons_against_acting(edition: Edition, state: State, unit: int) -> Reasons:
    """4.1, 4.3/c, 4.4/b2, 4.5, 4.5/b, 4.5.1: why the unit is not among those who act in this phase."""
    if not state.tasks or edition.side[unit] != state.active:
        yield Refusal(STRIPE, "not-active", {"unit": edition.counters[unit].id})
    if is_reserve(edition, state, unit):
        yield Refusal(RESERVE_TURN, "reserve-held", {"unit": edition.counters[unit].id, "turn": RESERVE_RELEASED})
    if not state.tasks:
        return
    of = state.tasks[0].of
    if of < 0:
        if unit not in state.six and len(state.six) >= SIX:
            yield Refusal(KOSCIUSZKO_SIX, "six-chosen", {"unit": edition.counters[unit].id, "most": SIX})
    elif of not in edition.counters[unit].leaders:
        params = {"unit": edition.counters[unit].id, "leader": edition.leaders[of].id}
        yield Refusal(STRIPE, "not-subordinate", params)


def is_reserve(edition: Edition, state: State, unit: int) -> bool:
    """4.5/a: is it of the scythemen, who may not be commanded yet?"""
    return unit in reserves(edition, state)


def reserves(edition: Edition, state: State) -> frozenset[int]:
    """4.5/a: the units that may not be commanded yet."""
    return edition.scythemen if state.turn < RESERVE_RELEASED else NOBODY


def enlist(state: State, units: list[int]) -> None:
    """4.4/b2: units that act under Kościuszko himself are counted among his six."""
    if state.tasks and state.tasks[0].of < 0:
        state.six += [unit for unit in units if unit not in state.six]


def leaders_at(edition: Edition, state: State, side: int, hex: int) -> list[int]:
    return [i for i, at in enumerate(state.leader_hex) if at == hex and edition.leaders[i].side == side]


def fallen(edition: Edition, state: State, side: int) -> list[int]:
    """4.3: the leaders of a side who are gone and have left units behind; who is not in the scenario has not fallen."""
    cast = edition.cards[state.scenario].cast
    return [
        i
        for i, leader in enumerate(edition.leaders)
        if leader.side == side and not leader.is_chief and leader.id in cast and state.leader_fate[i] == GONE
        and any(state.fate[unit] not in (GONE, CAPTURED) for unit in edition.units_of[i])
    ]  # fmt: skip


def endanger(edition: Edition, state: State, hex: int, side: int, rule: Rule) -> Steps[None]:
    """4.6/c, 4.6.1 to 4.6.3, A12: a die for each leader of the side in the hex: 0 kills, 9 is a contusion."""
    for leader in leaders_at(edition, state, side, hex):
        about = {"leader": edition.leaders[leader].id}
        (die,) = yield from roll(1, D10_FROM_ZERO, rule=rule, prompt="leader-hit", about=about)
        fate = edition.tables.leader_roll.at(die) or "none"
        told = {"death": LEADER_DEATH, "contusion": LEADER_CONTUSED, "none": LEADER_UNHURT}[fate]
        state.events.append(LeaderRolled(edition.leaders[leader].id, (die,), fate, rule=told))
        if fate == "death":
            lose_leader(edition, state, leader, LEADER_DEATH, scores=True)
        elif fate == "contusion":
            contuse(state, leader)


def contuse(state: State, leader: int) -> None:
    """4.6.1/c, A14: his chit leaves the pool and he may not be activated in this turn, unless he has been drawn."""
    if leader not in state.drawn:
        state.contused.append(leader)
        if leader in state.pool:
            state.pool.remove(leader)


def lose_leader(edition: Edition, state: State, leader: int, rule: Rule = LEADER_REMOVED, *, scores: bool) -> None:
    """4.6: he is taken off for good, his chit leaves the pool at once; 12.1/e, A11: killing him scores."""
    state.leader_hex[leader] = NOWHERE
    state.leader_fate[leader] = GONE
    if leader in state.pool:
        state.pool.remove(leader)
    state.events.append(LeaderLost(edition.leaders[leader].id, rule=rule))
    if scores:
        award(state, 1 - edition.leaders[leader].side, LEADER_POINTS, SCORE_LEADER)


def after_elimination(edition: Edition, state: State, unit: int, hex: int) -> None:
    """4.6/a, 4.6/b, A61, A62: an eliminated unit may take its leader, or the leader beside it, with it."""
    side = edition.side[unit]
    if hex >= 0 and not has_units(edition, state, side, hex):
        for leader in leaders_at(edition, state, side, hex):
            lose_leader(edition, state, leader, LEADER_LEFT_ALONE, scores=True)
    for leader in edition.counters[unit].leaders:
        if _has_lost_all(edition, state, leader, edition.leaders[leader]):
            lose_leader(edition, state, leader, LEADER_WITHOUT_UNITS, scores=False)


def _has_lost_all(edition: Edition, state: State, number: int, leader: Leader) -> bool:
    if leader.is_chief or state.leader_fate[number] not in (IN_PLAY, TO_COME):
        return False
    return all(state.fate[unit] in (GONE, CAPTURED) for unit in edition.units_of[number])
