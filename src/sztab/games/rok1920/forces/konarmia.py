"""23 / Eagles 20.1: the Cavalry Army: its entry, the scare it spreads, its free replacements and its withdrawal. (The
entry hexes of 23.1 stand with those of all arrivals in logistics/arrival_hexes.py.)"""

from sztab.games.rok1920 import in_force
from sztab.games.rok1920.chapter_events import DieRolled, Removed
from sztab.games.rok1920.chapter_rules import KA_CLEAR, KA_FREE, KA_SURGE, KA_WITHDRAWN, OPTION_BUDYONNY
from sztab.games.rok1920.chapters import Chapter, For, ForbiddenHexes, MustGoTo, poles, within
from sztab.games.rok1920.command import leader
from sztab.games.rok1920.fighting.chance import Attack
from sztab.games.rok1920.forces.status import FORMED, GONE, IN_PLAY, WAITING, CavalryArmy, VolunteerArmy
from sztab.games.rok1920.forces.ukrainians import Ukrainians
from sztab.games.rok1920.logistics.arrival_hexes import KA_REGION, joined_places
from sztab.games.rok1920.logistics.arrivals import Arrivals
from sztab.games.rok1920.logistics.replacement_pools import Replacements
from sztab.games.rok1920.logistics.replacements import raise_level
from sztab.games.rok1920.logistics.restoring import RESTORE_AT_TRIES, form, restore_places, restored_level
from sztab.games.rok1920.named import BUDYONNY, KONARMIA, KONARMIA_ENTRY
from sztab.games.rok1920.politics.fronts import is_konarmia
from sztab.games.rok1920.politics.morale import shift
from sztab.games.rok1920.state import AWAY, ELIMINATED, REMOVED, State
from sztab.games.rok1920.turn.sequence import advance
from sztab.games.rok1920.units.counters import FULL, PL, SU, THEATRES, Side, Unit
from sztab.games.rok1920.units.positions import lift
from sztab.games.rok1920.war import War
from sztab.hexmap.bits import members
from sztab.kernel.requests import D6, Steps, choose, roll

UA, PL_THEATRE = THEATRES.index("ua"), THEATRES.index("pl")
SURGE = 10
FREE_FACE = 5


def divisions(war: War) -> list[Unit]:
    return [u for u in war.units_of_army(KONARMIA) if war.roster.is_division[u]]


def is_entry_stage(war: War, state: State) -> bool:
    """23.1.1, amb-082: the whole stage of entry; with option 44 also any stage in which it may still come."""
    if state.of[CavalryArmy].entered_in == state.stage:
        return True
    stages = entry_faces(war) if war.has_option("budyonny") else (war.edition.named.stages[KONARMIA_ENTRY],)
    return state.of[CavalryArmy].status == WAITING and state.stage in stages


def entry_faces(war: War) -> dict[int, int]:
    """44: by stage, the face from which on the Cavalry Army comes."""
    return {war.edition.named.stages[name]: face for face, name in BUDYONNY.items()}


def closed(war: War, state: State, unit: Unit) -> int:
    """23.1.1: in the stage of entry the Poles keep off the entry hexes."""
    if war.roster.side[unit] == PL and is_entry_stage(war, state):
        return war.board.map.regions.get(KA_REGION, 0)
    return 0


def duty(war: War, state: State, unit: Unit) -> int:
    """23.1.1: whoever of them is there has to leave."""
    entry = war.board.map.regions.get(KA_REGION, 0)
    is_there = entry >> state.at[unit] & 1 and closed(war, state, unit)
    return war.board.open & ~entry if is_there else 0


def entered(war: War, state: State, unit: Unit, path: object) -> None:
    """23.2: with the first unit of the Cavalry Army the Bolshevik advantage in the UA theatre rises by 10."""
    if is_konarmia(war, unit) and state.of[CavalryArmy].status == WAITING:
        state.change(CavalryArmy, status=IN_PLAY)
        state.change(CavalryArmy, entered_in=state.stage)
        if not war.has_option("budyonny"):
            shift(war, state, UA, SU, SURGE, KA_SURGE)


def fought(attack: Attack) -> Steps[None]:
    """23.3: a unit of the Cavalry Army attacks in this player-turn."""
    if any(is_konarmia(attack.war, unit) for unit in attack.units):
        attack.state.change(CavalryArmy, fought=1)
    return
    yield


def begin_turn(war: War, state: State) -> None:
    if state.phasing == SU:
        state.change(CavalryArmy, fought=0)


def free_replacements(war: War, state: State) -> Steps[None]:
    """23.3: if it made no attack, each weak or lost division may roll: on 5 and 6 it is strengthened (in a place joined
    by rail with the east end) or restored, free of charge."""
    in_play = state.of[CavalryArmy].status == IN_PLAY
    if state.phasing == SU and in_play and not state.of[CavalryArmy].fought:
        for unit in divisions(war):
            yield from _roll_for(war, state, unit)
    advance(state)


