"""H: The Battle of the Niemen: one theatre, the Suwałki agreement, and victory."""

from msgspec import structs

from sztab.games.rok1920.chapter_rules import PLAY_AREA_H
from sztab.games.rok1920.chapters import Chapter, For, ForbiddenHexes, MustGoTo, poles
from sztab.games.rok1920.command import victory
from sztab.games.rok1920.first.scenarios.counting import by_points
from sztab.games.rok1920.logistics.supply import unsupplied_units
from sztab.games.rok1920.scenarios.cards import ScenarioCard
from sztab.games.rok1920.scenarios.niemen import closed, duty, outside, peace
from sztab.games.rok1920.scenarios.setting import Setting
from sztab.games.rok1920.state import State
from sztab.games.rok1920.units.counters import PL, SU, THEATRES
from sztab.games.rok1920.war import War
from sztab.kernel.events import Outcome

LB = THEATRES.index("lb")


def supplied_strength(war: War, state: State, side: int) -> int:
    """H.6.3: strength points of a side's supplied units."""
    hungry = set(unsupplied_units(war, state, side))
    units = (u for u in war.roster.of_side[side] if state.at[u] >= 0 and u not in hungry)
    return sum(war.strength(state, u) for u in units)


def verdict(war: War, state: State, when: str) -> Outcome | None:
    """H.6: points; but more supplied strength is a Bolshevik victory (H.6.3)."""
    if when != "end":
        return None
    points = by_points(war, state, "H.6")
    if supplied_strength(war, state, SU) > supplied_strength(war, state, PL):
        return victory(SU, "win", "stronger", "H.6.3", points.score)
    return points


OWN = Chapter(
    name="niemen",
    forbidden_hexes=(ForbiddenHexes(PLAY_AREA_H, "play-area", closed, most=outside),),
    must_go_to=(MustGoTo(PLAY_AREA_H, "duty-play-area", duty, most=outside),),
    forbidden_attacks=(For(poles, peace),),
    verdicts=(verdict,),
)


def rules(card: ScenarioCard, setting: Setting) -> Setting:
    return structs.replace(
        setting,
        scenario_rules=(OWN,),
        raised=("reserve",),
        theatre=LB,
        replacement_cap=True,
        front_changes=card.front_changes,
        wilno_units=card.wilno_units,
    )
