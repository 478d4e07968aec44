"""32 / Eagles 21.6: no-man's land on the Berezyna, and the Polish 7th Army behind it. (32.3 stands with 29.)"""

from collections.abc import Sequence

from sztab.games.rok1920 import in_force, named
from sztab.games.rok1920.chapter_rules import SEVENTH_ARMY, STRIP
from sztab.games.rok1920.chapters import Chapter, For, ForbiddenHexes, also_driven, poles, reds, within
from sztab.games.rok1920.forces.status import NoMansLand
from sztab.games.rok1920.politics.operations import PAUSE, polish_character
from sztab.games.rok1920.state import State
from sztab.games.rok1920.units.counters import PL, SU, THEATRES, Unit
from sztab.games.rok1920.war import War
from sztab.hexmap.bits import bit_set
from sztab.kernel.events import Refusal

REGION = "no-mans-land"
UA = THEATRES.index("ua")


def closed(war: War, state: State, unit: Unit) -> int:
    """32.1: the Poles may enter it once the Bolsheviks have, or after a player-turn with a pause in the UA theatre."""
    if war.roster.side[unit] != PL or state.of[NoMansLand].entered or state.of[NoMansLand].open:
        return 0
    return strip(war)


def is_seventh_army(war: War, unit: Unit) -> bool:
    return war.roster.side[unit] == PL and war.is_of_army(unit, named.SEVENTH_ARMY)


def frozen(war: War, state: State, unit: Unit) -> Refusal | None:
    """32.2: the 7th Army does not move until the Bolsheviks have entered the strip."""
    if is_seventh_army(war, unit) and not state.of[NoMansLand].entered:
        return Refusal(SEVENTH_ARMY, "seventh-army")
    return None


def strip(war: War) -> int:
    """32: no-man's land."""
    return war.board.map.regions.get(REGION, 0)


def entered(war: War, state: State, unit: Unit, path: Sequence[int]) -> None:
    """32: a Bolshevik unit enters the strip."""
    if strip(war) & bit_set(path) and war.roster.side[unit] == SU:
        state.change(NoMansLand, entered=1)


def untrodden(war: War, state: State, unit: Unit) -> list[int]:
    """32: the strip, which opens to the Poles when a Bolshevik unit enters it."""
    return [] if state.of[NoMansLand].entered else [strip(war)]


def note_pause(war: War, state: State) -> None:
    """32.1: did the Poles make a pause in the UA theatre in this player-turn?"""
    if state.phasing == PL:
        state.change(NoMansLand, open=int(polish_character(state, UA) == PAUSE))


CHAPTER = Chapter(
    name=in_force.NO_MANS_LAND,
    forbidden_hexes=(ForbiddenHexes(STRIP, "no-mans-land", closed, concerns=poles, most=within(REGION)),),
    frozen=(For(is_seventh_army, frozen),),
    consequences_of_entering=(For(reds, untrodden, strip),),
    entered=(For(reds, entered, strip),),
    after_retreat=(also_driven(entered),),
)
