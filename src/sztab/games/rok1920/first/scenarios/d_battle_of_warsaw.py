"""D: The Battle of Warsaw: victory in two levels, which E and F may borrow."""

from msgspec import structs

from sztab.games.rok1920.chapter_rules import LITHUANIAN_BORDER_D
from sztab.games.rok1920.chapters import Chapter
from sztab.games.rok1920.command import victory
from sztab.games.rok1920.first.scenarios.supplied import supplied_hexes_of
from sztab.games.rok1920.politics.morale import level
from sztab.games.rok1920.scenarios.cards import ScenarioCard
from sztab.games.rok1920.scenarios.scoring import LwowHeld, holds
from sztab.games.rok1920.scenarios.setting import Setting
from sztab.games.rok1920.scenarios.victory_table import DECIDES, ENDS_AT_ONCE, places_of
from sztab.games.rok1920.state import State
from sztab.games.rok1920.units.counters import PL, SU, THEATRES, Side
from sztab.games.rok1920.war import War
from sztab.kernel.events import Outcome

PL_THEATRE = THEATRES.index("pl")
RAISED = ("ukrainian", "reserve")


def note_lwow(war: War, state: State, side: Side, h: int) -> None:
    """D.4.1, G.2: Lwów has been lost."""
    if side == SU and h in map(war.board.place, places_of(war, DECIDES)):
        state.change(LwowHeld, lost=1)


def verdict(war: War, state: State, when: str) -> Outcome | None:
    """D.4: from the highest level down; Warsaw taken ends the game at once (D.4.2-4)."""
    if holds(war, state, SU, *places_of(war, ENDS_AT_ONCE)):
        return victory(SU, "strategic", "warsaw-taken", "D.4.3")
    if when != "end":
        return None
    red_inside = supplied_hexes_of(war, state, SU) & war.board.theatres[PL_THEATRE] & war.board.localities
    if not red_inside and not state.of[LwowHeld].lost:
        return victory(PL, "strategic", "poland-freed", "D.4.1")
    if holds(war, state, SU, *places_of(war, DECIDES)) and level(war, state, PL_THEATRE, SU) == 2:
        return victory(SU, "strategic", "lwow-and-morale", "D.4.3")
    if holds(war, state, PL, *places_of(war, DECIDES)) and level(war, state, PL_THEATRE, PL) >= 1:
        return victory(PL, "tactical", "lwow-and-morale", "D.4.2")
    return victory(SU, "tactical", "nothing-decided", "D.4.4")


VICTORY = Chapter(name="warsaw-victory", locality_taken=(note_lwow,), verdicts=(verdict,))


def rules(card: ScenarioCard, setting: Setting) -> Setting:
    return structs.replace(
        setting,
        scenario_rules=(VICTORY,),
        closed_lines=("demarcation",),
        closed_rule=LITHUANIAN_BORDER_D,
        raised=RAISED,
    )