def may_roll(war: War, state: State, unit: Unit) -> bool:
    if state.at[unit] == ELIMINATED:
        return bool(restore_places(war, state, unit))
    weak = state.at[unit] >= 0 and state.level[unit] != FULL
    return weak and bool(joined_places(war, state, SU) >> state.at[unit] & 1)


def _roll_for(war: War, state: State, unit: Unit) -> Steps[None]:
    if not may_roll(war, state, unit):
        return
    about = {"unit": war.roster.ids[unit]}
    answer = yield from choose(leader(war, state, unit), "ordzhonikidze", ("roll", "no"), rule=KA_FREE, about=about)
    if answer == "no":
        return
    (face,) = yield from roll(1, D6, rule=KA_FREE, prompt="ordzhonikidze", about=about)
    state.events.append(DieRolled(what="ordzhonikidze", face=face, good=int(face >= FREE_FACE), rule=KA_FREE))
    if face < FREE_FACE:
        return
    if state.at[unit] >= 0:
        raise_level(war, state, unit)
        state.change(Replacements, absorbed=state.of[Replacements].absorbed | 1 << unit)
        return
    places = members(restore_places(war, state, unit))
    seat, case = leader(war, state, unit), (war, state, places, unit)
    h = yield from choose(seat, "restore-at", places, rule=KA_FREE, about=about, tries=RESTORE_AT_TRIES, case=case)
    form(war, state, unit, h, restored_level(war, unit), KA_FREE)


def withdraw(war: War, state: State) -> None:
    """23.4: once the Volunteer Army is formed and the Bolsheviks have no advantage in the PL theatre, the Cavalry Army
    leaves when none of its divisions is in full strength at the end of their player-turn."""
    if state.phasing != SU or state.of[CavalryArmy].status != IN_PLAY:
        return
    if state.of[VolunteerArmy].status != FORMED or has_advantage(state):
        return
    if any(state.at[unit] >= 0 and state.level[unit] == FULL for unit in divisions(war)):
        return
    state.change(CavalryArmy, status=GONE)
    for unit in war.units_of_army(KONARMIA):
        if state.at[unit] >= 0:
            state.events.append(Removed(unit=war.roster.ids[unit], rule=KA_WITHDRAWN))
        lift(war, state, unit, REMOVED)


def has_advantage(state: State) -> bool:
    """amb-083: the marker of the PL theatre is in play and lies on the Bolshevik side."""
    return bool(state.markers >> PL_THEATRE & 1) and state.morale[PL_THEATRE] > 0


def begin_phase(war: War, state: State, side: Side, reserve: bool) -> None:
    """44: the first movement phase of a Bolshevik player-turn begins, and the Cavalry Army has not come yet."""
    is_first = side == SU and bool(state.of[Arrivals].first_phase)
    if war.has_option("budyonny") and is_first and state.of[CavalryArmy].status == WAITING:
        state.change(CavalryArmy, rolls_due=1)


def try_entry(war: War, state: State) -> Steps[None] | None:
    """44: the rolls that are due before anybody moves."""
    return _budyonny(war, state) if state.of[CavalryArmy].rolls_due else None


def _budyonny(war: War, state: State) -> Steps[None]:
    """44: on 16.V, 23.V and 30.V a roll says whether the Cavalry Army comes; once the Poles have taken Kijów, and until
    it comes, the Bolshevik advantage in the UA theatre rises by 2d6-2 a stage (44/a-c)."""
    state.change(CavalryArmy, rolls_due=0)
    comes, needed = False, entry_faces(war).get(state.stage)
    if needed is not None:
        face = 6
        if needed > 1:
            (face,) = yield from roll(1, D6, rule=OPTION_BUDYONNY, prompt="budyonny")
        comes = face >= needed
        state.events.append(DieRolled(what="budyonny", face=face, good=int(comes), rule=OPTION_BUDYONNY))
        for unit in war.units_of_army(KONARMIA):
            if state.at[unit] == AWAY and state.entered[unit] < 0 and state.due[unit]:
                state.due[unit] = state.stage if comes else state.stage + 1
    if not comes and state.of[Ukrainians].kijow_taken:
        dice = yield from roll(2, D6, rule=OPTION_BUDYONNY, prompt="budyonny-morale")
        shift(war, state, UA, SU, sum(dice) - 2, OPTION_BUDYONNY)


CHAPTER = Chapter(
    name=in_force.KONARMIA,
    forbidden_hexes=(ForbiddenHexes(KA_CLEAR, "ka-clear", closed, concerns=poles, most=within(KA_REGION)),),
    must_go_to=(MustGoTo(KA_CLEAR, "duty-ka-clear", duty, poles, within(KA_REGION)),),
    before_attack=(fought,),
    entered=(For(is_konarmia, entered),),
    phase_begins=(begin_phase,),
    pending_by_marks=(try_entry,),
)
