"""C: Spring 1920: the scenario's own rules."""

from collections.abc import Sequence

from msgspec import structs

from sztab.games.rok1920.chapters import Chapter, For, also_driven, reds
from sztab.games.rok1920.command import victory
from sztab.games.rok1920.first.scenarios.a_smolensk_gate import CLOSED, LIMITS
from sztab.games.rok1920.first.scenarios.counting import by_points
from sztab.games.rok1920.scenarios.cards import ScenarioCard
from sztab.games.rok1920.scenarios.scoring import holds
from sztab.games.rok1920.scenarios.setting import Setting
from sztab.games.rok1920.scenarios.victory_table import ENDS_AT_ONCE, places_of
from sztab.games.rok1920.state import State
from sztab.games.rok1920.units.counters import SU, THEATRES, Unit
from sztab.games.rok1920.war import War
from sztab.kernel.events import Outcome

PL_THEATRE = THEATRES.index("pl")
RAISED = ("ukrainian", "reserve")


def sudden_death(war: War, state: State) -> Outcome | None:
    """C.2.3: Lwów taken, or a Bolshevik unit in the PL theatre."""
    if holds(war, state, SU, *places_of(war, ENDS_AT_ONCE)):
        return victory(SU, "win", "lwow-taken", "C.2.3")
    if state.occupied[SU] & war.board.theatres[PL_THEATRE]:
        return victory(SU, "win", "poland-entered", "C.2.3")
    return None


def verdict(war: War, state: State, when: str) -> Outcome | None:
    """C.2: points after the Bolshevik player-turn of 13.VI."""
    if (sudden := sudden_death(war, state)) is not None or when != "end":
        return sudden
    return by_points(war, state, "C.2")


def entered(war: War, state: State, unit: Unit, path: Sequence[int]) -> None:
    """C.2.3: the game stops at once; a unit that only passes through the PL theatre has entered it."""
    if war.roster.side[unit] == SU and any(war.board.theatre[h] == PL_THEATRE for h in path):
        state.outcome = state.outcome or victory(SU, "win", "poland-entered", "C.2.3")


def poland(war: War, state: State, unit: Unit) -> list[int]:
    """C.2.3: to enter the PL theatre ends the game."""
    return [war.board.theatres[PL_THEATRE]]


OWN = Chapter(
    name="spring",
    consequences_of_entering=(For(reds, poland),),
    entered=(entered,),
    after_retreat=(also_driven(entered),),
    verdicts=(verdict,),
)


def rules(card: ScenarioCard, setting: Setting) -> Setting:
    return structs.replace(setting, scenario_rules=(LIMITS, OWN), raised=RAISED, **CLOSED)
