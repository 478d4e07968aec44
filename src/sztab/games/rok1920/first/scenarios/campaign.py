"""40: the campaign: armistice, three levels of victory, and the test of a continuous front."""

from collections.abc import Sequence

from msgspec import structs

from sztab.games.rok1920 import named
from sztab.games.rok1920.chapters import Chapter, For, also_driven, reds
from sztab.games.rok1920.command import victory
from sztab.games.rok1920.first.scenarios.d_battle_of_warsaw import RAISED, note_lwow
from sztab.games.rok1920.first.scenarios.supplied import supplied_hexes_of
from sztab.games.rok1920.politics.morale import level
from sztab.games.rok1920.scenarios.armistice import ask_for_armistice
from sztab.games.rok1920.scenarios.cards import ScenarioCard
from sztab.games.rok1920.scenarios.continuous_front import decisive_places, has_continuous_front, polish_cities
from sztab.games.rok1920.scenarios.scoring import holds
from sztab.games.rok1920.scenarios.setting import Setting
from sztab.games.rok1920.scenarios.victory_table import DECIDES, ENDS_AT_ONCE, hexes_of, places_of
from sztab.games.rok1920.state import State
from sztab.games.rok1920.units.counters import PL, SU, THEATRES, Unit
from sztab.games.rok1920.war import War
from sztab.kernel.events import Outcome
from sztab.kernel.requests import Steps

PL_THEATRE, UA, LB = (THEATRES.index(name) for name in ("pl", "ua", "lb"))
CRUSHING, STRATEGIC, TACTICAL = "crushing", "strategic", "tactical"


def crushing(war: War, state: State) -> Outcome | None:
    """40.2.4: Warsaw taken, or five great cities occupied at once."""
    if state.held[SU] & hexes_of(war, ENDS_AT_ONCE):
        return victory(SU, CRUSHING, "warsaw-taken", "40.2.4")
    if not polish_cities(war) & ~state.occupied[SU]:
        return victory(SU, CRUSHING, "five-cities", "40.2.4")
    return None


def standing(war: War, state: State) -> Outcome:
    """40.2: who would have won if the game ended now, from the highest level down (amb-101, amb-102)."""
    if (found := crushing(war, state)) is not None:
        return found
    is_free = not supplied_hexes_of(war, state, SU) & war.board.theatres[PL_THEATRE]
    lowest = min(level(war, state, theatre, PL) for theatre in (UA, LB))
    if is_free and lowest == 2:
        return victory(PL, STRATEGIC, "morale-in-the-east", "40.2.2")
    if level(war, state, PL_THEATRE, SU) >= 1 and holds(war, state, SU, *places_of(war, DECIDES)):
        return victory(SU, STRATEGIC, "lwow-and-morale", "40.2.5")
    if is_free and lowest == 1:
        return victory(PL, TACTICAL, "morale-in-the-east", "40.2.3")
    return victory(SU, TACTICAL, "nothing-decided", "40.2.6")


def verdict(war: War, state: State, when: str) -> Outcome | None:
    """40.2: a crushing victory ends the game at once; the rest is judged at its end (40.2.2-6)."""
    if (found := crushing(war, state)) is not None:
        return found
    is_time = when == "turn-start" and state.phasing == PL and war.is_from(state, named.CONTINUOUS_FRONT)
    if is_time and has_continuous_front(war, state):
        return victory(PL, CRUSHING, "continuous-front", "40.2.1")
    return standing(war, state) if when == "end" else None


def armistice(war: War, state: State) -> Steps[None]:
    """40.1: who is losing may end the game from 10.X on."""
    return ask_for_armistice(war, state, standing)


def entered(war: War, state: State, unit: Unit, path: Sequence[int]) -> None:
    """40.2, 40.2.4: a crushing victory ends the game at once, also by a step back into a city that is held already."""
    state.outcome = state.outcome or crushing(war, state)


VICTORY = Chapter(
    name="campaign",
    entered=(For(reds, entered, decisive_places),),
    after_retreat=(also_driven(entered),),
    locality_taken=(note_lwow,),
    verdicts=(verdict,),
)


def rules(card: ScenarioCard, setting: Setting) -> Setting:
    return structs.replace(setting, scenario_rules=(VICTORY,), raised=RAISED)
