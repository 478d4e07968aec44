"""19.6-19.9, 17.1.4: Ukrainians, counter-revolutionaries and Cossacks on the Polish side."""

from sztab.games.rok1920.chapter_events import DieRolled
from sztab.games.rok1920.chapter_rules import UA_AREA, UA_REPLACEMENT, WHITES_RECRUIT
from sztab.games.rok1920.chapter_state import By, ChapterState, mark_table, with_entry
from sztab.games.rok1920.chapters import Chapter, For, ForbiddenHexes, MustGoTo, also_driven, reds, theatre_hexes
from sztab.games.rok1920.command import player
from sztab.games.rok1920.eagles.operations import polish_character
from sztab.games.rok1920.eagles.options.priorities import Priorities
from sztab.games.rok1920.forces import ukrainians as ukraine
from sztab.games.rok1920.forces.cheka import Cheka
from sztab.games.rok1920.forces.status import FORMING, VolunteerArmy
from sztab.games.rok1920.forces.ukrainians import Ukrainians
from sztab.games.rok1920.forces.volunteers import has_begun, holds_lwow, is_forming
from sztab.games.rok1920.forces.whites import GOOD, Whites, beyond_the_vistula, crossed_vistula
from sztab.games.rok1920.logistics.replacements import raise_level
from sztab.games.rok1920.named import BALACHOWICZ, PEREMYKIN, UKRAINIAN_CAPITAL
from sztab.games.rok1920.politics.fronts import is_konarmia
from sztab.games.rok1920.politics.morale import level
from sztab.games.rok1920.politics.operations import PAUSE, give
from sztab.games.rok1920.state import AWAY, State
from sztab.games.rok1920.turn.sequence import advance
from sztab.games.rok1920.units.counters import FULL, PL, SU, THEATRES, Unit
from sztab.games.rok1920.war import War
from sztab.kernel.requests import D6, Answer, Steps, choose, roll

LB = THEATRES.index("lb")
NO = "no"


class CossackDesertion(ChapterState, frozen=True):
    """19.6/a"""

    levels_seen: By = mark_table("cossack-level-")
    """19.6/a: by division, the level at which its losses were counted last."""


def receive(war: War, state: State) -> None:
    """17.1.4/a, 17.1.4: one Ukrainian replacement if a Polish unit is in Kijów, or Lwów is Polish while the volunteers
    form;
    23.5.1/e, A60: with the partition of Galicia control of Kijów is enough."""
    h = war.named_hex(UKRAINIAN_CAPITAL)
    in_kijow = h >= 0 and (state.held if state.of[Priorities].galicia else state.occupied)[PL] >> h & 1
    in_lwow = is_forming(state) and holds_lwow(war, state)
    if state.phasing == PL and not state.of[Ukrainians].gone and (in_kijow or in_lwow):
        give(war, state, "ua", recruits_of(war, state), UA_REPLACEMENT)


def recruits_of(war: War, state: State) -> int:
    """17.1.4, 23.5.1/e: one; two with the partition of Galicia while the Poles hold Kijów."""
    h = war.named_hex(UKRAINIAN_CAPITAL)
    return 2 if state.of[Priorities].galicia and h >= 0 and state.held[PL] >> h & 1 else 1


UKRAINIANS = Chapter(
    name="ukrainians",
    forbidden_hexes=(
        ForbiddenHexes(
            UA_AREA, "ukrainian-area", ukraine.closed, concerns=ukraine.is_ukrainian, most=theatre_hexes(LB)
        ),
    ),
    must_go_to=(MustGoTo(UA_AREA, "duty-ukrainian-area", ukraine.duty, ukraine.is_ukrainian, theatre_hexes(LB)),),
    locality_taken=(ukraine.taken,),
    stage_ends=(ukraine.deadline,),
)
"""17.1.4, 19.8, 19.8.1"""


def is_unused(state: State, unit: Unit) -> bool:
    return unit >= 0 and state.at[unit] == AWAY and state.entered[unit] < 0 and not state.due[unit]


