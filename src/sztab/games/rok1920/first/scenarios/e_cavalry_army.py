"""E: The Cavalry Army: victory by points, or by the rules of D or of the campaign (E.3); F: The Banner of
Revolution."""

from msgspec import structs

from sztab.games.rok1920.chapters import Chapter
from sztab.games.rok1920.first.scenarios import campaign, d_battle_of_warsaw
from sztab.games.rok1920.logistics.supply import unsupplied_units
from sztab.games.rok1920.politics.morale import level
from sztab.games.rok1920.scenarios.cards import ScenarioCard
from sztab.games.rok1920.scenarios.scoring import decide, holds, kept, lacking_strength
from sztab.games.rok1920.scenarios.setting import Setting
from sztab.games.rok1920.state import State
from sztab.games.rok1920.units.counters import PL, SU, THEATRES
from sztab.games.rok1920.war import War
from sztab.kernel.events import Outcome

PL_THEATRE, UA, LB = (THEATRES.index(name) for name in ("pl", "ua", "lb"))


def divisions_in_poland(war: War, state: State) -> int:
    """E.2: supplied Bolshevik divisions in the PL theatre."""
    hungry, hexes = set(unsupplied_units(war, state, SU)), war.board.theatres[PL_THEATRE]
    return sum(
        state.at[u] >= 0 and bool(hexes >> state.at[u] & 1) and u not in hungry and war.roster.is_division[u]
        for u in war.roster.of_side[SU]
        if war.roster.counters[u].nation == "su"
    )


def verdict(war: War, state: State, when: str) -> Outcome | None:
    """E.2: after the last stage the side with more points wins (E.2/a-d)."""
    if when != "end":
        return None
    towns = [
        10 * holds(war, state, SU, "Lwów"),
        5 * holds(war, state, SU, "Wilno"),
        2 * holds(war, state, SU, "Mińsk", "Grodno", "Równe"),
    ]
    red = [
        ("E.2/b", sum(towns)),
        ("E.2/c", divisions_in_poland(war, state)),
        ("E.2/d", 5 * sum(level(war, state, theatre, SU) for theatre in (UA, LB))),
    ]
    polish = [("E.2/a", lacking_strength(war, state, SU))]
    return decide({PL: kept(polish), SU: kept(red)}, "E.2")


POINTS = Chapter(name="konarmija", verdicts=(verdict,))
VICTORIES = {"E.2": POINTS, "D.4": d_battle_of_warsaw.VICTORY, "40.2": campaign.VICTORY}


def rules(card: ScenarioCard, setting: Setting) -> Setting:
    """E.3, F: the ending that was chosen says how the game is judged."""
    chosen = setting.options.get("ending", card.endings[0].id)
    ending = next(ending for ending in card.endings if ending.id == chosen)
    return structs.replace(setting, own=(VICTORIES[ending.victory],), raised=d_battle_of_warsaw.RAISED)
