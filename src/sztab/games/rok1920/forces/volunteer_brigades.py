"""33.2, 33.3 / Eagles 19: volunteer brigades that make a division, volunteers whom other units take in."""

from collections.abc import Iterator

from sztab.games.rok1920.chapter_events import Absorbed
from sztab.games.rok1920.chapter_rules import (
    ABSORB,
    ABSORB_NOT,
    ABSORB_ONE,
    STRENGTHEN_NOT_RESTORED,
    VOLUNTEER_DIVISION,
)
from sztab.games.rok1920.in_force import VOLUNTEERS
from sztab.games.rok1920.logistics.divisional_brigades import Pair, is_unused, together
from sztab.games.rok1920.logistics.replacement_pools import Replacements
from sztab.games.rok1920.logistics.replacements import raise_level
from sztab.games.rok1920.state import REMOVED, State
from sztab.games.rok1920.units.counters import BRIGADE, DIVISION, FULL, INFANTRY, PL, REGIMENT, Unit
from sztab.games.rok1920.units.positions import lift
from sztab.games.rok1920.war import War
from sztab.kernel.events import Refusal

REGULAR = ("regular", "legions", "lith-bel", "reserve")


def volunteer_pairs(war: War, state: State) -> Iterator[tuple[Pair, Unit]]:
    """33.2: two full volunteer infantry brigades on one hex make a volunteer division, for good."""
    if not war.has(VOLUNTEERS):
        return
    volunteers = war.roster.where(formation="volunteer", size=BRIGADE, arm=INFANTRY)
    spare = [u for u in war.roster.where(formation="volunteer", size=DIVISION) if is_unused(state, u)]
    full = [unit for unit in volunteers if state.at[unit] >= 0 and state.level[unit] == FULL]
    if spare:
        for pair in together(war, state, full):
            yield pair, spare[0]


def refusal_volunteers(war: War, state: State, pair: Pair) -> Refusal | None:
    """33.2: why two volunteer brigades of a hex do not make a division; None for other units too."""
    if not set(pair) <= set(war.roster.where(formation="volunteer", size=BRIGADE, arm=INFANTRY)):
        return None
    if any(state.level[unit] != FULL for unit in pair):
        return Refusal(VOLUNTEER_DIVISION, "must-be-full")
    return Refusal(VOLUNTEER_DIVISION, "no-spare-division") if pair not in dict(volunteer_pairs(war, state)) else None


def refusal_absorb(war: War, state: State, filler: Unit, unit: Unit) -> Refusal | None:
    """33.3-33.3.5: why a volunteer regiment or brigade may not be taken into a unit (33.3.3, 33.3.4)."""
    small, counter = war.roster.counters[filler], war.roster.counters[unit]
    if small.formation != "volunteer" or small.arm != INFANTRY or small.size not in (REGIMENT, BRIGADE):
        return Refusal(ABSORB, "not-a-filler")
    if counter.arm != INFANTRY or counter.side != PL:
        return Refusal(ABSORB, "not-regular-infantry")
    if counter.formation not in REGULAR:
        return Refusal(ABSORB_NOT, "not-regular-infantry")
    if state.at[filler] < 0 or state.at[filler] != state.at[unit]:
        return Refusal(ABSORB, "not-together-to-join")
    if state.level[unit] == FULL:
        return Refusal(ABSORB, "at-full-strength")
    if state.of[Replacements].absorbed >> unit & 1 or state.of[Replacements].strengthening >> unit & 1:
        return Refusal(ABSORB_ONE, "once-a-turn")
    if state.of[Replacements].restored >> unit & 1:
        return Refusal(STRENGTHEN_NOT_RESTORED, "just-restored")
    return None


def absorb(war: War, state: State, filler: Unit, unit: Unit) -> None:
    """33.3.1: the volunteers leave the game for good, and the unit rises one level. Eagles 19.1.3/a, 19.1.4/a."""
    lift(war, state, filler, REMOVED)
    ids = war.roster.ids
    state.events.append(Absorbed(unit=ids[filler], into=ids[unit], rule=ABSORB))
    raise_level(war, state, unit)
    state.change(Replacements, absorbed=state.of[Replacements].absorbed | 1 << unit)


def fillers(war: War, state: State) -> Iterator[tuple[Unit, Unit]]:
    if not war.has(VOLUNTEERS):
        return
    for filler in war.roster.where(formation="volunteer", arm=INFANTRY):
        for unit in state.stacks.get(state.at[filler], ()):
            if refusal_absorb(war, state, filler, unit) is None:
                yield filler, unit
