"""36, 37 / Eagles 18: the 2nd Cavalry Division, the Mountain Division and the 4th Cavalry Brigade."""

from collections.abc import Iterator

from sztab.games.rok1920 import in_force, named
from sztab.games.rok1920.chapter_rules import CAVALRY_DIVISION, FOURTH_BRIGADE, MOUNTAIN_DIVISION
from sztab.games.rok1920.logistics.divisional_brigades import Pair, SecondCavalry, is_unused, together
from sztab.games.rok1920.logistics.replacement_pools import Replacements
from sztab.games.rok1920.named import REFORM, SECOND_CAVALRY
from sztab.games.rok1920.state import AWAY, ELIMINATED, State
from sztab.games.rok1920.units.counters import BRIGADE, CAVALRY, FULL, Unit
from sztab.games.rok1920.war import War
from sztab.kernel.events import Refusal
from sztab.kernel.requests import Rule


def is_reform_time(war: War, state: State) -> bool:
    """37, amb-095: from 4.VII on."""
    return war.has(in_force.CAVALRY_DIVISION) and war.is_from(state, REFORM)


def cavalry_brigades(war: War) -> tuple[Unit, ...]:
    """36, 36(1): Polish cavalry brigades, volunteers among them."""
    return tuple(
        u for u in war.roster.where(arm=CAVALRY, size=BRIGADE, nation="pl")
        if war.roster.counters[u].formation in ("regular", "volunteer")
    )  # fmt: skip


def cavalry_pairs(war: War, state: State) -> Iterator[tuple[Pair, Unit]]:
    """36, 37.2.1: two cavalry brigades on one hex may make the 2nd Cavalry Division, if it is not in play (36/a)."""
    unit = war.named_unit(SECOND_CAVALRY)
    is_free = unit >= 0 and state.at[unit] in (AWAY, ELIMINATED) and not state.of[SecondCavalry].parts
    if is_free and is_reform_time(war, state):
        for pair in together(war, state, cavalry_brigades(war)):
            yield pair, unit


def refusal_cavalry(war: War, state: State, pair: Pair) -> Refusal | None:
    """36, 37: why two cavalry brigades of a hex do not make the 2nd Cavalry Division; None for other units too."""
    if not set(pair) <= set(cavalry_brigades(war)):
        return None
    if not is_reform_time(war, state):
        return Refusal(CAVALRY_DIVISION, "reform-later", {"stage": war.named_date(REFORM)})
    return Refusal(CAVALRY_DIVISION, "second-cavalry-in-play") if pair not in dict(cavalry_pairs(war, state)) else None


def second_cavalry_lost(war: War, state: State, unit: Unit, h: int) -> None:
    """36(2): the division is formed anew, not restored; the brigades it was made of may be restored."""
    if unit == war.named_unit(SECOND_CAVALRY):
        kept = state.of[SecondCavalry].parts
        for part in range(war.roster.size):
            if kept >> part & 1:
                state.at[part] = ELIMINATED
                if state.of[Replacements].fallen >> unit & 1:
                    state.change(Replacements, fallen=state.of[Replacements].fallen | 1 << part)
        state.change(SecondCavalry, parts=0)


def refusal_reform(war: War, state: State, unit: Unit) -> Refusal | None:
    """37, 37.1, 37.2.2: why a brigade is not turned into the new unit."""
    is_mountain = unit == war.named_unit(named.MOUNTAIN_BRIGADE)
    rule = MOUNTAIN_DIVISION if is_mountain else FOURTH_BRIGADE
    new = war.named_unit(named.MOUNTAIN_DIVISION if is_mountain else named.FOURTH_CAVALRY)
    if not war.has(in_force.MOUNTAIN_DIVISION) or not is_reform_time(war, state):
        return Refusal(rule, "reform-later", {"stage": war.named_date(REFORM)})
    if state.at[unit] < 0:
        return Refusal(rule, "not-on-board")
    if unit == new or not is_unused(state, new if new >= 0 else unit):
        return Refusal(rule, "formed-once", {"unit": war.roster.ids[new] if new >= 0 else ""})
    if is_mountain and state.level[unit] != FULL:
        return Refusal(rule, "must-be-full")
    is_regular = is_mountain or war.roster.counters[unit].formation == "regular"
    return None if is_regular else Refusal(rule, "no-volunteer-cavalry")


def reforms(war: War, state: State) -> Iterator[tuple[Unit, Unit, Rule]]:
    """37.1: the full Mountain Brigade becomes 21 DGór; 37.2.2: a cavalry brigade is exchanged for 4 BK; once each."""
    if not war.has(in_force.MOUNTAIN_DIVISION) or not is_reform_time(war, state):
        return
    brigade, division = (war.named_unit(name) for name in (named.MOUNTAIN_BRIGADE, named.MOUNTAIN_DIVISION))
    are_there = brigade >= 0 and division >= 0 and state.at[brigade] >= 0
    if are_there and state.level[brigade] == FULL and is_unused(state, division):
        yield brigade, division, MOUNTAIN_DIVISION
    fourth = war.named_unit(named.FOURTH_CAVALRY)
    if fourth >= 0 and is_unused(state, fourth):
        for unit in cavalry_brigades(war):
            if unit != fourth and state.at[unit] >= 0 and war.roster.counters[unit].formation == "regular":
                yield unit, fourth, FOURTH_BRIGADE
