"""G: The Miracle on the Vistula: the IV Army without orders, and victory."""

from msgspec import structs

from sztab.games.rok1920.chapter_rules import IV_ARMY
from sztab.games.rok1920.chapters import Chapter, For, ForbiddenHexes
from sztab.games.rok1920.command import victory
from sztab.games.rok1920.first.scenarios.d_battle_of_warsaw import RAISED, note_lwow
from sztab.games.rok1920.scenarios.cards import ScenarioCard
from sztab.games.rok1920.scenarios.iv_army import IvArmy, broken_divisions
from sztab.games.rok1920.scenarios.scoring import LwowHeld
from sztab.games.rok1920.scenarios.setting import Setting
from sztab.games.rok1920.state import State
from sztab.games.rok1920.units.counters import PL, SU
from sztab.games.rok1920.war import War
from sztab.kernel.events import Outcome

DIVISIONS = 12
"""G.2: divisions of the Western Front that have to be eliminated or cadres."""


def verdict(war: War, state: State, when: str) -> Outcome | None:
    """G.2: twelve divisions broken and Lwów never lost: a Polish victory; one of the two: a draw; none: the
    Bolsheviks' (G.2/a-b)."""
    if when != "end":
        return None
    broken = broken_divisions(war, state)
    conditions = (broken >= DIVISIONS, not state.of[LwowHeld].lost)
    score = {"G.2/a": broken, "G.2/b": int(conditions[1])}
    if all(conditions):
        return victory(PL, "win", "miracle", "G.2", score)
    if any(conditions):
        return Outcome(None, "draw", "half-a-miracle", "G.2", score)
    return victory(SU, "win", "no-miracle", "G.2", score)


def rules(card: ScenarioCard, setting: Setting) -> Setting:
    army = IvArmy(card.iv_army)
    own = Chapter(
        name="miracle",
        forbidden_hexes=(ForbiddenHexes(IV_ARMY, "iv-army", army.closed, concerns=army.concerns),),
        no_east=(For(army.concerns, army.no_east),),
        forbidden_attacks=(For(army.concerns, army.attack_bar),),
        before_attack=(army.attacked,),
        locality_taken=(note_lwow,),
        verdicts=(verdict,),
    )
    return structs.replace(setting, scenario_rules=(own,), raised=RAISED)