def call(war: War, state: State) -> None:
    """17.1.5/k, 19.7/c-19.7/e, A65: at the start of a Polish player-turn those whose time has come are sent for:
    Peremykin once
    Bolsheviks have crossed the Wisła, Bałachowicz after the start of the volunteers or a gain of the Cheka."""
    if state.phasing != PL:
        return
    begun = state.of[VolunteerArmy].status > FORMING
    conditions = {
        BALACHOWICZ: begun or bool(state.of[Cheka].gained),
        PEREMYKIN: bool(state.of[Whites].vistula_crossed),
    }
    for name, comes in conditions.items():
        unit = war.named_unit(name)
        if comes and unit >= 0 and is_unused(state, unit):
            state.due[unit] = state.stage


def recruits(war: War, state: State) -> list[Unit]:
    """19.9: Reduced counter-revolutionary and Ukrainian units in theatres where the Poles made a pause."""
    units = (*war.roster.where(formation="counter-revolutionary"), *war.roster.where(formation=ukraine.FORMATION))
    return [
        u for u in units
        if state.at[u] >= 0 and state.level[u] != FULL
        and polish_character(state, war.board.theatre[state.at[u]]) == PAUSE
    ]  # fmt: skip


def recruit(war: War, state: State) -> Steps[None]:
    """19.9/a, 19.9/b, 19.9, A68: once the volunteers form, one such unit may roll, with the Polish Level there less
    the enemy's; on 4
    or more it regains a step."""
    units = recruits(war, state) if state.phasing == PL and has_begun(state) else []
    if units:
        options: list[Answer] = [NO, *units]
        unit = yield from choose(player(war, state, PL), "recruit", options, rule=WHITES_RECRUIT)
        if unit != NO:
            theatre = war.board.theatre[state.at[unit]]
            bonus = level(war, state, theatre, PL) - level(war, state, theatre, SU)
            about = {"unit": war.roster.ids[unit], "bonus": bonus}
            (face,) = yield from roll(1, D6, rule=WHITES_RECRUIT, prompt="prisoners", about=about)
            good = face + bonus >= GOOD
            state.events.append(DieRolled(what="prisoners", face=face, good=int(good), rule=WHITES_RECRUIT))
            if good:
                raise_level(war, state, unit)
    advance(state)


def west_bank(war: War, state: State, unit: Unit) -> list[int]:
    """19.7/c, A65: beyond the Wisła, as long as that still brings Peremykin."""
    is_quiet = not state.of[Whites].vistula_crossed and is_unused(state, war.named_unit(PEREMYKIN))
    return [beyond_the_vistula(war)] if is_quiet and war.roster.counters[unit].nation == "su" else []


WHITES = Chapter(
    name="whites",
    consequences_of_entering=(For(reds, west_bank, beyond_the_vistula),),
    entered=(For(reds, crossed_vistula, beyond_the_vistula),),
    after_retreat=(also_driven(crossed_vistula),),
)
"""19.7"""
RECRUITING = Chapter(name="recruiting")
"""19.9"""


# 19.6: Cossacks.


def konarmia_weakened(war: War, state: State, unit: Unit) -> None:
    """19.6/a: a division of the Konarmia has lost a step (a retreat alone costs none)."""
    counter = war.roster.counters[unit]
    if is_konarmia(war, unit) and war.roster.is_division[unit]:
        seen = state.of[CossackDesertion].levels_seen
        before = seen.get(counter.id, state.level[unit] - 1)
        state.change(CossackDesertion, levels_seen=with_entry(seen, counter.id, state.level[unit]))
        desert(war, state, max(0, state.level[unit] - before))


def konarmia_lost(war: War, state: State, unit: Unit, h: int) -> None:
    counter = war.roster.counters[unit]
    if is_konarmia(war, unit) and war.roster.is_division[unit]:
        desert(war, state, war.levels[unit] - state.level[unit])
        state.change(CossackDesertion, levels_seen=with_entry(state.of[CossackDesertion].levels_seen, counter.id, 0))


def desert(war: War, state: State, count: int) -> None:
    """19.6/a: a brigade that is available comes with the next Polish player-turn, one for each loss."""
    waiting = [u for u in war.roster.where(formation="cossack") if is_unused(state, u)]
    for unit in waiting[:count]:
        state.due[unit] = next_polish_stage(war, state)


def next_polish_stage(war: War, state: State) -> int:
    """The stage of the next Polish player-turn."""
    is_ahead = state.phasing == SU and war.setting.first == SU
    return state.stage if is_ahead else state.stage + 1


COSSACKS = Chapter(name="cossacks", weakened=(konarmia_weakened,), lost=(konarmia_lost,))
"""19.6"""
