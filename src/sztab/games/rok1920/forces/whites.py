"""34 / Eagles 19.7: Belarusian and Russian counter-revolutionaries on the Polish side."""

from collections.abc import Sequence

from sztab.games.rok1920 import in_force
from sztab.games.rok1920.chapter_events import DieRolled
from sztab.games.rok1920.chapter_rules import WHITES_LOST, WHITES_RECRUIT
from sztab.games.rok1920.chapter_state import ChapterState, mark
from sztab.games.rok1920.chapters import Chapter, For, also_driven, reds
from sztab.games.rok1920.forces.cheka import Cheka
from sztab.games.rok1920.forces.status import FORMED, FORMING, VolunteerArmy
from sztab.games.rok1920.logistics.replacements import raise_level
from sztab.games.rok1920.named import BALACHOWICZ, JAKOWLEW, PEREMYKIN
from sztab.games.rok1920.politics.morale import level as morale_level
from sztab.games.rok1920.politics.operations import PAUSE, polish_character
from sztab.games.rok1920.state import AWAY, State
from sztab.games.rok1920.turn.sequence import advance
from sztab.games.rok1920.units.counters import FULL, PL, SU, Unit
from sztab.games.rok1920.war import War
from sztab.hexmap.bits import bit_set
from sztab.kernel.events import Refusal
from sztab.kernel.requests import D6, Steps, roll

FORMATION = "counter-revolutionary"
WEST_BANK = "west-of-wisla"
FIRST_TURN, LAST_TURN = FORMING, FORMED - 1
GOOD = 4


class Whites(ChapterState, frozen=True):
    """39: the counter-revolutionary armies."""

    vistula_crossed: int = mark("vistula-crossed")


def beyond_the_vistula(war: War) -> int:
    return war.board.map.regions.get(WEST_BANK, 0)


def crossed_vistula(war: War, state: State, unit: Unit, path: Sequence[int]) -> None:
    """34.3: Bolshevik troops have crossed the Wisła."""
    if beyond_the_vistula(war) & bit_set(path) and war.roster.counters[unit].nation == "su":
        state.change(Whites, vistula_crossed=1)


def west_bank(war: War, state: State, unit: Unit) -> list[int]:
    """34.3: beyond the Wisła."""
    return [] if state.of[Whites].vistula_crossed else [beyond_the_vistula(war)]


def call(war: War, state: State) -> None:
    """34.1-34.3: at the start of a Polish player-turn those whose time has come are sent for; they come by 28."""
    if state.phasing != PL:
        return
    turn = state.of[VolunteerArmy].status
    conditions = {
        BALACHOWICZ: turn == FIRST_TURN or bool(state.of[Cheka].gained),
        JAKOWLEW: turn == LAST_TURN,
        PEREMYKIN: bool(state.of[Whites].vistula_crossed),
    }
    for name, comes in conditions.items():
        unit = war.named_unit(name)
        if comes and unit >= 0 and state.at[unit] == AWAY and not state.due[unit] and state.entered[unit] < 0:
            state.due[unit] = state.stage


def recruit(war: War, state: State) -> Steps[None]:
    """34.4, 34.4.1: in a theatre where the Poles made a pause each weak unit rolls, and regains a level on 4 or more;
    the
    Polish level of advantage there is added, the enemy's taken away."""
    if state.phasing == PL:
        for unit in war.roster.where(formation=FORMATION):
            h = state.at[unit]
            if h < 0 or state.level[unit] == FULL or polish_character(state, war.board.theatre[h]) != PAUSE:
                continue
            theatre = war.board.theatre[h]
            bonus = morale_level(war, state, theatre, PL) - morale_level(war, state, theatre, SU)
            about = {"unit": war.roster.ids[unit], "bonus": bonus}
            (face,) = yield from roll(1, D6, rule=WHITES_RECRUIT, prompt="prisoners", about=about)
            good = face + bonus >= GOOD
            state.events.append(DieRolled(what="prisoners", face=face, good=int(good), rule=WHITES_RECRUIT))
            if good:
                raise_level(war, state, unit)
    advance(state)


def lost_for_good(war: War, state: State, unit: Unit) -> Refusal | None:
    """34.4.3: not restored."""
    is_white = war.roster.counters[unit].formation == FORMATION
    return Refusal(WHITES_LOST, "whites-lost") if is_white else None


CHAPTER = Chapter(
    name=in_force.WHITES,
    consequences_of_entering=(For(reds, west_bank, beyond_the_vistula),),
    entered=(For(reds, crossed_vistula, beyond_the_vistula),),
    after_retreat=(also_driven(crossed_vistula),),
    no_restore=(lost_for_good,),
)
